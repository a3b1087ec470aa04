import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliverDue, retryAfterMs } from '#adapters/http/server/courier.ts';
import { intoFolder } from '#adapters/http/server/delivery.ts';
import { sendMail } from '#adapters/http/server/smtp.ts';
import type { AssistanceOutbox, Undelivered } from '#adapters/storage/postgres/assistance-outbox.ts';

const request = (receiptNumber: string, attempts = 0): Undelivered => ({
  receiptNumber,
  attempts,
  request: {
    name: 'Anna',
    surname: 'Bianchi',
    fiscalCode: 'BNCNNA80A41H501R',
    email: 'anna@bianchi.example',
    scope: 'domanda-unica',
    subject: 'Anticipo della domanda\r\nBcc: altri@altrove.example',
    message: 'Vorrei sapere quando arriva il mio anticipo: è già novembre.',
    consent: true,
  },
});

const outboxWith = (due: readonly Undelivered[]): { outbox: AssistanceOutbox; told: string[] } => {
  const told: string[] = [];
  return {
    told,
    outbox: {
      claim: async () => due,
      delivered: async (number) => void told.push(`consegnata ${number}`),
      failed: async (number, reason, afterMs) => void told.push(`fallita ${number}: ${reason}, tra ${afterMs}`),
    },
  };
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('deliverDue', () => {
  it('[PAGE-33] should report what was delivered, and try again later what was not', async () => {
    const { outbox, told } = outboxWith([request('A-1'), request('A-2', 2)]);
    const refuseSecond = async ({ receiptNumber }: Undelivered): Promise<void> => {
      if (receiptNumber === 'A-2') throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    expect(await deliverDue(outbox, refuseSecond, log)).toBe(1);
    expect(told).toEqual(['consegnata A-1', 'fallita A-2: ECONNREFUSED, tra 40000']);
  });

  it('should wait twice as long each time, up to an hour', () => {
    expect([0, 1, 2, 8, 9, 1000].map(retryAfterMs)).toEqual([10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000]);
  });
});

describe('intoFolder', () => {
  it('[PAGE-33] should write each request whole under its receipt number', async () => {
    const folder = mkdtempSync(resolve('.tmp/richieste-'));
    await intoFolder(folder)(request('2026/000001'));
    expect(readdirSync(folder)).toEqual(['2026-000001.json']);
    expect(JSON.parse(readFileSync(`${folder}/2026-000001.json`, 'utf8'))).toMatchObject({ ricevuta: '2026/000001', fiscalCode: 'BNCNNA80A41H501R' });
    rmSync(folder, { recursive: true });
  });
});

describe('sendMail', () => {
  /** A relay that writes down what it is told. */
  const relay = async (answerTo: (line: string) => string | undefined): Promise<{ port: number; lines: string[]; stop: () => Promise<void> }> => {
    const lines: string[] = [];
    const server = createServer((socket) => {
      let isData = false;
      socket.write('220 relay.example\r\n');
      createInterface({ input: socket }).on('line', (line) => {
        lines.push(line);
        if (isData && line !== '.') return;
        isData = line === 'DATA';
        const answer = answerTo(line);
        if (answer !== undefined) socket.write(`${answer}\r\n`);
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const address = server.address();
    return { port: typeof address === 'object' && address !== null ? address.port : 0, lines, stop: () => new Promise((done) => server.close(() => done())) };
  };
  const mail = { subject: request('A-1').request.subject, text: 'È arrivata una richiesta', replyTo: 'anna@bianchi.example' };

  it('[PAGE-33] should hand a message in, with nothing in it that adds a header', async () => {
    const { port, lines, stop } = await relay((line) => (line.startsWith('EHLO') ? '250-relay\r\n250 HELP' : line === 'DATA' ? '354 go' : line === 'QUIT' ? '221 bye' : '250 ok'));
    await sendMail({ host: '127.0.0.1', port, from: 'portale@anpag.example', to: 'assistenza@anpag.example' }, mail);
    await stop();
    expect(lines.slice(0, 4)).toEqual(['EHLO portale', 'MAIL FROM:<portale@anpag.example>', 'RCPT TO:<assistenza@anpag.example>', 'DATA']);
    expect(lines.filter((line) => /^bcc/iu.test(line))).toEqual([]);
    expect(Buffer.from(lines[lines.indexOf('') + 1] ?? '', 'base64').toString()).toBe('È arrivata una richiesta');
  });

  it('[PAGE-33] should fail when the relay refuses, or is not there', async () => {
    const { port, stop } = await relay((line) => (line.startsWith('RCPT') ? '550 no' : '250 ok'));
    await expect(sendMail({ host: '127.0.0.1', port, from: 'a@b.example', to: 'c@d.example' }, mail)).rejects.toThrow('550');
    await stop();
    await expect(sendMail({ host: '127.0.0.1', port, from: 'a@b.example', to: 'c@d.example' }, mail)).rejects.toThrow('ECONNREFUSED');
  });
});
