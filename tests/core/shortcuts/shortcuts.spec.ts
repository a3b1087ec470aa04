import { describe, expect, it } from 'vitest';
import { PlainCell } from '#tests/support/doubles/plain-cell.ts';
import {
  makeRecallShortcuts,
  makeSwitchShortcut,
  type Shortcut,
  shortcutsFromText,
  shortcutsToText,
} from '#core/shortcuts/shortcuts.ts';

describe('makeSwitchShortcut', () => {
  it('[CAAK-02] should switch each by itself, and remember it', () => {
    let kept: readonly Shortcut[] = [];
    const memory = { off: () => kept, keepOff: (off: readonly Shortcut[]) => void (kept = off) };
    const cell = new PlainCell<readonly Shortcut[]>([]);
    const turn = makeSwitchShortcut(cell, memory);
    turn('choose', false);
    turn('search', false);
    turn('choose', true);
    expect([cell.read(), kept]).toEqual([['search'], ['search']]);
    const later = new PlainCell<readonly Shortcut[]>([]);
    makeRecallShortcuts(later, memory)();
    expect(later.read()).toEqual(['search']);
  });
});

describe('shortcutsFromText', () => {
  it('[CAAK-02] should read what was written, and nothing of what was not', () => {
    expect(shortcutsFromText(shortcutsToText(['search', 'open']))).toEqual(['search', 'open']);
    expect(shortcutsFromText('search rubbish')).toEqual(['search']);
    expect(shortcutsFromText(null)).toEqual([]);
  });
});
