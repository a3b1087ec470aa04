import { monthOf } from '#core/formatting/date.ts';
import { daysBetween } from '#core/kernel/iso-date.ts';
import { firstDayOf, type Milestone, milestoneId, type Month, monthAfter } from '#core/milestones/milestone.ts';
import type { MilestoneView, MonthOfMilestones } from '#core/milestones/milestone-view.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { MILESTONES_COPY as COPY } from '#ui/copy/milestones.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { viewPath } from './milestone-path.ts';

/** Id of the heading of a month in the list. */
export const monthId = (month: Month): string => `mese-${month}`;

/** With more marks than these a month has its number alone. */
const MOST_MARKS = 6;

const lookOf = ({ kind, event }: Milestone): string =>
  kind === 'own' ? 'mark own' : event === 'opens' ? 'mark opens' : 'mark';

/** Where today stands in its month: drawn, since no style may stand in a page. */
const Now = ({ month }: { readonly month: Month }) => {
  const today = useToday();
  const first = firstDayOf(month);
  const share = daysBetween(first, today) / daysBetween(first, firstDayOf(monthAfter(month, 1)));
  return (
    <svg className="now" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect x={Math.round(share * 97)} width="3" height="10" />
    </svg>
  );
};

const Inside = ({ month, milestones }: MonthOfMilestones) => {
  const { short, long } = monthOf(firstDayOf(month));
  const own = milestones.filter(({ kind }) => kind === 'own').length;
  return (
    <>
      <span aria-hidden="true">
        {short}
        {month.endsWith('-01') ? <small className="d-none d-md-inline"> {month.slice(0, 4)}</small> : null}
      </span>
      <span className="marks" aria-hidden="true">
        {milestones.length > MOST_MARKS
          ? null
          : milestones.map((one) => <i key={milestoneId(one)} className={lookOf(one)} />)}
      </span>
      <span className="count" aria-hidden="true">
        {milestones.length}
      </span>
      <span className="visually-hidden">{COPY.monthName(long, COPY.count(milestones.length), own)}</span>
    </>
  );
};

/** The year in one row: a mark for each day, and the way to each month (TERM-02). */
export const MonthsLine = ({
  context,
  view,
  months,
  shownUntil,
  hasOwn,
}: {
  readonly context: PageContext;
  readonly view: MilestoneView;
  readonly months: readonly MonthOfMilestones[];
  /** The last month in the list. */
  readonly shownUntil: Month | undefined;
  readonly hasOwn: boolean;
}) => {
  const pathOf = (month: Month): string =>
    shownUntil !== undefined && month <= shownUntil
      ? viewPath(context, view)
      : viewPath(context, { ...view, until: month });
  return (
    <div className="pt-when-year">
      <ol aria-label={COPY.year}>
        {months.map((one, at) => (
          <li key={one.month}>
            {at === 0 ? <Now month={one.month} /> : null}
            {one.milestones.length === 0 ? (
              <div>
                <Inside {...one} />
              </div>
            ) : (
              <LinkTo to={pathOf(one.month)} fragment={monthId(one.month)}>
                <Inside {...one} />
              </LinkTo>
            )}
          </li>
        ))}
      </ol>
      <p className="key" aria-hidden="true">
        <span>
          <i className="mark" /> {COPY.closes}
        </span>
        <span>
          <i className="mark opens" /> {COPY.opens}
        </span>
        {hasOwn ? (
          <span>
            <i className="mark own" /> {COPY.own}
          </span>
        ) : null}
        <span>
          <i className="mark today" /> {COPY.today}
        </span>
      </p>
    </div>
  );
};
