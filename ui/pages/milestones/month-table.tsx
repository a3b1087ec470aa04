import { capitalised } from '#core/formatting/text.ts';
import { monthOf } from '#core/formatting/date.ts';
import { milestonePath } from '#core/milestones/milestone-calendar.ts';
import {
  firstDayOf,
  isNear,
  type Milestone,
  milestoneId,
  milestoneTitle,
  type Month,
  monthAfter,
} from '#core/milestones/milestone.ts';
import type { MilestoneView, MonthOfMilestones } from '#core/milestones/milestone-view.ts';
import { type DayCell, weeksOf } from '#core/milestones/month-grid.ts';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { MILESTONES_COPY as COPY } from '#ui/copy/milestones.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { viewPath } from './milestone-path.ts';
import { MilestoneRows } from './milestone-row.tsx';

const Entry = ({ context, milestone }: { readonly context: PageContext; readonly milestone: Milestone }) => {
  const isOwn = milestone.kind === 'own';
  const today = useToday();
  return (
    <li className={classes(isOwn ? 'own' : isNear(milestone, today) && 'near')}>
      <Icon name={isOwn ? 'user' : milestone.event === 'opens' ? 'calendar' : 'clock'} size="sm" />
      <LinkTo to={milestonePath(context.table, milestone)}>
        {isOwn ? <span className="visually-hidden">{COPY.ownTag}: </span> : null}
        {inLanguage(milestoneTitle(milestone), milestone.titleLanguage)}
      </LinkTo>
    </li>
  );
};

const Day = ({ context, cell }: { readonly context: PageContext; readonly cell: DayCell }) => (
  <td className={classes(cell.isOutside && 'outside', cell.milestones.length > 0 && 'full')}>
    <time dateTime={cell.day}>{Number(cell.day.slice(8))}</time>
    {cell.milestones.length === 0 ? null : (
      <ul className="list-unstyled">
        {cell.milestones.map((one) => (
          <Entry key={milestoneId(one)} context={context} milestone={one} />
        ))}
      </ul>
    )}
    {cell.more === 0 ? null : <p>{COPY.moreOfDay(cell.more)}</p>}
  </td>
);

const DaysTable = ({
  context,
  month,
  milestones,
  caption,
}: {
  readonly context: PageContext;
  readonly month: Month;
  readonly milestones: readonly Milestone[];
  readonly caption: string;
}) => (
  <table>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {COPY.days.map((day) => (
          <th key={day} scope="col" abbr={day}>
            {day.slice(0, 3)}
            <span className="d-none d-md-inline">{day.slice(3)}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month, milestones).map((week) => (
        <tr key={week[0]?.day}>
          {week.map((cell) => (
            <Day key={cell.day} context={context} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Key = ({ hasOwn }: { readonly hasOwn: boolean }) => (
  <p className="key" aria-hidden="true">
    <span>
      <i className="near" /> {COPY.keyNear}
    </span>
    <span>
      <i /> {COPY.keyOther}
    </span>
    {hasOwn ? (
      <span>
        <Icon name="user" size="sm" /> {COPY.own}
      </span>
    ) : null}
  </p>
);

/** A month as a table of its days, with the same days as a list below it on narrow screens (TERM-02). */
export const MonthTable = ({
  context,
  view,
  month,
  months,
  milestones,
}: {
  readonly context: PageContext;
  readonly view: MilestoneView;
  readonly month: Month;
  /** The months of the calendar: no way leads beyond them. */
  readonly months: readonly MonthOfMilestones[];
  readonly milestones: readonly Milestone[];
}) => {
  const name = monthOf(firstDayOf(month)).long;
  const here = milestones.filter(({ day }) => day.startsWith(month));
  const wayTo = (count: -1 | 1, words: string) => {
    const other = monthAfter(month, count);
    if (months.every((one) => one.month !== other)) return <span />;
    return (
      <LinkTo to={viewPath(context, { ...view, month: other })}>
        <span className="visually-hidden">{words}: </span>
        {capitalised(monthOf(firstDayOf(other)).long.replace(/\s.*$/u, ''))}
      </LinkTo>
    );
  };
  return (
    <div className="pt-when-month">
      <div className="head">
        {wayTo(-1, COPY.previous)}
        <h2 className="h4">{capitalised(name)}</h2>
        {wayTo(1, COPY.next)}
      </div>
      <DaysTable
        context={context}
        month={month}
        milestones={milestones}
        caption={COPY.monthName(name, COPY.count(here.length), 0)}
      />
      <Key hasOwn={here.some(({ kind }) => kind === 'own')} />
      <section className="below mt-3">
        <h3 className="h4">{COPY.ofMonth(name)}</h3>
        {here.length === 0 ? <p>{COPY.noneInMonth}</p> : <MilestoneRows context={context} milestones={here} />}
      </section>
    </div>
  );
};
