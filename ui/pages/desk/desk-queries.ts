import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { PARTS_OF_THE_DESK, type PartOfTheDesk } from '#core/company-file/parts.ts';
import type { Highlight } from '#core/content/highlight.ts';
import type { DeskAid } from '#core/desk/desk-aid.ts';
import { DeskRepository, type DeskService } from '#core/desk/desk-repository.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Company, Role } from '#core/session/user.ts';
import { portQuery, type QueryScope } from '#ui/pages/query.ts';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import { highlightsQuery } from '#ui/pages/content-queries.ts';
import { proceduresQuery } from '#ui/pages/procedures/procedure-queries.ts';
import type { Query } from '#ui/state/queries.ts';

/** The services used most from the desk of a role. */
export const deskServicesQuery = (scope: QueryScope, role: Role): Query<readonly DeskService[]> =>
  portQuery(scope, DeskRepository, 'services', role);

/** The aids of the farmer's desk. */
export const deskAidsQuery = (scope: QueryScope): Query<readonly DeskAid[]> => portQuery(scope, DeskRepository, 'aids');

/** The headline figures of the operator's desk (PAGE-09). */
export const deskFiguresQuery = (scope: QueryScope): Query<readonly Kpi[]> =>
  portQuery(scope, DeskRepository, 'figures');

/** What the agency has to say to farmers (PAGE-28). */
export const deskNoticesQuery = (scope: QueryScope): Query<readonly Highlight[]> =>
  highlightsQuery(scope, 'alert', 'agricoltori');

/** The banner of the desk (API-15). */
export const deskBannerQuery = (scope: QueryScope): Query<readonly Highlight[]> =>
  highlightsQuery(scope, 'banner', 'scrivania');

/** The parts of the file from which the desk knows what is to be done; none under a closed mandate, where the service refuses them. */
export const deskFileQueries = (
  scope: QueryScope,
  { cuaa, mandateClosed }: Pick<Company, 'cuaa' | 'mandateClosed'>,
): readonly { readonly name: PartOfTheDesk; readonly query: Query<CompanyFileParts[PartOfTheDesk]> }[] =>
  mandateClosed ? [] : PARTS_OF_THE_DESK.map((name) => ({ name, query: filePartQuery(scope, cuaa, name) }));

/** A part of the file that is said beside the next payment: the account, the mandate manager; none under a closed mandate. */
export const filePartBeside = <Name extends 'bank-accounts' | 'header' | 'alerts'>(
  scope: QueryScope,
  { cuaa, mandateClosed }: Company,
  name: Name,
): readonly Query<CompanyFileParts[Name]>[] => (mandateClosed ? [] : [filePartQuery(scope, cuaa, name)]);

/** The payments, applications and debts of a company. */
const deskProceduresQueries = (scope: QueryScope, { cuaa }: Company): readonly Query<unknown>[] =>
  (['payments', 'applications', 'debts'] as const).map((kind) => proceduresQuery(scope, { cuaa, as: 'farmer' }, kind));

/** What must be known for the next payment to have its height: the office to call has its line from the start. */
export const nextPaymentQueries = (scope: QueryScope, company: Company): readonly Query<unknown>[] => [
  proceduresQuery(scope, { cuaa: company.cuaa, as: 'farmer' }, 'payments'),
  proceduresQuery(scope, { cuaa: company.cuaa, as: 'farmer' }, 'debts'),
  ...filePartBeside(scope, company, 'bank-accounts'),
];

/** Everything of which the first two parts of the desk are made: the next payment, and what is to be done. */
export const deskFirstQueries = (scope: QueryScope, company: Company): readonly Query<unknown>[] => [
  ...deskProceduresQueries(scope, company),
  ...filePartBeside(scope, company, 'bank-accounts'),
  ...deskFileQueries(scope, company).map(({ query }) => query),
];

/** All queries of the farmer's desk at first sight. */
export const deskQueries = (scope: QueryScope, company: Company | undefined): readonly Query<unknown>[] => [
  ...(company === undefined
    ? []
    : [
        ...deskFirstQueries(scope, company),
        ...(company.mandateClosed ? [] : [filePartQuery(scope, company.cuaa, 'header')]),
      ]),
  deskAidsQuery(scope),
  deskServicesQuery(scope, 'farmer'),
  deskNoticesQuery(scope),
  deskBannerQuery(scope),
];
