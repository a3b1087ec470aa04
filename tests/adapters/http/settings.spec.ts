import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REQUIRED_OF_AN_AGENCY } from '#adapters/http/server/settings/settings-defaults.ts';
import { drawingThreadsOf, portalSettingsOf, readSettings } from '#adapters/http/server/settings/settings.ts';

const noFile = (): string => {
  throw new Error('no file');
};
const faultsOf = (
  mode: 'demo' | 'serve',
  environment: Record<string, string>,
  file = noFile as (path: string) => string,
): readonly string[] => {
  const outcome = readSettings(mode, environment, file);
  return outcome.ok ? [] : outcome.failure;
};

describe('readSettings', () => {
  it('[CONST-10] should start the demonstration with nothing set', () => {
    const outcome = readSettings('demo', {}, noFile);

    expect(outcome).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        host: '127.0.0.1',
        dataDir: '.data',
        basePath: '/portale',
        apiBase: '/api',
        imageBase: '/media',
      },
    });
  });

  it('[CONST-10] should let the file change one flag or name, and the environment win over the file', () => {
    const file = JSON.stringify({
      port: 9000,
      flags: { dashboardPayments: false },
      names: { agencyShortName: 'PROVA' },
    });
    const outcome = readSettings('demo', { PORTAL_SETTINGS: 'a.json', PORTAL_PORT: '9001' }, () => file);

    if (!outcome.ok) throw new Error(outcome.failure.join('\n'));
    expect(outcome.value.port).toBe(9001);
    expect(portalSettingsOf(outcome.value).flags).toEqual({
      dashboardPayments: false,
      caaKpi: true,
      fraudReport: true,
    });
    expect(portalSettingsOf(outcome.value).names).toMatchObject({ agencyShortName: 'PROVA', agencySlug: 'anpag' });
  });

  it('should list everything that is wrong at once, in Italian', () => {
    const file = JSON.stringify({
      flags: { dashbordPayments: true },
      external: { ministry: 'javascript:alert(1)' },
      loginFailedPayingBodies: ['ANPAG'],
    });
    const faults = faultsOf(
      'demo',
      { PORTAL_SETTINGS: 'a.json', PORTAL_PORT: 'ottomila', PORTAL_BASEPATH: '/x', PORTAL_TRUST_PROXY: 'forse' },
      () => file,
    );

    expect(faults).toEqual(
      expect.arrayContaining([
        'PORTAL_PORT: manca o non è del tipo previsto',
        'PORTAL_BASEPATH: variabile sconosciuta; forse si intendeva PORTAL_BASE_PATH?',
        'PORTAL_TRUST_PROXY: deve essere true o false, non «forse»',
        'flags.dashbordPayments: impostazione sconosciuta; forse si intendeva dashboardPayments?',
        'external.ministry: deve essere un indirizzo http o https completo',
        'loginFailedPayingBodies: deve contenere tre organismi pagatori',
      ]),
    );
  });

  it('should say what is wrong with the contacts for faults of security', () => {
    const file = JSON.stringify({ securityTxt: { contact: ['sicurezza@anpag.example'], expires: '31/12/2027' } });
    expect(faultsOf('demo', { PORTAL_SETTINGS: 'a.json' }, () => file)).toEqual([
      'securityTxt.contact.0: deve essere un indirizzo che comincia con https://, mailto: o tel:+',
      'securityTxt.expires: deve essere un istante come 2027-12-31T23:00:00Z',
    ]);
  });

  it('[CONST-10] should read secrets from the files that the environment names', () => {
    const files: Readonly<Record<string, string>> = {
      '/segreti/base': 'postgres://portale:parola@db/portale\n',
      '/segreti/cookie': `${'x'.repeat(40)}\r\n`,
      '/segreti/posta': 'parola della posta',
      'a.json': JSON.stringify({
        outbox: {
          kind: 'smtp',
          host: 'posta',
          port: 587,
          from: 'a@b',
          to: 'c@d',
          security: 'starttls',
          user: 'portale',
        },
      }),
    };
    const outcome = readSettings(
      'demo',
      {
        DATABASE_URL_FILE: '/segreti/base',
        PORTAL_SECRET_FILE: '/segreti/cookie',
        PORTAL_OUTBOX_PASSWORD_FILE: '/segreti/posta',
        PORTAL_SETTINGS: 'a.json',
      },
      (path) => files[path] ?? noFile(),
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        databaseUrl: 'postgres://portale:parola@db/portale',
        secret: 'x'.repeat(40),
        outbox: { user: 'portale', password: 'parola della posta' },
      },
    });
  });

  it('[CONST-10] should say which file of a secret is wrong, never what it holds', () => {
    const reading = (path: string): string =>
      path === '/vuoto' ? '\n' : path === '/corto' ? 'troppo corto' : noFile();
    expect(
      faultsOf(
        'demo',
        { DATABASE_URL_FILE: '/manca', PORTAL_SECRET_FILE: '/vuoto', PORTAL_OUTBOX_PASSWORD_FIL: '/x' },
        reading,
      ),
    ).toEqual([
      'DATABASE_URL_FILE: il file /manca non si può leggere',
      'PORTAL_SECRET_FILE: il file /vuoto è vuoto',
      'PORTAL_OUTBOX_PASSWORD_FIL: variabile sconosciuta; forse si intendeva PORTAL_OUTBOX_PASSWORD_FILE?',
    ]);
    expect(faultsOf('demo', { PORTAL_SECRET: 'y'.repeat(40), PORTAL_SECRET_FILE: '/corto' }, reading)).toEqual([
      'PORTAL_SECRET e PORTAL_SECRET_FILE: indicarne una sola',
    ]);
    expect(faultsOf('demo', { PORTAL_SECRET_FILE: '/corto' }, reading)).toEqual([
      'PORTAL_SECRET: deve avere almeno 32 caratteri',
    ]);
  });

  it('should say which file cannot be read or is no JSON', () => {
    expect(faultsOf('demo', { PORTAL_SETTINGS: 'x.json' })).toEqual([
      'PORTAL_SETTINGS: il file x.json non si può leggere',
    ]);
    expect(faultsOf('demo', { PORTAL_SETTINGS: 'x.json' }, () => '{')[0]).toMatch(
      /^PORTAL_SETTINGS: il file x\.json non è un JSON valido/u,
    );
    expect(faultsOf('demo', { PORTAL_SETTINGS: 'x.json' }, () => '[]')).toEqual([
      'PORTAL_SETTINGS: il file x.json deve contenere un oggetto JSON',
    ]);
  });

  it('should refuse a demonstration open to other machines unless that is said twice', () => {
    expect(faultsOf('demo', { PORTAL_HOST: '0.0.0.0' })[0]).toContain('PORTAL_DEMO_ANYWHERE=true');
    expect(faultsOf('demo', { PORTAL_HOST: '0.0.0.0', PORTAL_DEMO_ANYWHERE: 'true' })).toEqual([]);
  });

  it('should let one thread draw where the database is embedded, and refuse more there', () => {
    expect(faultsOf('demo', { PORTAL_DRAWING_THREADS: '2' })).toEqual([
      'PORTAL_DRAWING_THREADS: con il database incorporato disegna le pagine un thread solo; per averne di più indicare anche DATABASE_URL',
    ]);
    expect(faultsOf('demo', { PORTAL_DRAWING_THREADS: '1' })).toEqual([]);
    expect(faultsOf('demo', { PORTAL_DRAWING_THREADS: '2', DATABASE_URL: 'postgres://a/b' })).toEqual([]);
    expect(faultsOf('demo', { PORTAL_DRAWING_THREADS: '0' })).toEqual(['PORTAL_DRAWING_THREADS: deve essere almeno 1']);
  });

  it('should let two threads draw beside a server, where there are cores for them, unless it is told', () => {
    const databaseUrl = 'postgres://a/b';
    expect([1, 2, 16].map((cores) => drawingThreadsOf({ databaseUrl }, cores))).toEqual([1, 2, 2]);
    expect(drawingThreadsOf({ databaseUrl, drawingThreads: 5 }, 2)).toBe(5);
    expect(drawingThreadsOf({ databaseUrl: undefined }, 16)).toBe(1);
  });

  it('[SSO-03] should refuse production while anything of its own is missing, one sentence each', () => {
    const faults = faultsOf('serve', {});

    expect(faults).toHaveLength(8);
    expect(faults.join('\n')).toContain('PORTAL_PUBLIC_ORIGIN');
    expect(faults.join('\n')).toContain('signOn: realm, url, clientId, publicKey');
  });

  it('should refuse colours that cannot be read upon each other, and say which', () => {
    const file = (): string => JSON.stringify({ colours: { accent: '#333333' } });

    expect(faultsOf('demo', { PORTAL_SETTINGS: 'a.json' }, file)).toEqual([
      expect.stringMatching(/^colours: testo del pulsante di accesso: #0c2a1d su #333333 ha un contrasto di 1,\d\d/u),
      expect.stringContaining('accento sul piè di pagina'),
    ]);
    expect(
      faultsOf('demo', { PORTAL_SETTINGS: 'a.json' }, () => JSON.stringify({ colours: { brand: 'blu' } })),
    ).toEqual(['colours.brand: deve essere un colore come #1a6145']);
  });

  it('[CONST-10] should want to be told everything of an agency that brings contents of its own', () => {
    const file = (): string => JSON.stringify({ contents: 'contenuti' });

    expect(faultsOf('demo', { PORTAL_SETTINGS: 'a.json' }, file)).toEqual(Object.values(REQUIRED_OF_AN_AGENCY));
    expect(faultsOf('serve', { PORTAL_SETTINGS: 'a.json' }, file)).toContain(
      'contents: in esercizio i contenuti si importano con «npm run import -- <cartella>»',
    );
  });

  it('[CONST-10] should find the contents beside the file that names them', () => {
    const example = readFileSync('adapters/deploy/example-agency/settings.json', 'utf8');
    const outcome = readSettings('demo', { PORTAL_SETTINGS: '/etc/valle/settings.json' }, () => example);

    if (!outcome.ok) throw new Error(outcome.failure.join('\n'));
    expect(outcome.value.contents).toBe('/etc/valle/contents');
    expect(JSON.stringify(portalSettingsOf(outcome.value))).not.toMatch(/anpag/iu);
  });
});
