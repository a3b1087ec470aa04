// Makes the outlines of the Italian regions from `@svg-maps/italy` (Victor Cazanave, CC BY 4.0):
//   npm pack @svg-maps/italy@2.0.0 && tar xzf svg-maps-italy-2.0.0.tgz
//   node tests/tools/map/outlines.mjs package/index.js && npm run format
// The points are put on a grid, each at its own place whatever region it belongs to, so that borders stay shared; what
// then lies on a straight line, and islands too small to be seen, go. The picture stays, at a third of the weight.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const GRID = 1;
const SMALLEST_ISLAND = 2;
const TARGET = 'ui/components/regions/outlines.ts';

/** The addresses of the source and ours, where they differ. */
const OURS = {
  'aosta-valley': 'valle-d-aosta',
  apulia: 'puglia',
  lombardy: 'lombardia',
  piedmont: 'piemonte',
  sardinia: 'sardegna',
  sicily: 'sicilia',
  'trentino-south-tyrol': 'trentino-alto-adige',
  tuscany: 'toscana',
};

/** The rings of a path in absolute points; it may move and draw lines, nothing else. */
const ringsOf = (path) => {
  const rings = [];
  let [x, y] = [0, 0];
  let ring = [];
  let command = 'm';
  const parts = path.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  for (let at = 0; at < parts.length;) {
    if (/[a-zA-Z]/.test(parts[at])) {
      command = parts[at];
      at += 1;
      if (command === 'z' || command === 'Z') {
        rings.push(ring);
        [x, y] = ring[0];
        ring = [];
        continue;
      }
    }
    const relative = command === command.toLowerCase();
    const kind = command.toLowerCase();
    const number = () => Number(parts[at++]);
    if (kind === 'm' || kind === 'l') {
      const [dx, dy] = [number(), number()];
      [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
    } else if (kind === 'h') {
      const dx = number();
      x = relative ? x + dx : dx;
    } else if (kind === 'v') {
      const dy = number();
      y = relative ? y + dy : dy;
    } else throw new Error(`a command that is not known: ${command}`);
    if (kind === 'm') {
      if (ring.length > 0) rings.push(ring);
      ring = [];
      command = relative ? 'l' : 'L';
    }
    ring.push([x, y]);
  }
  if (ring.length > 0) rings.push(ring);
  return rings;
};

const onGrid = (ring) => ring.map(([x, y]) => [Math.round(x / GRID) * GRID, Math.round(y / GRID) * GRID]);
const isSame = ([ax, ay], [bx, by]) => ax === bx && ay === by;
const turns = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) !== (by - ay) * (cx - ax);
const withoutIdle = (ring) => {
  const distinct = ring.filter((point, at) => !isSame(point, ring[(at + 1) % ring.length]));
  return distinct.filter((point, at) =>
    turns(distinct[(at + distinct.length - 1) % distinct.length], point, distinct[(at + 1) % distinct.length]),
  );
};
const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

const written = (ring) => {
  let [x, y] = ring[0];
  const lines = ring.slice(1).map(([toX, toY]) => {
    const step = `${toX - x},${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${ring[0].join(',')}l${lines.join(' ')}z`;
};

/** Middle of the largest ring's box: where a mark of the region stands. */
const middleOf = (ring) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const mean = (all) => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  return [mean(xs), mean(ys)];
};

const { default: map } = await import(pathToFileURL(resolve(process.argv[2])).href);
const outlines = map.locations
  .map(({ id, path }) => {
    const rings = ringsOf(path)
      .map((ring) => withoutIdle(onGrid(ring)))
      .filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST_ISLAND)
      .sort((left, right) => areaOf(right) - areaOf(left));
    return { value: OURS[id] ?? id, middle: middleOf(rings[0]), path: rings.map(written).join('') };
  })
  .sort((left, right) => (left.value < right.value ? -1 : 1));
writeFileSync(
  TARGET,
  `// Made by tests/tools/map/outlines.mjs from @svg-maps/italy 2.0.0 (Victor Cazanave, CC BY 4.0). Do not edit.

/** Outline of a region: the middle of its land, and its path. */
export interface Outline {
  readonly value: string;
  readonly middle: readonly [number, number];
  readonly path: string;
}

/** Width and height of the map. */
export const MAP_SIZE = [${map.viewBox.split(' ').slice(2).join(', ')}] as const;

/** The twenty regions of Italy. */
export const OUTLINES: readonly Outline[] = ${JSON.stringify(outlines, null, 2)};
`,
);
