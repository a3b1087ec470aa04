import { PROGRESS_STEPS, type Progress, progressOf, progressText, statusTooltip } from '#core/competitions/status.ts';
import type { Tone } from '#core/kernel/status-tag.ts';
import { Tip } from '#ui/components/opening.tsx';
import { ProgressBar } from '#ui/components/progress.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';

const TONES: Readonly<Record<Progress['colour'], Tone>> = { green: 'ok', yellow: 'warn', red: 'bad', none: 'mute' };

/** How far a competition or tender has come: a bar of three steps, its words, and what the status means (BANDO-01, BANDO-02). */
export const StatusBar = ({ status }: { readonly status: string }) => {
  const { steps, colour } = progressOf(status);
  const meaning = statusTooltip(status);
  return (
    <div className="pt-status-bar">
      <div className="mb-1">
        <p className="mb-0 fw-semibold">{status}</p>
        {meaning === undefined ? null : (
          <Tip label={COPY.meaning(status)}>
            <p>{meaning}</p>
          </Tip>
        )}
      </div>
      <ProgressBar
        value={steps}
        max={PROGRESS_STEPS}
        label={COPY.status}
        valueText={progressText(status)}
        tone={TONES[colour]}
        size="full"
      />
    </div>
  );
};
