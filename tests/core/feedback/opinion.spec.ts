import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLARITY_SCORES } from '#core/feedback/feedback-box.ts';
import { followUpOf, NEGATIVE, POSITIVE } from '#core/feedback/follow-up.ts';
import { checkOpinion, DETAILS_MAX_CHARACTERS, opinionFromFields } from '#core/feedback/opinion.ts';
import { anyText, anyTextAround, RUNS } from '#tests/support/property.ts';
import { FLAGS, TABLE } from './deployment.ts';

const DRAFT = { page: '/normative', clarity: '4', answers: [] as readonly string[], details: '' };
const check = (change: Partial<typeof DRAFT>) => checkOpinion({ ...DRAFT, ...change }, TABLE, FLAGS);

describe('followUpOf', () => {
  it('should ask for difficulties up to three stars, and for what was good from four', () => {
    expect(CLARITY_SCORES.map((score) => followUpOf(score).kind)).toEqual([
      'negative',
      'negative',
      'negative',
      'positive',
      'positive',
    ]);
  });

  it('should keep every answer of both questions under a code of its own', () => {
    const codes = [...POSITIVE.answers, ...NEGATIVE.answers].map(({ code }) => code);
    expect(new Set(codes).size).toBe(10);
  });
});

describe('opinionFromFields', () => {
  it('should read the form, several answers among it, and leave out what it does not know', () => {
    expect(
      opinionFromFields([
        ['pagina', '/normative'],
        ['chiarezza', '2'],
        ['aspetti', 'problemi-tecnici'],
        ['aspetti', 'altro-negativo'],
        ['dettagli', 'Manca la data'],
        ['altro', 'x'],
      ]),
    ).toEqual({
      page: '/normative',
      clarity: '2',
      answers: ['problemi-tecnici', 'altro-negativo'],
      details: 'Manca la data',
    });
    expect(opinionFromFields([])).toEqual({ page: '', clarity: '', answers: [], details: '' });
  });
});

describe('checkOpinion', () => {
  it('should keep what goes with the score, in its order, and nothing else', () => {
    const answers = ['altro-negativo', 'indicazioni-complete', 'indicazioni-chiare', 'problemi-tecnici'];
    expect(check({ answers })).toEqual({
      ok: true,
      value: { page: '/normative', clarity: 4, answers: ['indicazioni-chiare', 'indicazioni-complete'] },
    });
    expect(check({ answers, clarity: '3' })).toMatchObject({
      ok: true,
      value: { clarity: 3, answers: ['problemi-tecnici', 'altro-negativo'] },
    });
  });

  it('should keep the details without blanks at the ends and without personal data', () => {
    expect(check({ details: '  Scrivetemi a anna@esempio.it \n' })).toMatchObject({
      ok: true,
      value: { comment: 'Scrivetemi a [omesso]' },
    });
  });

  it.each([
    ['/scrivania', 'reserved'],
    ['/mappa-del-sito', 'a tool'],
    ['/non/esiste', 'unknown'],
    ['https://altrove.example', 'elsewhere'],
  ])('should refuse an opinion of %s, which is %s', (page) => {
    expect(check({ page })).toMatchObject({ ok: false, failure: { page: expect.any(String) } });
  });

  it.each(['', '0', '6', '4.5', ' 4', 'quattro'])('should refuse %j stars', (clarity) => {
    expect(check({ clarity })).toEqual({ ok: false, failure: { clarity: 'Scegli quante stelle dare, da 1 a 5.' } });
  });

  it('should take 200 characters of details as people count them, and say how many are too many', () => {
    expect(check({ details: '🌾'.repeat(DETAILS_MAX_CHARACTERS) }).ok).toBe(true);
    expect(check({ details: 'a'.repeat(DETAILS_MAX_CHARACTERS + 3) })).toEqual({
      ok: false,
      failure: { details: 'I dettagli possono avere al massimo 200 caratteri: togline 3.' },
    });
  });

  it('should keep nothing that is no page, score or answer of the portal, whatever is sent', () => {
    const codes = [...POSITIVE.answers, ...NEGATIVE.answers].map(({ code }) => code);
    const sent = fc.record({
      page: fc.oneof(fc.constantFrom('/normative', '/normative/un-atto', '/scrivania'), anyText()),
      clarity: fc.oneof(fc.constantFrom('1', '2', '3', '4', '5'), anyText()),
      answers: fc.array(fc.oneof(fc.constantFrom(...codes), anyText()), { maxLength: 6 }),
      details: fc.oneof(
        anyText(),
        anyTextAround(DETAILS_MAX_CHARACTERS),
        fc
          .integer({ min: DETAILS_MAX_CHARACTERS - 1, max: DETAILS_MAX_CHARACTERS + 1 })
          .map((count) => '🌾'.repeat(count)),
      ),
    });
    fc.assert(
      fc.property(sent, (draft) => {
        const checked = checkOpinion(draft, TABLE, FLAGS);
        const isTooLong = [...draft.details.trim()].length > DETAILS_MAX_CHARACTERS;
        expect(!checked.ok && checked.failure.details !== undefined).toBe(isTooLong);
        if (!checked.ok) return;
        expect(CLARITY_SCORES).toContain(checked.value.clarity);
        const possible = followUpOf(checked.value.clarity).answers.map(({ code }) => code);
        expect(checked.value.answers.filter((answer) => !possible.includes(answer))).toEqual([]);
        expect(new Set(checked.value.answers).size).toBe(checked.value.answers.length);
      }),
      RUNS,
    );
  });
});
