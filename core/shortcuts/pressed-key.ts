import type { Shortcut } from './shortcuts.ts';

/** A key that was pressed, and where. */
export interface PressedKey {
  readonly key: string;
  /** Whether Control, Alt or the key of the system is held as well. */
  readonly isCombined: boolean;
  /** What has the focus: a field in which keys are letters, a dialog, a row of the list, or nothing in particular. */
  readonly where: 'field' | 'dialog' | 'row' | 'page';
}

/** What a key asks for. */
export type KeyAct = { readonly kind: 'search' | 'choose' | 'open' } | { readonly kind: 'move'; readonly by: 1 | -1 };

/**
 * What a pressed key does; undefined for one that is left alone: within a field or a dialog, with another key, or switched off
 * (CAAK-02, WCAG 2.1.4). Only in a row does it choose or open, and arrows move from the page into the rows.
 */
export const keyActOf = ({ key, isCombined, where }: PressedKey, off: readonly Shortcut[]): KeyAct | undefined => {
  if (isCombined || where === 'field' || where === 'dialog') return undefined;
  const isOn = (shortcut: Shortcut): boolean => !off.includes(shortcut);
  switch (key) {
    case '/':
      return isOn('search') ? { kind: 'search' } : undefined;
    case 'ArrowDown':
      return isOn('rows') ? { kind: 'move', by: 1 } : undefined;
    case 'ArrowUp':
      return isOn('rows') ? { kind: 'move', by: -1 } : undefined;
    case ' ':
      return where === 'row' && isOn('choose') ? { kind: 'choose' } : undefined;
    case 'Enter':
      return where === 'row' && isOn('open') ? { kind: 'open' } : undefined;
    default:
      return undefined;
  }
};
