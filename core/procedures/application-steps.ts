import type { IsoDate } from '#core/kernel/iso-date.ts';
import { STEP_NAMES, type StepName, type StepReport } from './application-detail.ts';
import { openRequest } from './application-turn.ts';
import type { Application } from './procedure.ts';

/**
 * Where a step stands: done, the one at which the application is, the same while something is awaited from outside, the one at which it
 * was refused, still to come, or passed without a word of it.
 */
export type StepPhase = 'done' | 'here' | 'stopped' | 'refused' | 'ahead' | 'undated';

/** A step as it is drawn. */
export interface LineStep {
  readonly name: StepName;
  readonly phase: StepPhase;
  /** The day on which it ended, since when it lasts or stands still, or by when it is to end. */
  readonly day: IsoDate | undefined;
  readonly note: string | undefined;
}

const wasReported = (report: StepReport | undefined): boolean =>
  report !== undefined && (report.startedOn !== undefined || report.endedOn !== undefined || report.refused === true);

/** The last reported step; -1 where none is. */
const lastReported = (reports: readonly (StepReport | undefined)[]): number => reports.findLastIndex(wasReported);

/** What the service tells, in the order of the six; the day of submission is known without it. */
const inOrder = ({ detail, state, submittedOn }: Application): readonly (StepReport | undefined)[] =>
  STEP_NAMES.map((name) => {
    const reported = detail?.steps?.find(({ step }) => step === name);
    if (name !== 'submitted' || state === 'draft' || submittedOn === undefined || wasReported(reported))
      return reported;
    return { ...reported, step: name, endedOn: submittedOn };
  });

/**
 * The six steps of an application in their order, none left out; one that was refused ends there (PRAT-03). At most one is where it
 * stands: all before it are behind, all after it ahead. Undefined where the service tells no steps (D-40).
 */
export const stepLine = (application: Application): readonly LineStep[] | undefined => {
  if (application.detail?.steps === undefined) return undefined;
  const reports = inOrder(application);
  const last = lastReported(reports);
  const refusedAt = reports.findIndex((report) => report?.refused === true);
  const here = reports[last]?.endedOn === undefined ? Math.max(last, 0) : last + 1;
  const waitingSince = openRequest(application)?.askedOn;
  const isWaiting = openRequest(application) !== undefined;
  return STEP_NAMES.slice(0, refusedAt === -1 ? STEP_NAMES.length : refusedAt + 1).map((name, at): LineStep => {
    const { startedOn, endedOn, expectedBy, note } = reports[at] ?? {};
    const step = (phase: StepPhase, day: IsoDate | undefined): LineStep => ({ name, phase, day, note });
    if (at === refusedAt) return step('refused', endedOn ?? startedOn);
    if (refusedAt === -1 && at > here) return step('ahead', expectedBy);
    if (refusedAt === -1 && at === here)
      return isWaiting && last >= 0 ? step('stopped', waitingSince ?? startedOn) : step('here', startedOn);
    return endedOn === undefined ? step('undated', startedOn) : step('done', endedOn);
  });
};

/** The step at which an application stands; undefined for one that has ended. */
export const currentStep = (line: readonly LineStep[]): LineStep | undefined =>
  line.find(({ phase }) => phase === 'here' || phase === 'stopped');
