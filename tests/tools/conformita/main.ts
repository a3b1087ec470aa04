// `npm run conformita [-- --base http://host:porta/portale/]`: asks every public page of a portal (of one that it starts, unless
// given) whether it keeps the national checks of public sites and the portal's own, and what the checkers that others made say of it:
// Nu, IBM's engine and veraPDF, fetched at the first use (`--senza-altri` leaves them out). Ends with 0 when all are kept, else with 1.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { keepOutcome } from '../trace/kept.ts';
import { startPortal } from '#tests/support/portal.ts';
import { aroundOf, mappedUrls } from './around.ts';
import { askOthers } from './outside/ask-others.ts';
import { isClean, othersText, verdictsText } from './outside/verdict.ts';
import { namesOf, readPage, type ReadPage } from './page.ts';
import { isGreen, judge, reportText } from './report.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, 'senza-altri': { type: 'boolean' } } });
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
  const verdicts = values['senza-altri'] === true ? [] : await askOthers(home, pages, own !== undefined);
  if (verdicts.length > 0) process.stdout.write(`\n${verdictsText(verdicts)}\n`);
  const passed = reports.every(isGreen) && verdicts.every(isClean);
  keepOutcome('conformita', passed, `${pages.length} pagine; ${othersText(verdicts)}`);
  process.exitCode = passed ? 0 : 1;
} finally {
  await own?.stop();
}
