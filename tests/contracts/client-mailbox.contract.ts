import { describe, expect, it } from 'vitest';
import { MESSAGES_A_DAY, MESSAGES_A_MINUTE } from '#core/client-messages/limits.ts';
import type { ClientMailbox, ClientMessage, Sending } from '#core/client-messages/ports.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { SeededProducer } from './producer-repository.contract.ts';
import { aProducer } from '#tests/support/mothers/producers.ts';
import { day } from '#tests/support/mothers/day.ts';

const PAOLA = 'VRDPLA79M52G478S';
const NICCOLO = 'DLCNCL82E05F839N';
const NOW = Date.parse('2026-11-25T09:00:00+01:00');
const MINUTE_MS = 60_000;

const CLIENTS: readonly SeededProducer[] = [
  {
    detail: aProducer({
      friendlyUrl: 'p-1',
      cuaa: '01234560017',
      expiries: [{ kind: 'contract', day: day('2026-12-01') }],
    }),
    anomalies: [],
    operators: [PAOLA],
  },
  {
    detail: aProducer({ friendlyUrl: 'p-2', cuaa: '01234560025', registeredName: 'Valle Chiara' }),
    anomalies: [],
    operators: [NICCOLO],
  },
  {
    detail: aProducer({ friendlyUrl: 'p-3', cuaa: '01234560033', registeredName: 'Pascoli' }),
    anomalies: [],
    operators: [PAOLA],
    mandateUntil: addDays(dayInRome(NOW), -1),
  },
];

const message = (cuaa: string, body = 'Testo.'): ClientMessage => ({
  cuaa,
  subject: 'Oggetto',
  body,
  about: [{ kind: 'contract' }],
});
const sending = (rest: Partial<Sending> = {}): Sending => ({
  operator: PAOLA,
  key: 'chiave-1',
  fingerprint: 'lo stesso',
  at: NOW,
  messages: [message('01234560017')],
  receipt: { sent: ['p-1'], refused: [{ recipient: 'p-2', reason: 'not-held' }] },
  ...rest,
});
/** A number of messages, and their clients. */
const many = (count: number): Pick<Sending, 'messages' | 'receipt'> => ({
  messages: Array.from({ length: count }, () => message('01234560017')),
  receipt: { sent: Array.from({ length: count }, (_, at) => `p-${at}`), refused: [] },
});

/** What a box holds, as the suite looks into it. */
export interface SeenMessage {
  readonly cuaa: string;
  readonly subject: string;
  readonly body: string;
}

/** What every `ClientMailbox` does. `start` makes one for each test, empty, over the clients; `boxes` reads all boxes. */
export const clientMailboxContract = (
  start: (
    clients: readonly SeededProducer[],
    clock: Clock,
  ) => Promise<{ readonly port: ClientMailbox; readonly boxes: () => Promise<readonly SeenMessage[]> }>,
): void => {
  const using = () => start(CLIENTS, { now: () => NOW });

  describe('clientAt', () => {
    it('[CAAM-03] should give the records of a client whose mandate is in force, to the operators of its office alone', async () => {
      const { port } = await using();
      expect(await port.clientAt('p-1', PAOLA)).toMatchObject({
        cuaa: '01234560017',
        company: 'Rinaldi Vini Società Agricola S.r.l.',
        office: 'CAA Terre Comuni, ufficio di Viterbo',
        expiries: [{ kind: 'contract', day: '2026-12-01' }],
      });
      for (const [friendlyUrl, operator] of [
        ['p-1', NICCOLO],
        ['p-2', PAOLA],
        ['p-3', PAOLA],
        ['nessuno', PAOLA],
      ] as const)
        expect(await port.clientAt(friendlyUrl, operator)).toBeUndefined();
    });
  });

  describe('take', () => {
    it('[CAAM-01] should put each message into the box of its own client', async () => {
      const { port, boxes } = await using();
      const messages = [message('01234560017', 'Per uno.'), message('01234560025', 'Per l’altra.')];
      expect(await port.take(sending({ messages }))).toEqual({ ok: true, value: sending().receipt });
      expect((await boxes()).toSorted((a, b) => (a.cuaa < b.cuaa ? -1 : 1))).toEqual([
        { cuaa: '01234560017', subject: 'Oggetto', body: 'Per uno.' },
        { cuaa: '01234560025', subject: 'Oggetto', body: 'Per l’altra.' },
      ]);
    });

    it('[CAAM-05] should take a key once, know what was sent under it, and keep the keys of operators apart', async () => {
      const { port, boxes } = await using();
      expect(await port.known(sending())).toBeUndefined();
      await port.take(sending());
      expect(await port.take(sending())).toEqual({ ok: true, value: sending().receipt });
      expect(await port.known(sending())).toEqual({ isSame: true, receipt: sending().receipt });
      expect(await port.take(sending({ fingerprint: 'un altro' }))).toEqual({
        ok: false,
        failure: { code: 'messages.key-reused' },
      });
      expect(await boxes()).toHaveLength(1);
      await port.take(sending({ operator: NICCOLO, fingerprint: 'un altro' }));
      expect(await boxes()).toHaveLength(2);
    });

    it('[CAAM-01] [CAAM-05] should put what two operators write to one client at once into its box, each in its own words', async () => {
      const { port, boxes } = await using();
      await Promise.all([
        port.take(sending({ messages: [message('01234560017', 'Da Paola.')] })),
        port.take(sending({ operator: NICCOLO, messages: [message('01234560017', 'Da Niccolò.')] })),
      ]);
      expect((await boxes()).map(({ cuaa, body }) => `${cuaa} ${body}`).toSorted()).toEqual([
        '01234560017 Da Niccolò.',
        '01234560017 Da Paola.',
      ]);
    });

    it('[CAAM-05] should take a key once when it is sent twice at once', async () => {
      const { port, boxes } = await using();
      await Promise.all([port.take(sending()), port.take(sending())]);
      expect(await boxes()).toHaveLength(1);
    });

    it('[CAAM-04] should refuse what breaks the limit of a minute, put nothing of it into a box, and take it a minute later', async () => {
      const { port, boxes } = await using();
      await port.take(sending(many(MESSAGES_A_MINUTE)));
      expect(await port.take(sending({ key: 'chiave-2' }))).toEqual({
        ok: false,
        failure: { code: 'messages.too-many', limit: 'minute' },
      });
      expect(await boxes()).toHaveLength(MESSAGES_A_MINUTE);
      expect((await port.take(sending({ key: 'chiave-2', at: NOW + MINUTE_MS }))).ok).toBe(true);
      expect((await port.take(sending({ key: 'chiave-3', operator: NICCOLO }))).ok).toBe(true);
    });

    it('[CAAM-03] [CAAM-04] should count who was refused, and say of a limit before a look what it says after', async () => {
      const { port, boxes } = await using();
      const refused = Array.from({ length: MESSAGES_A_MINUTE - 1 }, (_, at) => ({
        recipient: `inventato-${at}`,
        reason: 'not-held' as const,
      }));
      await port.take(sending({ messages: [], receipt: { sent: [], refused } }));
      expect([await port.limitBroken(sending(), 1), await port.limitBroken(sending(), 2)]).toEqual([
        undefined,
        'minute',
      ]);
      expect(await port.take(sending({ key: 'chiave-2' }))).toEqual({
        ok: false,
        failure: { code: 'messages.too-many', limit: 'minute' },
      });
      expect(await port.limitBroken(sending({ operator: NICCOLO }), MESSAGES_A_MINUTE)).toBeUndefined();
      expect(await boxes()).toEqual([]);
    });

    it('[CAAM-04] should refuse what breaks the limit of a day, and take it the day after', async () => {
      const { port } = await using();
      const rounds = MESSAGES_A_DAY / MESSAGES_A_MINUTE;
      for (let round = 0; round < rounds; round += 1)
        await port.take(sending({ key: `giro-${round}`, at: NOW + round * 2 * MINUTE_MS, ...many(MESSAGES_A_MINUTE) }));
      const at = NOW + rounds * 2 * MINUTE_MS;
      expect(await port.take(sending({ key: 'chiave-2', at }))).toEqual({
        ok: false,
        failure: { code: 'messages.too-many', limit: 'day' },
      });
      expect((await port.take(sending({ key: 'chiave-2', at: at + 24 * 60 * MINUTE_MS }))).ok).toBe(true);
    });
  });
};
