import { STEP_NAMES } from '#core/procedures/application-detail.ts';
import { currentStep, type LineStep, stepLine, type StepPhase } from '#core/procedures/application-steps.ts';
import { STEP_SUBJECTS, STEP_WORDS, stepSentence, stepWhen } from '#core/procedures/application-words.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { usualTimeOf, usualTimeScale, usualTimeSource, usualTimeWords } from '#core/procedures/usual-time.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { SectionHead } from '#ui/components/page-head.tsx';
import { APPLICATION_COPY as COPY } from '#ui/copy/application.ts';
import { useToday } from '#ui/state/today.tsx';

const DOTS: Readonly<Record<StepPhase, IconName | undefined>> = {
  done: 'check',
  here: 'clock',
  stopped: 'clock',
  refused: 'error',
  ahead: undefined,
  undated: undefined,
};

const Step = ({
  step,
  number,
  isDraft,
}: {
  readonly step: LineStep;
  readonly number: number;
  readonly isDraft: boolean;
}) => {
  const icon = DOTS[step.phase];
  const note = isDraft && number === 1 ? COPY.neverSubmitted : step.note;
  return (
    <li className={step.phase} aria-current={step.phase === 'here' || step.phase === 'stopped' ? 'step' : undefined}>
      <span className="dot" aria-hidden="true">
        {icon === undefined ? number : <Icon name={icon} size="sm" />}
      </span>
      <div>
        <h3>{STEP_WORDS[step.name]}</h3>
        <p className="when">{stepWhen(step)}</p>
        {note === undefined ? null : <p>{note}</p>}
      </div>
    </li>
  );
};

/** Places so near an end have their words on the other side. */
const NARROW = 0.3;
const anchorOf = (index: number): 'start' | 'middle' | 'end' =>
  index < NARROW ? 'start' : index > 1 - NARROW ? 'end' : 'middle';
const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** How long the step at which it stands usually takes: what happened, and no promise (PRAT-05). */
const Usual = ({
  application,
  line,
  isFarmer,
}: {
  readonly application: Application;
  readonly line: readonly LineStep[];
  readonly isFarmer: boolean;
}) => {
  const time = usualTimeOf(application, line, useToday());
  const step = currentStep(line);
  if (time === undefined || step === undefined) return null;
  const scale = usualTimeScale(time);
  const own = isFarmer ? COPY.ownDay : COPY.theirDay;
  return (
    <section className="pt-usual" aria-labelledby="quanto-dura">
      <div className="words">
        <h3 id="quanto-dura">{COPY.usual(STEP_SUBJECTS[step.name])}</h3>
        <p>{usualTimeWords(time).join(' ')}</p>
        {time.ownDay === undefined ? null : <p className="visually-hidden">{own(time.ownDay)}.</p>}
      </div>
      {/* Decoration: the sentences say the same. */}
      <svg className="pt-days" width="100%" height="86" aria-hidden="true" focusable="false">
        <rect y="30" width="100%" height="16" className="all" />
        <rect y="30" width={percent(scale.half)} height="16" className="half" />
        <rect x={percent(scale.bound)} y="30" width="2" height="16" className="bound" />
        <text x={percent(scale.half)} y="66" textAnchor={scale.half < NARROW ? 'start' : 'end'}>
          {COPY.half(time.halfWithinDays)}
        </text>
        <text x={percent(scale.bound)} y={scale.half < NARROW ? '84' : '66'}>
          {time.boundDays}
        </text>
        <text x="100%" y="66" textAnchor="end">
          {COPY.lastDay(scale.days)}
        </text>
        {scale.own === undefined || time.ownDay === undefined ? null : (
          <>
            <rect x={percent(scale.own)} y="24" width="2" height="28" className="own" />
            <text x={percent(scale.own)} y="16" className="own" textAnchor={anchorOf(scale.own)}>
              {own(time.ownDay)}
            </text>
          </>
        )}
      </svg>
      <p className="note">{usualTimeSource(time)}</p>
    </section>
  );
};

/** The six steps with what happened at each, and how long the present one usually takes; not there where the service tells none (PRAT-03). */
export const ApplicationSteps = ({
  application,
  isFarmer,
}: {
  readonly application: Application;
  readonly isFarmer: boolean;
}) => {
  const line = stepLine(application);
  if (line === undefined) return null;
  return (
    <section className="pt-stack" aria-labelledby="a-che-punto">
      <SectionHead id="a-che-punto" title={COPY.steps} text={stepSentence(line, STEP_NAMES.length)} />
      <ol className="pt-line">
        {line.map((step, at) => (
          <Step key={step.name} step={step} number={at + 1} isDraft={application.state === 'draft'} />
        ))}
      </ol>
      <Usual application={application} line={line} isFarmer={isFarmer} />
    </section>
  );
};
