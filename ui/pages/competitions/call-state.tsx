import type { CatalogueItem } from '#core/catalogue/item.ts';
import { type Deadline, deadlineOn, type HandedIn } from '#core/competitions/deadline.ts';
import {
  PROGRESS_STEPS,
  type Progress,
  progressOf,
  progressText,
  statusOn,
  statusTooltip,
} from '#core/competitions/status.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { classes } from '#ui/components/classes.ts';
import { Due, type DueLook } from '#ui/components/due.tsx';
import { Tip } from '#ui/components/opening.tsx';
import { Tag } from '#ui/components/status.tsx';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import { useToday } from '#ui/state/today.tsx';

const TAGS: Readonly<Record<Progress['colour'], Omit<StatusTag, 'word'>>> = {
  green: { tone: 'ok', icon: 'check-circle' },
  yellow: { tone: 'warn', icon: 'clock' },
  red: { tone: 'bad', icon: 'lock' },
  none: { tone: 'mute', icon: undefined },
};

/** The tone of a progress bar's colour. */
export const toneOf = (colour: Progress['colour']): StatusTag['tone'] => TAGS[colour].tone;

/** The tag of a status, and what it means on demand (BANDO-02). */
const Meaning = ({ status }: { readonly status: string }) => {
  const meaning = statusTooltip(status);
  return (
    <div className="pt-phase-top">
      <Tag {...TAGS[progressOf(status).colour]} word={status} />
      {meaning === undefined ? null : (
        <Tip label={<span className="visually-hidden">{COPY.meaning(status)}</span>}>
          <p>{meaning}</p>
        </Tip>
      )}
    </div>
  );
};

/** The same where the steps stand elsewhere (BANDO-02). */
export const StatusMeaning = ({ status }: { readonly status: string }) => (
  <div className="pt-phase">
    <Meaning status={status} />
  </div>
);

/** How it stands: tag, what it means, and three steps with their words (BANDO-01, BANDO-02). */
const Phase = ({ status }: { readonly status: string }) => {
  const { steps, colour } = progressOf(status);
  return (
    <div className={classes('pt-phase', toneOf(colour))}>
      <Meaning status={status} />
      <div className="pt-phase-bar">
        <div className="pt-steps" role="img" aria-label={progressText(status)}>
          {Array.from({ length: PROGRESS_STEPS }, (_, step) => (
            // Steps are nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={step} className={step < steps ? 'on' : undefined} />
          ))}
        </div>
        <span className="n" aria-hidden="true">
          {steps === 0 ? COPY.noPhase : COPY.phase(steps, PROGRESS_STEPS)}
        </span>
      </div>
    </div>
  );
};

const LOOKS: Readonly<Record<Deadline['kind'], DueLook>> = { far: undefined, near: 'soon', gone: 'past' };

/** The last day: how long it is still away by the calendar in Italy, or since when nothing is taken any more. */
const LastDay = ({
  deadline,
  time,
  what,
  today,
}: {
  readonly deadline: IsoDate;
  readonly time: string | undefined;
  readonly what: HandedIn;
  readonly today: IsoDate;
}) => {
  const { kind, text, day } = deadlineOn(deadline, today, what, time);
  return <Due look={LOOKS[kind]} text={text} day={day} />;
};

/** How a competition or a tender stands, and until when one can take part: on its card (BANDO-01 to BANDO-03). */
export const CallState = ({
  item: { status, deadline, deadlineTime },
  what,
}: {
  readonly item: CatalogueItem;
  readonly what: HandedIn;
}) => {
  const today = useToday();
  return (
    <>
      {status === undefined ? null : <Phase status={statusOn(status, deadline, today)} />}
      {deadline === undefined ? null : <LastDay deadline={deadline} time={deadlineTime} what={what} today={today} />}
    </>
  );
};
