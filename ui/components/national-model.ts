/**
 * Names by which the national model of public sites finds the parts of a page, in `data-element`: only where the part means
 * the same here. What reads them is `npm run conformita`, and outside checkers of public sites.
 *
 * Left out on purpose: `live`, with its places and events, is the part of a municipal site about life in the town, which an
 * agency does not have; `service-category-link` leads to pages of the model's own sixteen kinds of municipal services, while
 * here one list is narrowed by its filters. Both are asked for only where the menu of a municipality is judged.
 */
export const ELEMENT = {
  mainNavigation: 'main-navigation',
  breadcrumb: 'breadcrumb',
  pageIndex: 'page-index',
  serviceLink: 'service-link',
  moreCards: 'load-other-cards',
  serviceTitle: 'service-title',
  serviceDescription: 'service-description',
  serviceTopic: 'service-topic',
  serviceStatus: 'service-status',
  newsCategory: 'news-category-link',
  metatag: 'metatag',
  licenceTitle: 'legal-notes-section',
  licenceText: 'legal-notes-body',
} as const;

/** Links of header and footer, by the name of their entry. */
const LINKS: Readonly<Record<string, string>> = {
  agency: 'management',
  communicates: 'news',
  services: 'all-services',
  aids: 'custom-submenu',
  regulations: 'custom-submenu',
  faq: 'faq',
  contacts: 'contacts',
  assistanceRequest: 'report-inefficiency',
  privacy: 'privacy-policy-link',
  legalNotes: 'legal-notes',
  accessibilityDeclaration: 'accessibility-link',
};

/** Entries of the menu beside the pages of a section: in the model, the ways from a first page to the second ones. */
const SIDE_ENTRIES: Readonly<Record<string, string>> = {
  agency: 'management-category-link',
  aids: 'custom-category-link',
};

/** The name in the national model of the entries of a section's menu, where it has one. */
export const elementOfSideEntry = (menu: string): string | undefined => SIDE_ENTRIES[menu];

/** The name of an entry of header or footer in the national model, where it has one. */
export const elementOfLink = (id: string): string | undefined => LINKS[id];

/** Texts of a service, by the anchor of their heading. */
const SERVICE_TEXTS: Readonly<Record<string, string>> = {
  'a-chi-e-rivolto': 'service-addressed',
  'come-fare': 'service-how-to',
  'cosa-serve': 'service-needed',
  'cosa-si-ottiene': 'service-achieved',
  'tempi-e-scadenze': 'service-calendar-text',
  'accedi-al-servizio': 'service-generic-access',
  'condizioni-di-servizio': 'service-file',
  contatti: 'service-area',
};

/** The name of a text of a service in the national model. */
export const elementOfServiceText = (id: string): string | undefined => SERVICE_TEXTS[id];
