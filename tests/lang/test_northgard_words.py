"""What a player of Northgard reads: actions, prompts, events, options and the end."""

from skald.games.northgard.rules.build import Build
from skald.games.northgard.rules.creatures import CallCreature, CreaturePhase
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.endings import SecondTile
from skald.games.northgard.rules.explore import explore
from skald.games.northgard.rules.harvest import Trade
from skald.games.northgard.rules.levy import levy
from skald.games.northgard.rules.move import Move, NameCreatures
from skald.games.northgard.rules.recruit import Recruit
from skald.games.northgard.rules.specials.bribery import BribeFrom
from skald.games.northgard.rules.specials.buildings import ExchangeWhere
from skald.games.northgard.rules.specials.hands import SPY, ChooseOpponent
from skald.games.northgard.rules.turn import PlayOn, Response, Turn
from skald.games.northgard.rules.winter import Winter
from skald.games.northgard.show import words
from skald.kernel.agenda import advance
from tests.lang.northgard_hearing import DE, EN, PL, offered, prompt, quiet, saga, two
from tests.northgard import Board, board


def test_a_turn_in_three_languages() -> None:
    b = two().hand("r", "militia", "unrest").has("r", lore=3).start(Turn(0))
    assert prompt(b) == "Wolf Clan (red): play a card, wait, replace, remove, upgrade or pass"
    assert offered(b) == [
        "Play Militia (Flash)",
        "Wait: put down Militia without effect",
        "Wait: put down Unrest without effect",
        "Replace Militia (1 lore, draw a card)",
        "Replace Unrest (1 lore, draw a card)",
        "Remove Militia from the game (2 lore, draw two cards)",
        "Upgrade: put down Militia (3 lore)",
        "Upgrade: put down Unrest (3 lore)",
        "Upgrade: remove Militia from the game (3 lore)",
        "Pass",
    ]
    assert offered(b, DE)[:2] == [
        "Spiele „Miliz“ aus (Blitzkarte)",
        "Abwarten: Lege „Miliz“ ohne Wirkung in die Auslage",
    ]
    assert offered(b, PL)[3] == "Wymień kartę Milicja (za 1 wiedzę, dobierz 1 kartę)"
    assert offered(b, PL)[-1] == "Spasuj"


def test_a_prompt_names_only_what_the_lore_allows() -> None:
    b = two().hand("r", "militia").has("r", lore=0).start(Turn(0))
    assert prompt(b) == "Wolf Clan (red): play a card, wait or pass"
    assert prompt(b, DE) == "Wolfsclan (rot): Spiele eine Karte aus, warte ab oder passe"
    assert prompt(b, PL) == "Klan Wilka (czerwony): zagraj kartę, czekaj lub spasuj"
    b.has("r", lore=2).start(Turn(0))
    assert prompt(b) == "Wolf Clan (red): play a card, wait, replace, remove or pass"
    b.s.upgrades[0] = 3
    b.has("r", lore=5).start(Turn(0))
    assert prompt(b) == "Wolf Clan (red): play a card, wait, replace, remove or pass"
    b.hand("r").start(Turn(0))
    assert prompt(b) == "Wolf Clan (red): your hand is empty, pass"


def test_a_question_without_a_choice_says_why_it_is_asked() -> None:
    b = two().hand("r", "militia").start(PlayOn(0, 1))
    assert prompt(b) == "Wolf Clan (red): play another Flash card or end the turn"
    b.hand("r", "feast").start(PlayOn(0, 1))
    told = "you have no other card to play, end the turn (asked only so that nobody can tell)"
    assert prompt(b) == f"Wolf Clan (red): {told}"
    assert offered(b) == ["End the turn"]
    b.hand("r").start(PlayOn(0, 1))
    assert prompt(b) == "Wolf Clan (red): your hand is empty, end the turn"
    b.hand("b", "feast").start(Response(1))
    assert prompt(b).endswith("takes effect (asked only so that nobody can tell what you hold)")
    b.hand("b", "defensive-strategy").start(Response(1))
    assert prompt(b).endswith("was played, let it take effect?")


def test_two_cards_of_one_name_are_told_apart() -> None:
    b = two().hand("r", "feast", "early-feast").start(Turn(0))
    assert offered(b)[:2] == ["Play Feast", "Play Early Feast"]
    assert offered(b, DE)[1] == "Spiele „Frühes Festmahl“ aus"
    assert offered(b, PL)[1] == "Zagraj kartę Wczesna Uczta"


def test_a_card_has_its_text() -> None:
    incursion = Board.card("incursion")
    assert EN.tell(words.card_text_words(incursion)) == "Four moves. No fame."
    assert DE.tell(words.card_name_words(incursion)) == "Einfall"
    assert PL.tell(words.card_text_words(incursion)) == "Sława 0: do 4 ruchów."


def test_a_move_goes_to_own_neutral_or_enemy_land() -> None:
    b = two().start(Move(0, 2, 0, 0, 0))
    assert prompt(b) == "Wolf Clan (red): move a group (2 moves left)"
    assert offered(b) == ["From Hare Meadow: 4 units", "Make no more moves"]
    b.play("from {20.NW}")
    assert offered(b) == [
        "Attack Stag (blue) in Skald’s Rest",
        "To Oath Stone, neutral",
    ]
    b.play("to t2")
    assert offered(b, PL)[:2] == ["Przenieś jednostkę", "Przenieś 2 jednostki"]
    b.play("units 1")
    assert offered(b)[:2] == [
        "From Hare Meadow: 3 units",
        "From Oath Stone: a unit",
    ]
    b.play("from t0")
    assert offered(b)[1] == "To Oath Stone, your own"


def test_the_saga_of_a_combat() -> None:
    b = two().start(Move(0, 1, 0, 0, 0))
    b.play("move {20.NW}>{20.ES} 3", "* die a", "* die a")
    assert prompt(b) == "Wolf Clan (red): retreat from Skald’s Rest, 3 units to go"
    assert offered(b)[0] == "Retreat to Hare Meadow with a unit"
    b.play("retreat {20.NW}*3")
    assert saga(b) == [
        "Wolf (red) moves 3 units from Hare Meadow to Skald’s Rest",
        "Wolf (red) attacks Stag (blue) in Skald’s Rest, 3 against 3",
        "Wolf (red) rolls 2 points",
        "Stag (blue) rolls 2 points",
        "Stag (blue) wins the combat (attack 5, defence 5)",
        "Wolf (red) retreats with 3 units from Skald’s Rest to Hare Meadow",
    ]
    assert saga(b, speech=DE)[-1] == (
        "Wolf (rot) zieht 3 Einheiten von Skaldenruh nach Hasenau zurück"
    )


def test_food_is_asked_with_what_both_sides_have() -> None:
    b = two().has("r", food=5).has("b", food=1).start(Move(0, 1, 0, 0, 0))
    b.play("move {20.NW}>{20.ES} 2")
    assert prompt(b) == (
        "Wolf Clan (red): spend food for your attack on Skald’s Rest? (2 against 3)"
    )
    assert offered(b) == ["Spend no food", "Spend 1 food", "Spend 2 food"]
    b.play("spend 2")
    assert prompt(b) == "Stag Clan (blue): spend food to defend Skald’s Rest? (3 against 4)"
    b.play("spend 0", "* die c")
    assert prompt(b) == "Wolf Clan (red): a combat point or a casualty? (4 against 3)"
    assert offered(b) == ["1 combat point", "1 casualty"]


def test_kaija_is_named_beside_the_units() -> None:
    b = quiet(board("bear wolf", "GM-5").put("r", "20.NW", 2, kaija=True))
    b.start(Move(0, 1, 0, 0, 0))
    assert offered(b)[0] == "From Hare Meadow: 2 units and Kaija"
    b.play("from t0", "to t1")
    assert offered(b, PL)[2:] == [
        "Przenieś Kaiję",
        "Przenieś jednostkę i Kaiję",
        "Przenieś 2 jednostki i Kaiję",
    ]
    b.play("units 0+kaija")
    assert saga(b) == ["Bear (red) moves Kaija from Hare Meadow to Skald’s Rest"]


def test_the_bear_who_copies_stag_clan_sees_kaija_and_a_unit_apart() -> None:
    b = board("bear stag", "GM-12").put("r", "START.N", 1, kaija=True).put("r", "START.E", 1)
    b.start(CardEffects(0, b.card("stag-clan"), 0)).play("recruit {START.E}")
    assert offered(b) == [
        "A unit from Gull Haven",
        "Kaija from Gull Haven",
        "Bring no unit along",
    ]
    assert offered(b, DE)[1] == "Kaija von Möwenhafen"
    assert offered(b, PL)[1] == "Kaija z terytorium Mewia Przystań"


def test_building_names_price_and_space() -> None:
    b = quiet(board("goat wolf", "GM-5").put("r", "20.NW", 1).has("r", wood=3))
    b.start(Build(0, discount=1))
    assert offered(b)[0] == "Build a Food Silo (0 wood)"
    assert offered(b, PL)[1] == "Zbuduj Chatę Drwala (za 0 drewna)"
    b.play("build food-silo")
    assert saga(b) == [
        "Goat (red) builds a Food Silo in Hare Meadow, on a plain space",
        "Goat (red) gains 1 food",
    ]
    assert saga(b, speech=DE)[0] == (
        "Ziege (rot) baut einen Nahrungssilo in Hasenau, auf einem einfachen Bauplatz"
    )


def test_an_exchange_tells_the_space() -> None:
    b = board("goat wolf", "GM-5").put("r", "20.NW", 1).built("20.NW", "food-silo")
    b.start(ExchangeWhere(0))
    assert offered(b) == ["In Hare Meadow", "Exchange nothing"]
    b.play("in t0")
    assert offered(b)[0] == "Exchange a Food Silo on a plain space for a Woodcutter Lodge"


def test_recruiting_here_and_everywhere() -> None:
    b = two().start(Recruit(0, 2, 0, 0, 0, ()))
    assert prompt(b, DE) == "Wolfsclan (rot): Rekrutiere Einheiten (noch 2)"
    assert offered(b) == ["Recruit a unit in Hare Meadow", "Recruit no more units"]
    b = two()
    levy(b.s, 0, 1, 0, 0)
    advance(b.s)
    assert (
        prompt(b) == "Wolf Clan (red): recruit in the territories of your choice (1 more at most)"
    )
    assert offered(b) == ["Recruit a unit in Hare Meadow", "Recruit no more units"]


def test_exploring_names_tiles_squares_and_turns() -> None:
    b = two().pile("13", "07")
    explore(b.s, 0, draw=2)
    advance(b.s)
    assert saga(b) == ["Drawn: tile 13", "Drawn: tile 07"]
    assert "Lay tile 13" in offered(b)
    b.play("tile 07")
    assert prompt(b) == "Wolf Clan (red): choose a square for tile 07"
    assert offered(b)[0].startswith("On the square ")
    b.play(b.options[0])
    assert {text.split()[0] for text in offered(b)} <= {"Unturned", "Turned"}


def test_a_look_at_a_hand() -> None:
    b = two().hand("b", "spy").start(ChooseOpponent(0, SPY))
    assert prompt(b) == "Wolf Clan (red): choose a card in the hand of Stag (blue)"
    assert offered(b) == ["Discard Spy"]
    b.play("card spy")
    assert saga(b, 1)[:2] == [
        "Wolf (red) looks at the hand of Stag (blue)",
        "Stag (blue) discards Spy",
    ]


def test_bribed_units_are_named_by_their_owner() -> None:
    b = two().start(BribeFrom(0))
    assert prompt(b) == "Wolf Clan (red): choose where the bribed units from Skald’s Rest go"
    assert "Attack Wolf (red) in Hare Meadow" in offered(b)


def test_a_drawn_card_is_the_owners_secret() -> None:
    b = two().hand("r", "militia").on_top("r", "scouts").has("r", lore=1).start(Turn(0))
    b.play("replace militia")
    assert saga(b, 0)[-1] == "Wolf (red) draws Scouts"
    assert saga(b, 1)[-1] == "Wolf (red) draws a card"
    assert saga(b, None, DE)[-1] == "Wolf (rot) zieht eine Karte"
    assert saga(b, None, PL)[-1] == "Wilk (czerwony) dobiera kartę"


def test_an_upgrade_is_known_to_all_and_drawn_by_nobody() -> None:
    b = two().hand("r", "militia").has("r", lore=3).start(Turn(0))
    b.play("upgrade militia", "take plunder")
    assert saga(b, 1)[-2:] == [
        "Wolf (red) gets the upgrade Plunder",
        "Wolf (red) takes the card into hand",
    ]


def test_creatures_are_named() -> None:
    b = board("wolf stag", "GM-5", creatures="on").put("r", "20.NW", 3).creature("draugr", "20.NW")
    quiet(b).start(NameCreatures(0))
    assert prompt(b) == (
        "Wolf Clan (red): choose creatures to attack if you like, one in each territory "
        "(Hare Meadow)"
    )
    assert offered(b) == [
        "Attack the Draugr in Hare Meadow",
        "Attack no more creatures",
    ]
    assert offered(b, PL)[0] == "Zaatakuj Draugra na terytorium Zajęcza Łąka"
    b.start(CallCreature(0))
    assert offered(b)[-1] == "Call no creature"
    b.start(CreaturePhase())
    assert "A creature moves to Skald’s Rest: Draugr" in saga(b)


def test_partners_may_swap() -> None:
    b = board("wolf stag bear goat", "GM-5", teams="on").has("r", food=1).has("y", lore=1)
    b.start(Trade(0, 1))
    assert offered(b) == ["Offer your partner 1 food for 1 lore", "Trade no more"]
    b.play("swap food>lore")
    assert prompt(b) == "Bear Clan (yellow): Wolf (red) offers you 1 food for 1 lore"
    assert offered(b) == ["Agree", "Refuse"]


def test_winter_and_unrest() -> None:
    b = quiet(two().put("r", "20.NW", 3).has("r", food=1)).start(Winter())
    assert saga(b) == [
        "Wolf (red) pays 1 food",
        "Wolf (red) gets Unrest on top of the draw pile",
    ]
    b.s.unrest = 0
    quiet(b).start(Winter())
    assert saga(b)[0] == "Wolf (red) loses 5 fame"
    assert saga(b, speech=PL)[0] == "Wilk (czerwony) traci 5 punktów sławy"


def test_a_tile_of_the_second_chance_is_not_known_yet() -> None:
    b = two().start(SecondTile(0))
    assert offered(b) == ["Draw a tile", "Draw no tile"]
