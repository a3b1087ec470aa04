import type { Tone } from '#core/kernel/status-tag.ts';
import { shownText } from '#core/catalogue/paging.ts';
import { classes } from './classes.ts';

/** A bar that fills. */
export interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** Its name; `valueText` says the value in words when a number would say nothing. */
  readonly label: string;
  readonly valueText?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly size?: 'thin' | 'full' | undefined;
}

/** A native progress bar with a name and, where asked, a value in words. */
export const ProgressBar = ({ value, max, label, valueText, tone, size = 'thin' }: ProgressBarProps) => (
  <progress
    className={classes('pt-progress', 'progress', tone, size === 'full' && 'full thick')}
    value={Math.min(value, max)}
    max={max > 0 ? max : 1}
    aria-label={label}
    aria-valuetext={valueText}
  />
);

/** "Mostrati 9 di 43" and its bar, above the way to more. */
export const ShownOf = ({
  shown,
  total,
  before = 0,
}: {
  readonly shown: number;
  readonly total: number;
  /** How many come before the first that is shown. */
  readonly before?: number | undefined;
}) => {
  const words = shownText(shown, total, before);
  return (
    <>
      <p className="pt-num mb-0">{words}</p>
      <ProgressBar value={shown} max={total} label={words} />
    </>
  );
};
