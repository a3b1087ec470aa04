import { formatDay } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { Debt } from '#core/procedures/procedure.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { debtStates } from '#core/procedures/state-words.ts';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Tag } from '#ui/components/status.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { portResultQuery } from '#ui/pages/query.ts';
import { companyThingPage } from './company-thing.tsx';

/** A sum that the company has to give back, by its address. */
export const page = companyThingPage<Debt>({
  kind: 'debt',
  query: (scope, company, id) => portResultQuery(scope, ProcedureRepository, 'debt', company, id),
  title: ({ description }) => description,
  crumb: ({ description }) => description,
  line: ({ state }) => <Tag {...debtStates.tag(state)} />,
  draw: ({ amountCents, remainingCents, dueOn }) => (
    <DefinitionList
      facts={[
        { term: COPY.remaining, value: formatEuro(euroFromCents(remainingCents)) },
        { term: COPY.original, value: formatEuro(euroFromCents(amountCents)) },
        ...(dueOn === undefined ? [] : [{ term: COPY.due, value: formatDay(dueOn) }]),
      ]}
    />
  ),
});
