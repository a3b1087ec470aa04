import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeNews, newsLine, toolsBeside, type NewsLine } from '#core/content/home-news.ts';
import type { Highlight } from '#core/content/highlight.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { RUNS } from '#tests/support/property.ts';

const highlight = (title: string, url?: string): Highlight => ({
  id: `id-${title}`,
  title,
  description: '',
  ...(url === undefined ? {} : { link: { title, url } }),
});
const line = (title: string, address?: string, date?: IsoDate): NewsLine => ({
  id: `id-${title}`,
  title,
  address,
  date,
});
const NONE = { inEvidence: [], listed: [], articles: [], feed: [], carousel: [] };
const titlesOf = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('homeNews', () => {
  it('[PAGE-26] should show two in evidence large, and the third among the news', () => {
    const inEvidence = ['Olivi', 'Eco-schemi', 'Vigneti'].map((title) => highlight(title));
    const news = homeNews({ ...NONE, inEvidence });
    expect([titlesOf(news.large), titlesOf(news.others)]).toEqual([['Olivi', 'Eco-schemi'], ['Vigneti']]);
  });

  it('[PAGE-26] should let an entry of feed and carousel give way that is shown above, by title or address', () => {
    const news = homeNews({
      inEvidence: [highlight('Olivi', '/articoli/olivi')],
      listed: [line('Anticipi', '/media/anticipi.pdf')],
      articles: [line('Satellite', '/articoli/satellite')],
      feed: [highlight('Anticipi', '/comunicati-stampa'), highlight('Messaggi', '/articoli/messaggi')],
      carousel: [highlight('Un satellite guarda', '/articoli/satellite'), highlight('Vendemmia', '/aiuti/vino')],
    });
    expect(titlesOf(news.others)).toEqual(['Satellite', 'Messaggi', 'Vendemmia']);
  });

  it('[PAGE-26] should keep entries of one block apart that lead to the same list', () => {
    const feed = [highlight('Primo', '/comunicati-stampa'), highlight('Secondo', '/comunicati-stampa')];
    expect(titlesOf(homeNews({ ...NONE, feed }).others)).toEqual(['Primo', 'Secondo']);
  });

  it('[PAGE-26] should list what stands beside the lists by day, the latest first, and last what has none', () => {
    const anyDay = fc.option(fc.constantFrom(...(['2026-11-23', '2026-11-19', '2026-11-07'] as IsoDate[])), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 3 }), fc.array(anyDay, { maxLength: 4 }), (ofArticles, ofFeed) => {
        const articles = ofArticles.map((date, index) => line(`articolo ${index}`, undefined, date));
        const feed = ofFeed.map((date, index) => ({
          ...highlight(`voce ${index}`),
          ...(date === undefined ? {} : { date }),
        }));
        const [carousel, shortFeed] = [feed.slice(2), feed.slice(0, 2)];
        const days = homeNews({ ...NONE, articles, feed: shortFeed, carousel }).others.map(({ date }) => date ?? '');
        expect(days).toEqual(days.toSorted().toReversed());
        expect(days.length).toBe(ofArticles.length + ofFeed.length);
      }),
      RUNS,
    );
  });

  it('[PAGE-26] should show nothing in two blocks, and lose nothing', () => {
    const anyTitle = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const entries = fc.uniqueArray(fc.record({ title: anyTitle, url: fc.option(anyTitle, { nil: undefined }) }), {
      selector: ({ title }) => title,
      maxLength: 4,
    });
    const any = fc.record({
      inEvidence: entries,
      listed: entries,
      articles: entries,
      feed: entries,
      carousel: entries,
    });
    fc.assert(
      fc.property(any, (drawn) => {
        const highlights = (part: typeof drawn.feed) => part.map(({ title, url }) => highlight(title, url));
        const lines = (part: typeof drawn.feed) => part.map(({ title, url }) => line(title, url));
        const given = {
          inEvidence: highlights(drawn.inEvidence),
          listed: lines(drawn.listed),
          articles: lines(drawn.articles.slice(0, 3)),
          feed: highlights(drawn.feed),
          carousel: highlights(drawn.carousel),
        };
        const news = homeNews(given);
        const shown = [...news.large.map(newsLine), ...news.others];
        expect(new Set(titlesOf(shown)).size).toBe(shown.length);
        const all = [...shown, ...given.listed];
        for (const { title, link } of [...given.inEvidence, ...given.feed, ...given.carousel])
          expect(all.some((one) => one.title === title || one.address === link?.url)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('toolsBeside', () => {
  it('[PAGE-26] should leave out the tools that the head of the home offers', () => {
    const tools = [highlight('Modulistica', '/modulistica'), highlight('Registro titoli')];
    expect(titlesOf(toolsBeside(tools, ['/modulistica']))).toEqual(['Registro titoli']);
  });
});
