import type { ListId } from '#core/catalogue/definition.ts';

// Every address of the service, relative to the API base (§7.1, §7.2); `:name` stands for one segment.

/** Where each public list is read; an entry's page stands one segment below. */
export const LIST_PATHS: Readonly<Record<Exclude<ListId, 'notifications'>, string>> = {
  regulations: '/regulations',
  services: '/services',
  pressReleases: '/press-releases',
  articles: '/articles',
  forms: '/forms',
  resolutions: '/resolutions',
  competitions: '/competitions',
  tenders: '/contracts',
  feadTenders: '/fead-national-contracts',
  tendersHistory: '/contracts-history',
  events: '/events',
  informationArticles: '/information-articles',
  publicProclamations: '/public-proclamations',
  usefulLinks: '/useful-links',
  faqs: '/faqs',
};

/** A list with an address of its own. */
export type WireList = keyof typeof LIST_PATHS;
export const WIRE_LISTS = Object.keys(LIST_PATHS) as readonly WireList[];

/** Lists that a logged-in person reads from the reserved area (PAGE-37). */
export const PRIVATE_LISTS = ['regulations', 'services', 'forms', 'faqs', 'feadTenders'] as const satisfies readonly WireList[];

/** Prefix of what needs a bearer token. */
export const PRIVATE = '/private';

/** Addresses that are not lists. */
export const PATHS = {
  filters: '/filters',
  hero: '/hero-sections',
  csrfToken: '/csrf-token',
  openApi: '/openapi.json',
  companies: `${PRIVATE}/cuaa`,
  companyFile: `${PRIVATE}/file`,
  sheetPdf: `${PRIVATE}/fascicolo-aziendale-api/scheda-validazione-pdf`,
} as const;

/** Heads that the reserved area has of its own (API-10). */
export const PRIVATE_HEROES = ['supporto', 'faq', 'produttori', 'le-tue-pratiche', 'appalti-fondo-fead-nazionale', 'notifiche'] as const;

/** Writes an address with its segments encoded: nothing that a person typed changes where a call goes. */
export const pathOf = (base: string, ...segments: readonly string[]): string => [base, ...segments.map(encodeURIComponent)].join('/');
