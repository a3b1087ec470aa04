import type { CompanyFilePart, CompanyFileParts, CompanyFileTab } from '#core/company-file/company-file.ts';
import { partsAt } from '#core/company-file/parts.ts';
import { ReadCompanyFilePart } from '#core/company-file/use-cases.ts';
import { type QueryScope, resultQuery } from '#ui/pages/query.ts';
import type { Query } from '#ui/state/queries.ts';

/** A part of a company's file. The company is among what is asked: a late answer about another one is never shown (NAV-25). */
export const filePartQuery = <Name extends CompanyFilePart>(
  scope: QueryScope,
  cuaa: string,
  name: Name,
): Query<CompanyFileParts[Name]> =>
  resultQuery<[string, Name], CompanyFileParts[Name]>(scope, ReadCompanyFilePart, cuaa, name);

/** What the page of the file asks at a tab; nothing while no company is selected (PAGE-07). */
export const fileQueries = (
  scope: QueryScope,
  cuaa: string | undefined,
  tab: CompanyFileTab,
): readonly Query<unknown>[] =>
  cuaa === undefined ? [] : partsAt(tab).map((name) => filePartQuery(scope, cuaa, name));
