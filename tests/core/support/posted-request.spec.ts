import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '#core/kernel/service-error.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import type { AssistanceService } from '#core/support/assistance-service.ts';
import { requestFromDraft } from '#core/support/check-draft.ts';
import { newDraft } from '#core/support/draft.ts';
import { makeTakePostedRequest } from '#core/support/posted-request.ts';
import { draftFromFields } from '#core/support/draft.ts';

const FIELDS = [
  ['name', 'Anna'],
  ['surname', 'Bianchi'],
  ['fiscalCode', 'BNCNNA80A41H501R'],
  ['email', 'anna@esempio.it'],
  ['phone', ''],
  ['scope', 'domanda-unica'],
  ['subject', 'Saldo'],
  ['message', 'Vorrei sapere a che punto è il pagamento.'],
  ['consent', 'sì'],
] as const;

const service = (send: AssistanceService['send']): AssistanceService => ({
  scopes: async () => [],
  contacts: async () => [],
  send,
});

describe('draftFromFields', () => {
  it('[PAGE-33] should give back every field as it was typed, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (subject, message, consent) => {
        const fields = [['subject', subject], ['message', message], ...(consent ? [['consent', 'sì']] : [])] as [
          string,
          string,
        ][];
        expect(draftFromFields(fields)).toEqual({ ...newDraft(), subject, message, consent });
      }),
    );
  });

  it('[PAGE-33] should count the end of a line once, as it was typed, though a form sends it as two characters', () => {
    const message = `${'a'.repeat(2_997)}\n\nb`;
    const sent = FIELDS.map(
      ([name, value]) => [name, name === 'message' ? message.replaceAll('\n', '\r\n') : value] as const,
    );
    expect(requestFromDraft(draftFromFields(sent))).toMatchObject({ ok: true, value: { message } });
  });
});

describe('TakePostedRequest', () => {
  it('[PAGE-33] should send a form that is right with its key, and give the receipt', async () => {
    const keys: string[] = [];
    const take = makeTakePostedRequest(
      service(async (_request, key) => {
        keys.push(key);
        return succeed({ number: 'RA-1' });
      }),
    );
    expect(await take(FIELDS, 'chiave-1')).toMatchObject({ kind: 'taken', receipt: { number: 'RA-1' } });
    expect(keys).toEqual(['chiave-1']);
  });

  it('[PAGE-33] should send nothing that is wrong, and keep what was typed beside what is wrong', async () => {
    const take = makeTakePostedRequest(service(() => Promise.reject(new Error('must not be sent'))));
    const outcome = await take(
      [
        ['name', 'Anna'],
        ['fiscalCode', 'BNC'],
      ],
      'chiave-1',
    );
    expect(outcome).toMatchObject({ kind: 'refused', draft: { name: 'Anna', fiscalCode: 'BNC' } });
    expect(outcome.kind === 'refused' && Object.keys(outcome.errors)).toContain('surname');
  });

  it('[PAGE-33] should keep what was typed where the service refuses or cannot be reached', async () => {
    const refusing = makeTakePostedRequest(
      service(async () =>
        fail({
          code: 'support.invalid-request',
          errors: { scope: { code: 'support.scope-unknown', message: 'Scegli.' } },
        }),
      ),
    );
    expect(await refusing(FIELDS, 'k')).toMatchObject({
      kind: 'refused',
      errors: { scope: {} },
      draft: { name: 'Anna' },
    });
    const away = makeTakePostedRequest(service(() => Promise.reject(new ServiceError('away'))));
    expect(await away(FIELDS, 'k')).toMatchObject({ kind: 'failed', draft: { message: FIELDS[7][1] } });
  });
});
