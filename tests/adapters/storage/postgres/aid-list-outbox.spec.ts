import { beforeEach, describe, expect, it } from 'vitest';
import { AID_LIST_KEPT_MS, type AidListToSend } from '#core/alerts/aid-list.ts';
import { ASKS_A_DAY, OTHER_SPELLINGS_A_DAY } from '#core/alerts/ask-limits.ts';
import { forgetUnconfirmed } from '#adapters/storage/postgres/alerts/alert-retention.ts';
import { PostgresAidListOutbox } from '#adapters/storage/postgres/alerts/aid-list-outbox.ts';
import { SecretVault } from '#adapters/storage/postgres/alerts/alert-vault.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;

let now = 0;
const clock = { now: () => now };
const vault = new SecretVault({ secret: 'un-segreto-di-prova-di-almeno-32-caratteri' });
const outbox = (mostADay = 100) => new PostgresAidListOutbox(database(), clock, vault, mostADay);
const take = (mail: string, client = 'chi', mostADay = 100) =>
  outbox(mostADay).take({ mail, fits: ['vigneti'], could: [], query: 'coltivo=vite' }, client);
const waiting = async (): Promise<number> => (await database().query('select from aid_list_mail')).length;
const claimed = async (): Promise<AidListToSend> => {
  const list = await outbox().claim(LEASE_MS);
  if (list === undefined) throw new Error('nothing is due');
  return list;
};

beforeEach(async () => {
  await emptied(database());
  now = Date.parse('2026-11-25T12:00:00+01:00');
});

describe('the lists of aids that wait', () => {
  it('[AIDS-06] should send an address one a day, whoever asks, a few to its other spellings, and answer the same', async () => {
    expect([await take('anna@posta.example'), await take('anna@posta.example', 'altri')]).toEqual(['taken', 'taken']);
    expect(await waiting()).toBe(1);
    for (const name of ['a', 'b', 'c']) expect(await take(`anna+${name}@posta.example`)).toBe('taken');
    expect(await waiting()).toBe(1 + OTHER_SPELLINGS_A_DAY);
    now += AID_LIST_KEPT_MS;
    await take('anna@posta.example');
    expect(await waiting()).toBe(2 + OTHER_SPELLINGS_A_DAY);
  });

  it('[AIDS-06] should stop a client, and all of them together whatever the address', async () => {
    for (let count = 0; count < ASKS_A_DAY; count += 1) await take(`a${count}@posta.example`);
    expect(await take('b@posta.example')).toBe('tooMany');
    expect(await take('c@posta.example', 'altri', ASKS_A_DAY)).toBe('tooMany');
    expect(await take('a1@posta.example', 'altri', ASKS_A_DAY)).toBe('tooMany');
    expect(await waiting()).toBe(ASKS_A_DAY);
  });

  it('[AIDS-06] should store nothing that can be read, and nothing at all once it is sent but the count of the day', async () => {
    await take('anna@posta.example');
    for (const table of ['aid_list_mail', 'alert_count'])
      expect(JSON.stringify(await database().query(`select * from ${table}`))).not.toMatch(/anna|posta\.example|vite/u);
    const list = await claimed();
    expect(list).toMatchObject({ mail: 'anna@posta.example', fits: ['vigneti'], attempts: 0, createdAt: now });
    await outbox().delivered(list);
    expect(await waiting()).toBe(0);
    now += AID_LIST_KEPT_MS;
    await forgetUnconfirmed(database(), clock);
    expect(await database().query('select from alert_count')).toEqual([]);
  });

  it('[AIDS-06] should forget an address within a day, sent or not', async () => {
    await take('anna@posta.example');
    now += AID_LIST_KEPT_MS + 1;
    expect(await outbox().claim(LEASE_MS)).toBeUndefined();
    expect(await waiting()).toBe(0);
    await take('anna@posta.example');
    now += AID_LIST_KEPT_MS - HOUR_MS + 1;
    await forgetUnconfirmed(database(), clock);
    expect(await waiting()).toBe(0);
  });

  it('[AIDS-06] should be in the hands of one process at a time, come back later, and end with a refused recipient', async () => {
    await take('anna@posta.example');
    const [first, second] = await Promise.all([outbox().claim(LEASE_MS), outbox().claim(LEASE_MS)]);
    const list = first ?? second;
    expect([first, second].filter((one) => one === undefined)).toHaveLength(1);
    if (list !== undefined) expect(await outbox().failed(list, LEASE_MS)).toBe(false);
    now += LEASE_MS;
    const again = await claimed();
    expect([again.attempts, list === undefined ? true : await outbox().keep(list, LEASE_MS)]).toEqual([1, false]);
    await outbox().refused(again);
    expect(await waiting()).toBe(0);
  });
});
