// The board of Hnefatafl. The shell loads this module by its address and calls `mount`;
// docs/your-own-game.md says what it may export and what it is given.

const SIZE = 11;
const FIELD = 40;
const PIECES = ["empty", "attacker", "defender", "king"];
const SVG = "http://www.w3.org/2000/svg";

const STYLE = `
  .ht { display: block; width: 100%; max-height: calc(100dvh - 13rem - var(--below, 0rem)); }
  .ht .field { fill: var(--vellum-deep); stroke: var(--line); }
  .ht .hold .field { fill: var(--vellum-edge); }
  .ht .attacker .piece { fill: var(--seat-0); }
  .ht .defender .piece { fill: var(--seat-1); }
  .ht .king .piece { fill: var(--seat-1); stroke: var(--seat-2); stroke-width: 5; }
  .ht .empty .piece { display: none; }
  .ht .piece { stroke: var(--piece-rim); stroke-width: 1.5; pointer-events: none; }
  .ht .lit { cursor: pointer; }
  .ht .lit .field { fill: var(--glow-soft); stroke: var(--glow); }
  .ht .chosen .field { fill: var(--glow); }
  .ht .marked .field { stroke: var(--accent); stroke-width: 3; }
  .ht [role]:focus { outline: none; }
  .ht [role]:focus-visible .field { stroke: var(--focus); stroke-width: 4; }
  .ht text { fill: var(--ink-soft); font: 13px var(--font-plain); text-anchor: middle; }
`;

/** Nothing is hidden: a shared screen need not be covered between turns. */
export const secrets = false;

/** Draws the board into `host`. */
export function mount(host, props) {
  const board = make("svg", { class: "ht", viewBox: `-22 -4 ${SIZE * FIELD + 26} ${SIZE * FIELD + 26}` });
  board.append(make("style", {}, STYLE), ...labels());
  let now = props;
  const squares = Array.from({ length: SIZE * SIZE }, (_, n) => square(n, () => now.spotlight));
  // Rows are read from the top of the board.
  for (let rank = SIZE - 1; rank >= 0; rank -= 1) {
    board.append(...squares.slice(rank * SIZE, (rank + 1) * SIZE));
  }
  host.append(board);

  function update(next) {
    now = next;
    board.setAttribute("role", "group");
    board.setAttribute("aria-label", next.say("board-ht"));
    squares.forEach((each, n) => show(each, nameOf(n), next.view.board[n], next));
  }

  update(props);
  return { update, destroy: () => board.remove() };
}

/** One square: it can be clicked at, and reached by Tab while it glows. */
function square(n, spotlight) {
  const [x, y] = [(n % SIZE) * FIELD, (SIZE - 1 - Math.floor(n / SIZE)) * FIELD];
  const target = `square:${nameOf(n)}`;
  const group = make("g", { "data-target": target, role: "button", transform: `translate(${x} ${y})` });
  group.append(
    make("rect", { class: "field", width: FIELD, height: FIELD }),
    make("circle", { class: "piece", cx: FIELD / 2, cy: FIELD / 2, r: FIELD * 0.36 }),
  );
  group.addEventListener("click", () => spotlight().point(target));
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    spotlight().point(target);
  });
  return group;
}

function show(group, name, piece, { spotlight, say }) {
  const target = `square:${name}`;
  const [lit, chosen] = [spotlight.lit(target), spotlight.chosen(target)];
  const marks = { hold: isHold(name), lit, chosen, marked: spotlight.marked(target) };
  const classes = Object.keys(marks).filter((mark) => marks[mark]);
  group.setAttribute("class", [PIECES[piece], ...classes].join(" "));
  group.setAttribute("tabindex", lit || chosen ? "0" : "-1");
  group.setAttribute("aria-pressed", String(chosen));
  const told = { square: name, piece: say(`board-ht-${PIECES[piece]}`) };
  group.setAttribute("aria-label", say("board-ht-square", told));
}

/** Whether a square is a corner or the throne. */
function isHold(name) {
  return ["a1", "a11", "k1", "k11", "f6"].includes(name);
}

function nameOf(n) {
  return "abcdefghijk"[n % SIZE] + (Math.floor(n / SIZE) + 1);
}

/** The letters below the board and the numbers beside it. */
function labels() {
  return Array.from({ length: SIZE }, (_, n) => n).flatMap((n) => [
    make("text", { x: (n + 0.5) * FIELD, y: SIZE * FIELD + 16 }, "abcdefghijk"[n]),
    make("text", { x: -11, y: (SIZE - 0.5 - n) * FIELD + 5 }, String(n + 1)),
  ]);
}

function make(name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
