import { draftFromFields } from '#core/support/draft.ts';
import type { DraftKeeper } from '#core/support/draft.ts';

const NAME = 'bozza';
const WRITER = 'scritta-da';

const state = (): Record<string, unknown> => {
  const { state: held } = window.history as { readonly state: unknown };
  return typeof held === 'object' && held !== null ? { ...held } : {};
};

const replace = (next: unknown): void => window.history.replaceState(next, '');

/** The draft beside the place in the history: the browser gives it back after a reload, and to nobody else. */
export const historyDraft: DraftKeeper = {
  read: () => {
    const { [NAME]: held, [WRITER]: writer } = state();
    if (typeof held !== 'object' || held === null) return undefined;
    const draft = draftFromFields(
      Object.entries(held).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : value === true ? [[name, 'sì'] as const] : [],
      ),
    );
    return { writer: typeof writer === 'string' ? writer : '', draft };
  },
  keep: ({ writer, draft }) => replace({ ...state(), [NAME]: { ...draft }, [WRITER]: writer }),
  forget: () => {
    const { [NAME]: _draft, [WRITER]: _writer, ...rest } = state();
    replace(rest);
  },
};
