import { portKey, defineUseCase } from '#core/kernel/port-key.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';

/** What can be done with one key in the pages of a centre. */
export const SHORTCUTS = ['search', 'rows', 'choose', 'open'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** Where this browser keeps which shortcuts are switched off; one that keeps nothing has all of them on. */
export interface ShortcutMemory {
  off(): readonly Shortcut[];
  keepOff(shortcuts: readonly Shortcut[]): void;
}
export const ShortcutMemory = portKey<ShortcutMemory>('ShortcutMemory');

/** The shortcuts that are switched off (WCAG 2.1.4). */
export type ShortcutsOff = StateCell<readonly Shortcut[]>;
export const ShortcutsOff = portKey<ShortcutsOff>('ShortcutsOff');

/** Switches one shortcut off or on again, and remembers it. */
export type SwitchShortcut = (shortcut: Shortcut, isOn: boolean) => void;

/** See `SwitchShortcut`. */
export const makeSwitchShortcut =
  (cell: ShortcutsOff, memory: ShortcutMemory): SwitchShortcut =>
  (shortcut, isOn) => {
    const off = SHORTCUTS.filter((one) => (one === shortcut ? !isOn : cell.read().includes(one)));
    cell.replace(off);
    memory.keepOff(off);
  };
export const SwitchShortcut = defineUseCase('SwitchShortcut', [ShortcutsOff, ShortcutMemory], makeSwitchShortcut);

/** Recalls what this browser has switched off. */
export type RecallShortcuts = () => void;

/** See `RecallShortcuts`. */
export const makeRecallShortcuts =
  (cell: ShortcutsOff, memory: ShortcutMemory): RecallShortcuts =>
  () =>
    cell.replace(memory.off());
export const RecallShortcuts = defineUseCase('RecallShortcuts', [ShortcutsOff, ShortcutMemory], makeRecallShortcuts);

/** What was kept, as text; whatever is no name of a shortcut is passed over. */
export const shortcutsFromText = (text: string | null): readonly Shortcut[] =>
  SHORTCUTS.filter((shortcut) => (text ?? '').split(' ').includes(shortcut));

/** The inverse of `shortcutsFromText`. */
export const shortcutsToText = (shortcuts: readonly Shortcut[]): string => shortcuts.join(' ');
