import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { AlertService, AlertLinks, AlertRegister } from '#core/alerts/alert-service.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { sendingOver, textOf } from '#tests/support/alert-mails.ts';
import { startRelay } from '#tests/support/relay.ts';
import { startDrawingService } from '#tests/support/drawing-service.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';

let service: TestService;
let now = Date.parse('2026-11-25T12:00:00+01:00');
const clock = { now: () => now };
const said: string[] = [];

beforeAll(async () => {
  service = await startDrawingService({
    clock,
    settings: { logLevel: 'info', limits: { unsafeRequestsPerMinute: 40, requestsPerMinute: 1_000_000 } },
    logTo: { write: (line) => void said.push(line) },
  });
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const page = () => `${service.origin}/portale/avvisi-per-email`;
const post = (fields: Readonly<Record<string, string>>, query = '') =>
  fetch(`${page()}${query}`, {
    method: 'POST',
    headers: { origin: service.origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const mainOf = (html: string): string =>
  (/<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const key = (text: string, name: string): string => new RegExp(`${name}=([\\w.-]+)`, 'u').exec(text)?.[1] ?? '';
/** Sends what is due to a relay; answers how many left. */
const sending = (port: number, first?: () => Promise<unknown>) => sendingOver(service, port, first);
const relayed = async (refuses?: (to: string) => string | undefined) => {
  const relay = await startRelay(refuses);
  onTestFinished(() => relay.stop());
  return relay;
};
/** Somebody who has confirmed the list of regulations; answers the address. */
const subscriber = async (mail: string): Promise<string> => {
  await post({ elenco: 'regulations', email: mail, frequenza: 'now' });
  const relay = await relayed();
  now += 5_000;
  await sending(relay.port).dispatch();
  const link = service.composition.get(AlertLinks).read(key(textOf(relay.mails[0]?.source ?? ''), 'conferma'));
  const waiting = (await service.composition.get(AlertRegister).of(link?.address ?? ''))?.subscriptions ?? [];
  await service.composition.get(AlertRegister).confirm(
    link?.address ?? '',
    waiting.map(({ id }) => id),
  );
  return link?.address ?? '';
};
/** Something new among the regulations: one that is there is seen as if for the first time. */
const somethingNew = async (): Promise<void> => {
  await service.composition
    .get(Database)
    .query(
      "insert into content_news (type, slug, kind) select type, slug, 'new' from content where type = 'regulations' and withdrawn_at is null order by slug limit 1",
    );
};

describe('the page of alerts', () => {
  it('[ALERT-01] [ALERT-02] should say what is followed, take an address, and answer the same whether it is known or not', async () => {
    const form = await (await fetch(`${page()}?elenco=regulations&search=olio`)).text();
    expect(mainOf(form)).toContain('Normative, con le parole «olio»');
    const answers = [];
    for (const email of ['nota@posta.example', 'nota@posta.example', 'nuova@posta.example']) {
      const answer = await post({ elenco: 'regulations', email, frequenza: 'daily' });
      answers.push([answer.status, mainOf(await answer.text())]);
    }
    expect(answers[0]).toEqual([200, expect.stringContaining('Guarda la posta')]);
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    const refused = await post(
      { elenco: 'regulations', search: 'olio', email: 'nota', frequenza: 'now' },
      '?elenco=regulations&search=olio',
    );
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(mainOf(html)).toContain('Scrivi l’indirizzo come nome@dominio.it.');
    expect(html).toContain('value="nota"');
  });

  it('[FOLLOW-01] should follow one thing alike, named by its title, and none that is not there', async () => {
    const [competition] = (
      (await (await fetch(`${service.api}/competitions`)).json()) as {
        readonly results: readonly { readonly friendlyUrl: string; readonly title: string }[];
      }
    ).results;
    const { friendlyUrl = '', title = '' } = competition ?? {};
    const form = await (await fetch(`${page()}?cosa=competitions&voce=${friendlyUrl}`)).text();
    expect(mainOf(form)).toContain(title);
    const asked = { cosa: 'competitions', email: 'cosa@posta.example', frequenza: 'now' };
    expect(mainOf(await (await post({ ...asked, voce: friendlyUrl })).text())).toContain('Guarda la posta');
    const waiting = 'select count(*) as number from alert_subscription where is_thing and confirmed_on is null';
    expect(await service.composition.get(Database).query(waiting)).toEqual([{ number: 1 }]);
    const gone = await post({ ...asked, voce: 'che-non-esiste' });
    const words = mainOf(await gone.text());
    expect([gone.status, words.includes('Concorso non più pubblicato'), words.includes('Caricamento')]).toEqual([
      422,
      true,
      false,
    ]);
    expect(await service.composition.get(Database).query(waiting)).toEqual([{ number: 1 }]);
  });

  it('[ALERT-03] should confirm nothing by opening the link of the message, and let nobody keep, hear of or log its address', async () => {
    const relay = await relayed();
    now += 86_400_000;
    await post({ elenco: 'regulations', email: 'anna@posta.example', frequenza: 'now' });
    await sending(relay.port).dispatch();
    const mail = relay.mails.find(({ to }) => to === 'anna@posta.example');
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated\r?$/mu);
    expect(mail?.source).toMatch(/^X-Auto-Response-Suppress: All\r?$/mu);
    expect(mail?.source).toMatch(/^From: ANPAG <portale@anpag\.example>\r?$/mu);
    const link = key(textOf(mail?.source ?? ''), 'conferma');
    for (let times = 0; times < 2; times += 1) {
      const opened = await fetch(`${page()}?conferma=${link}`);
      const html = await opened.text();
      expect(mainOf(html)).toContain('Conferma l’avviso');
      expect(mainOf(html)).toContain('a…a@posta.example');
      expect(html).not.toContain('<script type="module"');
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
      expect(opened.headers.get('x-robots-tag')).toBe('noindex');
    }
    // As a browser sends it from a page without referrer.
    const pressed = await fetch(page(), {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams({ chiave: link, azione: 'conferma' }),
    });
    expect(mainOf(await pressed.text())).toContain('l’avviso è attivo');
    const strange = await fetch(page(), {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams({ elenco: 'regulations', email: 'a@posta.example' }),
    });
    expect(strange.status).toBe(403);
    expect(mainOf(await (await post({ chiave: link, azione: 'conferma' })).text())).toContain('Già attivo');
    expect(said.join('')).not.toContain(link);
    now += 8 * 86_400_000;
    expect(mainOf(await (await fetch(`${page()}?conferma=${link}`)).text())).toContain('Questo link non vale più');
  });

  it('[ALERT-04] should change a frequency and end alerts with one press each, and offer the change back', async () => {
    const address = await subscriber('marco@posta.example');
    const manage = service.composition.get(AlertLinks).sign({ kind: 'manage', address });
    const html = await (await fetch(`${page()}?gestione=${manage}`)).text();
    expect(mainOf(html)).toContain('1 avviso per m…o@posta.example');
    expect(html).toMatch(/aria-pressed="true"[^>]*>(?:<svg.*?<\/svg>)?Subito/u);
    const one = (await service.composition.get(AlertRegister).of(address))?.subscriptions[0]?.id ?? '';
    const changed = mainOf(
      await (await post({ chiave: manage, azione: 'cambia', avviso: one, frequenza: 'weekly' })).text(),
    );
    expect(changed).toContain('Normative: arriva ogni lunedì alle 7.');
    expect((await service.composition.get(AlertRegister).of(address))?.subscriptions[0]?.frequency).toBe('weekly');
    expect(changed).toContain('Annulla la modifica');
    expect(mainOf(await (await post({ chiave: manage, azione: 'termina-tutti' })).text())).toContain('Non hai avvisi');
  });
});

describe('the messages', () => {
  it('[ALERT-05] [ALERT-06] should tell what is new in text and HTML, with the headers that end it in one request', async () => {
    const carla = await subscriber('carla@posta.example');
    await somethingNew();
    const relay = await relayed();
    now += 5_000;
    await sending(relay.port).dispatch();
    const { source = '' } = relay.mails.find(({ to }) => to === 'carla@posta.example') ?? {};
    expect(source).toMatch(
      /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:\d+\/portale\/avvisi-per-email\/termina\?chiave=[\w.-]+>\r?$/mu,
    );
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/mu);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r?$/mu);
    expect(source).toContain('text/html');
    expect(textOf(source)).toContain('Novità in Normative:');
    expect(textOf(source)).toMatch(/\/portale\/normative\/[\w-]+/u);
    const address = /List-Unsubscribe: <([^>]+)>/u.exec(source)?.[1] ?? '';
    // A person who opens it is led to the page; nothing ends by that.
    const opened = await fetch(address, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('gestione=')]);
    expect((await service.composition.get(AlertRegister).of(carla))?.subscriptions).toHaveLength(1);
    const ended = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
    expect([ended.status, ended.headers.get('set-cookie'), ended.headers.get('location')]).toEqual([200, null, null]);
    // Once a second at most for one link: who has it holds up nobody.
    const again = await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '1']);
    expect(
      await service.composition.get(AlertService).unsubscribe(new URL(address).searchParams.get('chiave') ?? ''),
    ).toBe(true);
    await somethingNew();
    now += 5_000;
    await sending(relay.port).dispatch();
    expect(relay.mails.filter(({ to }) => to === 'carla@posta.example')).toHaveLength(1);
  });

  it('[ALERT-06] should count only what no link is behind, in a budget of its own', async () => {
    const address = `${page()}/termina?chiave=`;
    const statuses = [];
    for (let count = 0; count < 41; count += 1)
      statuses.push((await fetch(`${address}x${count}`, { method: 'POST' })).status);
    expect([...new Set(statuses.slice(0, 40)), statuses[40]]).toEqual([404, 429]);
    expect((await fetch(`${service.origin}/portale/avvisi-per-email`)).status).toBe(200);
  });

  it('[ALERT-06] should let requests for assistance go before each message, and try again what the relay did not take', async () => {
    await subscriber('ivo@posta.example');
    await subscriber('sara@posta.example');
    await somethingNew();
    let before = 0;
    const relay = await relayed((to) => (to === 'ivo@posta.example' ? '451 4.3.0 not now' : undefined));
    now += 5_000;
    await sending(relay.port, async () => void (before += 1)).dispatch();
    const reached = relay.mails.map(({ to }) => to);
    expect([reached.includes('sara@posta.example'), reached.includes('ivo@posta.example')]).toEqual([true, false]);
    expect(before).toBeGreaterThanOrEqual(2);
    const later = await relayed();
    now += 10_000;
    await sending(later.port).dispatch();
    expect(later.mails.map(({ to }) => to)).toEqual(['ivo@posta.example']);
  });
});

describe('the list of aids', () => {
  it('[AIDS-06] should be sent once to an address, with aids and no answer in it that was not in the address of the page', async () => {
    const fields = { elenco: 'quali-aiuti', coltivo: 'vite', eta: '34', email: 'lista@posta.example' };
    const query = '?elenco=quali-aiuti&coltivo=vite&coltivo=compra-qui';
    const answers = [];
    for (let times = 0; times < 2; times += 1) {
      const answer = await post(fields, query);
      answers.push([answer.status, mainOf(await answer.text())]);
    }
    expect(answers[0]).toEqual([200, expect.stringContaining('Guarda la posta')]);
    expect(answers[1]).toEqual(answers[0]);
    const relay = await relayed();
    now += 5_000;
    await sending(relay.port).dispatch();
    const mails = relay.mails.filter(({ to }) => to === 'lista@posta.example');
    expect(mails).toHaveLength(1);
    const text = textOf(mails[0]?.source ?? '');
    expect(text).toContain('Potrebbero fare per te, manca qualcosa da sapere:');
    expect(text).toMatch(/\/aiuti-e-bandi\/quali-aiuti\?passo=esito&coltivo=vite\n/u);
    expect(text).not.toMatch(/34 anni|eta=|compra/u);
    expect(await service.composition.get(Database).query('select from aid_list_mail')).toEqual([]);
    const refused = await post({ ...fields, email: 'lista' }, query);
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain('name="eta" value="34"');
    expect(html).toContain('value="lista"');
  });
});
