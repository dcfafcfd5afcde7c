import { fringe, hand, hatch, line, ripples, shape, stroke, type Point } from "../../look/woodcut";
import type { Layer } from "../../look/pictures/layers";

const HORIZON = 262;
const SUN: Point = [560, 118];
const SUN_RADIUS = 37;

/** A ridge over the sea, and the sides of its peaks that lie in the shade. */
interface Range {
  ridge: Point[];
  shades: Point[][];
}

const FAR: Point[] = [
  [230, HORIZON], [262, 226], [286, 238], [322, 202], [350, 222], [384, 196], [420, 226], [446, 208],
  [480, 236], [506, 222], [536, 246], [570, HORIZON],
];

const LEFT: Range = {
  ridge: [
    [0, 96], [26, 72], [48, 100], [66, 88], [104, 36], [128, 78], [142, 70], [176, 134], [196, 126],
    [226, 186], [244, 198], [272, HORIZON],
  ],
  shades: [
    [
      [26, 72], [20, 104], [30, 134], [18, 170], [28, 210], [20, HORIZON], [0, HORIZON], [0, 96],
    ],
    [
      [104, 36], [98, 72], [112, 98], [95, 132], [109, 168], [92, 206], [101, 238], [94, HORIZON],
      [38, HORIZON], [52, 206], [44, 150], [66, 88],
    ],
    [
      [142, 70], [137, 104], [152, 128], [136, 164], [150, 196], [138, 230], [146, HORIZON],
      [118, HORIZON], [127, 210], [116, 160], [129, 120], [128, 78],
    ],
    [
      [196, 126], [190, 156], [204, 178], [190, 206], [202, 236], [196, HORIZON], [170, HORIZON],
      [179, 220], [167, 184], [178, 160], [176, 134],
    ],
    [[244, 198], [240, 220], [248, 240], [244, HORIZON], [224, HORIZON], [232, 230], [226, 186]],
  ],
};

const RIGHT: Range = {
  ridge: [
    [516, HORIZON], [546, 214], [566, 224], [598, 152], [616, 170], [650, 84], [668, 118], [684, 102],
    [720, 154],
  ],
  shades: [
    [[546, 214], [549, 234], [543, 250], [546, HORIZON], [516, HORIZON]],
    [
      [598, 152], [603, 178], [592, 204], [605, 232], [598, HORIZON], [560, HORIZON], [573, 242],
      [566, 224],
    ],
    [
      [650, 84], [657, 116], [643, 142], [659, 176], [643, 214], [655, HORIZON], [612, HORIZON],
      [624, 222], [609, 198], [616, 170],
    ],
    [
      [684, 102], [689, 136], [677, 164], [692, 200], [680, HORIZON], [664, HORIZON], [673, 212],
      [661, 160], [668, 118],
    ],
  ],
};

const ISLAND: Point[] = [
  [182, 306], [206, 290], [240, 295], [270, 286], [300, 292], [340, 284], [384, 291], [414, 285],
  [450, 294], [484, 306], [462, 317], [438, 319], [420, 331], [384, 330], [352, 343], [314, 336],
  [284, 340], [252, 328], [232, 330], [204, 318],
];
const CLIFF: Point[] = [
  [182, 306], [214, 303], [246, 310], [290, 307], [338, 313], [392, 307], [436, 311], [484, 306],
  ...ISLAND.slice(10),
];

const ROCKS: Point[] = [
  [0, 420], [0, 338], [30, 330], [58, 346], [92, 344], [118, 366], [150, 374], [176, 394], [214, 402],
  [244, 420],
];
const SKERRY: Point[] = [[720, 420], [720, 372], [694, 364], [664, 386], [626, 396], [596, 420]];

/** Outlines of towers: how wide they are at which part of their height. */
const PROFILES = {
  needle: [[0, 1], [0.3, 0.74], [0.34, 0.86], [0.37, 0.66], [0.8, 0.34], [1, 0]],
  bud: [[0, 0.8], [0.5, 0.4], [0.56, 0.62], [0.6, 0.44], [0.72, 1], [0.84, 0.66], [1, 0]],
  tiers: [
    [0, 1], [0.26, 0.74], [0.28, 1], [0.33, 1], [0.37, 0.62], [0.56, 0.5], [0.58, 0.78], [0.63, 0.78],
    [0.67, 0.4], [0.8, 0.3], [0.815, 0.5], [0.845, 0.5], [0.87, 0.22], [1, 0],
  ],
  stem: [[0, 1], [0.34, 0.62], [0.36, 0.84], [0.39, 0.56], [0.66, 0.42], [0.69, 0.8], [0.72, 0.5], [1, 0]],
} satisfies Record<string, Point[]>;

type Tower = [x: number, base: number, height: number, width: number, kind: keyof typeof PROFILES];

const BACK: Tower[] = [
  [222, 297, 64, 6, "needle"], [262, 295, 104, 8, "bud"], [302, 296, 142, 9, "needle"],
  [372, 295, 150, 9, "bud"], [424, 296, 112, 8, "needle"], [452, 300, 66, 6, "bud"],
];
const FRONT: Tower[] = [
  [240, 304, 84, 8, "bud"], [282, 306, 136, 12, "tiers"], [398, 306, 170, 14, "stem"],
  [336, 308, 246, 18, "tiers"], [310, 312, 84, 9, "needle"], [364, 313, 104, 10, "bud"],
  [432, 308, 78, 8, "needle"], [262, 312, 48, 6, "needle"], [340, 318, 50, 7, "bud"],
  [386, 316, 56, 7, "needle"],
];

/** Leaves of ice: where they stand, how high they are, how far they lean. */
type Leaf = [x: number, base: number, height: number, lean: number];

const PETALS: Leaf[] = [
  [390, 194, 50, -26], [406, 194, 50, 26], [393, 192, 66, -13], [403, 192, 66, 13], [331, 140, 26, -15],
  [341, 140, 26, 15], [279, 214, 26, -13], [285, 214, 26, 13],
];
const LEAVES: Leaf[] = [
  [206, 303, 24, -12], [213, 305, 34, -5], [250, 314, 30, -10], [297, 316, 34, -13], [304, 318, 24, 7],
  [356, 319, 28, -9], [372, 318, 34, 13], [412, 313, 30, -8], [419, 313, 38, 8], [452, 308, 30, 12],
  [446, 309, 22, -5], [230, 308, 22, 8], [466, 306, 18, 9],
];

function leaf([x, base, height, lean]: Leaf): Layer[] {
  const width = height / 7;
  const tip: Point = [x + lean, base - height];
  const belly = (side: number): Point => [x + lean * 0.38 + side * width, base - height * 0.5];
  return [
    { tone: "bright", d: shape([[x - 2, base], belly(-1), tip, belly(1), [x + 2, base]]), edge: true },
    { tone: "ink", d: shape([[x - 2, base], belly(-1), tip, [x + 0.5, base]]) },
  ];
}

/** The left half of a tower lies in the shade, the right half in the sun. */
function halves([x, base, height, width, kind]: Tower): { left: Point[]; right: Point[] } {
  const at = (side: number) => ([part, reach]: Point): Point => [
    x + side * reach * width, base - part * height,
  ];
  const profile: readonly Point[] = PROFILES[kind];
  const spine: Point[] = [[x, base - height], [x + width * 0.1, base - height * 0.5], [x + width * 0.2, base]];
  return { left: [...profile.map(at(-1)), ...spine], right: [...profile.map(at(1)), ...spine] };
}

function tower(each: Tower, seed: number, dark: boolean): Layer[] {
  const { left, right } = halves(each);
  const [x, base, height, width] = each;
  const shade: Layer[] = dark
    ? [
        { tone: "ink", d: shape(left) },
        { tone: "bright", d: hatch(left, { angle: 74, gap: 4.2, weight: 0.9, lead: 0.5, feather: 0.4, seed }) },
      ]
    : [{ tone: "ink", d: hatch(left, { angle: 64, gap: 3.1, weight: 1.1, feather: 0.1, seed }) }];
  const slits = [0.2, 0.45].map((part) =>
    stroke([x + width * 0.45, base - height * part], [x + width * 0.45, base - height * (part + 0.05)], 1.4),
  );
  return [
    { tone: "bright", d: shape(right), edge: true },
    { tone: "bright", d: shape(left), edge: true },
    { tone: "ink", d: hatch(right, { angle: 62, gap: 9, weight: 0.8, feather: 0.7, lead: 0.2, seed }) + slits.join("") },
    ...shade,
  ];
}

function range({ ridge, shades }: Range, corner: number, seed: number): Layer[] {
  const ground: Point[] = [...ridge, [corner, HORIZON]];
  const shaded = shades.map((points, n) =>
    hatch(points, { angle: 103, gap: 4, weight: 1.5, feather: 0.3, seed: seed + n }),
  );
  const spurs = shades.map((points) => points.slice(0, Math.ceil(points.length / 2)));
  return [
    { tone: "bright", d: shape(ground), edge: true },
    { tone: "ink", d: shaded.join("") },
    { tone: "ink", d: fringe(ridge, { angle: 58, gap: 11, weight: 0.9, length: 22, seed }) },
    { tone: "ink", d: spurs.map((points, n) => fringe(points, { angle: 62, gap: 15, weight: 0.8, length: 20, seed: seed + n })).join("") },
    { tone: "cut", d: spurs.map(line).join("") },
  ];
}

function sky(): Layer[] {
  const far = ([x, y]: Point): number => Math.hypot(x - SUN[0], y - SUN[1]);
  const tone = (x: number, y: number): number => {
    const distance = far([x, y]);
    if (distance < SUN_RADIUS + 26) return 0;
    return Math.min(0.92 - y / 330, (distance - SUN_RADIUS) / 120);
  };
  const next = hand(5);
  const rays = Array.from({ length: 44 }, (_, n) => {
    const angle = (n / 44) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [SUN_RADIUS + 5, SUN_RADIUS + 13 + (n % 2) * 9 + 6 * next()];
    return stroke([SUN[0] + cos * from, SUN[1] + sin * from], [SUN[0] + cos * to, SUN[1] + sin * to], 1.3);
  });
  const bars = [16, 22, 27, 31].map((down) => {
    const half = Math.sqrt(SUN_RADIUS ** 2 - down ** 2);
    return stroke([SUN[0] - half - 2, SUN[1] + down], [SUN[0] + half + 2, SUN[1] + down], 1.6);
  });
  const r = SUN_RADIUS;
  return [
    { tone: "ink", d: ripples({ left: 0, right: 720, top: 7, bottom: 236 }, { gap: 6.2, weight: 1.5, seed: 3 }, tone) },
    { tone: "red", d: `M${SUN[0] - r} ${SUN[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z` },
    { tone: "paper", d: bars.join("") },
    { tone: "ink", d: rays.join("") },
  ];
}

function sea(): Layer[] {
  const water = { left: 0, right: 720, top: HORIZON + 4, bottom: 420 };
  const dark = (x: number, y: number): number => {
    const depth = y - HORIZON;
    if (x < 276 - depth) return 0.85 - depth / 260;
    if (x > 590 + depth) return 0.8 - depth / 240;
    const underIsland = x > 190 && x < 478 && y > 322;
    if (underIsland) return 0.85 - (y - 322) / 150;
    return Math.abs(x - SUN[0]) < 34 ? 0.1 : 0.34;
  };
  const glitter = (x: number): number => (Math.abs(x - SUN[0]) < 24 ? 0.4 : 0);
  return [
    { tone: "tint", d: `M0 ${HORIZON}H720V420H0z` },
    { tone: "cut", d: `M0 ${HORIZON}H720` },
    { tone: "bright", d: ripples(water, { gap: 9, weight: 1.4, seed: 8, near: 1.7 }, () => 0.3) },
    { tone: "ink", d: ripples(water, { gap: 5, weight: 1, seed: 6, near: 1.8 }, dark) },
    { tone: "red", d: ripples(water, { gap: 9, weight: 1.2, seed: 9, near: 1.5 }, glitter) },
  ];
}

function garden(): Layer[] {
  return [
    { tone: "bright", d: shape(ISLAND), edge: true },
    ...BACK.flatMap((each, n) => tower(each, 20 + n, false)),
    { tone: "ink", d: hatch(CLIFF, { angle: 84, gap: 4.4, weight: 1.5, feather: 0.3, seed: 31 }) },
    { tone: "cut", d: "M346 214Q370 196 390 212M346 218Q370 201 390 216M292 230Q312 216 328 228" },
    ...PETALS.flatMap(leaf),
    ...FRONT.flatMap((each, n) => tower(each, 40 + n, true)),
    ...LEAVES.flatMap(leaf),
  ];
}

function drakkar(): Layer[] {
  return [
    { tone: "red", d: "M506 322Q514 344 507 362L547 360Q553 342 545 320z", edge: true },
    { tone: "bright", d: "M516 322Q523 344 517 361L527 360.5Q533 342 526 321.5zM536 320.5Q543 342 537 360L542 360Q548 342 541 320z" },
    { tone: "ink", d: "M525 310h3v66h-3zM480 352Q484 350 489 353 486 366 498 371L556 371Q570 366 570 346 571 342 577 343 582 372 562 386L504 386Q480 380 484 357z" },
    { tone: "bright", d: stroke([494, 376], [566, 375], 1.2) + stroke([502, 381], [558, 380.5], 1) },
    { tone: "ink", d: ripples({ left: 476, right: 592, top: 388, bottom: 404 }, { gap: 4, weight: 1.3, seed: 4 }, () => 0.7) },
  ];
}

function foreground(): Layer[] {
  const cuts = { angle: 28, gap: 7, weight: 1.3, feather: 0.5, lead: 0.5 };
  const branches: [Point, Point, number, number][] = [
    [[40, 346], [52, 246], 5, 0.06], [[47, 300], [18, 262], 2.4, -0.1], [[50, 282], [84, 240], 2.6, 0.12],
    [[51, 262], [40, 214], 2, -0.08], [[52, 252], [66, 206], 1.8, 0.1], [[28, 277], [8, 272], 1.4, 0.1],
    [[26, 274], [20, 240], 1.3, 0.1], [[70, 259], [96, 256], 1.4, -0.15], [[74, 252], [78, 222], 1.3, 0.1],
    [[45, 236], [30, 220], 1.1, 0.1], [[60, 226], [76, 204], 1, 0.1], [[43, 326], [68, 302], 1.8, 0.12],
  ];
  return [
    { tone: "ink", d: shape(ROCKS) + shape(SKERRY) },
    { tone: "bright", d: hatch(ROCKS, { ...cuts, seed: 71 }) + hatch(SKERRY, { ...cuts, angle: 150, seed: 72 }) },
    { tone: "ink", d: branches.map(([from, to, weight, bend]) => stroke(from, to, weight, bend)).join("") },
    // A raven on a branch, two in the sky.
    { tone: "ink", d: "M84 240q6-9 15-7l6 2-6 2q0 8-9 11l-10 10 2-11zM300 92q9-8 15 1 7-9 16-4-9 0-14 9-7-7-17-6zM268 122q6-6 11 1 5-7 12-3-7 0-11 7-5-5-12-5z" },
    // A wanderer with his spear.
    { tone: "ink", d: "M128 312h1.6v66h-1.6zM128.8 298l3.4 15h-6.8zM105 374q1-27 8-38-3-7 2-12 7 1 6 11 8 10 9 39z" },
    { tone: "bright", d: stroke([114, 340], [111, 370], 1.2) + stroke([118, 342], [119, 370], 1) + stroke([123, 350], [126, 371], 0.8) },
  ];
}

/** A fjord of ice, and a garden of towers in it. */
export function picture(): Layer[] {
  return [
    ...sky(),
    { tone: "tint", d: shape(FAR), edge: true },
    { tone: "ink", d: fringe(FAR, { angle: 100, gap: 6, weight: 1, length: 26, seed: 12 }) },
    ...range(LEFT, 0, 50),
    ...range(RIGHT, 720, 60),
    ...sea(),
    ...garden(),
    ...drakkar(),
    ...foreground(),
  ];
}
