import { formatDay } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { applicationStates } from '#core/procedures/state-words.ts';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Tag } from '#ui/components/status.tsx';
import { APPLICATION_COPY as COPY } from '#ui/copy/application.ts';
import { portResultQuery } from '#ui/pages/query.ts';
import { companyThingPage } from './company-thing.tsx';

/** An application of the company, by its address (PRAT-01). */
export const page = companyThingPage<Application>({
  kind: 'application',
  query: (scope, company, id) => portResultQuery(scope, ProcedureRepository, 'application', company, id),
  title: ({ title }) => title,
  crumb: ({ number }) => COPY.name(number),
  line: ({ state, number, campaign }) => (
    <>
      <Tag {...applicationStates.tag(state)} />
      <span>
        {COPY.application} <span className="pt-mono">{number}</span>
      </span>
      {campaign === undefined ? null : <span>{COPY.campaign(campaign)}</span>}
    </>
  ),
  draw: ({ submittedOn, requestedCents }) => (
    <DefinitionList
      facts={[
        { term: COPY.submittedOn, value: submittedOn === undefined ? COPY.neverSubmitted : formatDay(submittedOn) },
        ...(requestedCents === undefined
          ? []
          : [{ term: COPY.requested, value: formatEuro(euroFromCents(requestedCents)) }]),
      ]}
    />
  ),
});
