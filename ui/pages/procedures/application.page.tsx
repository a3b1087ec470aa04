import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { applicationStates } from '#core/procedures/state-words.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { Tag } from '#ui/components/status.tsx';
import { APPLICATION_COPY as COPY } from '#ui/copy/application.ts';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { portResultQuery } from '#ui/pages/query.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { type QueryResult, useQueryResult, useQueryResults } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { ApplicationHold } from './application-hold.tsx';
import { ApplicationFacts, ApplicationRows } from './application-rows.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { companyRecordPage, type Owner } from './company-record.tsx';
import { proceduresQuery } from './procedure-queries.ts';
import '#ui/styles/reserved.scss';

const valueOf = <T,>(result: QueryResult<T> | undefined): T | undefined =>
  result?.kind === 'success' ? result.value : undefined;

const ApplicationView = ({
  application,
  owner: { scope, place },
  context,
}: {
  readonly application: Application;
  readonly owner: Owner;
  readonly context: PageContext;
}) => {
  const isFarmer = scope.as === 'farmer';
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  const query = proceduresQuery(context, scope, 'payments');
  const payments = valueOf(useQueryResult(query));
  // Whom to write to stands in the file, which nobody may read while the mandate is closed.
  const isFileOpen = isFarmer && company?.mandateClosed === false;
  const [alerts] = useQueryResults(isFileOpen ? [filePartQuery(context, scope.cuaa, 'alerts')] : []);
  return (
    <div className="pt-record">
      <ApplicationHold
        context={context}
        application={application}
        payments={payments}
        alerts={valueOf(alerts)}
        isFarmer={isFarmer}
      />
      <ApplicationSteps application={application} isFarmer={isFarmer} />
      <div className="pt-record-cols">
        <div className="pt-stack pt-stack-section">
          <ApplicationRows context={context} application={application} scope={scope} place={place} query={query} />
        </div>
        <div className="pt-stack">
          <ApplicationFacts context={context} application={application} />
        </div>
      </div>
    </div>
  );
};

/** An application of the company, by its address: where it stands, what holds it up, and what belongs to it (PRAT-01 to PRAT-06). */
export const page = companyRecordPage<Application>({
  kind: 'application',
  query: (scope, company, id) => portResultQuery(scope, ProcedureRepository, 'application', company, id),
  title: ({ title }) => title,
  crumb: ({ number }) => COPY.name(number),
  line: ({ state, number, campaign, requestedCents }) => (
    <>
      <Tag {...applicationStates.tag(state)} />
      <span>
        {COPY.application} <span className="pt-mono">{number}</span>
      </span>
      {campaign === undefined ? null : <span>{COPY.campaign(campaign)}</span>}
      {requestedCents === undefined ? null : (
        <span>{COPY.requestedSum(formatEuro(euroFromCents(requestedCents)))}</span>
      )}
    </>
  ),
  draw: (application, owner, context) => (
    <ApplicationView key={application.id} application={application} owner={owner} context={context} />
  ),
});
