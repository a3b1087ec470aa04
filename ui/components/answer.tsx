import type { ReactNode } from 'react';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { classes } from './classes.ts';
import { CriticalCssMarker } from './critical-css-marker.tsx';
import { DateLeaf } from './date-leaf.tsx';

/** Until when, or from when: a large sentence, the day in full under it, and its leaf as decoration. */
export const AnswerTerm = ({
  text,
  day,
  leaf,
  leafTo,
  isNear = false,
}: {
  readonly text: string;
  readonly day?: ReactNode;
  readonly leaf?: IsoDate | undefined;
  readonly leafTo?: IsoDate | undefined;
  /** Takes the colour of warning. */
  readonly isNear?: boolean;
}) => (
  <div className={classes('till', isNear && 'soon')}>
    {leaf === undefined ? null : <DateLeaf from={leaf} to={leafTo} />}
    <p>
      <strong>{text}</strong> {day === undefined ? null : <span className="day">{day}</span>}
    </p>
  </div>
);

/** A fact of the first block: one without a value is left out, and so is its row. */
export interface AnswerFact {
  readonly term: string;
  readonly value: ReactNode;
  /** Small words under the value. */
  readonly note?: string | undefined;
}

/**
 * The first block of a page: how it stands and until when, the one filled button for what one came for, for whom and how much. In
 * this order in the source and on phones; where there is room the facts stand between the other two.
 */
export const Answer = ({
  state,
  act,
  facts,
  floor,
}: {
  readonly state: ReactNode;
  /** The filled button, where it leads in words, and the calendar; left out where there is nothing to do. */
  readonly act?: ReactNode;
  readonly facts: readonly AnswerFact[];
  /** Across the block under the rest: the phases of a procedure. */
  readonly floor?: ReactNode;
}) => {
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
  return (
    <section className="pt-answer" aria-label={COPY.label}>
      <div className={classes('main', act === undefined && 'no-act')}>
        <div className="state">{state}</div>
        {act === undefined ? null : <div className="act">{act}</div>}
        {known.length === 0 ? null : (
          <dl>
            {known.map(({ term, value, note }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {value}
                  {note === undefined ? null : <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {floor}
      <CriticalCssMarker />
    </section>
  );
};
