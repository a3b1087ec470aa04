import { millisecondsInDay } from 'date-fns/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AlertLinks } from '#core/alerts/alert-service.ts';
import { AlertDigests } from '#core/alerts/alert-outbox.ts';
import type { CompanyAlerts, PersonalKind } from '#core/alerts/personal-alerts.ts';
import { companyReference } from '#core/session/company-offer.ts';
import { importContent } from '#adapters/storage/import/index.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { aCompany, contentFolder } from '../storage/import/content-folder.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { sendingOver, textOf } from '#tests/support/alert-mails.ts';
import { startRelay } from '#tests/support/relay.ts';
import { startDrawingService } from '#tests/support/drawing-service.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';

const ANNA = 'BNCNNA80A41H501R';
const PAID = '01234560991';
/** A company of Anna's as content files write it, with one payment in this state. */
const companyWith = (status: string): Readonly<Record<string, string>> => ({
  'companies/a.yaml': aCompany({ cuaa: PAID, friendlyUrl: 'azienda-9p9p', name: 'Valle Verde', holder: ANNA }),
  'procedures/a.yaml': `- cuaa: "${PAID}"
  payments:
    - id: P-99
      description: Saldo domanda unica
      campaign: 2026
      amount: 4321.5
      ${status === 'pagato' ? 'paidOn' : 'expectedBy'}: 2026-11-24
      status: ${status}
  questions: []
  debts: []
`,
});
let service: TestService;
let relay: Awaited<ReturnType<typeof startRelay>>;
let now = Date.parse('2026-11-25T12:00:00+01:00');
const said: string[] = [];

beforeAll(async () => {
  service = await startDrawingService({
    clock: { now: () => now },
    settings: { logLevel: 'info', limits: { unsafeRequestsPerMinute: 1_000, requestsPerMinute: 1_000_000 } },
    logTo: { write: (line) => void said.push(line) },
  });
  relay = await startRelay();
}, SERVICE_START_LIMIT_MS);
afterAll(async () => {
  await relay.stop();
  await service.stop();
});

const ask = async (who: 'anna.bianchi' | 'paola.verdi', path: string, body?: object): Promise<Response> => {
  const token = await service.tokenOf(who);
  return fetch(`${service.api}/private/alert-preferences${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', ...(await antiForgeryPair(service.api)) }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};
const choosing = (mail: string, cuaa = ANNA, kinds: readonly PersonalKind[] = ['notification']) => ({
  as: 'farmer',
  mail,
  companies: [{ cuaa, kinds }],
  kinds: [],
  hour: 7,
});
/** Sends what is due to the relay, as the process does every few seconds. */
const send = async (): Promise<void> => {
  now += 5_000;
  await sendingOver(service, relay.port).dispatch();
};
const mailsTo = (mail: string): readonly string[] =>
  relay.mails.filter(({ to }) => to === mail).map(({ source }) => source);
const keyIn = (text: string, name: string): string => new RegExp(`${name}=([\\w.-]+)`, 'u').exec(text)?.[1] ?? '';
const page = () => `${service.origin}/portale/avvisi-per-email`;
const mainOf = (html: string): string =>
  (/<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const press = async (chiave: string, azione: string): Promise<string> =>
  mainOf(
    await (
      await fetch(page(), {
        method: 'POST',
        headers: { origin: 'null' },
        body: new URLSearchParams({ chiave, azione }),
      })
    ).text(),
  );
/** Chooses, and presses the button behind the link that came. */
const confirmed = async (mail: string, of?: CompanyAlerts): Promise<string> => {
  await ask('anna.bianchi', '', choosing(mail, of?.cuaa, of?.kinds));
  await send();
  const key = keyIn(textOf(mailsTo(mail)[0] ?? ''), 'conferma');
  await press(key, 'conferma');
  return key;
};
const notify = (msgId: string, cuaa = ANNA) =>
  service.composition
    .get(Database)
    .query(
      "insert into notification (msg_id, kind, owner_id, subject, plain_body, created_at) values ($1, 'AGRI', $2, 'Pagamento di 1.234,50 €', 'Gentile Anna', now())",
      [msgId, cuaa],
    );

describe('the choices of who is signed in', () => {
  it('[PREF-01] should be read and saved by the person alone, and kept by no cache', async () => {
    const first = await ask('anna.bianchi', '?as=farmer');
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await first.json()).toEqual({ companies: [], kinds: [], hour: 7, termDays: [30, 14, 7, 1] });
    const saved = await ask('anna.bianchi', '', choosing('anna@posta.example'));
    expect(saved.headers.get('cache-control')).toBe('no-store');
    expect(await saved.json()).toMatchObject({ address: { mail: 'anna@posta.example', confirmedOn: null } });
    expect((await ask('anna.bianchi', '?as=caa')).status).toBe(403);
    expect((await ask('paola.verdi', '?as=farmer')).status).toBe(403);
    expect(await (await ask('paola.verdi', '?as=caa')).json()).toEqual({
      companies: [],
      kinds: [],
      hour: 7,
      termDays: [30, 14, 7, 1],
    });
  });

  it('[PREF-01] should refuse the company of somebody else, note that, and say of an address what is wrong with it', async () => {
    const stranger = await ask('anna.bianchi', '', choosing('anna@posta.example', '01234560017'));
    expect(stranger.status).toBe(403);
    const [event] = await service.composition
      .get(Database)
      .query('select actor, cuaa, action, outcome from audit_event order by id desc limit 1');
    expect(event).toEqual({
      actor: ANNA,
      cuaa: '01234560017',
      action: expect.stringContaining('/private/alert-preferences'),
      outcome: 'refused',
    });
    const wrong = await ask('anna.bianchi', '', choosing('anna'));
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ errors: [{ name: 'mail' }] });
    await ask('anna.bianchi', '', { ...choosing('anna@posta.example'), companies: [] });
  });
});

describe('the messages to who is signed in', () => {
  it('[PREF-02] should confirm by a press, without a sign-in, and let nobody log or keep the address', async () => {
    await ask('anna.bianchi', '', choosing('prima@posta.example'));
    await send();
    const key = keyIn(textOf(mailsTo('prima@posta.example')[0] ?? ''), 'conferma');
    const opened = await fetch(`${page()}?conferma=${key}`);
    expect([opened.headers.get('cache-control'), opened.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const text = mainOf(await opened.text());
    expect(text).toContain('Confermi questo indirizzo?');
    expect(text).toContain('p…a@posta.example');
    expect(text).not.toMatch(/Bianchi|notific|scadenz|pagament/u);
    expect(await (await ask('anna.bianchi', '?as=farmer')).json()).toMatchObject({ address: { confirmedOn: null } });
    expect(await press(key, 'conferma')).toContain('l’indirizzo è confermato');
    expect(await press(key, 'conferma')).toContain('Già attivo');
    expect(await (await ask('anna.bianchi', '?as=farmer')).json()).toMatchObject({
      address: { confirmedOn: '2026-11-25' },
    });
    expect(said.join('')).not.toContain(key);
  });

  it('[PREF-03] should say that there is something and nothing of it, and lead through the sign-in to it', async () => {
    await confirmed('seconda@posta.example');
    // News of another company goes to nobody of this one.
    await notify('MSG-ALTRUI', '01234560017');
    await send();
    expect(mailsTo('seconda@posta.example')).toHaveLength(1);
    await notify('MSG-A');
    await send();
    await send();
    const [, source = '', ...more] = mailsTo('seconda@posta.example');
    expect(more).toEqual([]);
    const text = textOf(source);
    expect(text).toContain('Nella tua area riservata c’è una novità tra quelle che hai scelto.');
    expect(text.replaceAll(/http\S+/gu, '')).not.toMatch(/\d|€|Anna|Bianchi|Pagamento/u);
    expect(source).not.toContain(ANNA);
    const link = /http\S+accedi=(\S+)/u.exec(text)?.[1] ?? '';
    expect(decodeURIComponent(link)).toBe(`/notifiche/MSG-A?azienda=${companyReference(ANNA)}`);
  });

  it('[PREF-03] [API-08] should say that a payment has changed state in an import, once and without an amount', async () => {
    // Only a number of confirmations a day go to one person.
    now += millisecondsInDay;
    const folder = contentFolder(companyWith('autorizzato'));
    const importing = () =>
      importContent(service.composition.get(Database), folder.path, { clock: { now: () => now }, batch: 'pratiche' });
    await importing();
    await confirmed('pagata@posta.example', { cuaa: PAID, kinds: ['payment'] });
    // What an import leaves as it is, is no news.
    await importing();
    await send();
    expect(mailsTo('pagata@posta.example')).toHaveLength(1);

    folder.write(companyWith('pagato'));
    await importing();
    await importing();
    await send();
    await send();
    const [, source = '', ...more] = mailsTo('pagata@posta.example');
    expect(more).toEqual([]);
    const text = textOf(source);
    expect(text.replaceAll(/http\S+/gu, '')).not.toMatch(/\d|€|pagament|Saldo|Valle Verde/iu);
    const link = /http\S+accedi=(\S+)/u.exec(text)?.[1] ?? '';
    expect(decodeURIComponent(link)).toBe(`/le-tue-pratiche/pagamenti/P-99?azienda=${companyReference(PAID)}`);
  });

  it('[PREF-07] should be ended by one press or one request, and never be named by the page of public alerts', async () => {
    await confirmed('terza@posta.example');
    await notify('MSG-B');
    await send();
    const source = mailsTo('terza@posta.example')[1] ?? '';
    const address = /List-Unsubscribe: <([^>]+)>/u.exec(source)?.[1] ?? '';
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/mu);
    const opened = await fetch(address);
    const text = mainOf(await opened.text());
    expect(text).toContain('Spegni gli avvisi della tua area riservata?');
    expect(text).not.toMatch(/Bianchi|notific|scadenz/u);
    const manage = service.composition
      .get(AlertLinks)
      .sign({ kind: 'manage', address: keyIn(address, 'chiave').split('.')[1] ?? '' });
    expect(mainOf(await (await fetch(`${page()}?gestione=${manage}`)).text())).toContain('Non hai avvisi');
    const ended = await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click', redirect: 'manual' });
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await (await ask('anna.bianchi', '?as=farmer')).json()).toEqual({
      companies: [],
      kinds: [],
      hour: 7,
      termDays: [30, 14, 7, 1],
    });
    await notify('MSG-C');
    await send();
    expect(mailsTo('terza@posta.example')).toHaveLength(2);
  });

  it('[PREF-05] should not leave once the mandate is closed or the company is held no more', async () => {
    await confirmed('quarta@posta.example');
    await notify('MSG-D');
    const db = service.composition.get(Database);
    await service.composition.get(AlertDigests).gather();
    await db.query('update company set mandate_closed = true where cuaa = $1', [ANNA]);
    await send();
    await db.query('update company set mandate_closed = false where cuaa = $1', [ANNA]);
    expect(mailsTo('quarta@posta.example')).toHaveLength(1);
  });
});
