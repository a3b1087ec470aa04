import type { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { PROJECT_SLUGS } from '#core/content/page.ts';
import { GROUP_PATHS, HIGHLIGHT_PATHS, PAGE_PATHS, PATHS, TREE_PATHS } from '#adapters/http/contract/addresses.ts';
import { blockAt, contentCalls, pageAt, previewsAt, treeAt } from '#adapters/http/contract/content.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

const TRANSPARENCY = 'amministrazione-trasparente/';

/** Pages of content over the service. */
export const httpContent = (http: Http): ContentRepository => {
  const calls = callsOf(http, contentCalls);
  return {
    // Pages with an address of their own are read there, projects and the transparency below theirs, all others by their slug (§7.1).
    page: (slug) => {
      const own = Object.hasOwn(PAGE_PATHS, slug) ? PAGE_PATHS[slug] : undefined;
      if (own !== undefined) return callsOf(http, { page: pageAt(own) }).page();
      if (slug.startsWith(PROJECT_SLUGS)) return calls.project({ friendlyUrl: slug.slice(PROJECT_SLUGS.length) });
      return slug.startsWith(TRANSPARENCY)
        ? calls.transparencyPage({ '*': slug.slice(TRANSPARENCY.length) })
        : calls.page({ '*': slug });
    },
    group: async (name) => (await callsOf(http, { group: previewsAt(GROUP_PATHS[name]) }).group()) ?? [],
    tree: async (name) => (await callsOf(http, { tree: treeAt(TREE_PATHS[name]) }).tree()) ?? [],
  };
};

/** Heads and blocks of pages over the service. */
export const httpHighlights = (http: Http): HighlightRepository => ({
  hero: (slug, area) => {
    const { hero, reservedHero } = callsOf(http, contentCalls);
    return area === 'private' ? reservedHero({ slug }) : hero({ slug });
  },
  highlights: async (kind, slot) => {
    const path = kind === 'banner' && slot === 'scrivania' ? PATHS.sianBanner : HIGHLIGHT_PATHS[kind][slot];
    return path === undefined ? [] : ((await callsOf(http, { block: blockAt(path) }).block()) ?? []);
  },
});
