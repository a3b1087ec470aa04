import { beforeAll, describe, expect, it } from 'vitest';
import { isPageId } from '#core/content/anchors.ts';
import { headingIds } from '#core/formatting/heading-id.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { addressOf, mappedPaths, publicRoutes } from '#tests/support/every-page.ts';
import { idsIn, mainOnly, markupFaults } from '#tests/support/markup.ts';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** Addresses beside those of the map: what is not found, what was searched for, filtered or asked for in steps, and reserved pages before it is known who asks. */
const OTHERS = [
  '/pagina-che-non-esiste',
  '/normative/cosa-che-nessuno-conosce',
  '/normative?categories=circolare&page=2',
  '/normative?search=zzzzzz',
  '/supporto/faq?page=3',
  '/supporto/ricerca-op?categories=lazio',
  '/ricerca?search=latte',
  '/ricerca?search=zzzzzz',
  '/scrivania',
];

/** Ids that come from data on pages without titled texts: lists, results, forms, tables. */
const ELSEWHERE = /^(?:esito|filtro|togli|riga|richiesta|evidenza|prossimi)-/u;

/** What the service answers to who asks for a page without script. */
const answers = new Map<string, string>();
const htmlOf = (path: string): string => answers.get(path) ?? '';

beforeAll(async () => {
  const paths = [...(await mappedPaths()), ...OTHERS];
  for (const route of publicRoutes()) paths.push(await addressOf(route));
  // One after the other: the service lets nobody ask for everything at once.
  for (const path of new Set(paths)) {
    const answer = await fetch(`${portal.home}${path.slice(1)}`, { headers: { accept: 'text/html' } });
    answers.set(path, await answer.text());
  }
});

describe('the HTML of every address', () => {
  it('[PAGE-17] should name no part twice, and call nothing of its own as a heading could be called', () => {
    const twice = [];
    const unknown = new Set<string>();
    for (const [path, html] of answers) {
      const ids = idsIn(html);
      const own = anchorsOfHeadings(html);
      twice.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`));
      // React's own ids begin with a sign that no anchor has.
      for (const id of ids)
        if (!id.startsWith('_') && !own.has(id) && !isPageId(id) && !ELSEWHERE.test(id)) unknown.add(`${id} (${path})`);
    }
    expect(twice).toEqual([]);
    expect([...unknown]).toEqual([]);
  });

  it('should be valid: the first page of each route as a whole, the others in what is their own', async () => {
    const seen = new Set<string>();
    const faults = [];
    for (const path of answers.keys()) {
      const pattern = matchRoute(TABLE, path.replace(/\?.*$/u, ''))?.route.pattern ?? path;
      const html = seen.has(pattern) ? mainOnly(htmlOf(path)) : htmlOf(path);
      seen.add(pattern);
      for (const fault of await markupFaults(html)) faults.push(`${path}: ${fault}`);
    }
    expect(seen.size).toBeGreaterThan(publicRoutes().length);
    expect(faults).toEqual([]);
  });
});

// Helpers

/** Ids of headings that come from their words: those of a text with titled parts. */
const anchorsOfHeadings = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gsu)].flatMap(([, id = '', words = '']) =>
      id.replace(/-\d+$/u, '') === headingIds([plainWords(words)])[0] || id === headingIds([plainWords(words)])[0]
        ? [id]
        : [],
    ),
  );

const plainWords = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
