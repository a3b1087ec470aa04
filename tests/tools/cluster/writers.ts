import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { HttpClient, type Front } from './http-client.ts';

/** People who send requests for assistance, each again under the same key until it is acknowledged. */
export interface Writers {
  /** Numbers of the receipts given so far, by key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** What the database has of the requests that were acknowledged. */
export interface Kept {
  readonly missing: number;
  readonly isTwice: boolean;
  readonly facts: string;
}

const FISCAL_CODE = 'BNCNNA80A41H501R';

/** Starts them, each from an address of its own below `net` (`127.0.2`); `name` tells their keys from those of others. */
export const startWriting = (front: Front, net: string, name: string, count = 4): Writers => {
  const acknowledged = new Map<string, string>();
  const over = new AbortController();
  const write = async (writer: number): Promise<void> => {
    const client = new HttpClient(front, `${net}.${writer}`);
    const [scope] = JSON.parse((await client.get('/api/support/assistance-request-scopes')).text) as {
      value: string;
    }[];
    for (let at = 0; !over.signal.aborted; at += 1) {
      const key = `${name}-${writer}-${at}`;
      const body = {
        name: 'Prova',
        surname: 'Prova',
        fiscalCode: FISCAL_CODE,
        email: 'prova@posta.example',
        scope: scope?.value,
        subject: key,
        message: 'Una richiesta di prova abbastanza lunga per essere accettata.',
        consent: true,
      };
      for (;;) {
        const answer = await client
          .post('/api/support/send-assistance-request', body, { 'idempotency-key': key })
          .catch(() => undefined);
        if (answer !== undefined && answer.status >= 200 && answer.status < 300) {
          acknowledged.set(key, (JSON.parse(answer.text) as { receiptNumber: string }).receiptNumber);
          break;
        }
        await pause(50);
      }
      await pause(20);
    }
    client.leave();
  };
  const writers = Array.from({ length: count }, (_, index) => write(index + 1));
  return {
    acknowledged,
    stop: async () => {
      over.abort();
      await Promise.all(writers);
    },
  };
};

/** Compares the receipts given with the table behind `url`. */
export const keptOf = async (url: string, acknowledged: ReadonlyMap<string, string>): Promise<Kept> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string; number: string }>(
      'select idempotency_key as key, receipt_number as number from assistance_request',
    );
    const kept = new Map(rows.map(({ key, number }) => [key, number]));
    const missing = [...acknowledged].filter(([key, number]) => kept.get(key) !== number).length;
    const isTwice = new Set(rows.map(({ number }) => number)).size !== rows.length;
    const facts = `${acknowledged.size} ricevute date, ${missing} perse, ${isTwice ? 'qualcuna doppia' : 'nessuna doppia'}`;
    return { missing, isTwice, facts };
  } finally {
    await client.end();
  }
};
