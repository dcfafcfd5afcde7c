### The page at which a game is played, and the replay of one (English).

## Prompt

table-prompt = What to do
table-your-turn = Your turn
table-arriving = Taking a seat at the table …
table-why = Why?
table-undo = Undo
table-confirm = Confirm
table-cancel = Not this
table-back = Back
table-close = Close
table-earlier = { $count } earlier
table-skip =
    { $count ->
        [one] Skip one step
       *[other] Skip { $count } steps
    }
table-narrowed =
    { $count ->
        [one] Point at a glowing place to finish.
       *[other] Point at a glowing place: { $count } ways to go on.
    }
table-deed = What shall be done with the card?
table-which = Which of these?
table-or-point = Or point at another glowing place.
table-thinking = { $player } is thinking …
table-chooses = { $player } must choose.

## Refusals

table-refused-by = Not possible: { $rule }.
table-refused-stale = The table had already moved on; look again.
table-refused-not-your-turn = It is not your turn.
table-refused-illegal = That is not possible now.
table-refused-no-undo = That can no longer be taken back.
table-refused-malformed = The table did not understand that. Load the page again.
table-refused-failed = Something went wrong on the server. Nothing has changed; go on playing.
table-refused-too-fast = Too fast; wait a moment.
table-refused-not-away = They have not been away for long enough yet.
table-refused-not-let-in = You were not let in.
table-refused-many-devices = Your seat has as many devices as it can have. Remove one first.
table-refused-link-used = That link has been used: somebody else holds its seat.
table-refused-unkept = The server cannot keep anything at the moment, so nothing has changed. Try again in a while.
table-refused-gone = This table is no longer there.
table-refused-other-rules = This game was played under other rules than this server knows.
table-refused-unreadable = This table cannot be read.

## Actions

table-filter = Find an action
table-nothing-fits = No action has these words.
table-no-actions = Nothing to choose at the moment.
table-number-keys = Type a number to choose.
table-all-actions =
    { $count ->
        [one] One action
       *[other] All { $count } actions
    }

## Headings over actions of one kind

table-verb-at = Where
table-verb-attack = Attack
table-verb-bonus = Training Camp
table-verb-bottom = Under the pile
table-verb-build = Build
table-verb-card = Choose a card
table-verb-carry = Take along
table-verb-catchup = Free marker
table-verb-cell = Square
table-verb-choose = Choose an action
table-verb-collect = Collect
table-verb-creature = Creature
table-verb-discard = Discard
table-verb-enthral = Enthral
table-verb-exchange = Exchange a building
table-verb-fight = Fight
table-verb-flee = Withdraw
table-verb-floe = Ice Floe Crossing
table-verb-from = From where
table-verb-gather = Yield
table-verb-give = Give
table-verb-group = First units
table-verb-hit = Hit
table-verb-in = Where
table-verb-influence = Place influence
table-verb-init = Initiative
table-verb-kill = Vuko kills
table-verb-mountain = Through the mountain
table-verb-move = Move
table-verb-on = Building space
table-verb-opponent = Choose a player
table-verb-order = Order token
table-verb-pay = Pay
table-verb-pick = Pick a card
table-verb-pillage = Pillage
table-verb-place = Action marker
table-verb-play = Play
table-verb-raven = Raven Shadow
table-verb-recruit = Recruit
table-verb-remove = Remove from the game
table-verb-replace = Replace
table-verb-retreat = Retreat
table-verb-retreat-kaija = Kaija retreats
table-verb-sacrifice = Upgrade, removing a card
table-verb-scatter = Scatter
table-verb-scorch = Scorched Earth
table-verb-shift = Shift
table-verb-speed = Speed
table-verb-spend = Spend food
table-verb-spy = Maker-Spy
table-verb-start = Starting marker
table-verb-steal = Steal
table-verb-strike = Remove a unit
table-verb-summon = Summon
table-verb-swap = Exchange
table-verb-take = Take
table-verb-thorn = The Thorn
table-verb-tile = Tile
table-verb-to = To where
table-verb-top = On top of the pile
table-verb-trade = Trade
table-verb-turn = Turn the tile
table-verb-units = How many units
table-verb-upgrade = Upgrade
table-verb-wait = Wait

## Seats

table-players = Players
table-seat = Seat { $number }
table-seat-open = waiting for a friend
table-you = you
table-present = here
table-away = away
table-bot = bot, { $level }
table-turn-of = must choose
table-spectator = Spectator
table-name = Name
table-rename = Change the name
table-keep-name = Keep this name
table-share = Links
table-copy-invite = Copy the link to this seat
table-copy-watch = Copy the link for spectators
table-own-link = Link to my seat
table-own-link-hint = It opens your seat once, on the device that opens it first. Whoever that is plays for you, so keep it to yourself.
table-copied = Copied
table-devices = My devices
table-device-unnamed = A device
table-device-this = this one
table-device-here = at the table now
table-device-seen = last here { $when }
table-device-old = An old link
table-device-old-hint = whoever has it opens your seat
table-device-revoke = Remove
table-device-revoke-it = Remove { $device } from my seat
table-link-make = Play on another device
table-link-none = Makes a link for it.
table-link-asks = Whoever opens your first link again has to ask you.
table-link-out = A link to your seat is out that nobody has opened yet. A new one takes its place.
table-link-off = Switch my link off
table-request = { $device } asks for your seat.
table-request-for = { $device } asks for the seat of { $player }.
table-request-hint = Let it in only if it is yours: it will see your hand and play for you.
table-request-yes = It is mine, let it in
table-request-no = Refuse
table-waiting = { $player }: this seat is taken
table-waiting-asked = This link has been used. Whoever holds the seat has been asked to let this device in.
table-waiting-absent = This link has been used, and whoever holds the seat is not at the table now. They are asked when they come; keep this page open.
table-waiting-hint = If it was you: let this device in from the one on which you opened the link first. If it was not: tell whoever sent you the link.
table-kept-out = You were not let in to this seat.
table-kept-out-fast = This seat was asked for too often. Wait a minute, then ask again.
table-ask-again = Ask again
table-substitute-ask =
    { $agreed ->
        [0] If everybody who is here agrees, a bot plays until they are back.
        [one] If everybody who is here agrees, a bot plays until they are back. One has agreed.
       *[other] If everybody who is here agrees, a bot plays until they are back. { $agreed } have agreed.
    }
table-substitute-from = A bot may play for them { $when }.
table-waits-live = At this table a bot may play for somebody who has been away for 2 minutes. It hands back at once.
table-waits-evening = At this table a bot may play for somebody who has been away for 15 minutes. It hands back at once.
table-waits-correspondence = At this table a bot may play for somebody who has been away for 3 days. It hands back at once.
table-waits-never = At this table no bot plays for people who are away.
table-substitute-yes = Let a bot play for now
table-substitute-no = No bot after all
table-pass-device = Pass the device to { $player }
table-pass-hint = Everybody else looks away.
table-pass-ready = I am { $player }

## Around the board

table-tabs = Parts of the table
table-tab-board = Board
table-tab-actions = Actions
table-tab-saga = Saga
table-tab-chat = Chat
table-tab-players = Players
table-tab-study = Study
table-tab-charts = Result
table-tab-rules = Rules
table-lost = Connection lost; connecting again … Nothing you did is lost.
table-try-now = Try now
table-gone = There is no such table.
table-other-rules = This game was played under other rules than this server knows, and cannot be shown here. Nothing of it is lost.
table-unreadable = This table cannot be read. Nothing of it is lost; whoever runs the server finds the reason in its log.
table-upgraded = This game began under version { $from } of the rules and goes on under version { $to }. Every move was kept.
table-understood = Understood
table-unseated = This link holds no seat at this table.
table-watch-instead = Watch instead
table-my-tables = My tables
table-watching = You are watching and see what everybody may see.
table-looking-back = As it was then: { $when }
table-now = Back to now
table-practice = Practice
table-forecasts = Forecasts
table-forecasts-hint = Show what would happen if nobody did anything more
table-board-failed = The board could not be drawn. The list of actions plays on.
table-no-board = There is no board to draw here; play with the list of actions.

## Saga

table-saga-empty = Nothing has happened yet.
table-look = Look at the table at that moment

## Rules

table-related = Related rules
table-open-rules = Open in the book of rules
table-no-rule = Ask Why? beside the prompt, a refusal or a line of the saga, and the rule appears here.

## Chat

table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-signs = Quick signs
table-sign-horn = Sound the horn: hurry up!
table-sign-shield = Raise the shield: well defended
table-sign-axe = Axe: war!
table-sign-skull = Skull: that hurt
table-sign-mead = Mead: well played
table-sign-rune = Rune: let me think

## The end

table-over = The saga ends
table-result = Result
table-winner = winner
table-breakdown = Points by where they come from
table-points-total = Total
table-points-defeats = Defeats
table-points-regions = Regions
table-points-viper-bonus = Viper Gorge
table-points-tokens = Tokens
table-points-resources = Resources
table-points-developments = Developments
table-points-achievements = Achievements
table-points-unrest = Unrest
table-rematch = Rematch
table-open-replay = Watch the replay
table-download = Download the record
table-chart-points = Points
table-chart-chances = Estimated chance to win
table-as-table = As a table
table-end = End

## Replay

table-replay-title = Replay
table-replay-loading = Reading the record …
table-replay-controls = Controls of the replay
table-replay-play = Play
table-replay-pause = Pause
table-replay-first = To the beginning
table-replay-last = To the end
table-replay-previous = One step back
table-replay-next = One step on
table-replay-round = Go to
table-replay-moment = Step { $ply } of { $plies }
table-replay-by = Steps
table-replay-by-decision = decisions
table-replay-by-round = rounds
table-replay-speed = Speed
table-replay-options = More settings
table-replay-viewer = Seen by
table-replay-viewer-all = everything open
table-replay-viewer-nobody = a spectator
table-replay-continue = Continue from here
table-replay-continue-hint = A practice table begins at this position. You take one seat, bots take the others.
table-replay-seat = My seat
table-replay-level = Bots
table-replay-start = Begin
table-replay-advice = What would a bot do?
table-replay-advice-thinking = The bot is thinking …
table-replay-advice-is = A bot ({ $level }) would choose: { $action }
table-replay-keys = Arrow keys step, with Shift by round; the space bar plays.
