import type { ReactNode } from 'react';
import { PARTS } from '#ui/copy/parts.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { LinkTo } from './link-to.tsx';

/** A filter that is applied, with the way to take it off. */
export interface ChipProps {
  readonly label: string;
  /** Id of the button that takes it off, for moving the focus there. */
  readonly id?: string | undefined;
  /** Address of the page without this filter; so that the chip works without script too. */
  readonly removeTo: string;
  readonly onRemove?: (() => void) | undefined;
}

/** An applied filter: its words and a cross that is a link to the page without it. */
export const Chip = ({ label, id, removeTo, onRemove }: ChipProps) => (
  <span className="chip">
    <span className="chip-label">{label}</span>
    <LinkTo
      to={removeTo}
      id={id}
      className="pt-chip-remove"
      aria-label={PARTS.removeChip(label)}
      onClick={(event) => {
        if (onRemove === undefined) return;
        event.preventDefault();
        onRemove();
      }}
    >
      <Icon name="close" size="sm" />
    </LinkTo>
  </span>
);

/** A word in a chip that does nothing: the regions of a paying body, the chosen one ticked. */
export const PlainChip = ({
  chosen = false,
  children,
}: {
  readonly chosen?: boolean;
  readonly children: ReactNode;
}) => (
  <span className={classes('chip', 'plain', chosen && 'chosen')}>
    {chosen ? <Icon name="check" size="sm" /> : null}
    {children}
  </span>
);

interface ChipRowProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly chip: ReactNode }[];
  readonly after?: ReactNode;
}

/** Chips in a row, as a list; `after` stands at its end ("Elimina tutto"). */
export const ChipRow = ({ id, label, chips, after }: ChipRowProps) => (
  <div id={id} className="d-flex flex-wrap align-items-center gap-2">
    <ul className="pt-chips list-inline" aria-label={label}>
      {chips.map(({ key, chip }) => (
        <li key={key}>{chip}</li>
      ))}
    </ul>
    {after}
  </div>
);

/** Chips in a row of which one is chosen: the categories of the search. */
export const ChoiceChips = ({
  choices,
  fragment,
  ...row
}: Omit<ChipRowProps, 'chips'> & {
  readonly choices: readonly {
    readonly key: string;
    readonly words: ReactNode;
    readonly to: string;
    readonly chosen: boolean;
  }[];
  /** As of `LinkTo`. */
  readonly fragment?: string | undefined;
}) => (
  <ChipRow
    {...row}
    chips={choices.map(({ key, words, to, chosen }) => ({
      key,
      chip: (
        <LinkTo to={to} fragment={fragment} className="chip pt-choice-chip" aria-current={chosen ? 'true' : undefined}>
          {words}
        </LinkTo>
      ),
    }))}
  />
);
