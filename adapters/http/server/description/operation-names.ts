/** Names that a person would give, where the address does not give them. */
const NAMED: Readonly<Record<string, string>> = {
  'GET /csrf-token': 'getAntiForgeryToken',
  'GET /search-engine': 'searchPortal',
  'GET /search-engine/suggestions': 'completeSearch',
  'GET /feedback': 'getFeedbackTally',
  'POST /feedback': 'ratePage',
  'GET /filters': 'getFilterOptions',
  'GET /private/filters': 'getReservedFilterOptions',
  'GET /pages/*': 'getPage',
  'GET /exports/pages/*': 'getApplicationCalendar',
  'GET /transparent-administration': 'getTransparencySections',
  'GET /transparent-administration/side': 'getTransparencyTree',
  'GET /transparent-administration/*': 'getTransparencyPage',
  'GET /footer-pages/mappa-sito': 'getSiteMap',
  'GET /page-previews/supporto': 'getSupportPages',
  'GET /hero-sections/:slug': 'getHero',
  'GET /private/hero-sections/:slug': 'getReservedHero',
  'GET /KPIs': 'getFigures',
  'GET /other-op-kpi': 'getOtherPayingBodiesFigures',
  'GET /home-in-evidence': 'getInEvidenceForHome',
  'GET /home-agency-communicates': 'getNewsForHome',
  'GET /support/op/site': 'findPayingBodies',
  'GET /support/op/site/count': 'countPayingBodies',
  'GET /dashboard-payments/:intervention/amounts-by-intervention': 'getDashboardAmountsOfIntervention',
  'GET /private/cuaa': 'getMyCompanies',
  'GET /private/dashboard': 'getMyDesk',
  'GET /private/services/desk': 'getDeskServices',
  'GET /private/aids/desk': 'getDeskAids',
  'GET /private/fascicolo-aziendale-api/scheda-validazione-pdf': 'getValidationSheetPdf',
  'GET /private/media/documenti/:type/:file': 'getReservedDocument',
  'GET /private/sian-api/user/available-id-links': 'getMySianIdLinks',
  'GET /private/sian-api/user/qual-exists': 'isQualifiedAtSian',
  'GET /private/sian-api/myagricat-banner': 'getMyagricatBanner',
  'GET /private/caa/is-crm-available': 'isCrmAvailable',
  'GET /private/caa-KPIs': 'getCaaFigures',
  'GET /private/caa/search-companies': 'getProducers',
  'POST /private/caa/search-companies': 'searchProducers',
  'POST /private/notifications/mark-as': 'markNotifications',
  'GET /private/support/mandate-holder/:cuaa': 'getMandateHolder',
  'POST /private/support/send-assistance-request': 'sendReservedAssistanceRequest',
};

/** Parts of addresses and what they stand for in a name; each is looked for after the one before it. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^\/private\/caa\/detail\//u, '/producer-'],
  [/^\/private\/detail\//u, '/my-'],
  [/^\/private\/caa\/company-detail/u, '/producer'],
  [/^\/private\/caa\/anomalie-fascicolo/u, '/producer-anomalies'],
  [/^\/private\/file\//u, '/company-file-'],
  [/^\/private\/notifications\/(?:get-)?/u, '/my-'],
  [/^\/(private\/)?support\//u, '/$1'],
  [/^\/private\//u, '/reserved-'],
  [/^\/exports\//u, '/'],
  [/s\/:friendlyUrl\/calendar\.ics$/u, '-calendar'],
  [/\.(\w+)$/u, '-as-$1'],
  [/^\/dashboard-payments\//u, '/dashboard-'],
  [/^\/(?:agency|aid-and-tenders)\//u, '/'],
  [/^\/faqs\/most-recent/u, '/latest-faqs'],
  [/\/agricoltori$/u, '-for-farmers'],
  [/\/caa$/u, '-for-assistance-centres'],
  [/\/op$/u, '-for-paying-bodies'],
  [/\/home(?:page)?$/u, '-for-home'],
  [/\/link-utili$/u, '-for-useful-links'],
  [/\/supporto$/u, '-for-support'],
  // One thing of a list has the list's name in the singular.
  [/history\/:friendlyUrl$/u, 'history-entry'],
  [/ies\/:friendlyUrl$/u, 'y'],
  [/s\/:friendlyUrl$/u, ''],
  [/\/:\w+/gu, ''],
];

/**
 * The name of an operation in the published document, by which generated clients call it (API-18): a verb and what is read, such as
 * `getRegulations`, `getRegulation`, `getMyPayments`. `url` is relative to the API base.
 */
export const operationName = (method: string, url: string): string => {
  const known = NAMED[`${method} ${url}`];
  if (known !== undefined) return known;
  const words = WORDS.reduce((text, [part, word]) => text.replace(part, word), url)
    .split(/[/-]/u)
    .filter((one) => one !== '');
  return [...(method === 'GET' ? ['get'] : []), ...words]
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
};
