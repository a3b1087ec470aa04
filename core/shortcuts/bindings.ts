import { binding, type Binding } from '#core/kernel/port-key.ts';
import {
  makeRecallShortcuts,
  makeSwitchShortcut,
  RecallShortcuts,
  ShortcutMemory,
  ShortcutsOff,
  SwitchShortcut,
} from './shortcuts.ts';

/** The use cases of the keys of a centre. */
export const bindings: readonly Binding[] = [
  binding(RecallShortcuts, [ShortcutsOff, ShortcutMemory], makeRecallShortcuts),
  binding(SwitchShortcut, [ShortcutsOff, ShortcutMemory], makeSwitchShortcut),
];
