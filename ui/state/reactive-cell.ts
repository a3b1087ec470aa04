import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import type { StateCell } from '#core/kernel/state-cell.ts';

/** A state cell that components can watch. */
export interface ReactiveCell<S extends object> extends StateCell<S> {
  readonly box: { state: S };
}

/**
 * Makes a cell with its first state. The core's own objects stay as they are (`ref`): valtio only
 * notices that one was replaced by another.
 */
export const reactiveCell = <S extends object>(initial: S): ReactiveCell<S> => {
  const box = proxy<{ state: S }>({ state: ref(initial) });
  return {
    box,
    read: () => box.state,
    replace: (next) => {
      box.state = ref(next);
    },
  };
};

/** The state of a cell; the component renders again when it is replaced. */
export const useCell = <S extends object>(cell: StateCell<S>): S => {
  if (!('box' in cell)) throw new Error('only a reactive cell can be watched');
  return useSnapshot((cell as ReactiveCell<S>).box).state as S;
};

/** Subscribes to a cell outside of components. */
export const watchCell = <S extends object>(cell: StateCell<S>, onChange: (state: S) => void): void => {
  if (!('box' in cell)) throw new Error('only a reactive cell can be watched');
  subscribe((cell as ReactiveCell<S>).box, () => onChange(cell.read()), true);
};
