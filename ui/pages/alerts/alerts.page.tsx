import { isAidList } from '#core/alerts/aid-list-address.ts';
import { AidListService, type AidListOutcome } from '#core/alerts/aid-list.ts';
import { AlertService, type AlertsOutcome, type AlertsView } from '#core/alerts/alert-service.ts';
import { alertsPageFrom, subjectPath, type AlertSubject, isContent } from '#core/alerts/alert-search.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { followedWords } from '#core/alerts/followed-content.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { AID_LIST_COPY } from '#ui/copy/aid-list.ts';
import { ALERTS_COPY as COPY } from '#ui/copy/alerts.ts';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import type { CachedQueries, PageContext, PageModule } from '../page-module.ts';
import { postedQuery } from '../posted-query.ts';
import { portQuery } from '../query.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { AidListAsking } from './aid-list-asking.tsx';
import { AskForm } from './ask-form.tsx';
import { AskOfList, optionsOf } from './ask-of-list.tsx';
import { SignedView } from './signed-view.tsx';
import { entryTitleQuery } from './entry-title.ts';

const FAILED = 503;
const TOO_MANY = 429;
const STATUS = { mail: UNPROCESSABLE_CONTENT, list: UNPROCESSABLE_CONTENT, tooMany: TOO_MANY, failed: FAILED } as const;

type Outcome = AlertsOutcome | AidListOutcome;

const posted = (): Query<Outcome | null> => postedQuery<Outcome>();
const viewQuery = (context: PageContext, key: string): Query<AlertsView> =>
  portQuery(context, AlertService, 'view', key);
/** What has to be read to say in words what is followed; of a whole list nothing. */
const subjectQueries = (context: PageContext, subject: AlertSubject | undefined) => {
  if (subject === undefined) return [];
  if (isContent(subject)) return [entryTitleQuery(context, subject)];
  return subject.query === '' ? [] : [optionsOf(context, subject)];
};

/** What is shown of a signed link: what a press answered, or what the link says. */
const signed = (context: PageContext, known: CachedQueries): boolean => {
  const outcome = known.value(posted());
  const { kind } = alertsPageFrom(context.pairs);
  return kind === 'confirm' || kind === 'manage' || (outcome !== undefined && outcome !== null && 'view' in outcome);
};

const Sent = ({
  context,
  outcome,
}: {
  readonly context: PageContext;
  readonly outcome: AlertsOutcome & { kind: 'sent' };
}) => (
  <Notice tone="ok" title={COPY.sent(formatLongDay(outcome.until))}>
    {COPY.sentLimits.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <p>
      <LinkTo to={subjectPath(context.table, outcome.search)}>
        {isContent(outcome.search) ? COPY.backToEntry : COPY.backToList}
      </LinkTo>
    </p>
  </Notice>
);

const Asking = ({ context, outcome }: { readonly context: PageContext; readonly outcome: Outcome | null }) => {
  const page = alertsPageFrom(context.pairs);
  const before = outcome?.kind === 'refused' ? outcome : undefined;
  const search = before?.search ?? (page.kind === 'ask' ? page.search : undefined);
  if (!offersAlerts(context.settings)) return <Notice tone="info" title={COPY.notOffered} />;
  if (outcome?.kind === 'sent') return <Sent context={context} outcome={outcome} />;
  if (before?.words !== undefined && search !== undefined)
    return <AskForm context={context} search={search} words={before.words} before={before} />;
  if (search !== undefined && isContent(search))
    return (
      <QuietBlock query={entryTitleQuery(context, search)} failed={COPY.failed} bare>
        {(title) => (
          <AskForm
            context={context}
            search={search}
            words={{ text: followedWords(search, title ?? undefined), isGone: title === null }}
            before={before}
          />
        )}
      </QuietBlock>
    );
  return search === undefined ? (
    <AskForm context={context} search={search} words={undefined} before={before} />
  ) : (
    <AskOfList context={context} search={search} before={before} />
  );
};

/** What is shown where no signed link was opened: a form, or what became of it. */
const Unsigned = ({ context, outcome }: { readonly context: PageContext; readonly outcome: Outcome | null }) => {
  const page = alertsPageFrom(context.pairs);
  if (page.kind === 'aids' || outcome?.kind === 'listSent' || outcome?.kind === 'listRefused')
    return (
      <AidListAsking
        context={context}
        typed={page.kind === 'aids' ? page.answers : {}}
        outcome={outcome?.kind === 'listSent' || outcome?.kind === 'listRefused' ? outcome : undefined}
      />
    );
  return <Asking context={context} outcome={outcome} />;
};

const View = ({ context }: { readonly context: PageContext }) => {
  const result = useQueryResult(posted());
  const outcome = result.kind === 'success' ? result.value : null;
  const page = alertsPageFrom(context.pairs);
  const isManage = page.kind === 'manage' || (outcome !== null && 'view' in outcome && outcome.view.kind === 'manage');
  return (
    <PageShell
      title={isManage ? COPY.yours : page.kind === 'aids' ? AID_LIST_COPY.title : context.match.route.title}
      context={context}
      progress="never"
      lowHead
    >
      {outcome !== null && 'view' in outcome ? (
        <SignedView context={context} view={outcome.view} outcome={outcome} />
      ) : page.kind === 'ask' || page.kind === 'aids' ? (
        <Unsigned context={context} outcome={outcome} />
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
    if (page.kind === 'confirm' || page.kind === 'manage') return [viewQuery(context, page.key), posted()];
    return [...subjectQueries(context, page.kind === 'ask' ? page.search : undefined), posted()];
  },
  post: (context, { fields, client }) =>
    isAidList(fields)
      ? context.use(AidListService).post(fields, context.pairs, client)
      : context.use(AlertService).post(fields, client),
  head: (context, known) => {
    const outcome = known.value(posted());
    const isPersonal = signed(context, known);
    const isOfAids = alertsPageFrom(context.pairs).kind === 'aids';
    const title = isOfAids ? AID_LIST_COPY.title : context.match.route.title;
    const head = {
      title,
      description: COPY.description,
      ...(isPersonal ? { isPersonal, noIndex: true } : isOfAids ? { noIndex: true } : {}),
    };
    if (outcome?.kind === 'sent' || outcome?.kind === 'listSent')
      return { ...head, title: COPY.sentTitle, status: 200 };
    if (outcome?.kind === 'refused' || outcome?.kind === 'listRefused')
      return { ...head, title: COPY.errorTitle, status: STATUS[outcome.reason] };
    return { ...head, status: 200 };
  },
  Page: ({ context }) => <View context={context} />,
};
