/** The colours of the drawings; the greens, the grain and the paper are those of the theme. */
export const INK = {
  night: '#0c2a1d',
  pine: '#113a29',
  forest: '#1a6145',
  leaf: '#2a7a58',
  meadow: '#6f9f6b',
  meadowLine: '#5b8d5b',
  hill: '#a5c294',
  far: '#cfdcb8',
  farLine: '#b5c99b',
  olive: '#7d9a78',
  grain: '#e9b44c',
  wheat: '#e7c06a',
  wheatLine: '#cf9f3f',
  earth: '#b9724a',
  earthLine: '#9a5735',
  bark: '#7a5238',
  terracotta: '#a3432a',
  water: '#bcdbe0',
  waterLine: '#ffffff',
  day: '#d9e8ec',
  clear: '#e4f0e5',
  paper: '#fbf8f1',
  sand: '#f4eddd',
  dawn: '#f7e7d6',
  dusk: '#f0cfae',
  snow: '#ffffff',
  ice: '#dfe9ec',
  stone: '#cbc2ae',
  slate: '#4a564e',
  plum: '#8d7d9e',
  rose: '#e6b8b0',
} as const;

/** Size of a drawing (CSS pixels). */
export const WIDE = 800;
export const HIGH = 450;

export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers from 0 to 1 that are the same at every run. */
export const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One drawing for each number below `count`. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more}/>`;
export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius === 0 ? '' : ` rx="${n(radius)}"`}/>`;
export const polygon = (points: readonly Point[], fill: string): string => shape(`${polyline(points)}z`, fill);
export const polyline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** Something drawn around 0, 0, put in its place. */
export const at = (x: number, y: number, scale: number, inner: string, mirrored = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? -scale : scale} ${scale})">${inner}</g>`;
export const turned = (degrees: number, inner: string): string => `<g transform="rotate(${n(degrees)})">${inner}</g>`;
export const faint = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;

/** A line that runs smoothly through points. */
export const through = (points: readonly Point[]): string =>
  points.reduce((d, [x, y], index) => {
    if (index === 0) return `M${n(x)} ${n(y)}`;
    const [px, py] = points[index - 1] ?? [x, y];
    const half = (x - px) / 2;
    return `${d}C${n(px + half)} ${n(py)} ${n(x - half)} ${n(y)} ${n(x)} ${n(y)}`;
  }, '');

/** The ground below a line through points, down to the edge of the drawing. */
export const below = (points: readonly Point[], bottom = HIGH): string =>
  `${through(points)}V${bottom}H${n(points[0]?.[0] ?? 0)}z`;
export const ridge = (points: readonly Point[], fill: string): string => shape(below(points), fill);

const idOf = (text: string): string => {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `c${hash.toString(36)}`;
};

/** Something cut to an outline. */
export const within = (outline: string, inner: string): string => {
  const id = idOf(outline + String(inner.length));
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
};

/** A field with rows that run towards a point. */
export const field = (
  outline: string,
  fill: string,
  rows: string,
  { to = [400, 200] as Point, width = 3, gap = 40, from = -900, until = 1700, foot = 470 } = {},
): string => {
  const [x, y] = to;
  const middle = (y + foot) / 2;
  let d = '';
  for (let end = from; end <= until; end += gap)
    d += `M${n(x)} ${n(y)}Q${n(x + (end - x) * 0.42)} ${n(middle)} ${n(end)} ${n(foot)}`;
  return (
    shape(outline, fill) + within(outline, `<path d="${d}" fill="none" stroke="${rows}" stroke-width="${width}"/>`)
  );
};

/** A field whose rows run straight across, at a slant. */
export const straightField = (
  outline: string,
  fill: string,
  rows: string,
  slant: number,
  gap = 12,
  width = 3,
): string => {
  let d = '';
  for (let start = -900; start < 1700; start += gap) d += `M${n(start)} -20L${n(start + slant)} 480`;
  return (
    shape(outline, fill) + within(outline, `<path d="${d}" fill="none" stroke="${rows}" stroke-width="${width}"/>`)
  );
};

export const sky = (fill: string): string => box(0, 0, WIDE, HIGH, fill);

/** A sun, or a moon, with its rings. */
export const sun = (x: number, y: number, radius: number, fill: string = INK.grain): string =>
  [3.1, 2.4, 1.7]
    .map((ring, index) => disc(x, y, radius * ring, fill, ` opacity="${[0.08, 0.13, 0.18][index] ?? 0}"`))
    .join('') + disc(x, y, radius, fill);

export const cloud = (x: number, y: number, scale: number, fill: string = INK.snow): string =>
  at(x, y, scale, shape('M-60 20a22 22 0 0 1 4-43a34 34 0 0 1 64-9a26 26 0 0 1 44 14a20 20 0 0 1 4 38z', fill));

export const stars = (count: number, seed: number): string => {
  const next = chance(seed);
  return times(count, () => disc(next() * WIDE, next() * 200, 0.8 + next() * 1.6, INK.sand, ' opacity=".8"'));
};

export const birds = (x: number, y: number, stroke: string = INK.slate): string =>
  [
    [0, 0],
    [34, 14],
    [62, -6],
    [90, 22],
  ]
    .map(([dx = 0, dy = 0]) => line(`M${x + dx - 9} ${y + dy - 5}q6-1 9 5q3-6 9-5`, stroke, 2.2))
    .join('');

// Plants

export const tree = (
  x: number,
  y: number,
  size: number,
  fill: string = INK.forest,
  trunk: string = INK.earth,
): string =>
  at(
    x,
    y,
    size,
    shape('M-3 0h6v-22h-6z', trunk) + disc(-12, -26, 13, fill) + disc(12, -26, 13, fill) + disc(0, -38, 15, fill),
  );

export const cypress = (x: number, y: number, height: number, fill: string = INK.pine): string =>
  shape(
    `M${n(x)} ${n(y)}c${n(-height * 0.17)} ${n(-height * 0.2)} ${n(-height * 0.12)} ${n(-height * 0.75)} 0 ${n(-height)}c${n(height * 0.12)} ${n(height * 0.25)} ${n(height * 0.17)} ${n(height * 0.8)} 0 ${n(height)}z`,
    fill,
  );

export const poplar = (x: number, y: number, height: number, fill: string = INK.leaf): string =>
  shape(`M${n(x - 2)} ${n(y)}h4v${n(-height * 0.3)}h-4z`, INK.bark) +
  oval(x, y - height * 0.6, height * 0.15, height * 0.42, fill);

export const fir = (x: number, y: number, height: number, fill: string = INK.forest): string =>
  shape(`M${n(x)} ${n(y - height)}l${n(height * 0.28)} ${n(height)}h${n(-height * 0.56)}z`, fill);

export const oliveTree = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    shape('M-9 0c4-10 2-18-4-28l8 4c1-6 0-8-1-14l7 12l8-11c-3 12 0 22 4 37z', INK.bark) +
      [
        [-24, -42, 17],
        [22, -44, 17],
        [0, -58, 20],
        [-10, -38, 13],
        [12, -36, 12],
      ]
        .map(([dx = 0, dy = 0, radius = 0]) => disc(dx, dy, radius, INK.olive))
        .join('') +
      [
        [-26, -50],
        [-4, -66],
        [14, -54],
        [26, -46],
        [-12, -44],
      ]
        .map(([dx = 0, dy = 0]) => oval(dx, dy, 6, 2.6, INK.hill))
        .join(''),
  );

/** A vine row in its length: posts, leaves and, if wanted, grapes. */
export const vineRow = (x: number, y: number, count: number, size: number, grapes?: string): string =>
  times(count, (index) =>
    at(
      x + index * 46 * size,
      y,
      size,
      shape('M-2 0h4v-52h-4z', INK.bark) +
        disc(-13, -40, 13, INK.forest) +
        disc(13, -42, 14, INK.leaf) +
        disc(0, -50, 13, INK.forest) +
        (grapes === undefined
          ? ''
          : [
              [-9, -26],
              [-4, -26],
              [-6, -21],
              [11, -27],
              [16, -27],
              [13, -22],
            ]
              .map(([dx = 0, dy = 0]) => disc(dx, dy, 3.2, grapes))
              .join('')),
    ),
  ) + line(`M${n(x - 20 * size)} ${n(y - 30 * size)}H${n(x + (count - 1) * 46 * size + 20 * size)}`, INK.bark, 1);

export const flower = (x: number, y: number, height: number, fill: string, heart: string = INK.grain): string =>
  line(`M${n(x)} ${n(y)}v${n(-height)}`, INK.leaf, 2.4) +
  oval(x + 6, y - height * 0.4, 7, 2.6, INK.leaf) +
  times(5, (index) => {
    const turn = (index / 5) * Math.PI * 2;
    return disc(x + Math.cos(turn) * 6, y - height + Math.sin(turn) * 6, 5, fill);
  }) +
  disc(x, y - height, 4.4, heart);

export const ear = (x: number, y: number, height: number, lean = 0, fill: string = INK.wheatLine): string =>
  line(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.6)} ${n(x + lean)} ${n(y - height)}`, fill, 2.6) +
  times(5, (index) =>
    [-1, 1]
      .map(
        (side) =>
          `<ellipse cx="${n(x + lean + side * 5)}" cy="${n(y - height + index * 9)}" rx="3.4" ry="7" fill="${fill}" transform="rotate(${side * 24} ${n(x + lean + side * 5)} ${n(y - height + index * 9)})"/>`,
      )
      .join(''),
  );

// Buildings

export const house = (
  x: number,
  y: number,
  width: number,
  wall: string = INK.paper,
  roof: string = INK.earth,
): string => {
  const height = width * 0.52;
  return (
    box(x, y - height, width, height, wall) +
    polygon(
      [
        [x - width * 0.09, y - height],
        [x + width / 2, y - height - width * 0.36],
        [x + width * 1.09, y - height],
      ],
      roof,
    ) +
    box(x + width * 0.42, y - height * 0.58, width * 0.18, height * 0.58, INK.pine) +
    box(x + width * 0.13, y - height * 0.72, width * 0.14, width * 0.14, INK.water) +
    box(x + width * 0.73, y - height * 0.72, width * 0.14, width * 0.14, INK.water)
  );
};

export const barn = (x: number, y: number, width: number, wall: string = INK.terracotta): string => {
  const h = width * 0.46;
  const d = `M${n(x)} ${n(y)}v${n(-h)}l${n(width * 0.16)} ${n(-width * 0.2)}l${n(width * 0.34)} ${n(-width * 0.12)}l${n(width * 0.34)} ${n(width * 0.12)}l${n(width * 0.16)} ${n(width * 0.2)}v${n(h)}z`;
  const door = width * 0.3;
  return (
    shape(d, wall) +
    line(
      `M${n(x - 5)} ${n(y - h)}l${n(width * 0.16 + 5)} ${n(-width * 0.2)}l${n(width * 0.34)} ${n(-width * 0.12)}l${n(width * 0.34)} ${n(width * 0.12)}l${n(width * 0.16 + 5)} ${n(width * 0.2)}`,
      INK.pine,
      width * 0.04,
    ) +
    box(x + (width - door) / 2, y - h * 0.78, door, h * 0.78, INK.sand) +
    line(
      `M${n(x + (width - door) / 2)} ${n(y)}l${n(door)} ${n(-h * 0.78)}m0 ${n(h * 0.78)}l${n(-door)} ${n(-h * 0.78)}`,
      wall,
      3,
    ) +
    disc(x + width / 2, y - h - width * 0.14, width * 0.055, INK.sand)
  );
};

export const silo = (x: number, y: number, width: number, height: number, fill: string = INK.ice): string =>
  shape(`M${n(x)} ${n(y)}v${n(-height)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height)}z`, fill) +
  times(4, (index) => line(`M${n(x)} ${n(y - (height / 4) * index - 8)}h${n(width)}`, INK.olive, 1.6)) +
  box(x + width * 0.62, y - height, width * 0.38, height, INK.olive).replace('/>', ' opacity=".35"/>');

export const greenhouse = (x: number, y: number, width: number, height: number): string =>
  shape(
    `M${n(x)} ${n(y)}v${n(-height * 0.45)}c0 ${n(-height * 0.75)} ${n(width)} ${n(-height * 0.75)} ${n(width)} 0v${n(height * 0.45)}z`,
    INK.snow,
    ` stroke="${INK.hill}" stroke-width="3" fill-opacity=".82"`,
  ) +
  times(3, (index) =>
    line(`M${n(x + (width / 4) * (index + 1))} ${n(y)}v${n(-height * (index === 1 ? 1 : 0.88))}`, INK.hill, 3),
  );

export const fence = (x: number, y: number, count: number, gap = 40): string =>
  times(count, (index) => box(x + index * gap, y - 34, 6, 36, INK.bark)) +
  line(
    `M${n(x - 12)} ${n(y - 26)}H${n(x + (count - 1) * gap + 18)}M${n(x - 12)} ${n(y - 12)}H${n(x + (count - 1) * gap + 18)}`,
    INK.bark,
    4,
  );

// Animals, people, machines

export const cow = (
  x: number,
  y: number,
  size: number,
  coat: string = INK.snow,
  patch: string = INK.slate,
  mirrored = false,
): string =>
  at(
    x,
    y,
    size,
    shape('M-34-30c-4-4-6-14 0-20c18-8 48-6 62-2c6 6 6 16 4 24c-6 8-54 8-66-2z', coat) +
      shape('M-30-30h9l-1 30h-6zM-14-28h8l-1 28h-6zM14-28h8l1 28h-6zM26-32h8l0 32h-6z', coat) +
      shape('M24-52c2-8 8-14 14-16l20 4c3 6-2 14-8 16c-6 4-16 8-26 4z', coat) +
      shape('M46-67l14 4c2 5-1 10-5 12l-11-5z', INK.rose) +
      shape('M36-68l-8-6l4 9zM46-68l4-9l1 9z', INK.bark) +
      shape('M-22-52c8-3 14-2 16 6c-2 8-14 10-19 4zM6-50c10-4 18 2 12 12c-6 6-16-2-12-12z', patch) +
      disc(41, -61, 1.8, INK.night) +
      line('M-36-46q-10 8-7 26', coat, 3),
    mirrored,
  );

export const sheep = (x: number, y: number, size: number, wool: string = INK.paper, mirrored = false): string =>
  at(
    x,
    y,
    size,
    shape('M-14-8h4v-12h-4zM10-8h4v-12h-4z', INK.slate, ' transform="translate(0 8)"') +
      [
        [-12, -24, 12],
        [2, -28, 14],
        [14, -22, 11],
        [0, -18, 13],
        [-8, -17, 11],
      ]
        .map(([dx = 0, dy = 0, radius = 0]) => disc(dx, dy, radius, wool))
        .join('') +
      oval(26, -28, 7, 9, INK.slate, ' transform="rotate(-24 26 -28)"') +
      disc(24, -36, 6, wool),
    mirrored,
  );

export const hen = (x: number, y: number, size: number, fill: string = INK.paper): string =>
  at(
    x,
    y,
    size,
    shape('M-20-18c2-10 8-8 14-4c6 2 8-2 10-10c4-8 14-4 12 4c0 14-8 26-20 26c-10 0-18-6-16-16z', fill) +
      shape('M6-36c0-6 4-6 5-2c2-4 6-2 4 3zM18-28l7 3l-7 3z', INK.terracotta) +
      line('M-2-2v10M5-2v10', INK.grain, 2) +
      disc(12, -29, 1.6, INK.night),
  );

/** Somebody without a face: head, coat, and a hat if wanted. */
export const person = (
  x: number,
  y: number,
  size: number,
  coat: string,
  { hat = '', skin = '#c98f68', hair = INK.bark }: { hat?: string; skin?: string; hair?: string } = {},
): string =>
  at(
    x,
    y,
    size,
    shape('M-13-40c0-16 26-16 26 0l3 40h-32z', coat) +
      shape('M-8 0h7v34h-8zM1 0h7l1 34h-8z', INK.slate) +
      disc(0, -62, 11, skin) +
      (hat === ''
        ? shape('M-11-62c-2-16 24-16 22 0c-3-7-8-8-11-8s-8 1-11 8z', hair)
        : shape('M-20-66c8-4 32-4 40 0c-8 4-32 4-40 0zM-10-67c0-12 20-12 20 0z', hat)),
  );

export const tractor = (x: number, y: number, size: number, body: string = INK.terracotta, mirrored = false): string =>
  at(
    x,
    y,
    size,
    shape('M-46-86h44l8 38h-56z', INK.pine) +
      shape('M-38-78h16v28h-20zM-16-78h10l5 28h-15z', INK.water) +
      shape('M-52-52h60c6-8 54-8 58 2v24h-118z', body) +
      box(44, -84, 5, 34, INK.slate) +
      disc(-30, -28, 29, INK.night) +
      disc(-30, -28, 15, INK.grain) +
      disc(-30, -28, 5, INK.night) +
      disc(48, -17, 18, INK.night) +
      disc(48, -17, 9, INK.grain) +
      disc(48, -17, 3, INK.night),
    mirrored,
  );

export const bale = (x: number, y: number, radius: number): string =>
  box(x - radius, y - radius * 1.7, radius * 1.5, radius * 1.7, INK.wheatLine, radius * 0.3) +
  oval(x + radius * 0.5, y - radius * 0.85, radius * 0.62, radius * 0.85, INK.wheat) +
  oval(
    x + radius * 0.5,
    y - radius * 0.85,
    radius * 0.4,
    radius * 0.55,
    'none',
    ` stroke="${INK.wheatLine}" stroke-width="2"`,
  ) +
  oval(x + radius * 0.5, y - radius * 0.85, radius * 0.16, radius * 0.24, INK.wheatLine);

export const crate = (x: number, y: number, width: number, fruit: string): string =>
  times(5, (index) => disc(x + width * (0.14 + index * 0.18), y - width * 0.42, width * 0.12, fruit)) +
  times(4, (index) => disc(x + width * (0.23 + index * 0.18), y - width * 0.5, width * 0.11, fruit)) +
  times(3, (index) => box(x, y - width * 0.42 + index * width * 0.145, width, width * 0.11, INK.wheatLine)) +
  box(x + width * 0.04, y - width * 0.44, width * 0.07, width * 0.44, INK.bark) +
  box(x + width * 0.89, y - width * 0.44, width * 0.07, width * 0.44, INK.bark);

export const hive = (x: number, y: number, size: number, fill: string): string =>
  at(
    x,
    y,
    size,
    box(-26, -56, 52, 22, fill) +
      box(-26, -33, 52, 24, fill) +
      box(-31, -64, 62, 8, INK.stone) +
      line('M-20-5v8M20-5v8', INK.bark, 5) +
      box(-10, -16, 20, 4, INK.night) +
      box(-29, -9, 58, 4, INK.bark),
  );

export const bee = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    faint(0.8, oval(-3, -9, 5, 8, INK.snow) + oval(5, -9, 5, 8, INK.snow)) +
      oval(0, 0, 11, 7, INK.grain) +
      line('M-3-6v12M3-6v12', INK.night, 2.6),
  );

export const drone = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    line('M-52-8L0 0L52-8', INK.pine, 6) +
      shape('M-20-8h40l-6 18h-28z', INK.pine) +
      disc(0, 12, 6, INK.grain) +
      oval(-52, -14, 26, 4, INK.olive) +
      oval(52, -14, 26, 4, INK.olive) +
      box(-54, -14, 4, 8, INK.pine) +
      box(50, -14, 4, 8, INK.pine),
  );

export const satellite = (x: number, y: number, size: number, lean = -17): string =>
  at(
    x,
    y,
    size,
    turned(
      lean,
      box(-110, -16, 74, 32, INK.leaf) +
        box(36, -16, 74, 32, INK.leaf) +
        line('M-92-16v32M-73-16v32M-54-16v32M54-16v32M73-16v32M92-16v32', INK.hill, 2) +
        line('M-36 0h72', INK.stone, 5) +
        box(-28, -26, 56, 52, INK.pine, 4) +
        disc(0, 34, 12, INK.grain),
    ),
  );

export const panel = (x: number, y: number, width: number): string =>
  line(`M${n(x + width / 2)} ${n(y)}v${n(-width * 0.4)}`, INK.slate, 5) +
  polygon(
    [
      [x, y - width * 0.28],
      [x + width * 0.2, y - width * 0.62],
      [x + width * 1.1, y - width * 0.62],
      [x + width * 0.9, y - width * 0.28],
    ],
    '#2f5d78',
  ) +
  line(
    `M${n(x + width * 0.1)} ${n(y - width * 0.45)}h${n(width * 0.9)}M${n(x + width * 0.3)} ${n(y - width * 0.28)}l${n(width * 0.2)} ${n(-width * 0.34)}M${n(x + width * 0.6)} ${n(y - width * 0.28)}l${n(width * 0.2)} ${n(-width * 0.34)}`,
    INK.water,
    1.6,
  );

export const turbine = (x: number, y: number, height: number, lean: number): string =>
  polygon(
    [
      [x - 4, y],
      [x - 1.5, y - height],
      [x + 1.5, y - height],
      [x + 4, y],
    ],
    INK.snow,
  ) +
  [0, 120, 240]
    .map(
      (turn) =>
        `<path d="M0 0c4-${n(height * 0.15)} 4-${n(height * 0.4)} 0-${n(height * 0.55)}c-3 ${n(height * 0.2)}-3 ${n(height * 0.4)} 0 ${n(height * 0.55)}z" fill="${INK.snow}" transform="translate(${n(x)} ${n(y - height)}) rotate(${turn + lean})"/>`,
    )
    .join('') +
  disc(x, y - height, 3.4, INK.stone);

/** A sheet of paper with lines that stand for words. */
export const sheet = (x: number, y: number, size: number, lean = 0, accent: string = INK.leaf): string =>
  at(
    x,
    y,
    size,
    turned(
      lean,
      box(-50, -66, 100, 132, INK.snow, 4) +
        box(-36, -50, 44, 9, accent, 4) +
        times(5, (index) => box(-36, -30 + index * 15, index === 4 ? 40 : 72, 5, INK.stone, 2)) +
        disc(28, 50, 10, INK.grain),
    ),
  );

/** A screen whose drawing fills 200 × 120. */
export const screen = (x: number, y: number, size: number, inner: string): string =>
  at(
    x,
    y,
    size,
    box(-110, -140, 220, 140, INK.pine, 8) +
      `<svg x="-100" y="-130" width="200" height="120" viewBox="0 0 200 120">${inner}</svg>` +
      shape('M-140 0h280l-14 12h-252z', INK.slate),
  );

/** Parcels as a map shows them, over 200 × 120. */
export const parcels = (seed: number): string => {
  const next = chance(seed);
  const fills = [INK.wheat, INK.meadow, INK.hill, INK.earth, INK.far, INK.leaf];
  const cut = (): number => 0.3 + next() * 0.4;
  const cells = (x: number, y: number, w: number, h: number, depth: number): string => {
    if (depth === 0) return box(x + 1, y + 1, w - 2, h - 2, fills[Math.floor(next() * fills.length)] ?? INK.hill, 1);
    const share = cut();
    return w > h * 1.2
      ? cells(x, y, w * share, h, depth - 1) + cells(x + w * share, y, w * (1 - share), h, depth - 1)
      : cells(x, y, w, h * share, depth - 1) + cells(x, y + h * share, w, h * (1 - share), depth - 1);
  };
  return box(0, 0, 200, 120, INK.sand) + cells(0, 0, 200, 120, 4);
};

export const pin = (x: number, y: number, size: number, fill: string = INK.terracotta): string =>
  at(x, y, size, shape('M0 0C-16-24-20-30-20-42a20 20 0 0 1 40 0c0 12-4 18-20 42z', fill) + disc(0, -42, 8, INK.snow));

/** A drawing as a file. */
export const drawing = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${inner}</svg>\n`;
