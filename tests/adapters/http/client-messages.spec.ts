import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES_A_MINUTE, MOST_RECIPIENTS } from '#core/client-messages/limits.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import type { CastName } from '#tests/support/cast.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

// Paola Verdi's centre writes to its clients of the demonstration, over a socket (D-45).

const BIANCHI = { friendlyUrl: 'azienda-7k2m', cuaa: 'BNCNNA80A41H501R' };
const PASCOLI = { friendlyUrl: 'azienda-2p6x', cuaa: '01234560041' };
/** Another centre's client. */
const LIMONETO = { friendlyUrl: 'azienda-1n5k', cuaa: '01234560066' };
const TEXT = 'Nel fascicolo di {nome dell’azienda} il documento {scadenza}. Ferma {somma}. Vieni a {ufficio}.';

let service: TestService;
let pair: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  service = await startService();
  pair = await antiForgeryPair(service.api);
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const write = async (
  who: CastName,
  recipients: readonly string[],
  { key = randomUUID(), text = TEXT, kind = 'identity-document' } = {},
): Promise<Response> =>
  fetch(`${service.api}/private/caa/client-messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await service.tokenOf(who)}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...pair,
    },
    body: JSON.stringify({ kind, text, recipients }),
  });

interface Note {
  readonly oggetto: string;
  readonly corpoSemplice: string;
}
const boxOf = async (who: CastName, cuaa: string): Promise<readonly Note[]> => {
  const answer = await fetch(`${service.api}/private/notifications/get-notifications/AGRI/${cuaa}?pageSize=100`, {
    headers: { authorization: `Bearer ${await service.tokenOf(who)}` },
  });
  return ((await answer.json()) as { results: readonly Note[] }).results;
};
const sentTo = async (who: CastName, cuaa: string): Promise<readonly string[]> =>
  (await boxOf(who, cuaa)).map(({ corpoSemplice }) => corpoSemplice).filter((body) => body.includes('Paola Verdi'));

describe('a message of a centre to its clients', () => {
  it('[CAAM-01] [CAAM-02] [CAAM-03] should reach the box of each client with its own data, and name who is not held', async () => {
    const answer = await write('paola.verdi', [
      BIANCHI.friendlyUrl,
      PASCOLI.friendlyUrl,
      LIMONETO.friendlyUrl,
      'nessuno',
    ]);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({
      sent: [BIANCHI.friendlyUrl, PASCOLI.friendlyUrl],
      refused: [
        { recipient: LIMONETO.friendlyUrl, reason: 'not-held' },
        { recipient: 'nessuno', reason: 'not-held' },
      ],
    });
    const [anna = ''] = await sentTo('anna.bianchi', BIANCHI.cuaa);
    const [marco = ''] = await sentTo('marco.rinaldi', PASCOLI.cuaa);
    expect(anna.replaceAll('\u00A0', ' ')).toMatch(
      /^Nel fascicolo di Azienda agricola Bianchi Anna il documento è scaduto il .+ Ferma .+ €\. Vieni a CAA Terre Comuni, ufficio di Viterbo\.\n\nPaola Verdi\nCAA Terre Comuni, ufficio di Viterbo$/u,
    );
    expect(anna).not.toContain('Pascoli');
    expect(marco).not.toContain('Bianchi');
    const stranger = await boxOf('niccolo.deluca', LIMONETO.cuaa);
    expect(stranger.some(({ corpoSemplice }) => corpoSemplice.includes('Paola Verdi'))).toBe(false);
  });

  it('[CAAM-03] should leave an entry in the audit trail for each client, also for one that was refused', async () => {
    const rows = await service.composition
      .get(Database)
      .query<{ cuaa: string | null; outcome: string }>(
        "select distinct cuaa, outcome from audit_event where action like '%/private/caa/client-messages' and actor = 'VRDPLA79M52G478S' order by cuaa, outcome",
        [],
      );
    expect(rows).toEqual([
      { cuaa: PASCOLI.cuaa, outcome: 'allowed' },
      { cuaa: LIMONETO.cuaa, outcome: 'refused' },
      { cuaa: BIANCHI.cuaa, outcome: 'allowed' },
      { cuaa: null, outcome: 'refused' },
    ]);
  });

  it('[CAAM-02] should name the day on which a contract has just ended, as the list does, and not when another will', async () => {
    const answer = await write('paola.verdi', ['azienda-5h1w'], {
      kind: 'contract',
      text: 'Il contratto di {nome dell’azienda} {scadenza}.',
    });
    expect(answer.status).toBe(200);
    const [body] = await service.composition
      .get(Database)
      .query<{ words: string }>(
        "select plain_body as words from notification where owner_id = '01234560025' and plain_body like 'Il contratto di %'",
        [],
      );
    expect(body?.words).toMatch(
      /^Il contratto di Cooperativa Olivicola Valle Chiara è scaduto il \d\d\/\d\d\/\d{4}\./u,
    );
  });

  it('[CAAM-05] should be sent once under a key, however often it comes', async () => {
    const before = (await sentTo('anna.bianchi', BIANCHI.cuaa)).length;
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write('paola.verdi', [BIANCHI.friendlyUrl], { key })));
    for (const answer of answers) expect(await answer.json()).toEqual({ sent: [BIANCHI.friendlyUrl], refused: [] });
    expect(await sentTo('anna.bianchi', BIANCHI.cuaa)).toHaveLength(before + 1);
    expect((await write('paola.verdi', [PASCOLI.friendlyUrl], { key })).status).toBe(409);
  });

  it('[CAAM-01] should be refused with what is wrong, and written by nobody but an operator', async () => {
    const answer = await write('paola.verdi', [BIANCHI.friendlyUrl], { text: 'Il conto {iban} è da controllare.' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('{iban} non è un posto da riempire');
    for (const who of ['anna.bianchi', 'bruno.galli'] as const)
      expect((await write(who, [BIANCHI.friendlyUrl])).status).toBe(403);
  });

  it('[CAAM-02] should tell the operator what its places become for a client, and nothing of another centre’s', async () => {
    const factsOf = async (friendlyUrl: string): Promise<Response> =>
      fetch(`${service.api}/private/caa/company-detail/${friendlyUrl}/message-facts?kind=identity-document`, {
        headers: { authorization: `Bearer ${await service.tokenOf('paola.verdi')}` },
      });
    const answer = await factsOf(BIANCHI.friendlyUrl);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toMatchObject({ company: 'Azienda agricola Bianchi Anna' });
    for (const one of [LIMONETO.friendlyUrl, 'nessuno']) expect((await factsOf(one)).status).toBe(403);
  });

  it('[CAAM-04] should be refused beyond the limit of a minute, saying when to write again', async () => {
    const held = await service.composition
      .get(Database)
      .query<{ friendly_url: string }>(
        "select friendly_url from company join mandate using (cuaa) join office_operator using (office_id) where fiscal_code = 'VRDPLA79M52G478S' and not mandate_closed and (until is null or until >= current_date)",
        [],
      );
    const clients = held.map(({ friendly_url: url }) => url).slice(0, MOST_RECIPIENTS);
    let last = await write('paola.verdi', clients);
    for (let sent = 0; sent <= MESSAGES_A_MINUTE && last.status === 200; sent += clients.length)
      last = await write('paola.verdi', clients);
    expect([last.status, last.headers.get('retry-after'), last.headers.get('cache-control')]).toEqual([
      429,
      '60',
      'no-store',
    ]);
    expect(await last.json()).toMatchObject({ errors: [{ code: 'minute' }] });
  });
});
