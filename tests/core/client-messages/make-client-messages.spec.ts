import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { InMemoryClientMailbox, type StoredClient } from '#tests/support/doubles/client-mailbox.ts';
import { makeClientMessages } from '#core/client-messages/make-client-messages.ts';
import type { ClientMessage, ClientRecord } from '#core/client-messages/ports.ts';
import { MESSAGES_A_MINUTE, MOST_RECIPIENTS } from '#core/client-messages/limits.ts';
import { RUNS } from '#tests/support/property.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';

const PAOLA = 'VRDPLA79M52G478S';
const NOW = Date.parse('2026-11-25T09:00:00+01:00');
const TEXT = 'Il documento di {nome dell’azienda} {scadenza}. Ferma {somma}. Porta quello nuovo a {ufficio}.';

const record = (name: string, euro: number): ClientRecord => ({
  cuaa: `cuaa-${name}`,
  company: name,
  office: 'Ufficio di Viterbo',
  expiries: [{ kind: 'identity-document', day: day('2026-10-17') }],
  payments: [
    aPayment({
      state: 'authorised',
      amountCents: euro * 100,
      stoppedBy: [{ kind: 'identity-document', since: day('2026-10-18') }],
    }),
  ],
  applications: [],
  debts: [],
});
const client = (name: string, euro = 10, operators: readonly string[] = [PAOLA]): StoredClient => ({
  friendlyUrl: name,
  record: record(name, euro),
  operators,
});

const office = (clients: readonly StoredClient[], held: (client: string) => boolean = () => true) => {
  const delivered: ClientMessage[] = [];
  const asked: string[] = [];
  const clock = { now: () => NOW };
  const messages = makeClientMessages(new InMemoryClientMailbox(clients, (one) => delivered.push(one)), clock, {
    fiscalCode: PAOLA,
    name: 'Paola Verdi',
    mayWriteTo: async (friendlyUrl) => {
      asked.push(friendlyUrl);
      return held(friendlyUrl);
    },
  });
  return { messages, delivered, asked };
};
const to = (...recipients: readonly string[]) => ({ kind: 'identity-document', text: TEXT, recipients }) as const;

describe('makeClientMessages', () => {
  it('[CAAM-01] [CAAM-02] should put into each box the words of its own client and of no other', async () => {
    const { messages, delivered } = office([client('Bianchi', 19_482), client('Querce', 17_035)]);
    expect(await messages.send(to('Bianchi', 'Querce'), 'chiave-1')).toEqual({
      ok: true,
      value: { sent: ['Bianchi', 'Querce'], refused: [] },
    });
    expect(delivered.map(({ cuaa, subject, about }) => [cuaa, subject, about])).toEqual([
      ['cuaa-Bianchi', 'Documento di riconoscimento da rinnovare', [{ kind: 'identity-document' }]],
      ['cuaa-Querce', 'Documento di riconoscimento da rinnovare', [{ kind: 'identity-document' }]],
    ]);
    expect(delivered[0]?.body).toBe(
      'Il documento di Bianchi è scaduto il 17/10/2026. Ferma 19.482,00\u00A0€. Porta quello nuovo a Ufficio di Viterbo.\n\nPaola Verdi\nUfficio di Viterbo',
    );
    for (const { cuaa, body } of delivered)
      for (const other of ['Bianchi', 'Querce'])
        expect([cuaa, other, body.includes(other)]).toEqual([cuaa, other, cuaa === `cuaa-${other}`]);
  });

  it('[CAAM-02] should say of each contract that has ended its number, its day and what it alone stops', async () => {
    const ended = (contract: string, on: string) => ({ kind: 'contract', day: day(on), thing: contract }) as const;
    const stop = (contract: string) => ({ kind: 'contract', thing: contract, since: day('2026-11-07') }) as const;
    const own = fc.uniqueArray(
      fc.record({ number: fc.integer({ min: 1, max: 999 }), cents: fc.integer({ min: 1, max: 9_999_99 }) }),
      {
        selector: ({ number }) => number,
        minLength: 1,
        maxLength: 4,
      },
    );
    await fc.assert(
      fc.asyncProperty(own, fc.integer({ min: 1, max: 9_999_99 }), async (contracts, sharedCents) => {
        const payments = [
          ...contracts.map(({ number, cents }) =>
            aPayment({ id: `P-${number}`, state: 'authorised', amountCents: cents, stoppedBy: [stop(`A-${number}`)] }),
          ),
          aPayment({
            id: 'P',
            state: 'authorised',
            amountCents: sharedCents,
            stoppedBy: contracts.map(({ number }) => stop(`A-${number}`)),
          }),
        ];
        const expiries = [
          ...contracts.map(({ number }, at) => ended(`A-${number}`, `2026-11-0${at + 1}`)),
          ended('valido', '2027-05-01'),
        ];
        const { messages, delivered } = office([
          { ...client('Valle'), record: { ...record('Valle', 1), expiries, payments } },
        ]);
        await messages.send(
          {
            kind: 'contract',
            text: 'Salve. Il {contratto} {scadenza}. Ferma {somma}. A presto.',
            recipients: ['Valle'],
          },
          'chiave-1',
        );
        const said = contracts.map(
          ({ number, cents }, at) =>
            `Il contratto A-${number} è scaduto il 0${at + 1}/11/2026. Ferma ${formatEuro(euroFromCents(cents + sharedCents))}.`,
        );
        expect(delivered[0]?.body.split('\n')[0]).toBe(['Salve.', ...said, 'A presto.'].join(' '));
      }),
      RUNS,
    );
  });

  it('[CAAM-03] should write to nobody who is not held, name them, and write to the others', async () => {
    const { messages, delivered, asked } = office([client('Bianchi'), client('Querce')], (one) => one !== 'Bianchi');
    expect(await messages.send(to('Bianchi', 'Querce', 'Nessuno'), 'chiave-1')).toEqual({
      ok: true,
      value: {
        sent: ['Querce'],
        refused: [
          { recipient: 'Bianchi', reason: 'not-held' },
          { recipient: 'Nessuno', reason: 'not-held' },
        ],
      },
    });
    expect(delivered.map(({ cuaa }) => cuaa)).toEqual(['cuaa-Querce']);
    expect(asked).toEqual(['Bianchi', 'Querce', 'Nessuno']);
    expect(await messages.facts('pec', 'Bianchi')).toEqual({ ok: false, failure: 'messages.forbidden' });
  });

  it('[CAAM-03] should write nothing where nothing of the text is left', async () => {
    const { messages, delivered } = office([client('Bianchi')]);
    const outcome = await messages.send(
      { ...to('Bianchi'), kind: 'pec', text: 'Ferma {somma}, entro {giorno}.' },
      'k-1',
    );
    expect(outcome).toEqual({
      ok: true,
      value: { sent: [], refused: [{ recipient: 'Bianchi', reason: 'nothing-left' }] },
    });
    expect(delivered).toEqual([]);
  });

  it('[CAAM-05] should write once under a key, however often it is sent, and refuse the key for another message', async () => {
    const { messages, delivered, asked } = office([client('Bianchi'), client('Querce')]);
    const first = await messages.send(to('Bianchi'), 'chiave-1');
    expect(await messages.send(to('Bianchi'), 'chiave-1')).toEqual(first);
    // What was sent is shown again as it was, without another look at anybody.
    expect(asked).toEqual(['Bianchi']);
    expect(await messages.send(to('Querce'), 'chiave-1')).toEqual({
      ok: false,
      failure: { code: 'messages.key-reused' },
    });
    expect(delivered).toHaveLength(1);
    await messages.send(to('Bianchi'), 'chiave-2');
    expect(delivered).toHaveLength(2);
  });

  it('[CAAM-03] [CAAM-04] should count clients who were made up, and look at nobody beyond the limit', async () => {
    const { messages, asked } = office([client('Bianchi')]);
    const made = (round: number) => to(...Array.from({ length: MOST_RECIPIENTS }, (_, at) => `n-${round}-${at}`));
    const rounds = MESSAGES_A_MINUTE / MOST_RECIPIENTS;
    for (let round = 0; round < rounds; round += 1) await messages.send(made(round), `chiave-${round}`);
    expect(await messages.send(made(rounds), 'chiave-di-troppo')).toEqual({
      ok: false,
      failure: { code: 'messages.too-many', limit: 'minute' },
    });
    expect(asked).toHaveLength(MESSAGES_A_MINUTE);
  });

  it('[CAAM-04] should send nothing of a message that breaks a limit', async () => {
    const names = Array.from({ length: MOST_RECIPIENTS }, (_, at) => `c-${at}`);
    const { messages, delivered } = office(names.map((name) => client(name)));
    for (let round = 0; round < MESSAGES_A_MINUTE / MOST_RECIPIENTS; round += 1)
      expect((await messages.send(to(...names), `chiave-${round}`)).ok).toBe(true);
    expect(await messages.send(to('c-0'), 'chiave-di-troppo')).toEqual({
      ok: false,
      failure: { code: 'messages.too-many', limit: 'minute' },
    });
    expect(delivered).toHaveLength(MESSAGES_A_MINUTE);
  });
});
