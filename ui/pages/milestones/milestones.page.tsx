import { useState } from 'react';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { calendarSubscription } from '#core/formatting/calendar-subscription.ts';
import { formatLongDay, monthOf } from '#core/formatting/date.ts';
import { byDay, daysLeftTo, firstDayOf, type Milestone } from '#core/milestones/milestone.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import {
  calendarAddress,
  filterWords,
  isInView,
  knownView,
  type MilestoneView,
  monthsAhead,
  produceIn,
  shownMonths,
  viewOn,
} from '#core/milestones/milestone-view.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { BlockBoundary } from '#ui/components/block-boundary.tsx';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { Notice } from '#ui/components/status.tsx';
import { SkeletonRows, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { MILESTONES_COPY as COPY } from '#ui/copy/milestones.ts';
import { laterPiece } from '#ui/platform/later-piece.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { type Query, useQueryResult } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useToday } from '#ui/state/today.tsx';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { PageFailure } from '../page-failure.tsx';
import { portQuery, type QueryScope } from '../query.ts';
import { MilestoneForm } from './milestone-form.tsx';
import { viewPath } from './milestone-path.ts';
import { MilestoneRows } from './milestone-row.tsx';
import { MonthsLine, monthId } from './months-line.tsx';
import { MonthTable } from './month-table.tsx';

const ROWS_AWAITED = 6;

/** What opens and closes for everybody; null where the service does not tell it. */
const milestonesQuery = (scope: QueryScope): Query<readonly Milestone[] | null> =>
  portQuery(scope, MilestoneRepository, 'milestones');

const Sentence = ({ first, words }: { readonly first: Milestone; readonly words: string }) => {
  const today = useToday();
  return (
    <>
      {words}{' '}
      <strong>
        {formatLongDay(first.day)}, {daysLeftTo(first.day, today)}
      </strong>
      : {COPY.events[first.event]} «{first.title}».
    </>
  );
};

/** What the page shows of all that there is. */
interface ShownProps {
  readonly context: PageContext;
  readonly view: MilestoneView;
  readonly all: readonly Milestone[];
  readonly own: readonly Milestone[];
  readonly shown: readonly Milestone[];
}

/** A calendar that subscribes is the first choice, where it can; the file beside it stays as it was saved (TERM-04). */
const Calendar = ({ file, origin }: { readonly file: string; readonly origin: string }) => {
  const subscription = calendarSubscription(origin, file);
  return (
    <>
      <p className="act d-flex flex-wrap gap-3">
        {subscription === undefined ? null : (
          <a className="btn btn-primary btn-wide" href={subscription.link}>
            <Icon name="calendar" size="sm" />
            <span>{COPY.subscribe}</span>
          </a>
        )}
        <a className={`btn ${subscription === undefined ? 'btn-primary btn-wide' : 'btn-outline-primary'}`} href={file}>
          <Icon name="download" size="sm" />
          <span>{COPY.calendarFile}</span>
        </a>
      </p>
      {subscription === undefined ? null : (
        <p className="small pt-soft text-break">
          {COPY.subscribeElsewhere} <strong>{subscription.address}</strong>
        </p>
      )}
    </>
  );
};

const Head = ({ context, view, all, own, shown }: ShownProps) => {
  const isYours = own.length > 0 || filterWords(view, []).length > 0;
  const [first] = shown;
  const [firstOfAll] = all;
  return (
    <div className="pt-when-head">
      {first === undefined ? (
        <div>
          <h2 className="h4">{COPY.none}</h2>
          {firstOfAll === undefined ? null : (
            <p>
              <Sentence first={firstOfAll} words={COPY.nextOfAll} />
            </p>
          )}
          <LinkButton to={pathTo(context.table, 'milestones')}>{COPY.removeAll}</LinkButton>
        </div>
      ) : (
        <p className="lead">
          <Sentence first={first} words={COPY.nextIs(isYours)} />
        </p>
      )}
      <Calendar file={`${context.settings.apiBase}${calendarAddress(view)}`} origin={context.origin} />
    </div>
  );
};

/** How many there are, and whether the others are left out. */
const Count = ({ context, view, all, own, shown }: ShownProps) => {
  const navigate = useNavigate();
  return (
    <div className="pt-when-count">
      <p>
        <strong>{COPY.count(shown.length)}</strong> {COPY.inTwelveMonths}
        {COPY.forFilters(filterWords(view, produceIn(all)))}
      </p>
      {own.length === 0 && !view.isOwnOnly ? null : (
        <label className="pt-check bare form-check-label">
          <input
            type="checkbox"
            checked={view.isOwnOnly}
            onChange={({ currentTarget: { checked } }) =>
              navigate(viewPath(context, { ...view, isOwnOnly: checked, until: undefined }))
            }
          />
          <span>{COPY.ownOnly(own.length)}</span>
        </label>
      )}
    </div>
  );
};

/** The list by months, as far as it is shown. */
const List = (props: ShownProps) => {
  const { context, view, own, shown } = props;
  const months = monthsAhead(shown, useToday());
  const { shown: parts, next } = shownMonths(months, view.until);
  return (
    <>
      <MonthsLine
        context={context}
        view={view}
        months={months}
        shownUntil={parts.at(-1)?.month}
        hasOwn={own.length > 0}
      />
      <Count {...props} />
      {parts.map(({ month, milestones }) => (
        <section key={month} className="pt-when-part" aria-labelledby={monthId(month)}>
          <div>
            <h2 id={monthId(month)} className="h4">
              {monthOf(firstDayOf(month)).long}
            </h2>
            <span className="pt-soft">{COPY.count(milestones.length)}</span>
          </div>
          <MilestoneRows context={context} milestones={milestones} />
        </section>
      ))}
      {next === undefined ? null : (
        <p className="pt-when-more">
          <LinkButton
            to={viewPath(context, { ...view, until: next.at(-1) })}
            fragment={next[0] === undefined ? undefined : monthId(next[0])}
            iconEnd="expand"
          >
            {COPY.more(next.map((month) => monthOf(firstDayOf(month)).long.replace(/\s.*$/u, '')))}
          </LinkButton>
        </p>
      )}
    </>
  );
};

const Tools = ({ context, hasOwn }: { readonly context: PageContext; readonly hasOwn: boolean }) => {
  const hydrated = useHydrated();
  const isSubscribed = calendarSubscription(context.origin, context.settings.apiBase) !== undefined;
  return (
    <div className="pt-when-tools">
      {offersAlerts(context.settings) ? (
        <LinkButton to={pathTo(context.table, 'alerts')} icon="mail">
          {COPY.alerts}
        </LinkButton>
      ) : null}
      <Button icon="print" className={hydrated ? undefined : 'invisible'} onClick={() => window.print()}>
        {COPY.print}
      </Button>
      <p className="pt-soft">
        {isSubscribed ? COPY.note : COPY.fileNote} {hasOwn ? COPY.ownNote : null}
      </p>
    </div>
  );
};

const OWN = laterPiece(() => import('./own-milestones.tsx'));

/** What there is for this reader: what opens and closes for everybody, and the reader's own among it, once it is here (TERM-01 to TERM-03). */
const Shown = (props: { readonly context: PageContext; readonly milestones: readonly Milestone[] }) => {
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  const [own, setOwn] = useState<readonly Milestone[]>([]);
  return (
    <>
      {company === undefined ? null : (
        <BlockBoundary
          waiting={<></>}
          // A piece that is missing stays so until the document is loaded again.
          fallback={() => (
            <ErrorNotice
              title={COPY.ownFailed}
              text={COMMON.blockFailedHelp}
              onRetry={() => window.location.reload()}
            />
          )}
        >
          <OWN.With>
            {({ OwnMilestones }) => (
              <OwnMilestones key={company.cuaa} context={props.context} company={company} onFound={setOwn} />
            )}
          </OWN.With>
        </BlockBoundary>
      )}
      <ShownWith {...props} own={own} />
    </>
  );
};

const ShownWith = ({
  context,
  milestones,
  own,
}: Pick<ShownProps, 'context' | 'own'> & { readonly milestones: readonly Milestone[] }) => {
  const today = useToday();
  const all = milestones.filter(({ day }) => day >= today);
  const { view, forgotten } = knownView(viewOn(context.pairs, today), all);
  const shown = [...all, ...own].filter((one) => isInView(view, one)).toSorted(byDay);
  const props: ShownProps = { context, view, all, own, shown };
  return (
    <>
      {forgotten === undefined ? null : <Notice tone="info" title={COPY.forgotten} />}
      <Head {...props} />
      <MilestoneForm context={context} view={view} all={all} />
      {view.month === undefined ? (
        <List {...props} />
      ) : (
        <>
          <Count {...props} />
          <MonthTable
            context={context}
            view={view}
            month={view.month}
            months={monthsAhead(shown, today)}
            milestones={shown}
          />
        </>
      )}
      <Tools context={context} hasOwn={own.length > 0} />
    </>
  );
};

const View = ({ context }: { readonly context: PageContext }) => {
  const result = useQueryResult(milestonesQuery(context));
  return (
    <PageShell title={context.match.route.title} context={context} progress="never" lowHead>
      <div className="pt-when">
        {result.kind === 'pending' ? (
          <Waiting onRetry={result.refetch}>
            <SkeletonRows count={ROWS_AWAITED} />
          </Waiting>
        ) : result.kind === 'failed' ? (
          <PageFailure {...failureOf(COPY.failed, result)} />
        ) : result.value === null ? (
          <Notice tone="info" title={COPY.notOffered} />
        ) : (
          <Shown context={context} milestones={result.value} />
        )}
      </div>
    </PageShell>
  );
};

/** All that opens and closes, by month (TERM-01 to TERM-04). */
export const page: PageModule = {
  queries: (context) => [milestonesQuery(context)],
  head: (context, known) => {
    const failure = known.error(milestonesQuery(context));
    return {
      title: context.match.route.title,
      description: COPY.description,
      status: failure === undefined ? 200 : (failure.status ?? 503),
    };
  },
  Page: ({ context }) => <View context={context} />,
};
