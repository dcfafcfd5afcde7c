"""The packaged cards of Northgard, drawn in the notation of the catalogue."""

import pytest

from skald.games.northgard.content import Card, Content, Spec, default

# Key, name, * for Flash, fame, effects.
STARTING = """
S-01 recruit  - 0 recruit(1)
S-02 move     - 0 move(1)
S-03 explore  - 0 explore(1)
S-04 build    - 0 build()
S-05 feast    - 0 choose(recruit(1) / move(1) / explore(1) / build())
"""
CLAN = """
C-01 bear-clan              * 0 move(1, kaija_collect)
C-02 the-bear-awakens       * 0 recruit(2) + kaija-attacks
C-03 protector-of-the-land  - 0 draw-closed
C-04 boar-clan              * 0 build(discount 1)
C-05 osmosis                - 0 each(open-or-wood, territories 3)
C-06 lay-of-the-land        - 0 explore(3, collect)
C-07 goat-clan              * 0 build(duplicate)
C-08 teamwork               - 0 teamwork()
C-09 resourceful-people     - 0 draw(2, keep 2) + pay-draw
C-10 raven-clan             * 0 explore(2)
C-11 raiding-party          * 0 raid
C-12 raven-mercenaries      - 0 mercenaries
C-13 snake-clan             * 0 move(1) + scorch
C-14 rapacious-exploitation - 0 exploit
C-15 stolen-lore            * 0 stolen-lore
C-16 stag-clan              * 0 recruit(1) + reinforce
C-17 glory-of-the-clan      - 0 glory
C-18 annexation             * 0 annex
C-19 wolf-clan              * 0 move(1, no_rough)
C-20 plunder                * 0 plunder
C-21 call-to-war            - 0 each(next-to-enemy)
"""
EARLY = """
E-01 negociation             - 2 retrieve
E-02 scouts                  * 2 explore(1)
E-03 town-hall               * 1 recruit(1)
E-04 merchant                - 1 draw(3, keep 1, discard 2)
E-05 militia                 * 0 move(2)
E-06 improved-villager-tools * 2 build()
E-07 recruitment             - 1 recruit(2, same)
E-08 market-place            - 0 draw(2, keep 2)
E-09 mercenary               - 1 recruit(1, own+neutral)
E-10 intimidate              - 0 move(2, intimidate)
E-11 early-feast             - 0 choose(recruit(1) / move(1) / explore(1) / build())
E-12 scout-camp              - 1 explore(1, reject 1)
E-13 shieldbearers           - 0 move(2, shield)
E-14 bodyguard               * 0 move(1, cp 1)
E-15 simple-living           - 1 build(discount 1)
E-16 future-sight            - 0 future-sight
"""
ADVANCED = """
A-01 spy                   - 2 spy
A-02 fishing               * 2 collect(3 food)
A-03 axe-throwers          - 0 move(2, axe)
A-04 lore-mastery          * 2 collect(2 lore)
A-05 industrious-villagers - 3 build() + exchange
A-06 defensive-strategy    - 3 defend
A-07 enemy-secrets         - 0 secrets
A-08 hunters               - 1 each(yield, food)
A-09 outpost               - 1 recruit(2, own+neutral, same)
A-10 hidden-ways           - 0 hidden-ways
A-11 carpentry-mastery     - 2 build(times 2)
A-12 conqueror             * 2 conqueror
A-13 huginn-muninn         - 3 explore(1, anywhere)
A-14 upgraded-market-place * 1 draw(2, keep 2)
A-15 grizzled-warriors     - 0 move(2, cp 2)
A-16 upgraded-trading-post - 0 draw(3, keep 2, discard 1)
A-17 ancestral-curse       - 2 curse
A-18 veiled-threats        - 2 threats
A-19 rangers               - 1 explore(1, times 2)
A-20 upgraded-scout-camp   - 0 explore(2)
A-21 greater-trade-routes  - 0 draw(3, keep 2, top 1)
A-22 woodcutters           - 1 each(yield, wood)
A-23 infiltration          - 0 move(3, pass_enemy)
A-24 upgraded-town-hall    * 1 recruit(2)
A-25 amenities             - 2 build(nospace)
A-26 wood-monopoly         * 2 collect(3 wood)
A-27 bribery               * 3 bribery
A-28 incursion             - 0 move(4)
A-29 heroic-charge         - 0 move(3, cp 1)
A-30 trading-post          - 1 draw(3, keep 1, discard 1, top 1)
A-31 legendary-heroes      * 2 heroes
A-32 allies-from-the-wild  - 1 recruit(3, neutral)
A-33 loremasters           - 1 each(yield, lore)
A-34 warriors              - 0 move(2, cp 1)
A-35 cunning-merchant      - 1 draw(3, keep 1, top 2)
A-36 capture               * 3 capture
"""
OTHERS = """
ACH-01 builder     - 0 score(builder)
ACH-02 explorer    - 0 score(explorer)
ACH-03 food-trader - 0 score(food-trader)
ACH-04 wood-trader - 0 score(wood-trader)
ACH-05 scholar     - 0 score(scholar)
ACH-06 trapper     - 0 score(trapper)
ACH-07 warlord     - 0 score(warlord)
U-01   unrest      - -5
"""
RESOURCES = ("food", "wood", "lore")
AMOUNTS = (
    *("cp", "cas", "discount", "reject", "keep", "discard", "top", "territories"),
    *("same", "duplicate", "nospace", "collect", "anywhere"),
)


@pytest.fixture(scope="module")
def content() -> Content:
    return default()


def remarks(spec: Spec) -> list[str]:
    """Everything that is not as usual."""
    found = [] if spec.where == "own" else [spec.where]
    for name in AMOUNTS:
        value = getattr(spec, name)
        if value:
            found.append(name if value is True else f"{name} {value}")
    return found + ([f"times {spec.times}"] if spec.times > 1 else []) + sorted(spec.flags)


def effect(spec: Spec) -> str:
    if spec.do == "special":
        return spec.code
    if isinstance(spec.of, str):
        return f"score({spec.of})"
    if spec.of:
        return f"choose({' / '.join(map(effect, spec.of))})"
    if spec.do == "collect":
        return f"collect({spec.n} {RESOURCES[spec.resource]})"
    if spec.do == "recruit_each":
        resource = [RESOURCES[spec.resource]] if spec.resource >= 0 else []
        return f"each({', '.join([spec.filter, *resource, *remarks(spec)])})"
    first = {"explore": [str(spec.draw)], "build": [], "teamwork": []}.get(spec.do, [str(spec.n)])
    return f"{spec.do}({', '.join(first + remarks(spec))})"


def drawn(card: Card) -> str:
    words = [card.key, card.name, "*" if card.flash else "-", str(card.fame)]
    return " ".join([*words, " + ".join(map(effect, card.effects))]).strip()


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def cards_of(content: Content, *sets: str) -> list[Card]:
    return [card for card in content.cards if card.set in sets]


@pytest.mark.rules("NG-CARD-02", "NG-CARD-04")
@pytest.mark.parametrize(
    ("text", "sets"),
    [
        pytest.param(STARTING, ("start",), id="NG-CARD-S"),
        pytest.param(CLAN, ("clan-initial", "clan-upgrade"), id="NG-CARD-C"),
        pytest.param(EARLY, ("early",), id="NG-CARD-E"),
        pytest.param(ADVANCED, ("advanced",), id="NG-CARD-A"),
        pytest.param(OTHERS, ("achievement", "unrest"), id="NG-CARD-ACH"),
    ],
)
def test_ng_card_06_every_card(content: Content, text: str, sets: tuple[str, ...]) -> None:
    assert [drawn(card) for card in cards_of(content, *sets)] == lines(text)


def test_ng_card_06_numbers_follow_the_catalogue(content: Content) -> None:
    keys = [line.split()[0] for line in lines(STARTING + CLAN + EARLY + ADVANCED + OTHERS) if line]
    assert [card.key for card in content.cards] == keys
    assert [card.number for card in content.cards] == list(range(86))
    assert content.card_number == {key: number for number, key in enumerate(keys)}


@pytest.mark.rules("NG-COMP-12", "NG-COMP-10")
def test_ng_card_06_cards_by_set(content: Content) -> None:
    sizes = {name: len(numbers) for name, numbers in content.cards_of.items()}
    assert sizes == {
        "start": 5,
        "clan-initial": 7,
        "clan-upgrade": 14,
        "early": 16,
        "advanced": 36,
        "achievement": 7,
        "unrest": 1,
    }
    assert sorted(n for numbers in content.cards_of.values() for n in numbers) == list(range(86))


def test_ng_card_06_titles_are_the_printed_names(content: Content) -> None:
    shown = {key: content.cards[content.card_number[key]].title for key in ("E-01", "E-11", "A-13")}
    assert shown == {"E-01": "Negociation", "E-11": "Feast", "A-13": "Huginn & Muninn"}
    for card in content.cards:
        if card.key not in ("E-11", "A-13"):
            assert card.name == card.title.lower().replace(" ", "-")


def test_ng_card_06_defaults(content: Content) -> None:
    (spec,) = content.cards[content.card_number["S-01"]].effects
    assert (spec.n, spec.where, spec.same, spec.resource, spec.territories) == (
        1,
        "own",
        False,
        -1,
        0,
    )
    assert (spec.times, spec.draw, spec.flags, spec.of, spec.code) == (1, 1, frozenset(), (), "")


@pytest.mark.rules("NG-COMP-10")
def test_ng_card_25_check_sums(content: Content) -> None:
    for sets, cards, flash in (
        (("early",), 16, 5),
        (("advanced",), 36, 9),
        (("clan-initial", "clan-upgrade"), 21, 12),
    ):
        found = cards_of(content, *sets)
        assert (len(found), sum(card.flash for card in found)) == (cards, flash)
    fame = {name: [card.fame for card in cards_of(content, name)] for name in ("early", "advanced")}
    assert (sum(fame["early"]), sum(fame["advanced"])) == (12, 45)
    assert [fame["early"].count(n) for n in range(4)] == [7, 6, 3, 0]
    assert [fame["advanced"].count(n) for n in range(4)] == [11, 10, 10, 5]


def test_ng_card_25_every_special_text_has_its_own_code(content: Content) -> None:
    codes = [spec.code for card in content.cards for spec in card.effects if spec.code]
    assert len(codes) == len(set(codes)) == 25


def test_ng_comp_05_ng_comp_11_copies(content: Content) -> None:
    assert {card.key: card.copies for card in content.cards if card.copies > 1} == {
        "S-05": 2,
        "U-01": 10,
    }


def test_tv_200_starting_deck_of_the_wolf(content: Content) -> None:
    deck = [content.cards[number] for number in content.starting_deck(6)]
    assert ", ".join(card.title for card in deck) == (
        "Recruit, Move, Explore, Build, Feast, Feast, Wolf Clan"
    )
    assert sum(card.flash for card in deck) == 1


@pytest.mark.parametrize(
    ("clan", "initial"),
    list(enumerate(["C-01", "C-04", "C-07", "C-10", "C-13", "C-16", "C-19"])),
)
def test_ng_setup_12_seven_cards_for_every_clan(content: Content, clan: int, initial: str) -> None:
    deck = [content.cards[number].key for number in content.starting_deck(clan)]
    assert deck == ["S-01", "S-02", "S-03", "S-04", "S-05", "S-05", initial]


def test_ng_comp_09_cards_of_the_clans(content: Content) -> None:
    names = [clan.name for clan in content.clans]
    assert names == ["bear", "boar", "goat", "raven", "snake", "stag", "wolf"]
    for clan in content.clans:
        own = [content.cards[number] for number in (clan.initial, *clan.upgrades)]
        assert [card.set for card in own] == ["clan-initial", "clan-upgrade", "clan-upgrade"]
        assert [card.number for card in content.cards if card.clan == clan.number] == [
            card.number for card in own
        ]
    assert all(card.clan == -1 for card in content.cards if not card.key.startswith("C-"))
