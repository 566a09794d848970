# G-Force in English. Arguments seat, to, from and whom are seats: $seat is a name and
# $seatYou says "yes" when it is the reader’s own. Any other word, such as agent, comes with
# $agentName as well. Numbers are counted from 1.

game-name = G-Force
game-line = Six agents that belong to nobody, twelve opponents face down: surround them before the others do.

## Agents and tiles

agent-darwin = Darwin
agent-blaster = Blaster
agent-juarez = Juarez
agent-mooch = Mooch
agent-hurley = Hurley
agent-speckles = Speckles

tile-press_iron = Press-Iron
tile-toast_or = Toast-Or
tile-shave_ix = Shave-Ix
tile-fan_atic = Fan-Atic
tile-drill_er = Drill-Er
tile-kettle_on = Kettle-On
tile-mixe_ur = Mixe-Ur
tile-vacuum_ax = Vacuum-Ax
tile-wave_oven = Wave-Oven
tile-wash_ard = Wash-Ard
tile-freeze_or = Freeze-Or
tile-core_unit = Core-Unit

## Options

option-tiles = Tiles
option-tiles-help = How many opponents lie on the board. Fewer make a shorter match; nobody knows which were left in the box.
option-layout = Where the tiles lie
option-layout-help = With fewer than twelve tiles: left to chance, or the one who begins lays them where they like.
option-layout-random = chance decides
option-layout-chosen = the one who begins lays them
option-long_game = Long match
option-long_game-help = No agent is ever sent back to the base, neither by a tile that is turned over nor by one that is taken.
option-long_game-no = back to the base
option-long_game-yes = agents stay where they are
option-reveals_per_turn = Tiles turned over in a turn
option-reveals_per_turn-help = When agents have newly come to several tiles: turn over one of them, or each.
option-reveals_per_turn-one = one of them
option-reveals_per_turn-each = each of them
option-memory_aid = Memory aid
option-memory_aid-help = Tiles that were seen stay readable for everybody. Without it you have to remember them.
option-memory_aid-no = remember them yourself
option-memory_aid-yes = seen tiles stay readable
option-tie = If points are equal
option-tie-help = Share the win, or let the number of tiles decide.
option-tie-shared = the win is shared
option-tie-more_tiles = more tiles win
option-turn_limit = Most turns
option-turn_limit-help = A match that has not ended after so many turns, of all players together, is cut off; most points win.

## What cannot be done, and why

refusal-not_now = That is not what is asked now.
refusal-tile_there = A tile lies there already.
refusal-has_moved = This agent has had its move in this turn.
refusal-stands_there = This agent stands there already.
refusal-too_far = That is farther than your points reach.
refusal-no_tile = There is no tile there any more.
refusal-nobody_new = No agent has newly come to this tile in this turn.
refusal-turned_already = This tile was turned over in this turn already.
refusal-points_left = Use all your points first.
refusal-nothing_to_choose = With all twelve tiles every hexagon has one: take fewer, or leave it to chance.

## How it ended

ending-unfinished = The match is not over yet.
ending-all_taken = All the tiles are taken; most points win.
ending-cut_off = Too many turns: the match was cut off, most points win.

## Moves

spot-base = the base
spot-ambush = ambush
spot-hexagon = hexagon
part-spot = { $spot ->
    [base] { spot-base }
    [ambush] { spot-ambush } { $arm }
   *[hexagon] { spot-hexagon } { $arm }
 }
move-lay = Lay a tile on hexagon { $arm }
move-move = { $agentName } to { part-spot }
move-reveal = Turn over the tile of hexagon { $arm }
move-end = End the turn without looking

## The story

note-laid-out = { $tiles ->
    [one] A single tile lies on the board, face down.
   *[other] On the board lie { $tiles } tiles, face down.
 }
note-laid = { $seatYou ->
    [yes] You lay a tile on hexagon { $arm }.
   *[no] { $seat } lays a tile on hexagon { $arm }.
 }
note-start-rolled = { $seatYou ->
    [yes] You roll for the start: { $die }.
   *[no] { $seat } rolls for the start: { $die }.
 }
note-start-again = A tie for the highest: those who share it roll again.
note-rolled = { $seatYou ->
    [yes] You roll a { $die }.
   *[no] { $seat } rolls a { $die }.
 }
note-moved = { $seatYou ->
    [yes] You move { $agentName } to { part-spot }.
   *[no] { $seat } moves { $agentName } to { part-spot }.
 }
note-looked-at-nothing = { $seatYou ->
    [yes] You leave the tiles face down.
   *[no] { $seat } leaves the tiles face down.
 }
note-turned = { $seatYou ->
    [yes] You turn over the tile of hexagon { $arm }: { $tileName }, { $points } points.
   *[no] { $seat } turns over the tile of hexagon { $arm }: { $tileName }, { $points } points.
 }
note-looked = { $seatYou ->
    [yes] You turn over the tile of hexagon { $arm }.
   *[no] { $seat } turns over the tile of hexagon { $arm }.
 }
note-taken = { $seatYou ->
    [yes] Everybody is there: you take { $tileName } for { $points } points.
   *[no] Everybody is there: { $seat } takes { $tileName } for { $points } points.
 }{ $left ->
    [0] {" "}It was the last one.
   *[other] {""}
 }{ $lapsed ->
    [0] {""}
    [one] {" "}One point of the die lapses.
   *[other] {" "}{ $lapsed } points of the die lapse.
 }
note-gone-home = { $agentName } is not wanted there and returns to the base.
note-turn = { $seatYou ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
 }
note-cut-off = Too many turns: the match is cut off, most points win.

## What is asked now

ask-lay = { $count ->
    [one] Lay the last tile on a hexagon of your choice.
   *[other] Lay a tile on a hexagon of your choice: { $count } to go.
 }
ask-move = { $points ->
    [one] One point is left: pick an agent.
   *[other] Pick an agent to move: { $points } points to use.
 }
ask-reveal = Turn over a tile you have reached, or end the turn without looking.
wait-lay = { $seat } is laying out the tiles.
wait-move = { $points ->
    [one] { $seat } is moving agents: one point is left.
   *[other] { $seat } is moving agents: { $points } points are left.
 }
wait-reveal = { $seat } may turn a tile over.

## At the table in the browser

ui-where = { $points ->
    [one] Where shall { $agentName } go? One point is left.
   *[other] Where shall { $agentName } go? { $points } points are left.
 }
ui-go = { $cost ->
    [one] { $agentName } to { part-spot }, 1 point
   *[other] { $agentName } to { part-spot }, { $cost } points
 }
ui-place = { $spot ->
    [base] base camp
    [ambush] ambush { $arm }
   *[hexagon] hexagon { $arm }
 }
ui-tile-down = a tile, face down
ui-tile-none = no tile
ui-tile-open = { $tileName }, { $points } points: asks for { $agents }
ui-board = The board: who stands where
ui-agents = The agents
ui-agent = { $agentName }, { $place }{ $moved ->
    [yes] , has moved in this turn
   *[no] {""}
 }
ui-here = { $agentName } stands there already: { $place }.
ui-too-far = That way costs { $cost } points; { $points ->
    [one] one is left
   *[other] { $points } are left
 }.
ui-moved = { $agentName } has had its move in this turn.
ui-not-yet = The agents move when it is your turn and the die has fallen.
ui-pick-first = { $place }. Pick an agent first.
ui-points = { $points ->
    [0] used up
    [one] { $points } point left
   *[other] { $points } points left
 }
ui-turned-taken = { $seatYou ->
    [yes] All there: { $points } points for you!
   *[no] All there: { $points } points for { $seat }.
 }
ui-turned-idle = { $count ->
    [one] Not needed: { $agents }.
   *[other] Not needed: { $agents }.
 }
ui-turned-back = It will lie face down again.
ui-wanted = { $there ->
    [yes] { $agentName } is there.
   *[no] { $agentName } is missing.
 }
ui-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
 }.
ui-tiles-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
 }
ui-look = The tile of hexagon { $arm } is held up for everybody: look well.
ui-turn-over = Turn over { $arm }
ui-no-look = Don’t look
ui-put-back = Put it back
ui-over = The match is over.
ui-moment = One moment…
ui-rolls = { $seatYou ->
    [yes] You roll.
   *[no] { $seat } rolls.
 }

## The first match

lesson-walk = You have rolled a four. The agents belong to nobody, so move any you like. From the base a hexagon is two points away: take Darwin to hexagon 3.
lesson-company = Two points are left, and all of them must be used. Darwin has had his move; take Speckles to the same hexagon.
lesson-look = All points are used, and somebody has newly come to a tile: you may turn it over. Everybody will see it. Have a look.
lesson-missing = Your tile wanted Hurley and Speckles: Speckles stayed, Darwin was sent home. The other player then saw what lies on hexagon 8; keep both in mind. You have a two: bring Hurley to hexagon 3.
lesson-take = Now everybody that this tile wants is there. Turn it over: it is yours, and it counts as many points as it shows agents.
lesson-remember = Everybody went home, and hexagon 3 is empty now. You have a six, and one tile is left. Do you remember whom it wanted? Darwin was one of them: take him to hexagon 8.
lesson-both = Blaster was the other. Take him there too.
lesson-last = Two points are left, but this is the last tile, it was seen before, and everybody is there: you may take it at once. The points lapse.
lesson-end = Roll, use every point, look under a tile, remember. That is G-Force. With all twelve tiles some will want all six agents, and the others are watching.

note-taken-back = { $seatYou ->
    [yes] You take your last move back.
   *[no] { $seat } takes the last move back.
 }
