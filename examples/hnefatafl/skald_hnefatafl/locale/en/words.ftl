### The words of Hnefatafl (English).

ht-side-attackers = Attackers
ht-side-defenders = Defenders

ht-headline = { $player } to move
ht-prompt-turn = { $player }: move one piece
ht-action-move = { $start } → { $goal }

ht-event-move = { $player }: { $start } → { $goal }
ht-event-capture = { $player }: the piece on { $square } is taken

ht-winner-attackers = The attackers win.
ht-winner-defenders = The defenders win.
ht-winner-nobody = Nobody wins.

ht-ending-escape = The king has escaped to a corner.
    .short = king escaped
ht-ending-fort = The king is safe in a fort at the edge.
    .short = fort at the edge
ht-ending-capture = The king is captured.
    .short = king captured
ht-ending-encircled = The king and all defenders are encircled.
    .short = encircled
ht-ending-repetition = The same position has come up for the third time.
    .short = repetition
ht-ending-stuck = Whoever is to move cannot.
    .short = no move
ht-ending-draw = Two hundred moves have led to no capture.
    .short = draw
