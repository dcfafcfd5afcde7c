"""Who answers where no person does: a bot, or the table itself where the answer is certain."""

from collections.abc import Iterable

from skald.kernel.actions import Action
from skald.server.audience import Audience
from skald.server.journal import Journal
from skald.server.own_bots import made_by
from skald.server.queueing import Claim, Rank
from skald.server.seats import STAND_IN, Seat
from skald.server.services import Services
from skald.server.thinkers import question


async def bots_choice(
    table_id: str, journal: Journal, bot: str, audience: Audience, services: Services
) -> Action:
    """What a bot of a level does in a position."""
    match, thinkers = journal.match, services.thinkers
    made = made_by(bot, services.bots, STAND_IN)
    asked = question(match.rules, match.setup, match.state, match.decisions, made)

    def claim() -> Claim:
        return _claim(table_id, audience)

    if not may_be_formality(journal):
        return match.rules.table.parse(await thinkers.choose(asked, claim))
    text = await thinkers.choose_after_delay(asked, claim)
    # Who has not thought to the end in time lets it pass, like one who had nothing to choose.
    return match.legal()[0] if text is None else match.rules.table.parse(text)


def _claim(table_id: str, audience: Audience) -> Claim:
    """Who waits for a bot: those who play, or else those who watch."""
    playing = frozenset(each.household for each in audience if each.mine)
    there = playing or frozenset(each.household for each in audience)
    return Claim(Rank.WATCHED if there else Rank.ALONE, table_id, there)


def may_be_formality(journal: Journal) -> bool:
    """Whether some who are asked this have only one answer, and nobody may learn who."""
    match, step = journal.match, journal.match.step
    return step is not None and journal.presenter.is_formality(step, match.legal()[:1])


def is_formality(journal: Journal, seats: Iterable[Seat]) -> bool:
    """Whether the table answers for a person: only where no other person could draw a
    conclusion from how long it took, be they quick, slow or away."""
    match, step = journal.match, journal.match.step
    if step is None or not journal.presenter.is_formality(step, match.legal()):
        return False
    return all(seat.kind == "bot" for seat in seats if seat.number != step.seat)
