/** Where the pages named in content files stand below the root of their kind. */
export const PAGE_PATHS: Readonly<Record<string, string>> = {
  director: 'agenzia/direttore',
  'board-of-auditors': 'agenzia/collegio-revisori',
  'organization-chart': 'agenzia/organigramma',
  'joint-body': 'agenzia/organismo-paritetico',
  'single-committee': 'agenzia/comitato-garanzia',
  'institutional-rules': 'agenzia/norme-istitutive',
  app: 'servizi/app',
  condizionalita: 'servizi/condizionalita',
};

/** Names of pages that stand at an address of the same name, or that are parts of other pages. */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  'agenzia',
  'privacy-and-cookies',
  'note-legali',
  'accessibilita',
  'other-op',
  'agency-replies',
  'need-help',
  'cruscotto-pagamenti',
  'pubblici-proclami',
  'agency-communicates',
  'home',
  'guided-paths',
]);

/** Whether the portal itself has a page or a part of one by this name: any other is shown nowhere. */
export const isPageName = (name: string): boolean => OTHER_NAMES.has(name) || Object.hasOwn(PAGE_PATHS, name);
