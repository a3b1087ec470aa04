import { foldText } from '#core/formatting/folded.ts';
import type { Company } from './user.ts';

/** From this many companies on, the choice has a search box. */
export const COMPANIES_WITHOUT_SEARCH = 5;

/** Whether a choice among so many companies is helped by a search box. */
export const isCompanySearchOffered = (companies: readonly Company[]): boolean =>
  companies.length > COMPANIES_WITHOUT_SEARCH;

/**
 * The companies whose name or code contains the text, in their order; capitals and accents do not matter, and a blank
 * text leaves them all.
 */
export const companiesMatching = (companies: readonly Company[], text: string): readonly Company[] => {
  const wanted = foldText(text);
  return companies.filter(({ registeredName, cuaa }) => foldText(`${registeredName} ${cuaa}`).includes(wanted));
};
