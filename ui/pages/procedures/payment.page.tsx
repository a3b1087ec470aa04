import { formatDay } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { paymentStates } from '#core/procedures/state-words.ts';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Tag } from '#ui/components/status.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { portResultQuery } from '#ui/pages/query.ts';
import { companyThingPage } from './company-thing.tsx';

/** A payment of the company, by its address. */
export const page = companyThingPage<CompanyPayment>({
  kind: 'payment',
  query: (scope, company, id) => portResultQuery(scope, ProcedureRepository, 'payment', company, id),
  title: ({ description }) => description,
  crumb: ({ description }) => description,
  line: ({ state, campaign }) => (
    <>
      <Tag {...paymentStates.tag(state)} />
      {campaign === undefined ? null : (
        <span>
          {COPY.campaign} {campaign}
        </span>
      )}
    </>
  ),
  draw: ({ amountCents, paidOn, expectedBy }) => (
    <DefinitionList
      facts={[
        { term: COPY.amount, value: formatEuro(euroFromCents(amountCents)) },
        ...(paidOn === undefined ? [] : [{ term: COPY.date, value: COPY.paidOn(formatDay(paidOn)) }]),
        ...(paidOn !== undefined || expectedBy === undefined
          ? []
          : [{ term: COPY.date, value: COPY.expectedBy(formatDay(expectedBy)) }]),
      ]}
    />
  ),
});
