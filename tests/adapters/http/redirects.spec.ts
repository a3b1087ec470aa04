import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#adapters/http/server/settings/settings.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

const TABLE = [
  'vecchio;nuovo',
  '/?p=7;/portale/normative',
  '/index.php?id=12;/portale/servizi',
  '/index.php;/portale/',
  '/chiuso;',
];
const SETTINGS = { redirects: 'vecchi.csv' };

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: SETTINGS, files: { 'vecchi.csv': TABLE.join('\n') } });
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = (path: string, method = 'GET') => fetch(`${service.origin}${path}`, { method, redirect: 'manual' });

describe('the addresses of the site before', () => {
  it.each([
    ['/?p=7', '/portale/normative'],
    ['/index.php?id=12&x=1', '/portale/servizi'],
    ['/index.php?id=13', '/portale/'],
  ])('[CONST-10] should lead %s to %s for good', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(from, method);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('x-content-type-options')]).toEqual([
        301,
        to,
        'nosniff',
      ]);
    }
  });

  it('[CONST-10] should say of one that is gone that it is, and of others nothing', async () => {
    const gone = await ask('/chiuso');
    expect([gone.status, await gone.json()]).toEqual([
      410,
      expect.objectContaining({ title: 'Pagina ritirata', detail: 'Ciò che stava a questo indirizzo non c’è più.' }),
    ]);
    expect((await ask('/mai-stato')).status).toBe(404);
    expect((await ask('/index.php', 'POST')).status).toBe(404);
    expect((await ask('/api/regulations')).status).toBe(200);
  });

  it('[CONST-10] should be a refusal to start when the file is wrong or is not there', () => {
    const reading = (files: Readonly<Record<string, string>>) =>
      readSettings('demo', { PORTAL_SETTINGS: '/etc/portale/a.json' }, (path) => {
        const text = { '/etc/portale/a.json': JSON.stringify(SETTINGS), ...files }[path];
        if (text === undefined) throw new Error('no such file');
        return text;
      });
    expect(reading({})).toEqual({
      ok: false,
      failure: ['redirects: il file /etc/portale/vecchi.csv non si può leggere'],
    });
    expect(reading({ '/etc/portale/vecchi.csv': 'vecchio;nuovo\n/api/faqs;/x\n/a;b' })).toEqual({
      ok: false,
      failure: [
        'redirects, riga 2: «/api/faqs» è un indirizzo del portale: per i suoi contenuti c’è «vecchiIndirizzi»',
        'redirects, riga 3: «b» deve essere un percorso che comincia con una barra, o un indirizzo http o https',
      ],
    });
  });
});
