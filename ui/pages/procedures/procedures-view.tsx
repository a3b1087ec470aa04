import { pairsToQuery } from '#core/kernel/address.ts';
import {
  paymentsPassing,
  procedureChoices,
  type ProcedureFilters,
  procedureFiltersFrom,
  procedureFiltersTo,
  applicationsPassing,
} from '#core/procedures/filters.ts';
import { latestStatementYear } from '#core/procedures/payment-statement.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { type Thing, thingPath, type ThingPlace } from '#core/procedures/thing-address.ts';
import { proceduresCsv } from '#core/procedures/procedures-export.ts';
import type { CompanyPayment, Application } from '#core/procedures/procedure.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { ChipRow, ChoiceChip } from '#ui/components/chip.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { InOrder } from '#ui/pages/in-order.tsx';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { saveFile } from '#ui/platform/windows.ts';
import { type QueryResult, type Query, useQueryResult } from '#ui/state/queries.ts';
import { proceduresQuery } from './procedure-queries.ts';
import { DebtsTable, PaymentsTable, ApplicationsTable, SumsTable } from './procedure-tables.tsx';
import { useToday } from '#ui/state/today.tsx';

const listOf = <T,>(result: QueryResult<readonly T[]>): readonly T[] => (result.kind === 'success' ? result.value : []);

/** The three queries of a company's procedures. */
export const procedureQueries = (context: PageContext, scope: ProcedureScope): readonly Query<unknown>[] =>
  (['payments', 'applications', 'debts'] as const).map((kind) => proceduresQuery(context, scope, kind));

const Filters = ({
  context,
  filters,
  payments,
  applications,
}: {
  readonly context: PageContext;
  readonly filters: ProcedureFilters;
  readonly payments: readonly CompanyPayment[];
  readonly applications: readonly Application[];
}) => {
  const navigate = useNavigate();
  const { campaigns, states, schemes } = procedureChoices(payments, applications);
  const own = procedureFiltersTo({ campaign: 1000, state: 'x', scheme: 'x' }).map(([name]) => name);
  const others = context.pairs.filter(([name]) => !own.includes(name));
  const pathOf = (next: Partial<ProcedureFilters>): string => {
    const query = pairsToQuery([...others, ...procedureFiltersTo({ ...filters, ...next })]);
    return query === '' ? context.path : `${context.path}?${query}`;
  };
  const options = (words: readonly string[]) => words.map((word) => ({ value: word, name: word }));
  const isAny = filters.campaign === undefined && filters.state === undefined && filters.scheme === undefined;
  return (
    <div className="pt-stack">
      <ChipRow
        label={COPY.filters}
        chips={[undefined, ...campaigns].map((campaign) => ({
          key: String(campaign),
          chip: (
            <ChoiceChip to={pathOf({ campaign })} chosen={filters.campaign === campaign}>
              {campaign === undefined ? COPY.allCampaigns : `${COPY.campaign} ${campaign}`}
            </ChoiceChip>
          ),
        }))}
      />
      <div className="d-flex flex-wrap gap-3 align-items-end">
        <SelectField
          label={COPY.state}
          none={COPY.anyState}
          options={options(states)}
          value={filters.state ?? ''}
          onChange={({ currentTarget: { value } }) => navigate(pathOf({ state: value === '' ? undefined : value }))}
        />
        <SelectField
          label={COPY.scheme}
          none={COPY.anyScheme}
          options={options(schemes)}
          value={filters.scheme ?? ''}
          onChange={({ currentTarget: { value } }) => navigate(pathOf({ scheme: value === '' ? undefined : value }))}
        />
        {isAny ? null : (
          <LinkButton look="link" to={pathOf({ campaign: undefined, state: undefined, scheme: undefined })}>
            {COMMON.clearAll}
          </LinkButton>
        )}
      </div>
    </div>
  );
};

/** Payments by campaign, state and aid with their sums, applications and debts, filters in the address, and a CSV of what is shown (PAGE-29, PAGE-30). */
export const ProceduresView = ({
  context,
  scope,
  place,
}: {
  readonly context: PageContext;
  readonly scope: ProcedureScope;
  /** Where the pages of its things stand. */
  readonly place: ThingPlace;
}) => {
  const pathOf = (thing: Thing): string => thingPath(context.table, thing, place);
  const filters = procedureFiltersFrom(context.pairs);
  const today = useToday();
  const paymentsQuery = proceduresQuery(context, scope, 'payments');
  const applicationsQuery = proceduresQuery(context, scope, 'applications');
  const debtsQuery = proceduresQuery(context, scope, 'debts');
  const allPayments = listOf(useQueryResult(paymentsQuery));
  const allApplications = listOf(useQueryResult(applicationsQuery));
  const debts = listOf(useQueryResult(debtsQuery));
  const payments = paymentsPassing(allPayments, filters);
  const applications = applicationsPassing(allApplications, filters);
  const statementYear = latestStatementYear(allPayments);
  const rows = payments.length + applications.length + debts.length;

  const found = COPY.found(payments.length, applications.length);
  useSayOnChange(pairsToQuery(procedureFiltersTo(filters)), found);

  return (
    <InOrder
      key={scope.cuaa}
      className="pt-desk-parts"
      parts={[
        {
          key: 'head',
          queries: [paymentsQuery, applicationsQuery, debtsQuery],
          part: (
            <>
              {allPayments.length === 0 ? null : (
                <section className="pt-stack">
                  <SectionHead title={COPY.sums} />
                  <SumsTable payments={allPayments} />
                </section>
              )}
              <div className="pt-stack">
                <Filters context={context} filters={filters} payments={allPayments} applications={allApplications} />
                <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between">
                  <p className="mb-0">{found}</p>
                  <div className="d-flex flex-wrap gap-3">
                    {statementYear === undefined ? null : (
                      <LinkButton icon="file" to={pathOf({ kind: 'statement', id: String(statementYear) })}>
                        {COPY.statement}
                      </LinkButton>
                    )}
                    {rows === 0 ? null : (
                      <Button
                        icon="download"
                        onClick={() =>
                          saveFile(COPY.csvName, 'text/csv', proceduresCsv({ payments, applications, debts }))
                        }
                      >
                        {COPY.csv(rows)}
                      </Button>
                    )}
                  </div>
                </div>
              </div>
            </>
          ),
        },
        {
          key: 'payments',
          queries: [],
          part: (
            <section className="pt-stack" id="pagamenti">
              <SectionHead title={COPY.payments} />
              <QuietBlock bare query={paymentsQuery} failed={COPY.paymentsFailed}>
                {(value) =>
                  payments.length === 0 ? (
                    <p>{value.length === 0 ? COPY.noPayments : COPY.noMatch}</p>
                  ) : (
                    <PaymentsTable payments={payments} pathOf={pathOf} />
                  )
                }
              </QuietBlock>
            </section>
          ),
        },
        {
          key: 'applications',
          queries: [],
          part: (
            <section className="pt-stack" id="domande">
              <SectionHead title={COPY.applications} />
              <QuietBlock bare query={applicationsQuery} failed={COPY.applicationsFailed}>
                {(value) =>
                  applications.length === 0 ? (
                    <p>{value.length === 0 ? COPY.noApplications : COPY.noMatch}</p>
                  ) : (
                    <ApplicationsTable applications={applications} pathOf={pathOf} />
                  )
                }
              </QuietBlock>
            </section>
          ),
        },
        {
          key: 'debts',
          queries: [],
          part: (
            <section className="pt-stack" id="debiti">
              <SectionHead title={COPY.debts} />
              <QuietBlock bare query={debtsQuery} failed={COPY.debtsFailed}>
                {(value) =>
                  value.length === 0 ? (
                    <p>{COPY.noDebts}</p>
                  ) : (
                    <DebtsTable debts={value} today={today} pathOf={pathOf} />
                  )
                }
              </QuietBlock>
            </section>
          ),
        },
      ]}
    />
  );
};
