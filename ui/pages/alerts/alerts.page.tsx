import { AlertDesk, type AlertsOutcome, type AlertsView } from '#core/alerts/alert-desk.ts';
import { type AlertSearch, alertsPageFrom, criteriaOf, offersAlerts, searchPath } from '#core/alerts/alert-search.ts';
import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { ALERTS_COPY as COPY } from '#ui/copy/alerts.ts';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { optionsQuery } from '../catalogue/list-queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import type { CachedQueries, PageContext, PageModule } from '../page-module.ts';
import { postedQuery } from '../posted-query.ts';
import { portQuery } from '../query.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { AskForm } from './ask-form.tsx';
import { SignedView } from './signed-view.tsx';

const FAILED = 503;
const TOO_MANY = 429;
const STATUS = { mail: UNPROCESSABLE_CONTENT, list: UNPROCESSABLE_CONTENT, tooMany: TOO_MANY, failed: FAILED } as const;

const posted = (): Query<AlertsOutcome | null> => postedQuery<AlertsOutcome>();
const viewQuery = (context: PageContext, key: string): Query<AlertsView> => portQuery(context, AlertDesk, 'view', key);
const optionsOf = (context: PageContext, search: AlertSearch): Query<FilterOptions> =>
  optionsQuery(context, LISTS[search.list], { criteria: criteriaOf(search), page: 1 });

/** What is shown of a signed link: what a press answered, or what the link says. */
const signed = (context: PageContext, known: CachedQueries): boolean => {
  const outcome = known.value(posted());
  return (
    alertsPageFrom(context.pairs).kind !== 'ask' || (outcome !== undefined && outcome !== null && 'view' in outcome)
  );
};

const Sent = ({
  context,
  outcome,
}: {
  readonly context: PageContext;
  readonly outcome: AlertsOutcome & { kind: 'sent' };
}) => (
  <Notice tone="ok" title={COPY.sent(formatLongDay(outcome.until))}>
    <p>
      <LinkTo to={searchPath(context.table, outcome.search)}>{COPY.backToList}</LinkTo>
    </p>
  </Notice>
);

const Asking = ({ context, outcome }: { readonly context: PageContext; readonly outcome: AlertsOutcome | null }) => {
  const page = alertsPageFrom(context.pairs);
  const before = outcome?.kind === 'refused' ? outcome : undefined;
  const search = before?.search ?? (page.kind === 'ask' ? page.search : undefined);
  if (!offersAlerts(context.settings)) return <Notice tone="info" title={COPY.notOffered} />;
  if (outcome?.kind === 'sent') return <Sent context={context} outcome={outcome} />;
  // Of a whole list nothing has to be known to say it.
  if (search === undefined || search.query === '')
    return <AskForm context={context} search={search} options={{}} before={before} />;
  return (
    <QuietBlock query={optionsOf(context, search)} failed={COPY.failed} bare>
      {(options) => <AskForm context={context} search={search} options={options} before={before} />}
    </QuietBlock>
  );
};

const View = ({ context }: { readonly context: PageContext }) => {
  const result = useQueryResult(posted());
  const outcome = result.kind === 'success' ? result.value : null;
  const page = alertsPageFrom(context.pairs);
  const isManage = page.kind === 'manage' || (outcome !== null && 'view' in outcome && outcome.view.kind === 'manage');
  return (
    <PageShell title={isManage ? COPY.yours : context.match.route.title} context={context} progress="never" lowHead>
      {outcome !== null && 'view' in outcome ? (
        <SignedView context={context} view={outcome.view} outcome={outcome} />
      ) : page.kind === 'ask' ? (
        <Asking context={context} outcome={outcome} />
      ) : (
        <QuietBlock query={viewQuery(context, page.key)} failed={COPY.failed} bare>
          {(view) => <SignedView context={context} view={view} outcome={undefined} />}
        </QuietBlock>
      )}
    </PageShell>
  );
};

/** Alerts by e-mail (ALERT-01 to ALERT-04): the form that asks for them, and what the links of their messages open. All of it works without script. */
export const page: PageModule = {
  queries: (context) => {
    const page = alertsPageFrom(context.pairs);
    if (page.kind !== 'ask') return [viewQuery(context, page.key), posted()];
    return [
      ...(page.search === undefined || page.search.query === '' ? [] : [optionsOf(context, page.search)]),
      posted(),
    ];
  },
  post: (context, { fields, asker }) => context.use(AlertDesk).post(fields, asker),
  head: (context, known) => {
    const outcome = known.value(posted());
    const isPersonal = signed(context, known);
    const { title } = context.match.route;
    const head = { title, description: COPY.description, ...(isPersonal ? { isPersonal, noIndex: true } : {}) };
    if (outcome?.kind === 'sent') return { ...head, title: COPY.sentTitle, status: 200 };
    if (outcome?.kind === 'refused') return { ...head, title: COPY.errorTitle, status: STATUS[outcome.reason] };
    return { ...head, status: 200 };
  },
  Page: ({ context }) => <View context={context} />,
};
