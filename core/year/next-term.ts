import type { DeskAid } from '#core/desk/desk-aid.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { aidEntries } from './year-entry.ts';

/** The next last day of an aid, shown where there is nothing to do: "Il prossimo termine è il 17/05/2027. …"; undefined where no aid has one (YEAR-03). */
export const nextTermSentence = (aids: readonly DeskAid[], today: IsoDate): string | undefined => {
  const [next] = aidEntries(aids, today).toSorted((left, right) => compareTexts(left.day, right.day));
  return next === undefined ? undefined : `Il prossimo termine è il ${formatDay(next.day)}. ${next.title}.`;
};
