"""The games for which there is a scoresheet, and the sheets of new sessions and matches."""

from __future__ import annotations

from sevens import PRESETS, InvalidOption, Rules, Session, ShichiNarabe
from sevens.sedma import Match, Sedma
from sevens_widgets.game import usual_total
from sevens_widgets.sheets.match import MatchSheet
from sevens_widgets.sheets.session import SessionSheet
from sevens_widgets.words import mark

AnySheet = SessionSheet | MatchSheet
GAMES: dict[str, tuple[str, Rules | Sedma]] = {
    "fan_tan": (mark("Fan Tan"), PRESETS["fan_tan"]),
    "fan_tan_stakes": (mark("Fan Tan for stakes"), PRESETS["fan_tan_stakes"]),
    "fan_tan_points": (mark("Fan Tan for points"), PRESETS["fan_tan_points"]),
    "parliament": (mark("Parliament"), PRESETS["parliament"]),
    "parliament_winner_gains": (mark("Parliament, the winner gains"), PRESETS["parliament_winner_gains"]),
    "parliament_penalty_points": (mark("Parliament with penalty points"), PRESETS["parliament_penalty_points"]),
    "shichi_narabe": (mark("Shichi Narabe, five rounds"), PRESETS["shichi_narabe"]),
    "shichi_narabe_to_100": (mark("Shichi Narabe to 100 points"), ShichiNarabe(match="to_100")),
    "sedma_3": (mark("Sedma to 3"), Sedma(match_to=3)),
    "sedma_5": (mark("Sedma to 5"), Sedma(match_to=5)),
    "sedma_10": (mark("Sedma to 10"), Sedma(match_to=10)),
}


def new_sheet(game: str, names: tuple[str, ...]) -> AnySheet:
    """The empty sheet of a game for these players. Raises `InvalidOption` for a game there is not, or too many or few players."""
    if game not in tuple(GAMES):
        raise InvalidOption("game", game, GAMES)
    rules = GAMES[game][1]
    if isinstance(rules, Sedma):
        return MatchSheet(Match.start(Sedma.with_options(**{**rules.changed(), "players": len(names)})), names)
    return SessionSheet(Session.start(rules, len(names), target=usual_total(rules)), names)


def sheet_of(match: Session | Match, names: tuple[str, ...]) -> AnySheet:
    """The sheet of a session or a match that has begun. Raises `InvalidOption` unless there is a name for each seat."""
    seats = match.rules.players if isinstance(match, Match) else match.seats
    if len(names) != seats:
        raise InvalidOption("names", names, f"{seats}, one for each seat")
    return MatchSheet(match, names) if isinstance(match, Match) else SessionSheet(match, names)


def seats_of(game: str) -> tuple[int, ...]:
    """For how many players a game is."""
    rules = GAMES[game][1]
    return (2, 4) if isinstance(rules, Sedma) else tuple(range(rules.min_players, rules.max_players + 1))
