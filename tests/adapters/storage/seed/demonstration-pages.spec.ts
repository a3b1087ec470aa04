import { describe, expect, it } from 'vitest';
import { type CatalogueDetail, SERVICE_INDEX } from '#core/catalogue/item.ts';
import type { Highlight } from '#core/content/highlight.ts';
import type { ContentPage } from '#core/content/page.ts';
import type { VideoClip } from '#core/content/pieces.ts';
import { PostgresHighlightRepository } from '#adapters/storage/postgres/content/highlight-repository.ts';
import { demonstrationDatabase } from './demonstration-database.ts';

// What the pages of the portal can count on: each of them has something to show in every part that it has.

const database = demonstrationDatabase();

describe('titles in another language', () => {
  it('[PAGE-31] should say which, on the page, among its documents and in the search', async () => {
    const events = await details('events');
    const reported = (slug: string): unknown => {
      const detail = events.find(({ item }) => item.friendlyUrl === slug);
      return [detail?.item.titleLanguage, detail?.documents.map(({ titleLanguage }) => titleLanguage)];
    };
    expect([reported('bozen-landwirtschaft-infotag'), reported('paying-agencies-network-meeting')]).toEqual([
      ['de', ['de']],
      ['en', ['en']],
    ]);
    const hits = await database().query<{ language: string }>(
      "select hit->>'titleLanguage' as language from search_text_of where hit->>'titleLanguage' is not null order by 1",
    );
    expect(hits.map(({ language }) => language)).toEqual(['de', 'en']);
  });
});

describe('lists of the demonstration', () => {
  it.each([
    ['contracts', 30],
    ['fead-contracts', 15],
    ['competitions', 25],
    ['events', 20],
    ['articles', 40],
    ['information-articles', 70],
  ])('[PAGE-31] should say something in the body of all %s, at least %i words', async (type, least) => {
    // A task says in its steps, and what comes before and after them, what others say in their body.
    const thin = (await details(type)).filter(({ body, task }) => wordsOf([body, task]) < least);
    expect(thin.map(({ item }) => item.friendlyUrl)).toEqual([]);
  });

  it.each([
    ['events', 25],
    ['competitions', 24],
    ['contracts', 40],
    ['fead-contracts', 12],
    ['information-articles', 12],
    ['articles', 12],
    ['services', 12],
  ])('[PAGE-31] should have documents in %s, in %i of them at least', async (type, least) => {
    expect((await details(type)).filter(({ documents }) => documents.length > 0).length).toBeGreaterThanOrEqual(least);
  });

  it.each(['events', 'articles', 'information-articles', 'services'])(
    '[PAGE-31] should lead from each of the %s to something else',
    async (type) => {
      const alone = (await details(type)).filter(
        ({ links, handoverTarget }) => links.length + (handoverTarget?.length ?? 0) === 0,
      );
      expect(alone.map(({ item }) => item.friendlyUrl)).toEqual([]);
    },
  );

  it.each(['articles', 'events', 'information-articles'])(
    '[PAGE-43] should show no picture twice among %s, and describe each',
    async (type) => {
      const images = (await details(type)).map(({ item }) => item.image);
      expect(new Set(images.map((image) => image?.url)).size).toBe(images.length);
      expect(images.filter((image) => image === undefined || image.alt === '')).toEqual([]);
    },
  );

  it('[PAGE-35] [CAMP-03] should have the eight parts of every service, in order and with words, and a way in', async () => {
    const services = await details('services');
    for (const { item, sections } of services) {
      expect([item.friendlyUrl, sections.map(({ title }) => title)]).toEqual([
        item.friendlyUrl,
        SERVICE_INDEX.map(({ title }) => title),
      ]);
      expect([item.friendlyUrl, sections.every(({ body }) => wordsOf(body) > 0)]).toEqual([item.friendlyUrl, true]);
    }
    // Two of them have a page of their own in the table of addresses, which stands in place of this one.
    const ways = services.map(({ item, handoverTarget, opens, cta }) => [
      item.friendlyUrl,
      [handoverTarget, opens, cta].filter((way) => way !== undefined).length,
    ]);
    expect(ways.filter(([, count]) => count !== 1)).toEqual([
      ['anpag-mobile', 0],
      ['condizionalita', 0],
      ['domande-ocm-vino', 0],
    ]);
    const stopped = services.filter(({ item }) => item.service?.status !== 'Attivo');
    expect(stopped.map(({ item, handoverTarget }) => [item.friendlyUrl, item.service?.status, handoverTarget])).toEqual(
      [['domande-ocm-vino', 'Non attivo', undefined]],
    );
  });

  it('[PAGE-12] [PAGE-13] should have guides with galleries, new documents, links, logos and a call to action', async () => {
    const guides = await details('information-articles');
    expect({
      galleries: guides.filter(({ images }) => images.length >= 3).length >= 10,
      described: guides.flatMap(({ images }) => images).every(({ alt }) => alt !== ''),
      fresh: guides.flatMap(({ documents }) => documents).some(({ isNew }) => isNew === true),
      links: guides.every(({ links }) => links.length > 0),
      logos: guides.filter(({ logos }) => logos.length > 1).length >= 4,
      actions: guides.some(({ cta }) => cta !== undefined),
    }).toEqual({ galleries: true, described: true, fresh: true, links: true, logos: true, actions: true });
  });
});

describe('documents of the demonstration', () => {
  it('[PAGE-31] should all be there, as large and of the format that their links say, and not only PDF', async () => {
    const files = new Map(
      (
        await database().query<{ path: string; content_type: string; size: number }>(
          'select path, content_type, length(bytes) as size from media',
        )
      ).map(({ path, content_type, size }) => [`media:${path}`, { type: content_type.split(';')[0], size }]),
    );
    const offered = (await payloads()).flatMap(downloadsIn);
    expect(offered.length).toBeGreaterThan(400);
    for (const { contentUrl, format, sizeBytes } of offered)
      expect([contentUrl, files.get(contentUrl)]).toEqual([contentUrl, { type: TYPES[format], size: sizeBytes }]);
    expect(new Set(offered.map(({ format }) => format))).toEqual(new Set(['pdf', 'csv', 'odt']));
  });
});

describe('videos of the demonstration', () => {
  it('[PAGE-12] [PAGE-17] should be four of the portal’s own, with poster, captions and transcript', async () => {
    const kept = new Set(
      (await database().query<{ path: string }>('select path from media')).map(({ path }) => `media:${path}`),
    );
    const videos = (await payloads()).flatMap(videosIn);
    expect(videos.map(({ url }) => url).toSorted()).toEqual([
      'media:video/dispensa-solidale.mp4',
      'media:video/eco-schemi.mp4',
      'media:video/occhi-sul-campo.mp4',
      'media:video/primo-insediamento.mp4',
    ]);
    for (const { url, title, poster, captions, transcript } of videos) {
      expect([kept.has(url), kept.has(captions ?? ''), kept.has(poster?.url ?? '')]).toEqual([true, true, true]);
      expect([title === '', poster?.alt === '', (transcript ?? []).length]).toEqual([false, false, 5]);
    }
  });
});

describe('pages of the demonstration', () => {
  it('[PAGE-17] [PAGE-18] should have projects with every part: pictures, videos, accordions, documents, links, logos, calls', async () => {
    const projects = await pagesOf('projects');
    expect(projects.length).toBeGreaterThanOrEqual(6);
    for (const { slug, sections, accordions, documents, links, logos, cta, image } of projects)
      expect([
        slug,
        sections.length >= 3,
        accordions.length > 0,
        documents.length > 0,
        links.length > 0,
        logos.length > 0,
        cta !== undefined,
        image !== undefined,
      ]).toEqual([slug, true, true, true, true, true, true, true]);
    const sections = projects.flatMap((project) => project.sections);
    expect([
      sections.filter(({ image }) => image !== undefined).length >= 5,
      sections.filter(({ video }) => video !== undefined).length,
      projects.flatMap(({ accordions }) => accordions).some(({ links }) => links.length > 0),
    ]).toEqual([true, 2, true]);
  });

  it('[PAGE-39] should say in every aid who it is for or what it is, and offer documents in all direct and rural ones', async () => {
    const aids = await pagesOf('aids');
    const thin = aids.filter(
      ({ body, sections }) => wordsOf(body) + sections.reduce((sum, one) => sum + wordsOf(one.body), 0) < 25,
    );
    expect(thin.map(({ slug }) => slug)).toEqual([]);
    const without = aids.filter(
      ({ slug, documents, links }) =>
        /pagamenti-diretti|sviluppo-rurale/u.test(slug) && documents.length + links.length === 0,
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
    expect(aids.filter(({ slug, documents }) => slug.includes('sviluppo-rurale') && documents.length > 0).length).toBe(
      21,
    );
  });

  it('[PAGE-02] should have the director with picture, email, phone and curriculum', async () => {
    const director = await pageOf('agenzia/direttore');
    expect([
      director.email?.includes('@'),
      director.phoneNumber !== undefined,
      director.image?.alt !== '',
      director.documents.length,
    ]).toEqual([true, true, true, 1]);
  });

  it('[PAGE-01] should have the auditors with curricula, and the way to their reports', async () => {
    const board = await pageOf('agenzia/collegio-revisori');
    expect(board.members.filter(({ document }) => document !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(board.links.map(({ url }) => url)).toContain(
      '/amministrazione-trasparente/controlli-e-rilievi/organi-di-revisione',
    );
  });

  it('[PAGE-03] should say in words every office that the organisation chart shows, as the transparency pages do', async () => {
    const chart = await pageOf('agenzia/organigramma');
    const [offices] = (await pagesOf('transparency')).filter(({ slug }) =>
      slug.endsWith('/articolazione-degli-uffici'),
    );
    const named = strongIn(offices?.body).filter((name) => name !== '');
    const reported = JSON.stringify([chart.body, chart.sections]);
    expect(named.length).toBeGreaterThanOrEqual(12);
    expect(named.filter((name) => !reported.includes(name))).toEqual([]);
    expect(chart.image?.alt).not.toBe('');
    expect(chart.links.map(({ url }) => url)).toContain(
      '/amministrazione-trasparente/organizzazione/articolazione-degli-uffici',
    );
  });

  it('[PAGE-32] should say something on every page of the transparent administration', async () => {
    const thin = (await pagesOf('transparency')).filter(
      ({ body, documents }) => wordsOf(body) < 25 && documents.length === 0,
    );
    expect(thin.map(({ slug }) => slug)).toEqual([]);
  });

  it('should tell the licence of contents and whose the outlines of the map are', async () => {
    const notes = JSON.stringify((await pageOf('note-legali')).sections);
    for (const words of ['Licenza dei contenuti', 'CC BY 4.0', '«Italia» di svg-maps']) expect(notes).toContain(words);
  });
});

describe('alerts of the demonstration', () => {
  const shown = async (place: 'homepage' | 'agricoltori' | 'caa', now: string): Promise<readonly Highlight[]> =>
    new PostgresHighlightRepository(
      database(),
      { imageBase: '/media', names: NAMES },
      { now: () => Date.parse(now) },
    ).highlights('alert', place);

  it('[PAGE-26] [PAGE-27] should be for each audience, of every severity, each from a day to a day', async () => {
    const severities = async (place: 'homepage' | 'agricoltori' | 'caa'): Promise<ReadonlySet<Highlight['severity']>> =>
      new Set((await shown(place, '2026-11-21T09:00:00+01:00')).map(({ severity }) => severity));
    const every = new Set(['info', 'warning', 'danger']);
    expect([await severities('homepage'), await severities('agricoltori'), await severities('caa')]).toEqual([
      every,
      every,
      every,
    ]);
    const titles = async (now: string): Promise<string> =>
      (await shown('homepage', now)).map(({ title }) => title).join(' | ');
    const days = await Promise.all(
      ['2026-11-10', '2026-11-21', '2026-12-10'].map((day) => titles(`${day}T09:00:00+01:00`)),
    );
    expect(days.map((text) => [text.includes('Primi anticipi'), text.includes('Si avvicina')])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
});

describe('words of the demonstration', () => {
  it('should have typographic apostrophes, and lead only to invented addresses outside the portal', async () => {
    const texts = (await payloads()).flatMap(textsIn);
    expect(texts.filter((text) => /\p{L}'[\p{L}«]/u.test(text))).toEqual([]);
    const outside = texts.flatMap((text) => text.match(/https?:\/\/[^\s"')<]+/gu) ?? []);
    expect(outside.length).toBeGreaterThan(30);
    expect(outside.filter((url) => !new URL(url).hostname.endsWith('.example'))).toEqual([]);
  });
});

// Helpers

const NAMES = {
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: 'Agenzia Nazionale Pagamenti Agricoli',
};

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  odt: 'application/vnd.oasis.opendocument.text',
};

/** Contents whose words are of the registers of other offices: headline figures. */
const FIGURES = "('kpis', 'caa-kpis')";

const rowsOf = async <T>(condition: string, parameters: readonly string[] = []): Promise<readonly T[]> =>
  (
    await database().query<{ payload: T }>(`select payload from content where ${condition} order by slug`, parameters)
  ).map(({ payload }) => payload);
const payloads = (): Promise<readonly unknown[]> => rowsOf(`type not in ${FIGURES}`);
const details = (type: string): Promise<readonly CatalogueDetail[]> => rowsOf('type = $1', [type]);
const pagesOf = (type: string): Promise<readonly ContentPage[]> => rowsOf('type = $1', [type]);
const pageOf = async (slug: string): Promise<ContentPage> => {
  const [page] = await rowsOf<ContentPage>("type = 'pages' and slug = $1", [slug]);
  if (page === undefined) throw new Error(`no page ${slug}`);
  return page;
};

const valuesIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];
const textsIn = (value: unknown): readonly string[] =>
  valuesIn(value).filter((each): each is string => typeof each === 'string');
const objectsWith = <T>(value: unknown, ...keys: readonly string[]): readonly T[] =>
  valuesIn(value).filter(
    (each): each is T => typeof each === 'object' && each !== null && keys.every((key) => key in each),
  );

const downloadsIn = (value: unknown) =>
  objectsWith<{ contentUrl: string; format: string; sizeBytes: number }>(value, 'contentUrl', 'format', 'sizeBytes');
const videosIn = (value: unknown): readonly VideoClip[] =>
  objectsWith<{ video: VideoClip }>(value, 'video').map(({ video }) => video);

/** Words of a text tree: what its text pieces say. */
const wordsOf = (body: unknown): number =>
  objectsWith<{ text: string }>(body, 'text').reduce(
    (sum, { text }) => sum + text.split(/\s+/u).filter(Boolean).length,
    0,
  );
const strongIn = (body: unknown): readonly string[] =>
  objectsWith<{ kind: string; children: unknown }>(body, 'kind', 'children')
    .filter(({ kind }) => kind === 'strong')
    .map(({ children }) =>
      objectsWith<{ text: string }>(children, 'text')
        .map(({ text }) => text)
        .join(''),
    );
