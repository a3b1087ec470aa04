import type { ListId } from '#core/catalogue/definition.ts';
import type { HighlightKind, Place } from '#core/content/highlight.ts';
import { TABLE_FILE_PATH } from '#core/payments/dashboard-address.ts';
import type { PageGroup, TreeName } from '#core/content/page.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import { segmentOf } from './calls.ts';

// Every address of the service, relative to the API base (§7.1, §7.2); `:name` stands for one segment.

/** Where a list is read; an entry's page stands one segment below. */
export const listPath = (list: ListId): string => LIST_NAMES[list].path;

/** Prefix of what needs a bearer token. */
export const PRIVATE = '/private';

const SIAN = `${PRIVATE}/sian-api`;

/** Addresses that are not lists. */
export const PATHS = {
  filters: '/filters',
  hero: '/hero-sections',
  csrfToken: '/csrf-token',
  openApi: '/openapi.json',
  search: '/search-engine',
  searchCompletions: '/search-engine/suggestions',
  pages: '/pages',
  pagePreviews: '/page-previews',
  projects: '/projects',
  needHelp: '/need-help',
  feedback: '/feedback',
  transparency: '/transparent-administration',
  transparencySide: '/transparent-administration/side',
  contentRedirects: '/former-addresses',
  footerPages: '/footer-pages',
  siteMap: '/footer-pages/mappa-sito',
  aidAndTenders: '/aid-and-tenders',
  payingBodies: '/support/op/site',
  payingBodyCounters: '/support/op/site/count',
  campaigns: '/dashboard-payments/campaigns',
  interventionAmounts: '/dashboard-payments/interventions/amounts',
  regionAmounts: '/dashboard-payments/regions/amounts',
  dashboardRegions: '/dashboard-payments/regions',
  dashboard: '/dashboard-payments',
  tableCsv: `${TABLE_FILE_PATH}.csv`,
  tableJson: `${TABLE_FILE_PATH}.json`,
  contacts: '/support/contacts',
  assistanceScopes: '/support/assistance-request-scopes',
  assistanceRequest: '/support/send-assistance-request',
  sianBanner: `${SIAN}/myagricat-banner`,
  deskServices: `${PRIVATE}/services/desk`,
  deskAids: `${PRIVATE}/aids/desk`,
  caaFigures: `${PRIVATE}/caa-KPIs`,
} as const;

/** Pages of content with an address of their own, by the slug of the page (§7.1). */
export const PAGE_PATHS: Readonly<Record<string, string>> = {
  'agenzia/norme-istitutive': '/agency/institutional-rules',
  'agenzia/organigramma': '/agency/organization-chart',
  'agenzia/organismo-paritetico': '/agency/joint-body',
  'agenzia/comitato-garanzia': '/agency/single-committee',
  'agenzia/direttore': '/agency/director',
  'agenzia/collegio-revisori': '/agency/board-of-auditors',
  'agency-replies': '/support/agency-replies',
  'need-help': PATHS.needHelp,
};

/** Groups of pages, by where they are read. */
export const GROUP_PATHS = {
  'aid-and-tenders': PATHS.aidAndTenders,
  'state-aids': `${PATHS.aidAndTenders}/state-aids`,
  'social-aid-tenders': `${PATHS.aidAndTenders}/social-aid-tenders`,
  'direct-payments': `${PATHS.aidAndTenders}/direct-payments`,
  'direct-payments-helps': `${PATHS.aidAndTenders}/direct-payments-helps`,
  'ocm-payments': `${PATHS.aidAndTenders}/ocm-payments`,
  'ocm-payments-helps': `${PATHS.aidAndTenders}/ocm-payments-helps`,
  'rural-development-plans': `${PATHS.aidAndTenders}/rural-development-plans`,
  projects: PATHS.projects,
  supporto: `${PATHS.pagePreviews}/supporto`,
} as const satisfies Readonly<Record<PageGroup, string>>;

/** Trees of pages, by where they are read. */
export const TREE_PATHS = {
  'transparent-administration': PATHS.transparencySide,
  'mappa-sito': PATHS.siteMap,
  footer: PATHS.footerPages,
} as const satisfies Readonly<Record<TreeName, string>>;

/** Blocks of pages, by kind and place; a block that is not here has no address (API-11). */
export const HIGHLIGHT_PATHS: Readonly<Record<HighlightKind, Readonly<Partial<Record<Place, string>>>>> = {
  carousel: {
    homepage: '/carousels/home',
    agricoltori: '/carousels/agricoltori',
    caa: '/carousels/caa',
    op: '/carousels/op',
  },
  tool: {
    homepage: '/most-used-tools/homepage',
    'link-utili': '/most-used-tools/link-utili',
    agricoltori: '/most-used-tools/agricoltori',
    caa: '/most-used-tools/caa',
    op: '/most-used-tools/op',
  },
  alert: {
    homepage: '/alerts/homepage',
    agricoltori: '/alerts/agricoltori',
    caa: '/alerts/caa',
    op: '/alerts/op',
  },
  banner: { homepage: '/banners/homepage' },
  inEvidence: { homepage: '/home-in-evidence' },
  feed: { homepage: '/home-agency-communicates' },
};

/** What editors pick out of the lists, by where it is read (§7.1). */
export const SELECTION_PATHS = {
  inEvidence: { articles: '/articles-in-evidence', events: '/events-in-evidence' },
  imminentEvents: '/imminent-events',
  recentFaqs: {
    supporto: '/faqs/most-recent/supporto',
    agricoltori: '/faqs/most-recent/agricoltori',
    caa: '/faqs/most-recent/caa',
    op: '/faqs/most-recent/op',
  },
  services: { agricoltori: '/services/agricoltori', caa: '/services/caa', op: '/services/op' },
  figures: { home: '/KPIs', 'other-op': '/other-op-kpi' },
} as const;

/** Writes an address with its segments encoded: nothing that a person typed changes where a call goes. */
export const pathOf = (base: string, ...segments: readonly string[]): string =>
  [base, ...segments.map(segmentOf)].join('/');
