import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptDraft, makeKeepDraft, makeRecallDraft, newDraft } from '#core/support/draft.ts';

const keeper = () => {
  let held: KeptDraft | undefined;
  return {
    read: () => held,
    keep: (draft: KeptDraft) => {
      held = draft;
    },
    forget: () => {
      held = undefined;
    },
  };
};

describe('makeRecallDraft', () => {
  const anybody = constantFrom('', 'BNCNNA80A41H501R', 'RNLMRC75B12F205X');

  it('[PAGE-33] [SES-28] should give a draft back to who wrote it, and to nobody after them at that browser', () => {
    assert(
      property(anybody, anybody, (writer, reader) => {
        const kept = keeper();
        const draft = { ...newDraft(), message: 'Quello che stavo scrivendo.' };
        makeKeepDraft(kept)(writer, draft);
        expect(makeRecallDraft(kept)(reader)).toEqual(writer === reader ? draft : undefined);
        // What was refused once is gone: also who wrote it does not find it after somebody else was here.
        expect(kept.read() === undefined).toBe(writer !== reader);
      }),
    );
  });

  it('[PAGE-33] should have nothing once it was taken', () => {
    const kept = keeper();
    makeKeepDraft(kept)('', newDraft());
    makeKeepDraft(kept)('', undefined);
    expect(makeRecallDraft(kept)('')).toBeUndefined();
  });
});
