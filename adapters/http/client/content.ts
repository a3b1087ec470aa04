import type { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { Highlight, HighlightKind, Place } from '#core/content/highlight.ts';
import {
  type ContentPage,
  type HeroSection,
  type PageGroup,
  type PageNode,
  type PagePreview,
  PROJECT_SLUGS,
  type TreeName,
} from '#core/content/page.ts';
import {
  GROUP_PATHS,
  HIGHLIGHT_PATHS,
  PAGE_PATHS,
  PATHS,
  pathOf,
  PRIVATE,
  TREE_PATHS,
} from '#adapters/http/contract/addresses.ts';
import {
  contentPageFromWire,
  highlightFromWire,
  nodeFromWire,
  previewFromWire,
  wireContentPage,
  wireHighlights,
  wirePreviews,
  wireTree,
} from '#adapters/http/contract/content.ts';
import { heroFromWire, wireHero } from '#adapters/http/contract/hero.ts';
import type { Http } from './http.ts';

/** Pages of content over the service. */
export class HttpContentRepository implements ContentRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async page(slug: string): Promise<ContentPage | undefined> {
    const wire = await this.#http.find(pathOfPage(slug), wireContentPage);
    return wire === undefined ? undefined : contentPageFromWire(wire);
  }

  async group(name: PageGroup): Promise<readonly PagePreview[]> {
    return ((await this.#http.find(GROUP_PATHS[name], wirePreviews)) ?? []).map(previewFromWire);
  }

  async tree(name: TreeName): Promise<readonly PageNode[]> {
    return ((await this.#http.find(TREE_PATHS[name], wireTree)) ?? []).map(nodeFromWire);
  }
}

/** Heads and blocks of pages over the service. */
export class HttpHighlightRepository implements HighlightRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async hero(slug: string, area: 'public' | 'private'): Promise<HeroSection | undefined> {
    const wire = await this.#http.find(pathOf(`${area === 'private' ? PRIVATE : ''}${PATHS.hero}`, slug), wireHero);
    return wire === undefined ? undefined : heroFromWire(wire);
  }

  async highlights(kind: HighlightKind, place: Place): Promise<readonly Highlight[]> {
    const path = kind === 'banner' && place === 'scrivania' ? PATHS.sianBanner : HIGHLIGHT_PATHS[kind][place];
    return path === undefined ? [] : ((await this.#http.find(path, wireHighlights)) ?? []).map(highlightFromWire);
  }
}

// Helpers

const TRANSPARENCY = 'amministrazione-trasparente/';

/** Pages with an address of their own are read there, projects and the transparency below theirs, all others by their slug (§7.1). */
const pathOfPage = (slug: string): string => {
  const own = Object.hasOwn(PAGE_PATHS, slug) ? PAGE_PATHS[slug] : undefined;
  if (own !== undefined) return own;
  if (slug.startsWith(PROJECT_SLUGS)) return pathOf(PATHS.projects, slug.slice(PROJECT_SLUGS.length));
  return slug.startsWith(TRANSPARENCY)
    ? pathOf(PATHS.transparency, ...slug.slice(TRANSPARENCY.length).split('/'))
    : pathOf(PATHS.pages, ...slug.split('/'));
};
