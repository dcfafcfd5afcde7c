"""The check at the end of a round: individual goals, then victory points."""

from skald.games.icegarden.ids import BY_GOAL, BY_POINTS
from skald.games.icegarden.queries import goal_progress, score
from skald.games.icegarden.state import BONUS, State
from skald.games.icegarden.verbs.telling import tell
from skald.games.icegarden.verbs.tracks import end_game, score_points
from skald.kernel.agenda import Automatic
from skald.kernel.rulebook import rule


@rule("IG-ROUND-02", "IG-END-01", "IG-END-02", "IG-END-03", "IG-END-08", "IG-END-09")
@rule("IG-END-10", "IG-INIT-09", "IG-RUL-52", "IG-ACTV-17")
class EndCheck(Automatic):
    """Goals first; then fifty points or the last helm; else the game goes on."""

    def run(self, s: State) -> None:
        done = [seat for seat in range(s.seats) if has_goal(s, seat)]
        if done:
            end(s, BY_GOAL, done)
            return
        content = s.setting.content
        most = max(score(s, seat) for seat in range(s.seats))
        if most >= content.points_lap or max(s.helm) >= content.helms:
            viper_bonus(s)
            end(s, BY_POINTS, list(range(s.seats)))


def has_goal(s: State, seat: int) -> bool:
    """Whether a seat has completed its individual goal."""
    now, needed = goal_progress(s, seat)
    return now >= needed


@rule("IG-END-11", "IG-RUL-53", "IG-END-06")
def viper_bonus(s: State) -> None:
    """Five points for the most markers in Viper Gorge; the better reputation breaks ties."""
    most = max(s.viper_markers)
    if most:
        seat = next(seat for seat in s.rep_order if s.viper_markers[seat] == most)
        score_points(s, seat, BONUS, 5)


@rule("IG-END-04", "IG-END-12", "IG-RUL-52", "IG-RUL-76", "IG-SOLO-34", "IG-SOLO-32")
def end(s: State, ending: int, rivals: list[int]) -> None:
    """Most points among the rivals wins; equal points are a shared victory."""
    most = max(score(s, seat) for seat in rivals)
    end_game(s, ending, sum(1 << seat for seat in rivals if score(s, seat) == most))
    tell(s, "end_goal" if ending == BY_GOAL else "end_points", -1, winners=s.winners)
