import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markFaults } from '#adapters/editing/page/fault-marks.ts';

/** A field as the editor draws it. */
const field = (id: string, label: string, inside = ''): string =>
  `<div><div><label for="${id}">${label} (facoltativo)</label></div>${inside}</div>`;
const FORM = `${field('titolo', 'Titolo')}${field(
  'documenti',
  'Documenti',
  `<div class="SortableListItem">${field('primo', 'Titolo')}</div><div class="SortableListItem">${field('secondo', 'Titolo')}</div>`,
)}`;

const { document } = new Window();
const sheet = (): string => document.head.querySelector('style')?.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('document', document);
  document.body.innerHTML = FORM;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is wrong with a form', () => {
  it('[RED-03] should stand below the very field that it names, until the next time', () => {
    markFaults([
      '«Documenti › 2 › Titolo» manca.',
      '«Titolo» è troppo lungo.',
      '«Titolo» ha un’altra lingua.',
      'Altro.',
    ]);
    const rules = sheet().split('\n');
    expect(rules).toHaveLength(2);
    expect(rules[0]).toMatch(/label\[for='secondo'\].*content: '«Documenti › 2 › Titolo» manca\.'/u);
    expect(rules[1]).toMatch(/label\[for='titolo'\].*è troppo lungo\.\\a «Titolo» ha/u);
    markFaults([]);
    expect(sheet()).toBe('');
  });
});
