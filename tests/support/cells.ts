import type { StateCell } from '#core/kernel/state-cell.ts';

/** A cell that keeps every state that was put into it. */
export const recordingCell = <S>(initial: S): StateCell<S> & { readonly states: readonly S[] } => {
  const states: S[] = [initial];
  return {
    states,
    read: () => states.at(-1) ?? initial,
    replace: (next) => {
      states.push(next);
    },
  };
};
