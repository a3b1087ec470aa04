import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CarriedText,
  type KeptDraft,
  makeKeepDraft,
  makeRecallDraft,
  makeTakeCarriedText,
  newDraft,
} from '#core/support/draft.ts';

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

describe('makeTakeCarriedText', () => {
  const writer = constantFrom('BNCNNA80A41H501R', 'RNLMRC75B12F205X');
  const form = constantFrom('lettera', 'modulo');
  const texts = array(record({ form, writer, fields: record({ text: constantFrom('uno', 'due') }) }), { maxLength: 4 });

  it('[SES-19] [SES-28] should give a text back once, in its form, to who wrote it, and drop what others wrote', () => {
    assert(
      property(texts, form, writer, (written, at, reader) => {
        let held: readonly CarriedText[] = written;
        const take = makeTakeCarriedText({
          keep: (next) => {
            held = next;
          },
          take: () => held,
        });
        const own = written.filter((text) => text.writer === reader);
        expect(take(at, reader)).toEqual(own.find((text) => text.form === at)?.fields);
        expect(held).toEqual(own.filter((text) => text.form !== at));
        expect(take(at, reader)).toBeUndefined();
      }),
    );
  });
});
