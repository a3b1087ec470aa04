import { COMPANY_FILE_TABS, type CompanyFileAlerts, type CompanyFileTab } from './company-file.ts';

/** Name of the query parameter that says which tab is open. */
export const TAB_PARAMETER = 'scheda';

interface TabWords {
  /** Value of the parameter in the address. */
  readonly slug: string;
  readonly title: string;
}

const WORDS: Readonly<Record<CompanyFileTab, TabWords>> = {
  'personal-data': { slug: 'dati-anagrafici', title: 'Dati anagrafici e di contatto' },
  'bank-accounts': { slug: 'coordinate-bancarie', title: 'Coordinate bancarie' },
  contracts: { slug: 'contratti-e-documenti', title: 'Contratti e documenti' },
  'validation-sheet': { slug: 'scheda-di-validazione', title: 'Scheda di validazione' },
};

/** A tab of the side menu. */
export interface CompanyFileTabItem extends TabWords {
  readonly id: CompanyFileTab;
  /** Whether the red sign is shown: what the service's flag says, whatever the cards say (FILE-13, D-04). */
  readonly inAlert: boolean;
}

/** How many parts of a file want to be checked, in words. */
export const alertsSentence = (alerts: CompanyFileAlerts): string => {
  const count = COMPANY_FILE_TABS.filter((tab) => alerts.tabs[tab]).length;
  if (count === 0) return 'nessun avviso';
  return count === 1 ? '1 avviso' : `${count} avvisi`;
};

/** The four tabs in their order (PAGE-05, PAGE-06). Before the alerts have arrived no tab is in alert. */
export const companyFileTabs = (alerts: CompanyFileAlerts | undefined): readonly CompanyFileTabItem[] =>
  COMPANY_FILE_TABS.map((id) => ({ id, ...WORDS[id], inAlert: alerts?.tabs[id] === true }));

/** The tab that an address names; the first one for an address that names none or another. */
export const tabFromSlug = (slug: string | undefined): CompanyFileTab =>
  COMPANY_FILE_TABS.find((tab) => WORDS[tab].slug === slug) ?? 'personal-data';

/** The value that names a tab in the address. */
export const tabToSlug = (tab: CompanyFileTab): string => WORDS[tab].slug;
