import type { ReactNode } from 'react';
import { formatCount } from '#core/formatting/number.ts';
import type { StatusTag, Tone } from '#core/kernel/status-tag.ts';
import { COMMON } from '#ui/copy/common.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';

/** A status in a pill: colour, icon and word, always all three; an unknown value has no icon. */
export const Tag = ({ tone, icon, word }: Omit<StatusTag, 'word'> & { readonly word: ReactNode }) => (
  <span className={classes('pt-tag', 'badge-pill', tone)}>
    {icon === undefined ? null : <Icon name={icon} size="sm" />}
    {word}
  </span>
);

/** The mark of what is new. */
export const NewTag = () => <span className="pt-tag badge new">{COMMON.isNew}</span>;

/** A number in a disc. Its meaning is `label`, for those who do not see where it stands. */
export const Badge = ({ count, label }: { readonly count: number; readonly label?: string | undefined }) => (
  <span className="pt-badge badge">
    <span aria-hidden={label === undefined ? undefined : true}>{formatCount(count)}</span>
    {label === undefined ? null : <span className="visually-hidden"> {label}</span>}
  </span>
);

const ICONS: Readonly<Record<Tone, IconName>> = {
  bad: 'error',
  warn: 'warning-circle',
  info: 'info-circle',
  ok: 'check-circle',
  mute: 'info-circle',
};

/** A message in the page. */
export interface NoticeProps {
  readonly tone: Tone;
  /** The word that says the tone: "Scadenza:", "Informazione:"; coloured. */
  readonly word?: string | undefined;
  /** What happened, in bold. */
  readonly title: ReactNode;
  readonly icon?: IconName | undefined;
  /** What to do; paragraphs, a link. */
  readonly children?: ReactNode;
  /** Something at the right end, such as a close button. */
  readonly end?: ReactNode;
  readonly id?: string | undefined;
}

/** A message with its tone: bar, icon, bold sentence led by a word, then what to do. Not announced by itself: see `useStatus`. */
export const Notice = ({ tone, word, title, icon, children, end, id }: NoticeProps) => (
  <div className={classes('callout', tone)} id={id}>
    <Icon name={icon ?? ICONS[tone]} />
    <div>
      <p className="fw-semibold">
        {word === undefined ? null : <span className="word">{word} </span>}
        {word === undefined ? <span className="word">{title}</span> : title}
      </p>
      {children}
    </div>
    {end}
  </div>
);
