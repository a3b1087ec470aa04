import type { Shortcut } from './shortcuts.ts';

/** The key of each, as it stands on a keyboard, and what it does. */
export const SHORTCUT_WORDS: Readonly<Record<Shortcut, { readonly keys: readonly string[]; readonly does: string }>> = {
  search: { keys: ['/'], does: 'cerca' },
  rows: { keys: ['↑', '↓'], does: 'cambia riga' },
  choose: { keys: ['Spazio'], does: 'scegli' },
  open: { keys: ['Invio'], does: 'apri' },
};
