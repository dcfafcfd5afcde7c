import { along, fringe, hand, hatch, ripples, shape, stroke, type Point } from "../../look/woodcut";
import type { Layer } from "../../look/pictures/layers";

const SHORE = 306;

const PEAKS: Point[] = [
  [0, SHORE], [0, 246], [34, 222], [62, 240], [104, 196], [138, 232], [170, 214], [214, 258], [268, 240],
  [312, 268], [352, 236], [386, 196], [410, 216], [446, 158], [484, 206], [512, 190], [556, 236],
  [600, 196], [634, 222], [672, 178], [720, 226], [720, SHORE],
];
const PEAK_SHADES: Point[][] = [
  [[104, 196], [110, 222], [102, 248], [112, 274], [106, SHORE], [150, SHORE], [146, 262], [138, 232]],
  [[34, 222], [38, 246], [32, 268], [38, SHORE], [70, SHORE], [66, 268], [62, 240]],
  [[170, 214], [175, 240], [168, 264], [176, SHORE], [224, SHORE], [220, 280], [214, 258]],
  [[268, 240], [272, 262], [266, SHORE], [318, SHORE], [312, 268]],
  [[386, 196], [391, 222], [384, 250], [392, SHORE], [414, SHORE], [412, 250], [410, 216]],
  [[446, 158], [452, 190], [442, 222], [456, 258], [448, SHORE], [498, SHORE], [490, 250], [484, 206]],
  [[512, 190], [517, 222], [509, 256], [516, SHORE], [566, SHORE], [560, 262], [556, 236]],
  [[600, 196], [606, 224], [598, 256], [606, SHORE], [640, SHORE], [638, 252], [634, 222]],
  [[672, 178], [679, 208], [669, 240], [680, SHORE], [720, SHORE], [720, 226]],
];

const SNOW: Point[] = [
  [720, 420], [720, 268], [684, 276], [640, 284], [590, 288], [520, 288], [470, 294], [430, 304],
  [414, 314], [440, 322], [432, 334], [462, 344], [480, 362], [520, 374], [536, 392], [580, 402], [600, 420],
];

// The hall: its gable looks at us, its roof runs away to the right.
const GABLE: Point[] = [[470, 262], [512, 190], [554, 262]];
const ROOF: Point[] = [[512, 190], [560, 186], [612, 186], [664, 192], [704, 256], [650, 260], [600, 262], [554, 262]];
const FRONT: Point[] = [[478, 262], [546, 262], [546, 304], [478, 304]];
const SIDE: Point[] = [[546, 262], [694, 257], [694, 292], [546, 304]];

const HULL =
  "M60 282Q46 278 42 294 40 330 64 358 90 388 132 394H322Q364 390 388 358 402 332 399 302 398 290 406 288L424 292 432 287 410 279 434 274 437 263 428 265 418 259Q405 253 392 257 371 262 369 286 370 316 352 336 340 348 316 352H120Q92 348 76 328 61 308 63 296 70 290 60 282z";
const MANE = "M388 258 374 244 396 256zM371 274 360 270 369 282 358 282 368 292 357 295 368 302 356 308 366 312 353 320 362 324 350 332 358 330Q370 312 370 286z";
const BELLY: Point[] = [
  [78, 344], [120, 358], [316, 358], [354, 346], [374, 358], [356, 376], [322, 390], [132, 390], [96, 376],
];

/** A curtain of light: its hem, and how high it hangs. */
interface Curtain {
  hem: Point[];
  height: number;
  lean: number;
  gap: number;
  seed: number;
}

const CURTAINS: Curtain[] = [
  {
    hem: [[0, 108], [60, 128], [120, 104], [190, 84], [260, 112], [330, 138], [400, 112], [470, 78], [540, 96], [610, 128], [720, 104]],
    height: 92, lean: 14, gap: 4.4, seed: 2,
  },
  {
    hem: [[250, 196], [320, 172], [380, 186], [440, 152], [520, 138], [580, 168], [650, 150], [720, 170]],
    height: 58, lean: 10, gap: 4.8, seed: 3,
  },
  {
    hem: [[0, 190], [40, 172], [90, 184], [130, 168]],
    height: 46, lean: 8, gap: 5, seed: 4,
  },
];

/** Spruces: where they stand, and how high they are. */
const TREES: [x: number, base: number, height: number][] = [
  [456, 298, 66], [444, 302, 44], [466, 302, 40], [712, 306, 104], [668, 346, 60], [704, 376, 88],
  [634, 378, 46],
];

function sky(): Layer[] {
  const next = hand(11);
  const stars = Array.from({ length: 74 }, (): string => {
    const [x, y, r] = [720 * next(), 12 + 190 * next(), 0.9 + 1.7 * next() ** 2];
    return `M${x.toFixed(1)} ${(y - r).toFixed(1)}l${r.toFixed(1)} ${r.toFixed(1)} ${-Number(r.toFixed(1))} ${r.toFixed(1)} ${-Number(r.toFixed(1))} ${-Number(r.toFixed(1))}z`;
  });
  const glow = (_x: number, y: number): number => Math.max(0, (y - 40) / 330);
  return [
    { tone: "ink", d: `M0 0H720V${SHORE}H0z` },
    { tone: "deep", d: ripples({ left: 0, right: 720, top: 20, bottom: SHORE }, { gap: 5, weight: 1.7, seed: 13 }, glow) },
    { tone: "bright", d: stars.join("") },
    ...CURTAINS.flatMap(curtain),
  ];
}

/** Folds of light: bright at the hem, lost at the top. */
function curtain({ hem, height, lean, gap, seed }: Curtain): Layer[] {
  const next = hand(seed);
  const folds = along(hem, gap, next).map(([x, y], n) => {
    const fold = 0.55 + 0.45 * Math.sin(n / 3.4) ** 2;
    const reach = height * fold * (0.7 + 0.5 * next());
    return { hem: [x, y] as Point, top: [x + lean * fold, y - reach] as Point, bright: next() < 0.62 };
  });
  const draw = (bright: boolean): string =>
    folds.filter((fold) => fold.bright === bright).map((fold) => beam(fold.hem, fold.top, 1.9)).join("");
  return [
    { tone: "deep", d: folds.map((fold) => beam(fold.hem, [fold.top[0], fold.top[1] - 16], 3.2)).join("") },
    { tone: "tint", d: draw(false) },
    { tone: "bright", d: draw(true) },
  ];
}

/** A stroke that is thick near its foot and thins out upwards. */
function beam([x, y]: Point, [tx, ty]: Point, weight: number): string {
  const [bx, by] = [x + (tx - x) * 0.12, y + (ty - y) * 0.12];
  return shape([[x, y + 3], [bx + weight / 2, by], [tx, ty], [bx - weight / 2, by]]);
}

function land(): Layer[] {
  const shades = PEAK_SHADES.map((points, n) => hatch(points, { angle: 78, gap: 3.6, weight: 1.7, feather: 0.25, seed: 80 + n }));
  return [
    { tone: "bright", d: shape(PEAKS), edge: true },
    { tone: "ink", d: shades.join("") },
    { tone: "ink", d: fringe(PEAKS.slice(1, -1), { angle: 118, gap: 9, weight: 0.9, length: 20, seed: 21 }) },
  ];
}

function sea(): Layer[] {
  const water = { left: 0, right: 720, top: SHORE + 3, bottom: 420 };
  const light = (x: number, y: number): number => (Math.abs(x - 300) < 150 ? 0.5 : 0.34) - (y - SHORE) / 420;
  return [
    { tone: "ink", d: `M0 ${SHORE}H720V420H0z` },
    { tone: "deep", d: ripples(water, { gap: 4.6, weight: 1.6, seed: 31, near: 1.6 }, () => 0.62) },
    { tone: "tint", d: ripples(water, { gap: 6, weight: 1.4, seed: 32, near: 1.8 }, light) },
    { tone: "bright", d: ripples(water, { gap: 9, weight: 1.2, seed: 33, near: 1.8 }, (x, y) => light(x, y) * 0.7) },
  ];
}

function shore(): Layer[] {
  return [
    { tone: "bright", d: shape(SNOW), edge: true },
    { tone: "tint", d: hatch(SNOW, { angle: 172, gap: 11, weight: 2.6, feather: 0.7, lead: 0.6, seed: 41 }) },
    { tone: "ink", d: hatch(SNOW, { angle: 174, gap: 9, weight: 0.9, feather: 0.8, lead: 0.6, seed: 42 }) },
    { tone: "ink", d: fringe(SNOW.slice(8), { angle: 96, gap: 5, weight: 1.3, length: 13, seed: 43 }) },
    // Light from the door lies on the snow.
    { tone: "gold", d: "M500 304h24l22 46q-36 8-70 0z" },
    { tone: "bright", d: stroke([498, 316], [528, 316], 1) + stroke([492, 328], [534, 328], 1.1) + stroke([486, 340], [540, 340], 1.2) },
  ];
}

function hall(): Layer[] {
  const rows = Array.from({ length: 8 }, (_, n) => {
    const part = (n + 0.6) / 8;
    const left = 512 + 42 * part;
    const right = 664 + 40 * part;
    return fringe([[left, 190 + 72 * part], [(left + right) / 2, 187 + 74 * part], [right, 192 + 64 * part]], {
      angle: 60, gap: 4.6, weight: 1.1, length: 11, seed: 90 + n,
    });
  });
  return [
    { tone: "paper", d: shape(SIDE), edge: true },
    { tone: "ink", d: hatch(SIDE, { angle: 90, gap: 4, weight: 1.4, feather: 0.1, seed: 51 }) },
    { tone: "gold", d: "M580 272h7v12h-7zM620 270h7v12h-7zM660 268h7v11h-7z", edge: true },
    { tone: "bright", d: shape(ROOF), edge: true },
    { tone: "ink", d: rows.join("") },
    { tone: "paper", d: shape(FRONT) + shape(GABLE), edge: true },
    { tone: "ink", d: hatch(FRONT, { angle: 90, gap: 5.5, weight: 1.3, seed: 52 }) },
    { tone: "ink", d: hatch([[480, 260], [512, 204], [544, 260]], { angle: 120, gap: 4.4, weight: 1.3, seed: 53 }) },
    { tone: "gold", d: "M500 304v-27q12-15 24 0v27z", edge: true },
    { tone: "red", d: "M503 222h18l-9-16zM512 228l7 9-7 9-7-9z", edge: true },
    // Bargeboards that cross and end in dragons' heads.
    {
      tone: "red",
      d: "M464 266 514 178 508 168 512 158 524 154 536 160 534 165 526 164 520 168 524 178 518 192 472 272zM560 266 510 178 516 168 512 158 500 154 488 160 490 165 498 164 504 168 500 178 506 192 552 272z",
      edge: true,
    },
    // Smoke.
    {
      tone: "bright",
      d: [
        stroke([626, 188], [634, 148], 4, 0.2), stroke([630, 156], [622, 112], 4.4, -0.2),
        stroke([623, 122], [642, 78], 4, 0.2), stroke([622, 186], [627, 152], 2, 0.2),
        stroke([636, 140], [630, 108], 2, -0.2), stroke([632, 98], [654, 62], 2.4, 0.2),
      ].join(""),
    },
  ];
}

function spruce([x, base, height]: (typeof TREES)[number], seed: number): Layer[] {
  const tiers = 5;
  const edge = (side: number): Point[] =>
    Array.from({ length: tiers }, (_, n): Point[] => {
      const y = base - height * (1 - (n + 1) / tiers) - height * 0.08;
      const reach = side * height * (0.08 + 0.05 * n);
      return [[x + reach, y], [x + reach * 0.45, y - height * 0.035]];
    }).flat();
  const outline: Point[] = [[x, base - height * 1.08], ...edge(1), [x + 2, base], [x - 2, base], ...edge(-1).reverse()];
  const lit: Point[] = [[x, base - height * 1.04], ...edge(-1), [x - 1, base - height * 0.1]];
  return [
    { tone: "ink", d: shape(outline) },
    { tone: "bright", d: hatch(lit, { angle: 118, gap: 4.6, weight: 1.2, feather: 0.3, lead: 0.35, seed }) },
  ];
}

function ship(): Layer[] {
  const shields = Array.from({ length: 9 }, (_, n): [number, number, number] => [118 + n * 25, 352 + 3 * Math.sin((n / 8) * Math.PI), n]);
  const disc = (x: number, y: number, r: number): string => `M${x - r} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const every = (rest: number, r: number): string => shields.filter(([, , n]) => n % 3 === rest).map(([x, y]) => disc(x, y, r)).join("");
  const stripes = [0, 1, 2, 3].map((n) => {
    const [top, foot] = [150 + n * 40, 140 + n * 44];
    return `M${top} 178Q${top - 8 + n * 6} 250 ${foot} 316l22 ${2 - n}Q${top + 16 + n * 6} 250 ${top + 20} 178z`;
  });
  return [
    // Mast, yard, stays.
    { tone: "bright", d: "M219 150h6v200h-6z", edge: true },
    { tone: "bright", d: "M140 178Q130 250 128 316 220 328 318 312 322 250 302 178z", edge: true },
    { tone: "red", d: stripes.join("") },
    { tone: "ink", d: hatch([[262, 180], [302, 180], [318, 250], [316, 312], [270, 320]], { angle: 102, gap: 6, weight: 1.2, feather: 0.5, seed: 61 }) },
    { tone: "paper", d: "M126 170h190v8H126zM219 136h6v14h-6z", edge: true },
    { tone: "red", d: "M225 137q18-5 30 2l-8 4 8 5q-14 3-30-2z" },
    // Hull with its dragon.
    { tone: "paper", d: HULL, edge: true },
    { tone: "red", d: MANE, edge: true },
    { tone: "ink", d: "M394 266 406 268 402 272 396 271zM420 276l3 6 3-7zM428 274l2 5 3-6zM416 283l3-5 3 7z" + stroke([412, 279], [396, 280], 0.9) },
    { tone: "ink", d: hatch(BELLY, { angle: 1, gap: 6, weight: 2, feather: 0.06, lead: 0.06, seed: 63 }) },
    { tone: "ink", d: fringe([[386, 290], [388, 312], [378, 340], [360, 362]], { angle: 168, gap: 4.5, weight: 1.2, length: 14, seed: 64 }) },
    { tone: "ink", d: fringe([[50, 292], [50, 316], [62, 342], [82, 366]], { angle: 12, gap: 4.5, weight: 1.2, length: 13, seed: 65 }) },
    { tone: "red", d: every(0, 11), edge: true },
    { tone: "bright", d: every(1, 11), edge: true },
    { tone: "gold", d: every(2, 11), edge: true },
    { tone: "ink", d: shields.map(([x, y]) => disc(x, y, 2.8)).join("") },
    { tone: "cut", d: shields.map(([x, y]) => `M${x - 11} ${y.toFixed(1)}h22M${x} ${(y - 11).toFixed(1)}v22`).join("") },
    // Oars, and the wave at the bow.
    { tone: "bright", d: [142, 192, 242, 292].map((x) => stroke([x, 362], [x - 28, 416], 3)).join(""), edge: true },
    { tone: "bright", d: ripples({ left: 50, right: 400, top: 392, bottom: 416 }, { gap: 6, weight: 2, seed: 62 }, () => 0.5) },
  ];
}

/** A longship comes home to a hall in the snow, under northern light. */
export function picture(): Layer[] {
  return [
    ...sky(),
    ...land(),
    ...sea(),
    ...shore(),
    ...TREES.slice(0, 3).flatMap((each, n) => spruce(each, 100 + n)),
    ...hall(),
    ...TREES.slice(3).flatMap((each, n) => spruce(each, 110 + n)),
    ...ship(),
  ];
}
