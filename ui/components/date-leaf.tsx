import { leafOf } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { PARTS } from '#ui/copy/parts.ts';

/** A day, or the first and last of several, as on a leaf of a calendar; a decoration, since words beside it say it in full. */
export const DateLeaf = ({
  from,
  to,
  year,
  word,
}: {
  readonly from: IsoDate;
  readonly to?: IsoDate | undefined;
  /** Where it is not the present one, and nothing else shows it. */
  readonly year?: string | undefined;
  /** What happens on the day, in place of the day of the week. */
  readonly word?: string | undefined;
}) => {
  const { weekday, day, month } = leafOf(from);
  const last = to === undefined ? undefined : leafOf(to);
  return (
    <div className="pt-leaf" aria-hidden="true">
      <span>{word ?? weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
      {year === undefined ? null : <span className="to">{year}</span>}
      {last === undefined ? null : <span className="to">{PARTS.until(`${last.day} ${last.month}`)}</span>}
    </div>
  );
};
