import process from 'node:process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

/** Combinations of filters that are drawn for each list beside none at all; each run draws others. */
const COMBINATIONS = 8;
/** The run says it, and takes it back: COUNTS_SEED=… draws the same combinations again. */
const SEED = Number(process.env['COUNTS_SEED'] ?? Math.floor(Date.now() % 1_000_000));

setUpPortal();

describe('what stands on the screen', () => {
  it.each(Object.values(LISTS).map((definition) => [definition.id, definition] as const))(
    `[LIST-18] should be of %s what its CSV, its feed and the service have, over filters drawn at random (seed ${SEED})`,
    async (_, definition) => {
      const path = pathTo(TABLE, definition.route);
      const options = optionsOn(await pageAt(path));
      const counts: number[] = [];
      for (const query of ['', ...fc.sample(anyQuery(options), { seed: SEED, numRuns: COMBINATIONS })]) {
        const where = `${path}?${query}`;
        const html = await pageAt(where);
        const count = countOn(html);
        counts.push(count);
        const csv = await textAt(exportOn(html, 'csv'));
        const feed = await textAt(exportOn(html, 'atom'));
        expect({ where, csv: rowsIn(csv), feed: feed.split('<entry>').length - 1 }).toEqual({
          where,
          csv: count,
          feed: count,
        });
        // The first page holds as many of them as a page holds.
        expect([where, html.match(/id="voce-/g)?.length ?? 0]).toEqual([where, Math.min(count, definition.pageSize)]);
      }
      expect(Math.max(...counts)).toBeGreaterThan(0);
    },
    120_000,
  );
});

// Helpers

const textAt = async (address: string): Promise<string> => (await fetch(`${portal.origin}${address}`)).text();

const pageAt = (path: string): Promise<string> => textAt(`/portale${path}`);

/** Names and values of the boxes that can be ticked in the panel, as it stands without script. */
const optionsOn = (html: string): readonly (readonly [string, string])[] =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(([input]) => {
    const name = /name="([^"]+)"/.exec(input)?.[1];
    const value = /value="([^"]*)"/.exec(input)?.[1];
    return name === undefined || value === undefined ? [] : [[name, plain(value)] as const];
  });

const plain = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The sentence above the cards: "Nessun risultato…", "1 risultato", "41 risultati, ordinati…". */
const countOn = (html: string): number => {
  const status = /class="pt-status">(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  if (status.includes('Nessun risultato')) return 0;
  const count = /([\d.]+) risultat/.exec(status)?.[1];
  if (count === undefined) throw new Error(`no count in ${status}`);
  return Number(count.replaceAll('.', ''));
};

/** Where the link to a form of the list leads, as filtered. */
const exportOn = (html: string, format: 'csv' | 'atom'): string =>
  plain(new RegExp(`href="([^"]*/exports/[^"]*\\.${format}[^"]*)"`).exec(html)?.[1] ?? '');

/** Rows of a table without that of the titles; a line within quotes is no row. */
const rowsIn = (text: string): number => {
  let [rows, isQuoted] = [0, false];
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === '\n' && !isQuoted) rows += 1;
  }
  return rows - 1;
};

const WORDS = ['domanda', 'pagamenti', 'olio d’oliva', 'vino & uva', 'zafferanocoltura'];

/** Filters that are offered, words and days, alone and together. */
const anyQuery = (options: readonly (readonly [string, string])[]): fc.Arbitrary<string> =>
  fc
    .record({
      chosen: fc.subarray([...options], { maxLength: Math.min(4, options.length) }),
      search: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.constantFrom(...WORDS)),
      from: fc.constantFrom('', '', '2025-06-01', '2026-10-01'),
      sort: fc.constantFrom('', 'ASC'),
    })
    .map(({ chosen, search, from, sort }) =>
      new URLSearchParams([
        ...chosen.map(([name, value]) => [name, value]),
        ...(search === '' ? [] : [['search', search]]),
        ...(from === '' ? [] : [['publicationDateFrom', from]]),
        ...(sort === '' ? [] : [['sort', sort]]),
      ]).toString(),
    );
