import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AssistanceOutbox, Undelivered } from '#core/support/assistance-outbox.ts';
import { retryAfterMs } from '#adapters/http/server/delivery/mail-sender.ts';
import { makeOutboxDispatcher } from '#adapters/http/server/delivery/outbox-dispatcher.ts';
import { certificateForLoopback } from '#tests/support/certificate.ts';
import { messageOf } from '#adapters/http/server/delivery/smtp.ts';
import { deliveryOf, intoFolder } from '#adapters/http/server/delivery/delivery.ts';

const RECEIVED_AT = Date.parse('2026-11-21T09:00:00+01:00');

const request = (receiptNumber: string, attempts = 0): Undelivered => ({
  receiptNumber,
  attempts,
  receivedAt: RECEIVED_AT,
  request: {
    name: 'Anna',
    surname: 'Bianchi',
    fiscalCode: 'BNCNNA80A41H501R',
    email: 'anna@bianchi.example',
    phone: '0761 555019',
    scope: 'domanda-unica',
    subject: 'Anticipo della domanda\r\nBcc: altri@altrove.example',
    message: 'Vorrei sapere quando arriva il mio anticipo: è già novembre.',
    consent: true,
  },
});

/** An outbox with these requests, each due once; `isOurs` says whether a lease still holds. */
const outboxWith = (
  due: readonly Undelivered[],
  isOurs: () => boolean = () => true,
): { outbox: AssistanceOutbox; reported: string[] } => {
  const reported: string[] = [];
  const left = [...due];
  return {
    reported,
    outbox: {
      claim: async () => left.shift(),
      keep: async () => isOurs(),
      delivered: async ({ receiptNumber }) => void reported.push(`consegnata ${receiptNumber}`),
      failed: async ({ receiptNumber }, afterMs, reason) => {
        reported.push(`fallita ${receiptNumber}: ${reason}, tra ${afterMs}`);
        return false;
      },
    },
  };
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('makeOutboxDispatcher', () => {
  it('[PAGE-33] should report what was delivered, and try again later what was not', async () => {
    const { outbox, reported } = outboxWith([request('A-1'), request('A-2', 2)]);
    const refuseSecond = async ({ receiptNumber }: Undelivered): Promise<void> => {
      if (receiptNumber === 'A-2') throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    expect(await makeOutboxDispatcher(outbox, refuseSecond, log).dispatch()).toBe(1);
    expect(reported).toEqual(['consegnata A-1', 'fallita A-2: ECONNREFUSED, tra 40000']);
  });

  it('[PAGE-33] should take a request when its turn comes, and leave the rest to other processes', async () => {
    const { outbox, reported } = outboxWith([request('A-1'), request('A-2'), request('A-3')]);
    const inHand: number[] = [];
    let taken = 0;
    const counting: AssistanceOutbox = {
      ...outbox,
      claim: async (leaseMs) => {
        const claimed = await outbox.claim(leaseMs);
        if (claimed !== undefined) taken += 1;
        return claimed;
      },
    };
    await makeOutboxDispatcher(counting, async () => void inHand.push(taken - reported.length), log).dispatch();
    expect(inHand).toEqual([1, 1, 1]);
  });

  it('[PAGE-33] should write down a delivery that it could not write down at once, and not deliver it again', async () => {
    const { outbox, reported } = outboxWith([request('A-1')]);
    const sent: string[] = [];
    let isAway = true;
    const { dispatch } = makeOutboxDispatcher(
      {
        ...outbox,
        delivered: async (mail) => {
          if (isAway) throw new Error('the database is away');
          await outbox.delivered(mail);
        },
      },
      async ({ receiptNumber }) => void sent.push(receiptNumber),
      log,
    );
    await expect(dispatch()).rejects.toThrow('away');
    isAway = false;
    await dispatch();
    expect([sent, reported]).toEqual([['A-1'], ['consegnata A-1']]);
  });

  it('[PAGE-33] should end with the request in hand when it is told to halt', async () => {
    const { outbox, reported } = outboxWith([request('A-1'), request('A-2')]);
    const { dispatch, halt } = makeOutboxDispatcher(outbox, async () => halt(), log);
    expect([await dispatch(), reported]).toEqual([1, ['consegnata A-1']]);
  });

  it('should wait twice as long each time, up to an hour', () => {
    expect([0, 1, 2, 8, 9, 1000].map(retryAfterMs)).toEqual([10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000]);
  });
});

describe('intoFolder', () => {
  it('[PAGE-33] should write each request whole under its receipt number', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'richieste-'));
    await intoFolder(folder)(request('2026/000001'), async () => true);
    expect(readdirSync(folder)).toEqual(['2026-000001.json']);
    expect(JSON.parse(readFileSync(`${folder}/2026-000001.json`, 'utf8'))).toMatchObject({
      ricevuta: '2026/000001',
      fiscalCode: 'BNCNNA80A41H501R',
    });
    rmSync(folder, { recursive: true });
  });
});

/** What a relay does when it gets a line: answers, or hangs up. */
type Manners = (line: string) => string | undefined | { readonly last: string };

/** A relay that writes down what it gets; with a certificate it changes over to encryption at STARTTLS. */
const relay = async (
  answerTo: Manners,
  identity?: { readonly key: string; readonly cert: string },
): Promise<{ port: number; lines: string[]; stop: () => Promise<void> }> => {
  const lines: string[] = [];
  const listenTo = (socket: Socket): void => {
    let isData = false;
    const reader = createInterface({ input: socket })
      .on('line', (line) => {
        lines.push(line);
        if (isData && line !== '.') return;
        isData = line === 'DATA';
        if (line === 'STARTTLS' && identity !== undefined) {
          reader.close();
          socket.removeAllListeners('data');
          socket.write('220 go\r\n');
          lines.push('(encrypted)');
          return listenTo(new TLSSocket(socket, { isServer: true, ...identity }));
        }
        const answer = answerTo(line);
        if (typeof answer === 'object') socket.end(`${answer.last}\r\n`);
        else if (answer !== undefined) socket.write(`${answer}\r\n`);
      })
      .on('error', () => undefined);
    socket.on('error', () => undefined);
  };
  const server = createServer((socket) => {
    socket.write('220 relay.example\r\n');
    listenTo(socket);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    lines,
    stop: () => new Promise((done) => server.close(() => done())),
  };
};
const polite: Manners = (line) =>
  line.startsWith('EHLO')
    ? '250-relay\r\n250 HELP'
    : line === 'DATA'
      ? '354 go'
      : line === 'QUIT'
        ? '221 bye'
        : '250 ok';
const settings = (port: number): Parameters<typeof deliveryOf>[0] => ({
  outbox: {
    kind: 'smtp',
    host: '127.0.0.1',
    port,
    from: 'portale@anpag.example',
    to: 'assistenza@anpag.example',
    security: 'auto',
  },
  dataDir: '',
  publicOrigin: 'https://portale.anpag.example',
  staging: false,
});
const ours = async (): Promise<boolean> => true;

describe('deliveryOf mail', () => {
  it('[PAGE-33] should let no mail leave a trial: what was sent is a file', async () => {
    const { port, lines, stop } = await relay(polite);
    const dataDir = mkdtempSync(join(tmpdir(), 'portale-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    await deliveryOf({ ...settings(port), dataDir, staging: true })(request('RA-2026-000001'), ours);
    await stop();
    expect(lines).toEqual([]);
    expect(readdirSync(join(dataDir, 'richieste-di-assistenza'))).toEqual(['RA-2026-000001.json']);
  });

  it('[PAGE-33] should hand a message in, with nothing in it that adds a header', async () => {
    const { port, lines, stop } = await relay(polite);
    await deliveryOf(settings(port))(request('RA-2026-000001'), ours);
    await stop();
    expect(lines.slice(0, 4)).toEqual([
      'EHLO portale',
      'MAIL FROM:<portale@anpag.example>',
      'RCPT TO:<assistenza@anpag.example>',
      'DATA',
    ]);
    expect(lines.filter((line) => /^bcc/iu.test(line))).toEqual([]);
    const body = lines.slice(lines.indexOf('') + 1, lines.indexOf('.'));
    expect(Buffer.from(body.join(''), 'base64').toString()).toBe(
      [
        'Ricevuta: RA-2026-000001',
        'Da: Anna Bianchi (BNCNNA80A41H501R)',
        'Email: anna@bianchi.example',
        'Telefono: 0761 555019',
        'Ambito: domanda-unica',
        '',
        'Vorrei sapere quando arriva il mio anticipo: è già novembre.',
      ].join('\n'),
    );
  });

  it.each([
    '=?utf-8?q?Prova=0D=0ABcc:_altri@altrove.example?=',
    `Anticipo ${'della domanda '.repeat(8)}=?utf-8?q?Prova?= perché`,
    'a=?iso-8859-1?b?UHJvdmE=?= 🌾',
  ])('[PAGE-33] should send the subject %s so that mail programs show it as it was typed', async (subject) => {
    const { request: draft, ...rest } = request('RA-2026-000001');
    const message = await messageOf(
      { from: 'portale@anpag.example', to: 'assistenza@anpag.example' },
      {
        id: 'x@y',
        date: RECEIVED_AT,
        subject: `[${rest.receiptNumber}] ${subject}`,
        text: draft.message,
        replyTo: '=?utf-8?q?x?=@anpag.example',
      },
    );
    const headers = message.toString().split('\r\n\r\n')[0]?.replaceAll(/\r\n /gu, ' ').split('\r\n') ?? [];
    const [shown = ''] = headers.flatMap((line) => /^Subject: (.*)$/u.exec(line)?.slice(1) ?? []);
    // As RFC 2047 has it: blanks between two encoded words do not count.
    const words = shown.replaceAll('?= =?', '?==?').matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gu);
    expect([...words].map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('')).toBe(
      `[RA-2026-000001] ${subject}`,
    );
    expect(headers.filter((line) => /^(?:reply-to|bcc):/iu.test(line) || Buffer.byteLength(line) > 998)).toEqual([]);
    expect(
      message
        .toString()
        .split('\r\n')
        .filter((line) => line.startsWith(' =?') && line.length > 76),
    ).toEqual([]);
  });

  it('[PAGE-33] should give the same Message-ID and date at every try', async () => {
    const { port, lines, stop } = await relay(polite);
    const deliver = deliveryOf(settings(port));
    await deliver(request('RA-2026-000001'), ours);
    await deliver(request('RA-2026-000001', 3), ours);
    await stop();
    const identity = [
      'Date: Sat, 21 Nov 2026 08:00:00 +0000',
      `Message-ID: <RA-2026-000001.${RECEIVED_AT}@portale.anpag.example>`,
    ];
    expect(lines.filter((line) => /^(?:date|message-id):/iu.test(line)).toSorted()).toEqual(
      [...identity, ...identity].toSorted(),
    );
  });

  it.each<[string, Manners]>([
    ['hangs up after the acceptance', (line) => (line === '.' ? { last: '250 ok' } : polite(line))],
    ['answers 421 to the farewell', (line) => (line === 'QUIT' ? { last: '421 closing' } : polite(line))],
    ['hangs up at the farewell', (line) => (line === 'QUIT' ? { last: '' } : polite(line))],
  ])('[PAGE-33] should count a message as handed over when the relay took it and %s', async (_case, manners) => {
    const { port, stop } = await relay(manners);
    const { outbox, reported } = outboxWith([request('A-1')]);
    await makeOutboxDispatcher(outbox, deliveryOf(settings(port)), log).dispatch();
    await stop();
    expect(reported).toEqual(['consegnata A-1']);
  });

  it('[PAGE-33] should not say the message when another process has taken it meanwhile', async () => {
    const { port, lines, stop } = await relay(polite);
    const { outbox, reported } = outboxWith([request('A-1')], () => false);
    expect(await makeOutboxDispatcher(outbox, deliveryOf(settings(port)), log).dispatch()).toBe(0);
    await stop();
    expect([lines.some((line) => line.startsWith('MAIL FROM')), reported]).toEqual([
      false,
      ['fallita A-1: presa in carico da un altro processo, tra 10000'],
    ]);
  });

  it('[PAGE-33] should say nothing to a relay that offers no encryption where it is asked for', async () => {
    const { port, lines, stop } = await relay(polite);
    const { outbox, ...rest } = settings(port);
    const encrypted = { ...outbox, security: 'starttls', user: 'portale', password: 'segreta' } as typeof outbox;
    await expect(deliveryOf({ ...rest, outbox: encrypted })(request('A-1'), ours)).rejects.toThrow();
    await stop();
    expect(lines.join(' ')).not.toMatch(/AUTH|MAIL FROM|segreta/u);
  });

  const offering: Manners = (line) =>
    line.startsWith('EHLO')
      ? '250-relay\r\n250-STARTTLS\r\n250 AUTH PLAIN'
      : line.startsWith('AUTH')
        ? '235 ok'
        : polite(line);
  const identity = certificateForLoopback(Date.now());

  it('[PAGE-33] should say who it is, and what it brings, only once the relay has changed over to encryption', async () => {
    const { port, lines, stop } = await relay(offering, identity);
    const { outbox, ...rest } = settings(port);
    const encrypted = { ...outbox, security: 'starttls', user: 'portale', password: 'segreta', ca: identity.cert };
    await deliveryOf({ ...rest, outbox: encrypted as typeof outbox })(request('A-1'), ours);
    await stop();
    expect(lines.slice(0, 6)).toEqual([
      'EHLO portale',
      'STARTTLS',
      '(encrypted)',
      'EHLO portale',
      `AUTH PLAIN ${Buffer.from('\0portale\0segreta').toString('base64')}`,
      'MAIL FROM:<portale@anpag.example>',
    ]);
  });

  it('[PAGE-33] should say nothing to a relay whose certificate nobody known has signed', async () => {
    const { port, lines, stop } = await relay(offering, identity);
    const { outbox, ...rest } = settings(port);
    const encrypted = { ...outbox, security: 'starttls', user: 'portale', password: 'segreta' } as typeof outbox;
    await expect(deliveryOf({ ...rest, outbox: encrypted })(request('A-1'), ours)).rejects.toThrow(/certificate/u);
    await stop();
    expect(lines).toEqual(['EHLO portale', 'STARTTLS', '(encrypted)']);
  });

  it('[PAGE-33] should fail when the relay refuses, or is not there', async () => {
    const { port, stop } = await relay((line) => (line.startsWith('RCPT') ? '550 no' : '250 ok'));
    const deliver = deliveryOf(settings(port));
    await expect(deliver(request('A-1'), ours)).rejects.toThrow('550');
    await stop();
    await expect(deliver(request('A-1'), ours)).rejects.toThrow('ECONNREFUSED');
  });
});
