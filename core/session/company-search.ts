import { companyMatchesTerms, companyTerms } from '#core/formatting/company-terms.ts';
import type { Company } from './user.ts';

/** From this many companies on, the choice has a search box. */
export const COMPANIES_WITHOUT_SEARCH = 5;

/** Whether a choice among this number of companies is helped by a search box. */
export const isCompanySearchOffered = (companies: readonly Company[]): boolean =>
  companies.length > COMPANIES_WITHOUT_SEARCH;

/** The companies that have every word of the text in their name or code, in any order; in their own order, and all for a blank text. */
export const companiesMatching = (companies: readonly Company[], text: string): readonly Company[] => {
  const terms = companyTerms(text);
  return companies.filter((company) => companyMatchesTerms(company, terms));
};
