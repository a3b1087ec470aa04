import type { ListId } from '#core/catalogue/definition.ts';
import type { HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import type { PageGroup, TreeName } from '#core/content/page.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';

// Every address of the service, relative to the API base (§7.1, §7.2); `:name` stands for one segment.

/** Where a list is read; an entry's page stands one segment below. */
export const listPath = (list: ListId): string => LIST_NAMES[list].path;

/** Prefix of what needs a bearer token. */
export const PRIVATE = '/private';

/** Addresses of no list whose calls or pages differ by more than their parameters. */
export const PATHS = {
  csrfToken: '/csrf-token',
  openApi: '/openapi.json',
  transparency: '/transparent-administration',
  sianBanner: `${PRIVATE}/sian-api/myagricat-banner`,
} as const;

const AIDS = '/aid-and-tenders';

/** Pages of content with an address of their own, by the slug of the page (§7.1). */
export const PAGE_PATHS: Readonly<Record<string, string>> = {
  'agenzia/norme-istitutive': '/agency/institutional-rules',
  'agenzia/organigramma': '/agency/organization-chart',
  'agenzia/organismo-paritetico': '/agency/joint-body',
  'agenzia/comitato-garanzia': '/agency/single-committee',
  'agenzia/direttore': '/agency/director',
  'agenzia/collegio-revisori': '/agency/board-of-auditors',
  'agency-replies': '/support/agency-replies',
  'need-help': '/need-help',
};

/** Groups of pages, by where they are read. */
export const GROUP_PATHS = {
  'aid-and-tenders': AIDS,
  'state-aids': `${AIDS}/state-aids`,
  'social-aid-tenders': `${AIDS}/social-aid-tenders`,
  'direct-payments': `${AIDS}/direct-payments`,
  'direct-payments-helps': `${AIDS}/direct-payments-helps`,
  'ocm-payments': `${AIDS}/ocm-payments`,
  'ocm-payments-helps': `${AIDS}/ocm-payments-helps`,
  'rural-development-plans': `${AIDS}/rural-development-plans`,
  projects: '/projects',
  supporto: '/page-previews/supporto',
} as const satisfies Readonly<Record<PageGroup, string>>;

/** Trees of pages, by where they are read. */
export const TREE_PATHS = {
  'transparent-administration': '/transparent-administration/side',
  'mappa-sito': '/footer-pages/mappa-sito',
  footer: '/footer-pages',
} as const satisfies Readonly<Record<TreeName, string>>;

/** Blocks of pages, by kind and place; a block that is not here has no address (API-11). */
export const HIGHLIGHT_PATHS: Readonly<Record<HighlightKind, Readonly<Partial<Record<HighlightSlot, string>>>>> = {
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
  terms: '/next-terms',
  milestones: '/deadlines',
  aids: '/aid-conditions',
  recentFaqs: {
    supporto: '/faqs/most-recent/supporto',
    agricoltori: '/faqs/most-recent/agricoltori',
    caa: '/faqs/most-recent/caa',
    op: '/faqs/most-recent/op',
  },
  services: { agricoltori: '/services/agricoltori', caa: '/services/caa', op: '/services/op' },
  figures: { home: '/KPIs', 'other-op': '/other-op-kpi' },
} as const;
