import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionState } from '#core/session/state.ts';
import {
  ASSISTANCE_FORM,
  type CarriedText,
  draftFromFields,
  type DraftKeeper,
  type KeptDraft,
  makeKeepDraft,
  makeRecallDraft,
  makeTakeCarriedText,
  newDraft,
} from '#core/support/draft.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { PlainCell } from '#tests/support/doubles/plain-cell.ts';

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

/** What recalls a draft from this keeper in this session, and what it hands on. */
const recalling = (kept: DraftKeeper, session: SessionState) => {
  const carried: CarriedText[] = [];
  const backTo: string[] = [];
  const recall = makeRecallDraft(
    kept,
    { keep: (texts) => void carried.push(...texts), take: () => [] },
    new PlainCell(session),
    (address) => void backTo.push(address),
    demonstrationSettings,
  );
  return { recall, carried, backTo };
};

describe('makeRecallDraft', () => {
  const anybody = constantFrom('', 'BNCNNA80A41H501R', 'RNLMRC75B12F205X');
  const visitor: SessionState = { kind: 'anonymous', version: 1, providerSilent: false, hasLeft: false };

  it('[PAGE-33] [SES-28] should give a draft back to who wrote it, and to nobody after them at that browser', () => {
    assert(
      property(anybody, anybody, (writer, reader) => {
        const kept = keeper();
        const draft = { ...newDraft(), message: 'Quello che stavo scrivendo.' };
        makeKeepDraft(kept)(writer, draft);
        const { recall, carried } = recalling(kept, visitor);
        expect(recall(reader)).toEqual(writer === reader ? draft : undefined);
        expect(carried).toEqual([]);
        // What was refused once is gone: also who wrote it does not find it after somebody else was here.
        expect(kept.read() === undefined).toBe(writer !== reader);
      }),
    );
  });

  it('[PAGE-33] should have nothing once it was taken', () => {
    const kept = keeper();
    makeKeepDraft(kept)('', newDraft());
    makeKeepDraft(kept)('', undefined);
    expect(recalling(kept, visitor).recall('')).toBeUndefined();
  });

  it('[SES-19] [SES-28] should carry through the next sign-in, unseen, what somebody was writing whom the provider has forgotten', () => {
    const kept = keeper();
    const draft = { ...newDraft(), message: 'Quello che stavo scrivendo.', consent: true };
    makeKeepDraft(kept)('BNCNNA80A41H501R', draft);
    const { recall, carried, backTo } = recalling(kept, { ...visitor, isCutOff: true });
    expect([recall(''), kept.read()]).toEqual(['carried', undefined]);
    expect(carried.map(({ form, writer }) => [form, writer])).toEqual([[ASSISTANCE_FORM, 'BNCNNA80A41H501R']]);
    expect(carried.map(({ fields }) => draftFromFields(Object.entries(fields)))).toEqual([draft]);
    expect(backTo).toEqual(['/supporto/contatti/richiesta-assistenza']);
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
        // A visitor takes nothing, and loses nothing to anybody.
        expect([take(at, ''), held]).toEqual([undefined, written]);
        const own = written.filter((text) => text.writer === reader);
        expect(take(at, reader)).toEqual(own.find((text) => text.form === at)?.fields);
        expect(held).toEqual(own.filter((text) => text.form !== at));
        expect(take(at, reader)).toBeUndefined();
      }),
    );
  });
});
