// `npm run pictures -- --before <home> --after <home> [--only <pattern>] [--to <folder>]`: takes a picture of every kind of page of two running
// portals at three widths, as a visitor and signed in, and compares them pixel by pixel. Pictures that differ are written as
// before, after and difference. Ends with 0 when every picture is the same, else with 1.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { matchRoute } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { Visitors, type Entrance } from '#tests/support/portal-actions.ts';
import { reservedPaths } from '#tests/support/reserved-pages.ts';
import { WIDTHS } from '#tests/support/visitor.ts';
import { mappedUrls } from '../conformita/around.ts';
import { pictureOf } from './picture.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    after: { type: 'string' },
    only: { type: 'string', default: '' },
    to: { type: 'string', default: 'reports/pictures' },
  },
});
const { before, after, only, to } = values;
if (before === undefined || after === undefined) {
  process.stderr.write('Scrivi due portali in funzione: --before http://… --after http://…\n');
  process.exit(2);
}

/** The first address of each kind of public page that the portal's map names, and one that leads nowhere. */
const publicPaths = async (home: URL): Promise<readonly string[]> => {
  const byRoute = new Map<string, string>();
  for (const url of await mappedUrls(home)) {
    const path = `/${url.href.slice(home.href.length)}`;
    const pattern = matchRoute(TABLE, path)?.route.pattern;
    if (pattern !== undefined && !byRoute.has(pattern)) byRoute.set(pattern, path);
  }
  return [...byRoute.values(), '/non-esiste'];
};

/** The difference of two colours, of 1, below which two runs of one page may differ by rounding. */
const BARELY_SEEN = 0.02;

const browser = await launchChromium();
const homes = [before, after].map((home) => new URL(home.endsWith('/') ? home : `${home}/`));
const [first = new URL(before)] = homes;
const portals = homes.map((home) => new Visitors(browser, { origin: home.origin, home: home.href }));
const cases: readonly (readonly [Entrance | undefined, readonly string[]])[] = [
  [undefined, await publicPaths(first)],
  ...reservedPaths(),
];

let compared = 0;
const different: string[] = [];
mkdirSync(to, { recursive: true });
for (const [entrance, paths] of cases) {
  for (const path of paths.filter((one) => one.includes(only))) {
    for (const width of WIDTHS) {
      const [left, right] = await Promise.all(
        portals.map((visitors) => pictureOf(visitors, entrance, path, width).catch(() => undefined)),
      );
      if (left === undefined || right === undefined) {
        different.push(path);
        process.stdout.write(`${path} a ${width} px non si apre ${left === undefined ? 'prima' : 'dopo'}\n`);
        continue;
      }
      compared += 1;
      if (left.equals(right)) continue;
      const name = `${path.replaceAll(/[^a-z0-9]+/gi, '-')}${width}`;
      const [one, other] = [PNG.sync.read(left), PNG.sync.read(right)];
      const isSameSize = one.width === other.width && one.height === other.height;
      const difference = new PNG({ width: one.width, height: one.height });
      const pixels = isSameSize
        ? pixelmatch(one.data, other.data, difference.data, one.width, one.height, { threshold: BARELY_SEEN })
        : Number.NaN;
      if (pixels === 0) continue;
      different.push(name);
      writeFileSync(join(to, `${name}-before.png`), left);
      writeFileSync(join(to, `${name}-after.png`), right);
      if (isSameSize) writeFileSync(join(to, `${name}-difference.png`), PNG.sync.write(difference));
      const size = isSameSize ? '' : `, ${one.width}×${one.height} e ${other.width}×${other.height}`;
      process.stdout.write(
        `${path} a ${width} px: ${isSameSize ? `${pixels} punti diversi` : 'altra misura'}${size}\n`,
      );
    }
  }
}
await browser.close();
process.stdout.write(`${compared} immagini confrontate, ${different.length} diverse\n`);
process.exitCode = different.length === 0 && compared > 0 ? 0 : 1;
