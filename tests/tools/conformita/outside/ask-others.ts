import process from 'node:process';
import { matchRoute } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { Visitors, type Entrance } from '#tests/support/portal-actions.ts';
import { reservedPaths } from '#tests/support/reserved-pages.ts';
import type { ReadPage } from '../page.ts';
import { makeIbm } from './ibm.ts';
import { askNu, type Document } from './nu.ts';
import { papersOf } from './papers.ts';
import { MissingTool } from './tools.ts';
import { askVeraPdf } from './verapdf.ts';
import type { Verdict } from './verdict.ts';

/** A phone and a wide screen: between them pages have all that they show, in pixels. */
const WIDTHS = [375, 1280] as const;

/** Addresses that no map names: what is not found, searched for, filtered, or waits for the sign-on. */
const UNMAPPED = [
  '/pagina-che-non-esiste',
  '/normative/cosa-che-nessuno-conosce',
  '/normative?categories=circolare',
  '/normative?search=zzzzzz',
  '/ricerca?search=latte',
  '/ricerca?search=zzzzzz',
  '/supporto/ricerca-op?categories=lazio',
  '/scrivania',
];

/** The first page of each route. */
const firstOfEach = (pages: readonly ReadPage[]): readonly string[] => {
  const first = new Map<string, string>();
  for (const { path } of pages) {
    const pattern = matchRoute(TABLE, path)?.route.pattern ?? path;
    if (!first.has(pattern)) first.set(pattern, path);
  }
  return [...first.values()];
};

const orMissing = async (checker: string, ask: () => Promise<Verdict> | Verdict): Promise<Verdict> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MissingTool) return { checker, missing: error.message, faults: [], allowed: [] };
    throw error;
  }
};

/** Pages as they stand in a browser, by reader: IBM's engine looks at both widths, and their HTML is kept for the Nu checker. */
const lookAt = async (
  home: URL,
  looks: readonly (readonly [who: Entrance | undefined, paths: readonly string[]])[],
  seen: Document[],
): Promise<Verdict> => {
  const ibm = makeIbm();
  const browser = await launchChromium();
  const visitors = new Visitors(browser, { origin: home.origin, home: home.href });
  try {
    for (const [who, paths] of looks) {
      const { page, open } = await (who === undefined ? visitors.newVisitor() : visitors.as(who));
      for (const path of paths) {
        const place = `${path}${who === undefined ? '' : ` (${who.name})`}`;
        process.stderr.write(`${place}\n`);
        await open(path);
        seen.push({ place: `${place}, nel browser`, html: await page.content() });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await ibm.look(page, `${place}, ${width} px`);
        }
      }
    }
  } finally {
    await visitors.close();
    await browser.close();
  }
  return ibm.verdict();
};

/**
 * Asks the checkers that others made: IBM's engine and the Nu checker about pages, veraPDF about PDFs. `isOwn` says that the portal is the
 * demonstration, which has people to sign in as; of another one only what everybody sees is looked at.
 */
export const askOthers = async (home: URL, pages: readonly ReadPage[], isOwn: boolean): Promise<readonly Verdict[]> => {
  const documents: Document[] = pages.map(({ path, html }) => ({ place: path, html }));
  for (const path of isOwn ? UNMAPPED : []) {
    const answer = await fetch(new URL(path.slice(1), home), { headers: { accept: 'text/html' } });
    documents.push({ place: path, html: await answer.text() });
  }
  const open = [...firstOfEach(pages), ...(isOwn ? UNMAPPED.slice(0, -1) : [])];
  const ibm = await orMissing('IBM Equal Access', () =>
    lookAt(home, [[undefined, open], ...(isOwn ? reservedPaths() : [])], documents),
  );
  const nu = await orMissing('Nu HTML checker', () => askNu(documents));
  return isOwn ? [nu, ibm, await orMissing('veraPDF', async () => askVeraPdf(await papersOf(pages)))] : [nu, ibm];
};
