import { describe, expect, it } from 'vitest';
import { dueLine, messageNeedsOf, type MessageSources } from '#core/open-items/message-subject.ts';
import { wayTo } from '#core/notifications/message-subject.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';

const TODAY = day('2026-11-25');
const APPLICATION = anApplication({
  id: 'domanda-1',
  number: '2026.51003265',
  title: 'Eco-schema 1',
  state: 'documents-requested',
  request: { what: 'Copia del contratto registrato', dueOn: day('2026-12-04') },
});
const PAYMENT = aPayment({
  id: 'pagamento-1',
  description: 'Saldo dell’eco-schema 1',
  state: 'in-review',
  amountCents: 3_605_40,
  expectedBy: day('2027-06-30'),
  stoppedBy: [{ kind: 'application', thing: 'domanda-1', since: day('2026-11-02') }],
});
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00A0', ' ');

const sources = (rest: Partial<Omit<MessageSources, 'toDos' | 'today'>> = {}): MessageSources => {
  const records = { payments: [PAYMENT], applications: [APPLICATION], debts: [aDebt()], ...rest };
  const file = aCompanyFile.withExpiredIdentityDocument('BNCNNA80A41H501R');
  return { today: TODAY, toDos: toDoList({ today: TODAY, file, ...records }), ...records };
};

describe('messageNeedsOf', () => {
  it('[NOTE-10] should say until when, what is needed and what it stops, and lead to the very application', () => {
    const needs = messageNeedsOf([{ kind: 'application', id: 'domanda-1' }], sources());
    expect(needs).toMatchObject({
      about: [{ label: 'Domanda 2026.51003265, Eco-schema 1', target: { kind: 'application', id: 'domanda-1' } }],
      due: { day: '2026-12-04', words: 'Mancano 9 giorni', urgency: 'soon' },
      needed: 'Copia del contratto registrato',
      action: { label: 'Vai alla domanda', target: { kind: 'application', id: 'domanda-1' } },
    });
    expect([plain(needs?.held?.sum), plain(needs?.held?.detail)]).toEqual([
      '3.605,40 €',
      'Saldo dell’eco-schema 1, atteso entro il 30 giugno',
    ]);
    expect(needs && plain(dueLine(needs, TODAY))).toBe('Entro il 4 dicembre, mancano 9 giorni');
  });

  it('[NOTE-10] should say of what is stopped already from which day this stops it, too', () => {
    const document = { kind: 'identity-document', since: day('2026-09-05') } as const;
    const request = { kind: 'application', thing: 'domanda-1', since: day('2026-12-05') } as const;
    const needs = messageNeedsOf(
      [{ kind: 'application', id: 'domanda-1' }],
      sources({ payments: [aPayment({ ...PAYMENT, stoppedBy: [document, request] })] }),
    );
    expect([plain(needs?.held?.sum), plain(needs?.held?.detail)]).toEqual([
      '3.605,40 €',
      'dal 5 dicembre; oggi sono fermi per altro',
    ]);
  });

  it('[NOTE-10] should name what it says of a sum: that it is stopped, or that it will be', () => {
    const labelOf = (since: string): string | undefined =>
      messageNeedsOf(
        [{ kind: 'application', id: 'domanda-1' }],
        sources({
          payments: [
            aPayment({ ...PAYMENT, stoppedBy: [{ kind: 'application', thing: 'domanda-1', since: day(since) }] }),
          ],
        }),
      )?.held?.label;
    expect(labelOf('2026-11-02')).toBe('Che cosa ferma');
    expect(labelOf('2026-12-05')).toBe('Che cosa mette a rischio');
  });

  it('[NOTE-10] should say since when something is past, and name its tab of the file', () => {
    const needs = messageNeedsOf([{ kind: 'identity-document' }], sources());
    expect(needs).toMatchObject({
      about: [{ target: { kind: 'company-file', tab: 'personal-data' } }],
      action: { label: 'Apri il documento' },
      held: undefined,
    });
    expect(needs && plain(dueLine(needs, TODAY))).toBe('Scaduto il 4 settembre, da 82 giorni');
  });

  it('[NOTE-10] should ask for nothing where nothing is to be done any more, and lead to the thing all the same', () => {
    const done = messageNeedsOf(
      [{ kind: 'application', id: 'domanda-1' }],
      sources({ applications: [anApplication({ id: 'domanda-1' })], payments: [] }),
    );
    expect(done).toMatchObject({ action: undefined, due: undefined, held: undefined });
    const paid = messageNeedsOf([{ kind: 'payment', id: 'pagamento-1' }], sources());
    expect(paid).toMatchObject({
      about: [{ label: 'Saldo dell’eco-schema 1', target: { kind: 'payment', id: 'pagamento-1' } }],
      action: undefined,
    });
  });

  it('should know nothing of a message that does not say it, nor of things that the company has not', () => {
    expect(messageNeedsOf(undefined, sources())).toBeUndefined();
    expect(messageNeedsOf([{ kind: 'debt', id: 'di-altri' }], sources())).toBeUndefined();
    expect(wayTo({ kind: 'payment' })).toBeUndefined();
  });
});
