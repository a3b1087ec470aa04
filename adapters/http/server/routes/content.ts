import * as z from 'zod/mini';
import type { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { HighlightKind, Place } from '#core/content/highlight.ts';
import { PROJECT_SLUGS, type PageGroup, type TreeName } from '#core/content/page.ts';
import { GROUP_PATHS, HIGHLIGHT_PATHS, PAGE_PATHS, PATHS, TREE_PATHS } from '#adapters/http/contract/addresses.ts';
import {
  contentPageToWire,
  highlightToWire,
  nodeToWire,
  previewToWire,
  wireContentPage,
  wireHighlights,
  wirePreviews,
  wireTree,
  type WireContentPage,
} from '#adapters/http/contract/content.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { publicRead, type Api } from './api.ts';
import { entriesOf } from './entries.ts';
import { reservedRead } from './reserved-read.ts';

const PAGES = 'Pagine';
const BLOCKS = 'Blocchi';

/** Longest path of a page of content. */
const SLUG_LIMIT_CHARACTERS = 300;
/** The path of a page of content. */
export const anyPageParams = z.object({ '*': z.string().check(z.minLength(1), z.maxLength(SLUG_LIMIT_CHARACTERS)) });
const friendlyUrl = z.object({ friendlyUrl: z.string().check(z.minLength(1), z.maxLength(SLUG_LIMIT_CHARACTERS)) });

/** Adds pages of content, their groups and trees (§7.1). */
export const addContent = (api: Api, pages: ContentRepository): void => {
  const read = async (slug: string): Promise<WireContentPage | undefined> => {
    const page = await pages.page(slug);
    return page === undefined ? undefined : contentPageToWire(page);
  };
  const fixed = (url: string, slug: string): void =>
    publicRead(api, {
      url,
      summary: `Pagina: ${slug}`,
      tag: PAGES,
      answer: wireContentPage,
      key: () => '',
      read: () => read(slug),
    });
  for (const [slug, url] of Object.entries(PAGE_PATHS)) fixed(url, slug);
  publicRead(api, {
    url: `${PATHS.pages}/*`,
    summary: 'Pagina di contenuto',
    tag: PAGES,
    params: anyPageParams,
    answer: wireContentPage,
    key: ({ params }) => params['*'],
    read: ({ params }) => read(params['*']),
  });
  publicRead(api, {
    url: `${PATHS.projects}/:friendlyUrl`,
    summary: 'Progetto',
    tag: PAGES,
    params: friendlyUrl,
    answer: wireContentPage,
    key: ({ params }) => params.friendlyUrl,
    read: ({ params }) => read(projectSlug(params.friendlyUrl)),
  });
  publicRead(api, {
    url: `${PATHS.transparency}/*`,
    summary: 'Pagina dell’amministrazione trasparente',
    tag: PAGES,
    params: anyPageParams,
    answer: wireContentPage,
    key: ({ params }) => params['*'],
    read: ({ params }) => read(`${TRANSPARENCY}/${params['*']}`),
  });
  publicRead(api, {
    url: PATHS.transparency,
    summary: 'Sezioni di primo livello dell’amministrazione trasparente',
    tag: PAGES,
    answer: wireTree,
    key: () => '',
    read: async () =>
      (await pages.tree('transparent-administration')).map((node) => nodeToWire({ ...node, children: [] })),
  });
  for (const [name, url] of entriesOf(GROUP_PATHS)) {
    publicRead(api, {
      url,
      summary: `Pagine: ${name}`,
      tag: PAGES,
      answer: wirePreviews,
      key: () => '',
      read: async () => (await pages.group(name satisfies PageGroup)).map(previewToWire),
    });
  }
  for (const [name, url] of entriesOf(TREE_PATHS)) {
    publicRead(api, {
      url,
      summary: `Albero di pagine: ${name}`,
      tag: PAGES,
      answer: wireTree,
      key: () => '',
      read: async () => (await pages.tree(name satisfies TreeName)).map(nodeToWire),
    });
  }
};

/** Adds carousels, tools, alerts, banners, what is in evidence and the agency's feed (API-11). */
export const addHighlights = (api: Api, highlights: HighlightRepository, access: AccessControl): void => {
  for (const [kind, places] of entriesOf(HIGHLIGHT_PATHS)) {
    for (const [place, url] of Object.entries(places)) {
      publicRead(api, {
        url,
        summary: `Blocco ${kind}: ${place}`,
        tag: BLOCKS,
        answer: wireHighlights,
        key: () => '',
        read: async () =>
          (await highlights.highlights(kind satisfies HighlightKind, place as Place)).map(highlightToWire),
      });
    }
  }
  reservedRead(api, access, {
    url: PATHS.sianBanner,
    summary: 'Riquadro della scrivania verso il sistema nazionale',
    tag: BLOCKS,
    answer: wireHighlights,
    run: async () => (await highlights.highlights('banner', 'scrivania')).map(highlightToWire),
  });
};

// Helpers

const TRANSPARENCY = 'amministrazione-trasparente';

/** Where a project stands below the root of its kind. */
const projectSlug = (friendlyUrl: string): string => `${PROJECT_SLUGS}${friendlyUrl}`;
