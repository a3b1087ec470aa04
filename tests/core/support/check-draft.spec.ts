import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssistanceDraft } from '#core/support/assistance-request.ts';
import { ASSISTANCE_FIELDS, characterCount, draftErrors, requestFromDraft } from '#core/support/check-draft.ts';
import { newDraft } from '#core/support/draft.ts';
import { aDraft } from '#tests/support/mothers/assistance.ts';
import { anyText, anyTextAround, RUNS } from '#tests/support/property.ts';

const codesOf = (draft: AssistanceDraft) =>
  Object.fromEntries(Object.entries(draftErrors(draft)).map(([field, { code }]) => [field, code]));

describe('draftErrors', () => {
  it('[PAGE-33] should find nothing wrong with a good draft, with and without telephone', () => {
    expect(draftErrors(aDraft())).toEqual({});
    expect(draftErrors(aDraft({ phone: '' }))).toEqual({});
  });

  it('[PAGE-33] should ask for every field of an empty draft but the telephone, in the order of the form', () => {
    expect(Object.entries(codesOf(newDraft()))).toEqual([
      ['name', 'support.name-missing'],
      ['surname', 'support.surname-missing'],
      ['fiscalCode', 'support.fiscal-code-missing'],
      ['email', 'support.email-missing'],
      ['scope', 'support.scope-missing'],
      ['subject', 'support.subject-missing'],
      ['message', 'support.message-missing'],
      ['consent', 'support.consent-missing'],
    ]);
    expect(ASSISTANCE_FIELDS).toEqual([
      'name',
      'surname',
      'fiscalCode',
      'email',
      'phone',
      'scope',
      'subject',
      'message',
      'consent',
    ]);
  });

  it.each<[keyof AssistanceDraft, string, string]>([
    ['name', '123', 'support.name-invalid'],
    ['name', 'a'.repeat(81), 'support.name-too-long'],
    ['surname', '-', 'support.surname-invalid'],
    ['surname', 'Bian\u0000chi', 'support.surname-invalid'],
    ['fiscalCode', 'BNCNNA80A41H501', 'support.fiscal-code-shape'],
    ['fiscalCode', 'BNCNNA80A41H501X', 'support.fiscal-code-control'],
    ['email', 'anna.bianchi', 'support.email-invalid'],
    ['email', 'anna@bianchi', 'support.email-invalid'],
    ['email', 'anna bianchi@posta.example', 'support.email-invalid'],
    ['email', 'anna@@posta.example', 'support.email-invalid'],
    ['email', `${'a'.repeat(243)}@posta.example`, 'support.email-invalid'],
    ['phone', '12345', 'support.phone-invalid'],
    ['phone', '1234567890123456', 'support.phone-invalid'],
    ['phone', 'cellulare', 'support.phone-invalid'],
    ['scope', 'x'.repeat(81), 'support.scope-unknown'],
    ['subject', 'ab', 'support.subject-length'],
    ['subject', 'x'.repeat(151), 'support.subject-length'],
    ['subject', 'Due\nrighe', 'support.subject-length'],
  ])('[PAGE-33] should refuse the %s "%s"', (field, text, code) => {
    expect(codesOf(aDraft({ [field]: text }))).toEqual({ [field]: code });
  });

  it('[PAGE-33] should count blanks alone as nothing', () => {
    const blank = aDraft({
      name: ' ',
      surname: '\t',
      fiscalCode: '  ',
      email: ' ',
      phone: ' ',
      scope: ' ',
      subject: ' ',
      message: ' ',
    });
    expect(Object.values(codesOf(blank))).toEqual(Object.values(codesOf({ ...newDraft(), consent: true })));
  });

  it.each<[keyof AssistanceDraft, string]>([
    ['scope', 'x'.repeat(80)],
    ['subject', ` ${'x'.repeat(150)} \n`],
    ['name', "D'Arrigo"],
    ['name', 'Niccolò'],
    ['name', 'a'.repeat(80)],
    ['surname', 'De Luca'],
    ['email', 'anna.bianchi+caa@posta.agricola.example'],
    ['email', `${'a'.repeat(240)}@posta.example`],
    ['phone', '123456'],
    ['phone', '+39 0761/000.123'],
    ['phone', '123456789012345'],
    ['subject', 'abc'],
    ['subject', 'x'.repeat(150)],
  ])('[PAGE-33] should accept the %s "%s"', (field, text) => {
    expect(draftErrors(aDraft({ [field]: text }))).toEqual({});
  });

  it.each([
    [19, 'support.message-too-short'],
    [20, undefined],
    [3000, undefined],
    [3001, 'support.message-too-long'],
  ])('[PAGE-33] should judge a message of %i characters, blanks at the ends as any others', (length, code) => {
    for (const character of ['x', '🌾'])
      for (const message of [character.repeat(length), ` \n${character.repeat(length - 3)} `])
        expect(draftErrors(aDraft({ message })).message?.code).toBe(code);
  });

  it('[PAGE-33] should say how many characters are there, or too many', () => {
    expect(draftErrors(aDraft({ message: 'Aiuto' })).message?.message).toBe(
      'Descrivi la richiesta con almeno 20 caratteri: ora sono 5.',
    );
    expect(draftErrors(aDraft({ message: 'x'.repeat(3010) })).message?.message).toBe(
      'La richiesta può avere al massimo 3.000 caratteri: togline 10.',
    );
  });

  it('[PAGE-33] should say something different about every kind of mistake', () => {
    const mistakes = [
      newDraft(),
      aDraft({ name: '1' }),
      aDraft({ name: 'a'.repeat(81) }),
      aDraft({ scope: 'x'.repeat(81) }),
      aDraft({ fiscalCode: 'X' }),
      aDraft({ fiscalCode: 'BNCNNA80A41H501X' }),
      aDraft({ email: 'x' }),
      aDraft({ phone: 'x' }),
      aDraft({ subject: 'x' }),
      aDraft({ message: 'x' }),
    ];
    const messages = mistakes.flatMap((draft) => Object.values(draftErrors(draft)).map(({ message }) => message));
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) expect(message).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('requestFromDraft', () => {
  it('[PAGE-33] should send what was typed, without the blanks around it and with the code in capitals', () => {
    const outcome = requestFromDraft(aDraft({ name: ' Anna ', fiscalCode: 'bncnna80a41h501r', phone: ' ' }));
    expect(outcome).toEqual({
      ok: true,
      value: { ...aDraft(), name: 'Anna', fiscalCode: 'BNCNNA80A41H501R', phone: undefined, consent: true },
    });
  });

  it('[PAGE-33] should send every field without the blanks around it, but the message as it was typed', () => {
    const anyBlanks = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00A0'), maxLength: 4 });
    const { consent, ...texts } = aDraft();
    fc.assert(
      fc.property(anyBlanks, anyBlanks, (before, after) => {
        const padded = Object.fromEntries(
          Object.entries(texts).map(([field, text]) => [field, `${before}${text}${after}`]),
        );
        expect(requestFromDraft({ ...aDraft(), ...padded })).toEqual({
          ok: true,
          value: { ...texts, message: `${before}${texts.message}${after}`, consent },
        });
      }),
      RUNS,
    );
  });

  it('[PAGE-33] should take exactly the drafts without errors, and change nothing more the second time', () => {
    const anyDraft = fc.record({
      name: fc.oneof(anyText(), anyTextAround(80)),
      surname: fc.constantFrom('Bianchi', ''),
      fiscalCode: fc.constantFrom('BNCNNA80A41H501R', 'no'),
      email: fc.oneof(
        anyText(),
        fc.constant('anna@posta.example'),
        anyTextAround(240).map((text) => `${text}@posta.example`),
      ),
      phone: fc.oneof(
        anyText(),
        fc.constant(''),
        fc.integer({ min: 5, max: 16 }).map((digits) => '0'.repeat(digits)),
      ),
      scope: fc.constant('altro'),
      subject: fc.oneof(anyText(), fc.constant('Oggetto'), anyTextAround(3), anyTextAround(150)),
      message: fc.oneof(
        fc.constant('x'.repeat(20)),
        fc.constant(' '.repeat(20)),
        anyTextAround(20),
        anyTextAround(3_000),
        fc.integer({ min: 2_999, max: 3_001 }).map((count) => '🌾'.repeat(count)),
      ),
      consent: fc.boolean(),
    });
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const outcome = requestFromDraft(draft);
        expect(outcome.ok).toBe(Object.keys(draftErrors(draft)).length === 0);
        if (!outcome.ok) return;
        expect(requestFromDraft({ ...outcome.value, phone: outcome.value.phone ?? '' })).toEqual(outcome);
      }),
      RUNS,
    );
  });
});

describe('characterCount', () => {
  it('should count code points, so that a lone half of a pair counts for one', () => {
    expect([
      characterCount('  '),
      characterCount('così'),
      characterCount('🌾'),
      characterCount('\uD83C'),
      characterCount('👩‍🌾'),
    ]).toEqual([2, 4, 1, 1, 3]);
  });
});

describe('newDraft', () => {
  it('[PAGE-33] should fill in what is known of a person who is logged in', () => {
    expect(newDraft({ givenName: 'Anna', familyName: 'Bianchi', fiscalCode: 'BNCNNA80A41H501R' })).toMatchObject({
      name: 'Anna',
      surname: 'Bianchi',
      fiscalCode: 'BNCNNA80A41H501R',
      email: '',
      consent: false,
    });
  });

  it('should be empty for a visitor, and a fresh one each time', () => {
    expect(Object.values(newDraft()).every((value) => value === '' || value === false)).toBe(true);
    expect(newDraft()).not.toBe(newDraft());
  });
});
