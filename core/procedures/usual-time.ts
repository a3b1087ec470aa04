import { formatCount } from '#core/formatting/number.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { currentStep, type LineStep } from './application-steps.ts';
import type { StepTime } from './application-detail.ts';
import type { Application } from './procedure.ts';

/** Smallest sample published: fewer are no rule, and may identify somebody (PRAT-05). */
export const FEWEST_APPLICATIONS = 30;

/** How long the step at which an application stands usually takes. */
export interface UsualTime extends StepTime {
  /** The day of this application at the step, the first being 1; undefined where no service sends since when it is there. */
  readonly ownDay: number | undefined;
}

/**
 * What is usual for the step at which an application stands: the figures of the latest campaign that is not after its own, of thirty
 * applications at least. Undefined for every other step, and where the agency has counted none.
 */
export const usualTimeOf = (
  { detail, campaign }: Application,
  line: readonly LineStep[],
  today: IsoDate,
): UsualTime | undefined => {
  const step = currentStep(line);
  const time = (detail?.times ?? [])
    .filter(
      (one) =>
        one.step === step?.name &&
        one.applications >= FEWEST_APPLICATIONS &&
        (campaign === undefined || one.campaign <= campaign),
    )
    .toSorted((a, b) => b.campaign - a.campaign)[0];
  if (step === undefined || time === undefined) return undefined;
  const startedOn = detail?.steps?.find((one) => one.step === step.name)?.startedOn;
  const ownDay = startedOn === undefined || startedOn > today ? undefined : daysBetween(startedOn, today) + 1;
  return { ...time, ownDay };
};

const days = (count: number): string => (count === 1 ? '1\u00A0giorno' : `${formatCount(count)}\u00A0giorni`);

/** Half of them, and those that took longer than the bound: "Metà delle domande … entro 38 giorni." */
export const usualTimeWords = ({ halfWithinDays, boundDays, beyondInHundred }: StepTime): readonly [string, string] => [
  `Metà delle domande ha superato questo passo entro ${days(halfWithinDays)}.`,
  beyondInHundred === 0
    ? `Nessuna su 100 ha richiesto più di ${days(boundDays)}.`
    : `${beyondInHundred} su 100 ${beyondInHundred === 1 ? 'ha' : 'hanno'} richiesto più di ${days(boundDays)}.`,
];

/** Where the figures come from: no promise is made of them. */
export const usualTimeSource = ({ applications, campaign }: StepTime): string =>
  `È ciò che è successo in ${formatCount(applications)} domande della campagna ${campaign}. Non è una promessa.`;

/** The scale of days on which all of it stands, and the places on it from 0 to 1. */
export const usualTimeScale = ({
  halfWithinDays,
  boundDays,
  ownDay,
}: UsualTime): {
  readonly days: number;
  readonly half: number;
  readonly bound: number;
  readonly own: number | undefined;
} => {
  const longest = Math.max(halfWithinDays, boundDays, ownDay ?? 0, 1);
  const whole = Math.ceil((longest * SCALE_ROOM) / SCALE_STEP_DAYS) * SCALE_STEP_DAYS;
  return {
    days: whole,
    half: halfWithinDays / whole,
    bound: boundDays / whole,
    own: ownDay === undefined ? undefined : ownDay / whole,
  };
};

/** The scale goes on beyond the last place by half, in steps of ten days. */
const SCALE_ROOM = 1.5;
const SCALE_STEP_DAYS = 10;
