import type { PressedKey } from '#core/shortcuts/pressed-key.ts';

/** Fields in which keys are letters. */
const FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]';

/** Whether a key was pressed in a field, while a dialog is open, or elsewhere on the page. */
export const pressedWhere = (target: EventTarget | null): Exclude<PressedKey['where'], 'row'> => {
  if (target instanceof HTMLElement && target.closest(FIELD) !== null) return 'field';
  return document.querySelector('dialog[open]') === null ? 'page' : 'dialog';
};

/** Whether another key is held that makes a command of this one; not the one for capitals, without which some signs cannot be typed. */
export const isCombined = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
