import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectOf, redirectTableFrom, type RedirectTable } from '#core/navigation/redirect-table.ts';
import { RUNS } from '#tests/support/property.ts';

const OWN = ['/portale', '/api', '/media'];
const tableOf = (...lines: readonly string[]): RedirectTable => {
  const read = redirectTableFrom(['vecchio;nuovo', ...lines].join('\n'), OWN);
  if (!read.ok) throw new Error(read.failure.join('\n'));
  return read.value;
};
const faultsOf = (...lines: readonly string[]): readonly string[] => {
  const read = redirectTableFrom(lines.join('\n'), OWN);
  return read.ok ? [] : read.failure;
};
const moved = (to: string) => ({ kind: 'moved', to });

describe('redirectOf', () => {
  const table = tableOf(
    '/index.php?id=12;/portale/normative/circolare-12',
    '/index.php?id=12&lang=en;/portale/',
    '/index.php;/portale/',
    '/notizie/2019/fieno.html;https://archivio.example/fieno',
    '/it/12,notizia.html;/portale/servizi?categories=aiuti',
    '/bandi chiusi;',
    '/perch%C3%A9;/portale/supporto',
  );
  it.each([
    ['/index.php?id=12', moved('/portale/normative/circolare-12')],
    ['/index.php?utm_source=x&id=12', moved('/portale/normative/circolare-12')],
    ['/index.php?lang=en&id=12', moved('/portale/')],
    ['/index.php?id=13', moved('/portale/')],
    ['/index.php', moved('/portale/')],
    ['/notizie/2019/fieno.html', moved('https://archivio.example/fieno')],
    ['/notizie/2019/fieno.html/', moved('https://archivio.example/fieno')],
    ['/it/12,notizia.html', moved('/portale/servizi?categories=aiuti')],
    ['/bandi%20chiusi', { kind: 'gone' }],
    ['/perch%c3%a9', moved('/portale/supporto')],
    ['/Index.php', undefined],
    ['/altro', undefined],
    ['//index.php', undefined],
    ['/%', undefined],
  ])('[CONST-10] should say of %s what became of it', (asked, outcome) => {
    expect(redirectOf(table, asked)).toEqual(outcome);
  });
});

describe('redirectTableFrom', () => {
  it.each([
    'vecchio,nuovo\n"/a,b",/portale/',
    'vecchio\tnuovo\r\n/a,b\t/portale/\r\n',
    '\uFEFFVecchio;Nuovo\n"/a,b";"/portale/"',
  ])('[CONST-10] should read %j as spreadsheets write it', (csv) => {
    const read = redirectTableFrom(csv, OWN);
    expect(read.ok && redirectOf(read.value, '/a,b')).toEqual(moved('/portale/'));
  });

  it('[CONST-10] should say line by line what is wrong', () => {
    expect(
      faultsOf(
        'vecchio;nuovo',
        'index.php;/portale/',
        '/a;portale',
        '/a;javascript:alert(1)',
        '/a;/portale/;x',
        '/portale/normative;/portale/',
        '/;/portale/',
        '/b;/portale/',
        '/b/;/portale/altro',
        '/c;/d',
        '/d;/c',
        '//altrove.example;/portale/',
      ),
    ).toEqual([
      'riga 2: «index.php» deve essere un indirizzo che comincia con una barra, come /index.php?id=12',
      'riga 3: «portale» deve essere un percorso che comincia con una barra, o un indirizzo http o https',
      'riga 4: «javascript:alert(1)» deve essere un percorso che comincia con una barra, o un indirizzo http o https',
      'riga 5: ha più di due colonne',
      'riga 6: «/portale/normative» è un indirizzo del portale: per i suoi contenuti c’è «vecchiIndirizzi»',
      'riga 7: la radice porta già alla pagina iniziale',
      'riga 9: «/b/» è già nella riga 8',
      'riga 12: «//altrove.example» deve essere un indirizzo che comincia con una barra, come /index.php?id=12',
      'riga 10: l’indirizzo nuovo porta di nuovo a quello vecchio',
      'riga 11: l’indirizzo nuovo porta di nuovo a quello vecchio',
    ]);
    expect(faultsOf('/a;/b')).toEqual(['riga 1: deve essere «vecchio;nuovo»']);
  });

  it('[CONST-10] should answer every old address of any table with its own line, or the one that says more of it', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,6}$/u);
    const line = fc.record({ path: word, query: fc.dictionary(word, word, { maxKeys: 2 }), to: word });
    fc.assert(
      fc.property(
        fc.uniqueArray(line, {
          selector: ({ path, query }) => `${path}${JSON.stringify(Object.entries(query).toSorted())}`,
        }),
        (lines) => {
          const written = lines.map(({ path, query, to }) => {
            const asked = `/x${path}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query).toString()}`}`;
            return { asked, to: `/portale/${to}` };
          });
          const table = tableOf(...written.map(({ asked, to }) => `${asked};${to}`));
          for (const { asked, to } of written) expect(redirectOf(table, asked)).toEqual(moved(to));
        },
      ),
      RUNS,
    );
  });

  it('[CONST-10] should never throw, whatever stands in a file or is asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, asked) => {
        const read = redirectTableFrom(`vecchio;nuovo\n${text}`, OWN);
        if (read.ok) redirectOf(read.value, asked);
      }),
      RUNS,
    );
  });
});
