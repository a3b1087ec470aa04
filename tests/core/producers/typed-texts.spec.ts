import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTypedTexts, stateWithNote, typedNoteIn } from '#core/producers/typed-texts.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const texts = (now = 1_000) => makeTypedTexts({ now: () => now });

describe('makeTypedTexts', () => {
  it('[PAGE-30] should give back each text for what the history carries of it, which says nothing of the text', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 8 }), (typed) => {
        const kept = texts();
        const states = typed.map((text) => stateWithNote(kept.note(text)));
        expect(states.map((state) => kept.textOf(typedNoteIn(state)))).toEqual(typed);
        expect(kept.latest()).toBe(typed.at(-1) ?? '');
        for (const state of states) expect(JSON.stringify(state)).toMatch(/^(?:null|\{"typed":\d+\})$/);
      }),
      RUNS,
    );
  });

  it('[PAGE-30] should know nothing of what a former document has noted', () => {
    const former = texts(1_000);
    const note = former.note('Bianchi');
    const later = texts(9_000);
    later.note('Rinaldi');
    expect(later.textOf(note)).toBe('');
  });

  it.each([undefined, null, 'x', 3, {}, { typed: '1' }, { msgId: 'a' }])('should read no number in %j', (state) => {
    expect(typedNoteIn(state)).toBeUndefined();
  });
});
