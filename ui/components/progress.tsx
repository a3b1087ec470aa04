import type { ReactNode } from 'react';
import type { Tone } from '#core/kernel/status-tag.ts';
import { shownText } from '#core/catalogue/paging.ts';
import { COMMON } from '#ui/copy/common.ts';
import { LinkButton, type LinkButtonProps } from './button.tsx';
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

/** The end of a list: "Mostrati 9 di 43" with its bar, and the link to more where there is more, which works without script too (D-18). */
export const EndOfList = ({
  shown,
  total,
  before = 0,
  id,
  more,
  children,
}: {
  readonly shown: number;
  readonly total: number;
  /** How many come before the first that is shown. */
  readonly before?: number | undefined;
  readonly id?: string | undefined;
  readonly more: ({ readonly to: string } & Pick<LinkButtonProps, 'fragment' | 'element' | 'onPress'>) | undefined;
  readonly children?: ReactNode;
}) => {
  const words = shownText(shown, total, before);
  return (
    <div className="pt-end" id={id} tabIndex={id === undefined ? undefined : -1}>
      <p className="pt-num mb-0">{words}</p>
      <ProgressBar value={shown} max={total} label={words} />
      {more === undefined ? null : (
        <LinkButton {...more} iconEnd="expand" wide>
          {COMMON.showMore}
        </LinkButton>
      )}
      {children}
    </div>
  );
};
