import { describe, expect, it } from 'vitest';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { HeroSection } from '#core/content/page.ts';
import { binding } from '#core/kernel/port-key.ts';
import { compose } from '#adapters/composition/compose.ts';
import { HeadCache } from '#adapters/http/server/pages/head-cache.ts';
import { aContentPage } from '#tests/support/mothers/content.ts';

const aHead = (slug: string, title: string): HeroSection => ({ slug, title, description: '', accessArea: false });

/** Repositories that note what is read of them; `answer` says what each reading comes to. */
const noted = (answer: (read: string) => Promise<string> = async (read) => read) => {
  const reads: string[] = [];
  const read = (what: string): Promise<string> => {
    reads.push(what);
    return answer(what);
  };
  const heads = new HeadCache();
  const { get } = compose(
    heads.within([
      binding(HighlightRepository, [], () => ({
        hero: async (slug, area) => aHead(slug, await read(`hero ${area} ${slug}`)),
        highlights: async (kind, place) => {
          await read(`${kind} ${place}`);
          return [];
        },
      })),
      binding(ContentRepository, [], () => ({
        page: async (slug) => aContentPage(await read(`page ${slug}`)),
        group: async (name) => {
          await read(`group ${name}`);
          return [];
        },
        tree: async (name) => [{ title: await read(`tree ${name}`), children: [] }],
      })),
    ]),
  );
  return { heads, reads, highlights: get(HighlightRepository), contents: get(ContentRepository) };
};

describe('what stands on many pages', () => {
  it('[API-08] should be read once until the content changes, also by many at once, each by its own name', async () => {
    const { heads, reads, highlights, contents } = noted();
    const all = () =>
      Promise.all([
        highlights.hero('normative', 'public'),
        highlights.hero('normative', 'public'),
        highlights.hero('normative', 'private'),
        contents.tree('footer'),
        contents.tree('mappa-sito'),
      ]);
    const once = ['hero public normative', 'hero private normative', 'tree footer', 'tree mappa-sito'];
    const answered = await all();
    expect(answered.map((one) => (one !== undefined && 'title' in one ? one : one?.[0])?.title)).toEqual([
      once[0],
      ...once,
    ]);
    expect(await all()).toEqual(answered);
    expect(reads).toEqual(once);
    heads.forget();
    await all();
    expect(reads).toEqual([...once, ...once]);
  });

  it('[API-08] should not be taken for that of the new content where it was being read when the content changed', async () => {
    let arrive: (text: string) => void = () => undefined;
    let reading = 0;
    const { heads, highlights } = noted(() =>
      (reading += 1) === 1 ? new Promise((done) => (arrive = done)) : Promise.resolve('after'),
    );
    const slow = highlights.hero('normative', 'public');
    heads.forget();
    const { title: fresh } = (await highlights.hero('normative', 'public')) ?? {};
    arrive('before');
    const { title: former } = (await slow) ?? {};
    const { title: last } = (await highlights.hero('normative', 'public')) ?? {};
    expect([fresh, former, last]).toEqual(['after', 'before', 'after']);
  });

  it('[ERR-03] should be read again after a failure', async () => {
    let reading = 0;
    const { contents } = noted(async (what) => {
      if ((reading += 1) === 1) throw new Error('away');
      return what;
    });
    await expect(contents.tree('footer')).rejects.toThrow('away');
    expect(await contents.tree('footer')).toEqual([{ title: 'tree footer', children: [] }]);
  });

  it('[PAGE-36] should leave alone what changes with the day or belongs to one page', async () => {
    const { reads, highlights, contents } = noted();
    for (let turn = 0; turn < 2; turn += 1) {
      await highlights.highlights('alert', 'homepage');
      await contents.page('agenzia');
      await contents.group('projects');
    }
    expect(reads).toEqual(Array.from({ length: 2 }, () => ['alert homepage', 'page agenzia', 'group projects']).flat());
  });
});
