import type { CatalogueItem } from '#core/catalogue/item.ts';
import { callDueOn, type CallTerm } from '#core/competitions/call.ts';
import type { HandedIn } from '#core/competitions/deadline.ts';
import {
  PROGRESS_STEPS,
  type Progress,
  progressOf,
  progressText,
  statusOn,
  statusTooltip,
} from '#core/competitions/status.ts';
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

const LOOKS: Readonly<Record<CallTerm['kind'], DueLook>> = {
  open: undefined,
  near: 'soon',
  gone: 'past',
  unnamed: undefined,
};

/** How a competition or a tender stands, and until when one can take part: on its card (BANDO-01 to BANDO-03). */
export const CallState = ({ item, what }: { readonly item: CatalogueItem; readonly what: HandedIn }) => {
  const today = useToday();
  const { status, deadline } = item;
  const due = callDueOn(item, what, today);
  return (
    <>
      {status === undefined ? null : <Phase status={statusOn(status, deadline, today)} />}
      {due === undefined ? null : <Due look={LOOKS[due.kind]} text={due.text} day={due.day} />}
    </>
  );
};
