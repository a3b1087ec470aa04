import { type ShortcutMemory, shortcutsFromText, shortcutsToText } from '#core/shortcuts/shortcuts.ts';
import type { TextStore } from './safe-store.ts';

/** Name under which the shortcuts that are switched off are kept. */
const OFF_KEY = 'shortcutsOff';

/** Keeps in the browser which shortcuts are switched off; it says nothing of the person. */
export const storedShortcuts = (store: TextStore): ShortcutMemory => ({
  off: () => shortcutsFromText(store.getItem(OFF_KEY)),
  keepOff: (shortcuts) =>
    shortcuts.length === 0 ? store.removeItem(OFF_KEY) : store.setItem(OFF_KEY, shortcutsToText(shortcuts)),
});
