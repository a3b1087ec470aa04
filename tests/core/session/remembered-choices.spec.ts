import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberedFromText, rememberedToText } from '#core/session/remembered-choices.ts';
import { REMEMBERED_KEYS } from '#tests/support/remembered-keys.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const FLAGS = ['isCaa', 'loggedInModalShown', 'cuaaModalShown', 'sessionOver'] as const;
const SELECTIONS = ['kpiData', 'kpiItemDataSelected', 'kpiDetailsData', 'introduction'] as const;

describe('rememberedFromText', () => {
  it('[SES-24] should know the stored keys of the specification', () => {
    expect(REMEMBERED_KEYS).toEqual(['mainCuaa', 'selectedCuaa', ...FLAGS, ...SELECTIONS]);
  });

  it('[SES-24] should read back what was written, for every key', () => {
    const selection = fc.dictionary(anyText(), fc.oneof(anyText(), fc.integer(), fc.boolean(), fc.constant(null)));
    fc.assert(
      fc.property(anyText(), fc.boolean(), selection, (text, flag, selected) => {
        const read = [
          rememberedFromText('mainCuaa', rememberedToText(text)) ?? '',
          ...FLAGS.map((key) => rememberedFromText(key, rememberedToText(flag))),
          ...SELECTIONS.map((key) => rememberedFromText(key, rememberedToText(selected))),
        ];
        expect(read).toEqual([text, ...FLAGS.map(() => flag), ...SELECTIONS.map(() => selected)]);
      }),
      RUNS,
    );
  });

  it('[SES-18] should take rubbish as absent, and never throw', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        return (
          FLAGS.every((key) => [true, false, undefined].includes(rememberedFromText(key, text))) &&
          SELECTIONS.every((key) => ['object', 'undefined'].includes(typeof rememberedFromText(key, text)))
        );
      }),
      RUNS,
    );
  });

  it.each(['', 'TRUE', '1', 'null', '{}', ' true'])('[SES-18] should take the flag %j as absent', (text) => {
    expect(rememberedFromText('isCaa', text)).toBeUndefined();
  });

  it.each(['', '[]', 'null', '"x"', '{"a":{}}', '{"a":[1]}', '{'])(
    '[SES-18] should take the selection %j as absent',
    (text) => {
      expect(rememberedFromText('kpiData', text)).toBeUndefined();
    },
  );

  it('[SES-18] should take a missing or empty company as absent', () => {
    expect(rememberedFromText('mainCuaa', null)).toBeUndefined();
    expect(rememberedFromText('selectedCuaa', '')).toBeUndefined();
  });
});
