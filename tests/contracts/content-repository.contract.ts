import { withoutStamp } from './without-stamp.ts';
import { describe, expect, it } from 'vitest';
import type { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { ContentPage } from '#core/content/page.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { StoredContents, StoredHighlights } from '#tests/support/doubles/content.ts';
import { aContentPage } from '#tests/support/mothers/content.ts';
import { day } from '#tests/support/mothers/day.ts';
import { contractAdmission, type Started } from './started.ts';

const PICTURE = { url: '/media/olivi.jpg', alt: 'Olivi in collina', width: 800, height: 600 };
const DOCUMENT = {
  title: 'Curriculum',
  contentUrl: '/media/documenti/curriculum.pdf',
  format: 'pdf',
  sizeBytes: 1_200,
};
const LINK = { title: 'Bandi aperti', url: '/aiuti-e-bandi', ariaLabel: 'Bandi aperti oggi' };
const BODY: ContentPage['body'] = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Testo della pagina.' }] }];
const DAY = isoDateFrom('2026-03-02');

/** A page with everything that a page can have. */
const WHOLE: ContentPage = {
  ...aContentPage('agenzia/direttore'),
  body: BODY,
  sections: [{ id: 'compiti', title: 'Compiti', body: BODY, image: PICTURE }],
  accordions: [{ title: 'Nomina', body: BODY, links: [LINK] }],
  documents: [DOCUMENT],
  links: [LINK],
  images: [PICTURE],
  members: [
    { role: 'Presidente', name: 'Elisa Serra', document: DOCUMENT },
    { role: 'Membro', name: 'Pietro Riva' },
  ],
  membersTitle: 'Componenti',
  logos: ['/media/logo.png'],
  logoNames: ['Logo del consorzio'],
  image: PICTURE,
  cta: { title: 'Scrivi al direttore', url: '/supporto/contatti' },
  opensOn: day('2026-11-09'),
  closesOn: day('2026-12-31'),
  email: 'direttore@anpag.example',
  phoneNumber: '06 0000 1234',
  ...(DAY === undefined ? {} : { lastUpdate: DAY }),
};

const CONTENTS: StoredContents = {
  pages: [
    WHOLE,
    aContentPage('note-legali'),
    aContentPage('agenzia/codice'),
    aContentPage('supporto/parole'),
    { ...aContentPage('progetti/acqua'), image: PICTURE },
    aContentPage('progetti/bosco'),
  ],
  groups: { projects: ['progetti/bosco', 'progetti/acqua'] },
  trees: {
    'mappa-sito': [
      {
        title: 'L’Agenzia',
        path: '/agenzia',
        children: [
          { title: 'Direttore', path: '/agenzia/direttore', children: [] },
          { title: 'Albo dei fornitori', legacyUrl: 'https://vecchio-sito.example/albo', children: [] },
        ],
      },
      { title: 'Altro', children: [] },
    ],
    footer: [{ title: 'Albo dei fornitori', legacyUrl: 'https://vecchio-sito.example/albo', children: [] }],
  },
  menus: { 'mappa-sito': ['agenzia/codice', 'supporto/parole'], footer: ['supporto/parole'] },
};

const nodeOf = (slug: string) => ({ title: `Pagina ${slug}`, path: `/${slug}`, children: [] });

/** What every `ContentRepository` does; `start` makes one that holds these contents. */
export const contentRepositoryContract = (
  start: (contents: StoredContents) => Promise<Started<ContentRepository>>,
): void => {
  const admission = contractAdmission(() => start(CONTENTS));

  describe('page', () => {
    it.each(CONTENTS.pages.map((page) => [page.slug, page] as const))(
      'should give %s with all its parts',
      async (slug, page) => {
        expect(withoutStamp(await (await admission()).page(slug))).toEqual(page);
      },
    );

    it('should give none for a slug that nobody wrote, nor for the beginning of one', async () => {
      for (const slug of ['agenzia', 'progetti/fuoco', 'note-legali/altre', '../note-legali'])
        expect([slug, await (await admission()).page(slug)]).toEqual([slug, undefined]);
    });
  });

  describe('group', () => {
    it('should list its pages in the order of the editors, as their parent shows them', async () => {
      expect(await (await admission()).group('projects')).toEqual([
        { slug: 'progetti/bosco', title: 'Pagina progetti/bosco', description: 'In breve.' },
        { slug: 'progetti/acqua', title: 'Pagina progetti/acqua', description: 'In breve.', image: PICTURE },
      ]);
    });

    it('should be empty where there is nothing', async () => {
      expect(await (await admission()).group('ocm-payments')).toEqual([]);
    });
  });

  describe('tree', () => {
    it('[NAV-09] [NAV-22] [RED-04] should keep levels, order, addresses, those on the former site, and pages added below theirs', async () => {
      const [agency, other] = CONTENTS.trees['mappa-sito'] ?? [];
      expect(await (await admission()).tree('mappa-sito')).toEqual([
        { ...agency, children: [...(agency?.children ?? []), nodeOf('agenzia/codice')] },
        other,
        nodeOf('supporto/parole'),
      ]);
    });

    it('[PAGE-44] [NAV-09] [RED-04] should have the pages of the footer apart from those of the site map', async () => {
      expect(await (await admission()).tree('footer')).toEqual([
        ...(CONTENTS.trees.footer ?? []),
        nodeOf('supporto/parole'),
      ]);
    });

    it('should be empty where there is nothing', async () => {
      expect(await (await admission()).tree('transparent-administration')).toEqual([]);
    });
  });
};

const HERO = { slug: 'faq', title: 'Domande frequenti', description: 'Le risposte.', accessArea: false };
const TOOLS: StoredHighlights['blocks'][number]['entries'] = [
  { id: 'caa-registro', title: 'Registro', description: '', legacyUrl: 'https://vecchio-sito.example/registro' },
  { id: 'caa-trova', title: 'Trova un CAA', description: 'Vicino a te.', link: LINK, icon: 'it-pa' },
  {
    id: 'caa-altro',
    title: 'Altro',
    description: '',
    category: 'Guida',
    image: PICTURE,
    ...(DAY === undefined ? {} : { date: DAY }),
  },
];
const HIGHLIGHTS: StoredHighlights = {
  heroes: [
    { ...HERO, image: PICTURE, cta: LINK, area: 'public' },
    { ...HERO, title: 'Le tue domande', accessArea: true, area: 'private' },
  ],
  blocks: [
    { kind: 'tool', place: 'caa', entries: TOOLS },
    { kind: 'carousel', place: 'homepage', entries: TOOLS.slice(0, 1) },
  ],
};

/** What every `HighlightRepository` does; `start` makes one that holds these heads and blocks. */
export const highlightRepositoryContract = (
  start: (highlights: StoredHighlights) => Promise<Started<HighlightRepository>>,
): void => {
  const admission = contractAdmission(() => start(HIGHLIGHTS));

  describe('hero', () => {
    it('[API-10] should give every part of a head', async () => {
      expect(await (await admission()).hero('faq', 'public')).toEqual({ ...HERO, image: PICTURE, cta: LINK });
    });

    it('[PAGE-37] should tell the head of the reserved area from the public one', async () => {
      expect(await (await admission()).hero('faq', 'private')).toEqual({
        ...HERO,
        title: 'Le tue domande',
        accessArea: true,
      });
    });

    it('[API-10] should give none for a slug that nobody wrote', async () => {
      expect(await (await admission()).hero('eventi', 'public')).toBeUndefined();
    });
  });

  describe('highlights', () => {
    it('[API-11] should give the entries of a block and place, in their order and with all they have', async () => {
      expect(await (await admission()).highlights('tool', 'caa')).toEqual(TOOLS);
      expect(await (await admission()).highlights('carousel', 'homepage')).toEqual(TOOLS.slice(0, 1));
    });

    it('[API-11] should be empty where the block or the place has nothing', async () => {
      for (const [kind, place] of [
        ['tool', 'op'],
        ['alert', 'caa'],
        ['carousel', 'caa'],
      ] as const)
        expect([kind, place, await (await admission()).highlights(kind, place)]).toEqual([kind, place, []]);
    });
  });
};
