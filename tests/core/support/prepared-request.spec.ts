import { describe, expect, it } from 'vitest';
import { PlainCell } from '#tests/support/doubles/plain-cell.ts';
import { newDraft } from '#core/support/draft.ts';
import {
  draftWith,
  makePrepareRequest,
  makeTakePreparedRequest,
  nothingPrepared,
} from '#core/support/prepared-request.ts';

const ANNA = 'BNCNNA80A41H501R';
const REQUEST = { writer: ANNA, scope: 'ocm', subject: 'Non mi torna', message: 'Le righe del pagamento.' };
const prepared = () => {
  const cell = new PlainCell(nothingPrepared());
  return { prepare: makePrepareRequest(cell), take: makeTakePreparedRequest(cell) };
};

describe('makePrepareRequest and makeTakePreparedRequest', () => {
  it('[PAGA-03] should give what was prepared to the form, once', () => {
    const { prepare, take } = prepared();
    expect(take(ANNA)).toBeUndefined();
    prepare(REQUEST);
    expect([take(ANNA), take(ANNA)]).toEqual([REQUEST, undefined]);
  });

  it('[PAGA-03] [SES-28] should show nobody what was prepared for somebody else, and forget it', () => {
    const { prepare, take } = prepared();
    prepare(REQUEST);
    expect([take('RNLMRC75C12M082C'), take(ANNA)]).toEqual([undefined, undefined]);
  });
});

describe('draftWith', () => {
  const scopes = [{ name: 'Aiuti OCM', value: 'ocm' }];
  it('[PAGA-03] should write it into the form beside what is known of the person', () => {
    const blank = newDraft({ givenName: 'Anna', familyName: 'Bianchi', fiscalCode: ANNA });
    expect(draftWith(blank, REQUEST, scopes)).toEqual({
      ...blank,
      scope: 'ocm',
      subject: REQUEST.subject,
      message: REQUEST.message,
    });
  });

  it.each([undefined, 'pesca'])('[PAGA-03] should leave the scope to the person where it is %s', (scope) => {
    expect(draftWith(newDraft(), { ...REQUEST, scope }, scopes).scope).toBe('');
  });
});
