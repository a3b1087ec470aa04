import { useEffect, useRef } from 'react';
import { isFocusUnchosen } from './keep-focus.ts';

/** Puts the reader on an entry: on it where it takes the focus, else on its first link, else on the name of its row. */
const focusEntry = (id: string): void => {
  const entry = document.getElementById(id);
  if (entry === null) return;
  const within = entry.matches('a, button') ? entry : entry.querySelector<HTMLElement>('a, summary');
  const target = within ?? entry.querySelector<HTMLElement>('th') ?? entry;
  if (within === null) target.tabIndex = -1;
  target.focus();
};

/** Entries that come in steps, by "Mostra di più". */
export interface ComingEntries {
  /** Ids of the entries' elements that are here, in their order. */
  readonly ids: readonly string[];
  /** How many steps are asked for. */
  readonly steps: number;
  /** False while a step is on its way. */
  readonly isSettled?: boolean;
}

/**
 * Puts the reader on the first entry that "Mostra di più" brought: what was pressed may be gone by then (LIST-06, LIST-11).
 * Where Back takes entries away, and the focus with them, it goes to the last that is left.
 */
export const useFirstNew = ({ ids, steps, isSettled = true }: ComingEntries): void => {
  const before = useRef<{ readonly steps: number; readonly count: number }>(undefined);
  useEffect(() => {
    if (!isSettled) return;
    const former = before.current;
    before.current = { steps, count: ids.length };
    if (former === undefined || steps === former.steps) return;
    const entry = steps > former.steps ? ids[former.count] : ids.at(-1);
    const isKept = steps < former.steps && !isFocusUnchosen();
    if (entry !== undefined && !isKept) focusEntry(entry);
  });
};
