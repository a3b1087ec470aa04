import { useEffect, type RefObject } from 'react';
import { keyActOf, type PressedKey } from '#core/shortcuts/pressed-key.ts';
import { ShortcutsOff } from '#core/shortcuts/shortcuts.ts';
import { CONTENT_ID } from '#ui/components/frame/skip-links.tsx';
import { isCombined, pressedWhere } from '#ui/platform/pressed-where.ts';
import { useInjection } from '#ui/state/injection.tsx';

/** Where a key was pressed, as far as the rows of `list` are concerned; undefined at another control, which keeps its keys. */
const positionOf = (target: EventTarget | null, list: HTMLElement): PressedKey['where'] | undefined => {
  const where = pressedWhere(target);
  if (where !== 'page' || !(target instanceof HTMLElement)) return where;
  if (list.contains(target) && target.closest('tbody tr') !== null) return 'row';
  return target === document.body || target.id === CONTENT_ID ? 'page' : undefined;
};

const rowsOf = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('tbody tr')];
const linkOf = (row: HTMLElement | undefined): HTMLElement | null => row?.querySelector<HTMLElement>('a') ?? null;

/**
 * Arrows change the row, space selects it, Enter opens it; nothing of it inside fields, and each can be switched off (CAAK-02). The row with
 * the keyboard is the one whose link has the focus, so that a screen reader says where one is.
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  const cell = useInjection(ShortcutsOff);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const element = list.current;
      if (element === null || event.defaultPrevented) return;
      const where = positionOf(event.target, element);
      if (where === undefined) return;
      const act = keyActOf({ key: event.key, isCombined: isCombined(event), where }, cell.read());
      if (act === undefined || act.kind === 'search') return;
      const rows = rowsOf(element);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const row = rows[at];
      switch (act.kind) {
        case 'move': {
          const next = linkOf(rows[at === -1 ? (act.by === 1 ? 0 : rows.length - 1) : at + act.by]);
          if (next === null) return;
          event.preventDefault();
          next.focus();
          return;
        }
        case 'choose': {
          const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
          // The box itself takes a space by itself.
          if (box === undefined || box === null || event.target === box) return;
          event.preventDefault();
          box.click();
          return;
        }
        case 'open':
          // A link opens by itself, and so does every other control of the row.
          if (event.target instanceof HTMLInputElement) linkOf(row)?.click();
      }
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [cell, list]);
};
