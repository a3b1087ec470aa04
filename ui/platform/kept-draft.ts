import { draftFromFields } from '#core/support/posted-request.ts';
import type { DraftKeeper } from '#core/support/draft.ts';

const NAME = 'bozza';

const state = (): Record<string, unknown> => {
  const { state: held } = window.history as { readonly state: unknown };
  return typeof held === 'object' && held !== null ? { ...held } : {};
};

const replace = (next: unknown): void => window.history.replaceState(next, '');

/** The draft beside the place in the history: the browser gives it back after a reload, and to nobody else. */
export const historyDraft: DraftKeeper = {
  read: () => {
    const held = state()[NAME];
    if (typeof held !== 'object' || held === null) return undefined;
    return draftFromFields(
      Object.entries(held).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : value === true ? [[name, 'sì'] as const] : [],
      ),
    );
  },
  keep: (draft) => replace({ ...state(), [NAME]: { ...draft } }),
  forget: () => {
    const { [NAME]: _draft, ...rest } = state();
    replace(rest);
  },
};
