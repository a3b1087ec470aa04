import { pagePath } from '#core/catalogue/card-target.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { calendarFile, changeDayOf } from '#core/formatting/calendar-file.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { moveWords } from '#core/terms/term.ts';
import { type Milestone, type MilestoneEvent, milestoneId } from './milestone.ts';
import { isInView, type MilestoneView } from './milestone-view.ts';

const WORDS: Readonly<Record<MilestoneEvent, string>> = {
  opens: 'Si apre',
  closes: 'Si chiude',
  corrections: 'Ultimo giorno per le modifiche',
};

/** Path of the page that shows a milestone: its own, else the list that it stands in. */
export const milestonePath = (table: RouteTable, { list, friendlyUrl }: Milestone): string => {
  if (list === undefined) return `/${friendlyUrl}`;
  return pagePath(table, { list, friendlyUrl }) ?? pathTo(table, LISTS[list].route);
};

/**
 * The days that a view tells of as a calendar. Its address can be passed on: nothing of anybody's own company is ever in it,
 * whatever the page shows beside (TERM-04, D-56). `home` is the address of the portal, without a slash at its end.
 */
export const milestonesIcs = (
  table: RouteTable,
  milestones: readonly Milestone[],
  view: MilestoneView,
  { home, title }: { readonly home: string; readonly title: string },
): string =>
  calendarFile(
    milestones
      .filter((one) => one.kind !== 'own' && isInView({ ...view, isOwnOnly: false }, one))
      .map((one) => {
        const url = `${home}${milestonePath(table, one)}`;
        return {
          uid: `${home}/${milestoneId({ ...one, friendlyUrl: one.stamp?.id ?? one.friendlyUrl }).replaceAll(/ +/gu, '/')}`,
          changedOn: changeDayOf(one.stamp, undefined),
          sequence: one.stamp?.moves,
          time: { first: one.day, last: one.day },
          title: `${WORDS[one.event]}: ${one.title}`,
          text: [one.label, one.forWhom, moveWords(one.move, one.day)]
            .filter((words) => words !== undefined)
            .join(', '),
          url,
          takesTime: false,
        };
      }),
    title,
  );
