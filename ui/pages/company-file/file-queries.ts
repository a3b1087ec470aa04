import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import type { AccessEntry } from '#core/company-file/access-log.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import type { CompanyFilePart, CompanyFileParts, CompanyFileTab } from '#core/company-file/company-file.ts';
import { partsAt } from '#core/company-file/parts.ts';
import type { Page } from '#core/kernel/page.ts';
import { granted, portResultQuery, queryKeyOf, type QueryScope } from '#ui/pages/query.ts';
import type { Query } from '#ui/state/queries.ts';

/** A part of a company's file. The company is part of the key: a late result about another one is never shown (NAV-25). */
export const filePartQuery = <Name extends CompanyFilePart>(
  scope: QueryScope,
  cuaa: string,
  name: Name,
): Query<CompanyFileParts[Name]> => ({
  queryKey: queryKeyOf(scope.area, CompanyFileRepository, 'part', cuaa, name),
  queryFn: async () => granted(await scope.use(CompanyFileRepository).part(cuaa, name)),
});

/** The queries of a tab; none while no company is selected (PAGE-07). */
export const fileQueries = (
  scope: QueryScope,
  cuaa: string | undefined,
  tab: CompanyFileTab,
): readonly Query<unknown>[] =>
  cuaa === undefined ? [] : partsAt(tab).map((name) => filePartQuery(scope, cuaa, name));

/** A page of the accesses of outsiders. The company is part of the key: a late result about another one is never shown (NAV-25). */
export const accessLogQuery = (scope: QueryScope, cuaa: string, page: number): Query<Page<AccessEntry>> =>
  portResultQuery(scope, AccessLogRepository, 'entries', cuaa, page);
