// `npm run conformita [-- --base http://host:porta/portale/]`: asks every public page of a portal (of one that it starts, unless
// told) whether it keeps the national checks of public sites and the portal's own. Ends with 0 when all are kept, else with 1.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startPortal } from '#tests/support/portal.ts';
import { aroundOf, mappedUrls } from './around.ts';
import { namesOf, readPage, type ReadPage } from './page.ts';
import { isGreen, judge, reportText } from './report.ts';

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const own = values.base === undefined ? await startPortal() : undefined;
try {
  const home = new URL(values.base ?? own?.home ?? '');
  const pages: ReadPage[] = [];
  // One after the other: the service lets nobody ask for everything at once.
  for (const url of await mappedUrls(home)) pages.push(await readPage(url, home));
  const reports = await judge(
    pages,
    aroundOf(
      home,
      pages.map(namesOf).find((names) => names !== undefined),
    ),
  );
  process.stdout.write(`${reportText(reports)}\n`);
  process.exitCode = reports.every(isGreen) ? 0 : 1;
} finally {
  await own?.stop();
}
