import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { citableTerms } from '#adapters/editing/server/citable-terms.ts';
import type { Changes } from '#adapters/editing/server/content-files.ts';
import { answerCall } from '#adapters/editing/server/editor-calls.ts';
import { openFront } from '#adapters/editing/server/front.ts';
import { listsOf, splitLists } from '#adapters/editing/server/split.ts';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { day } from '#tests/support/mothers/day.ts';
import { freePort } from '#tests/support/free-port.ts';

let folder: string;
let written: Changes[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portale-redazione-'));
  written = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const service = (faults: readonly string[] = []) => ({
  folder,
  write: async (changes: Changes) => {
    written.push(changes);
    return faults;
  },
  splitLists: async () => splitLists(folder),
  citableTerms: () => citableTerms(folder, day('2026-11-28'), routeTable(DEMONSTRATION_NAMES)),
});

describe('the calls of the editing page', () => {
  it('should tell the contents of a type that have a file of their own, and no others', async () => {
    mkdirSync(join(folder, 'faqs'));
    writeFileSync(join(folder, 'faqs/uno.md'), '---\ntitle: Uno\n---\n');
    writeFileSync(join(folder, 'faqs/molte.yaml'), '[]');
    const { body } = await answerCall({ action: 'entriesByFolder', params: { folder: 'faqs' } }, service());
    expect(body).toMatchObject([{ data: '---\ntitle: Uno\n---\n', file: { path: 'faqs/uno.md' } }]);
  });

  it.each([
    '../fuori.md',
    'faqs/../../fuori.md',
    'people/uno.md',
    'altro/uno.md',
    'faqs/uno.yaml',
    'media/../../x.svg',
    '.git/config',
    '/etc/passwd',
  ])('should neither read nor write %s', async (path) => {
    writeFileSync(join(folder, '..', 'fuori.md'), 'altrui');
    expect((await answerCall({ action: 'getEntry', params: { path } }, service())).status).toBe(404);
    expect((await answerCall({ action: 'getMediaFile', params: { path } }, service())).status).toBe(404);
    const params = { dataFiles: [{ path, raw: 'x' }], assets: [] };
    expect((await answerCall({ action: 'persistEntry', params }, service())).status).toBe(422);
    expect((await answerCall({ action: 'deleteFiles', params: { paths: [path] } }, service())).status).toBe(422);
    expect(written).toEqual([]);
    rmSync(join(folder, '..', 'fuori.md'));
  });

  it('should find no media where there is a file, nothing, or a way out, and read no name that no file can have', async () => {
    writeFileSync(join(folder, 'LICENZA'), 'testo');
    for (const mediaFolder of ['LICENZA', 'media', '../..', `media/${'a'.repeat(300)}`, 'media/'.repeat(200)])
      expect(await answerCall({ action: 'getMedia', params: { mediaFolder } }, service())).toEqual({
        status: 200,
        body: [],
      });
    for (const path of [`media/${'a'.repeat(300)}.png`, `media/${'a/'.repeat(2_000)}a.png`]) {
      expect((await answerCall({ action: 'getMediaFile', params: { path } }, service())).status).toBe(404);
      const asset = { path, content: '', encoding: 'base64' };
      expect(await answerCall({ action: 'persistMedia', params: { asset } }, service())).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining('troppo lungo') as string },
      });
    }
    expect(written).toEqual([]);
  });

  it('[API-08] should say what the importer has against a content instead of saving it', async () => {
    const params = { dataFiles: [{ path: 'faqs/uno.md', raw: 'x' }], assets: [] };
    const faults = [
      'faqs/uno.md, riga 2, campo «documents.0.title»: manca',
      'pages/altra.md, riga 1, campo «title»: manca',
      'faqs/zeta.md, riga 2, campo «friendlyUrl»: «uno» è già usato in faqs/uno.md, riga 3',
    ];
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages/altra.md'), '---\nslug: altra\n---\n');
    mkdirSync(join(folder, 'faqs'));
    writeFileSync(join(folder, 'faqs/zeta.md'), '---\ntitle: Zeta\n---\n');
    expect(await answerCall({ action: 'persistEntry', params }, service(faults))).toEqual({
      status: 422,
      body: {
        error:
          '«Documenti › 1 › Titolo» manca\npagina «altra», «Titolo»: manca\n«Nome nell’indirizzo» «uno» è già usato in domanda «Zeta»',
      },
    });
  });

  it('[RED-03] should tell that there are lists, give each content a file, and the words in use', async () => {
    mkdirSync(join(folder, 'faqs'));
    writeFileSync(join(folder, 'faqs/molte.yaml'), '- {friendlyUrl: uno, title: Uno, categories: [Vino, Olio]}\n');
    expect((await answerCall({ action: 'lists' }, service())).body).toEqual({ lists: 1 });
    expect((await answerCall({ action: 'splitLists' }, service())).body).toEqual({ files: 1 });
    expect((await answerCall({ action: 'lists' }, service())).body).toEqual({ lists: 0 });
    expect(existsSync(join(folder, 'faqs/uno.md'))).toBe(true);
    mkdirSync(join(folder, 'aids'));
    writeFileSync(
      join(folder, 'aids/uno.yaml'),
      '- {friendlyUrl: vite, title: Vite, conditions: {grows: [Vite, Olivo]}}\n',
    );
    expect((await answerCall({ action: 'usedWords' }, service())).body).toEqual({
      'faqs.categories': ['Olio', 'Vino'],
      'conditions.grows': ['Olivo', 'Vite'],
    });
  });

  it('[TERM-06] should offer the terms of the contents by title, each with its day and the mark that cites it', async () => {
    mkdirSync(join(folder, 'services'));
    writeFileSync(
      join(folder, 'services/domande.yaml'),
      `- {friendlyUrl: unica, title: Domanda unica, closesOn: 2026-12-20, correctionsUntil: oggi+4g, terms: [{name: saldo, title: Saldo, day: 2027-06-30}, {title: Primo incontro, day: 2027-01-08}]}
- {friendlyUrl: carburante, title: Carburante agricolo, opensOn: 2027-01-02}
- {friendlyUrl: senza, title: Senza termini}
`,
    );
    const { body } = await answerCall({ action: 'citableTerms' }, service());
    expect(JSON.parse(JSON.stringify(body).replaceAll('\u00A0', ' '))).toEqual([
      {
        title: 'Carburante agricolo',
        terms: [{ words: 'apertura, 2 gennaio 2027', mark: '{{termine:/servizi/carburante:apertura}}' }],
      },
      {
        title: 'Domanda unica',
        terms: [
          { words: 'chiusura, 20 dicembre 2026', mark: '{{termine:/servizi/unica:chiusura}}' },
          { words: 'modifiche, 2 dicembre 2026', mark: '{{termine:/servizi/unica:modifiche}}' },
          { words: 'saldo, 30 giugno 2027', mark: '{{termine:/servizi/unica:saldo}}' },
        ],
      },
    ]);
  });

  it('should refuse what it does not know', async () => {
    expect((await answerCall({ action: 'publishUnpublishedEntry', params: {} }, service())).status).toBe(422);
    expect((await answerCall('x', service())).status).toBe(422);
  });
});

describe('the address of the preview and the editing page', () => {
  let portal: Server;
  let front: Server;
  let port: number;
  beforeEach(async () => {
    portal = createServer((asked, response) => response.end(`portale ${asked.url}`));
    await new Promise<void>((done) => {
      portal.listen(0, '127.0.0.1', done);
    });
    port = await freePort();
    front = await openFront({
      port,
      portal: (portal.address() as AddressInfo).port,
      service: service(),
      onStanding: () => () => undefined,
      start: '/portale/',
      previewFiles: 'adapters/editing/page',
      editing: {
        files: ['adapters/editing/page'],
        settings: {},
        publishing: {
          folder,
          publisher: {
            portal: 'https://portale.agenzia.example/portale',
            rehearse: async () => ({ kind: 'refused', lines: ['manca'] }),
            publish: async () => ({ kind: 'refused', lines: ['manca'] }),
          },
          now: () => 0,
          undisturbed: (work) => work(),
        },
      },
    });
  });
  afterEach(() => {
    front.close();
    portal.close();
  });

  const ask = (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<{ status: number; text: string; policy: string }> =>
    new Promise((done, refuse) => {
      const method = body === undefined ? 'GET' : 'POST';
      request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        let text = '';
        answer.on('data', (piece: Buffer) => (text += piece.toString()));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            text,
            policy: String(answer.headers['content-security-policy'] ?? ''),
          }),
        );
      })
        .once('error', refuse)
        .end(body);
    });
  const JSON_TYPE = { 'content-type': 'application/json' };
  const INFO = JSON.stringify({ action: 'info' });

  it('should show the portal at every other address', async () => {
    expect((await ask('/portale/servizi?x=1')).text).toBe('portale /portale/servizi?x=1');
  });

  it('should let the browser ask nobody else, whatever the editor would', async () => {
    const { policy } = await ask('/_redazione/');
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/u);
    expect((await ask('/_pubblica/')).policy).toContain("default-src 'self'");
    expect((await ask('/_anteprima/')).policy).toContain("default-src 'self'");
  });

  it('should answer its own page alone: no other site, no other name, no plain form', async () => {
    expect(
      (await ask('/_redazione/contenuti', { ...JSON_TYPE, origin: `http://127.0.0.1:${port}` }, INFO)).status,
    ).toBe(200);
    expect((await ask('/_redazione/contenuti', { ...JSON_TYPE, origin: 'https://altrove.example' }, INFO)).status).toBe(
      403,
    );
    expect((await ask('/_redazione/contenuti', { 'content-type': 'text/plain' }, INFO)).status).toBe(403);
    expect((await ask('/_redazione/contenuti', { ...JSON_TYPE, host: 'altrove.example' }, INFO)).status).toBe(421);
    expect((await ask('/_redazione/', { host: 'altrove.example' })).status).toBe(421);
    const changes = JSON.stringify({ action: 'changes' });
    expect((await ask('/_pubblica/chiamate', JSON_TYPE, changes)).text).toContain('manca');
    expect(
      (await ask('/_pubblica/chiamate', { ...JSON_TYPE, origin: 'https://altrove.example' }, changes)).status,
    ).toBe(403);
  });

  it('[RED-05] should begin a sign-on for its own page and who types the address, for no other site', async () => {
    for (const [site, status] of [
      ['same-origin', 404],
      ['none', 404],
      ['same-site', 403],
      ['cross-site', 403],
    ] as const)
      expect([site, (await ask('/_pubblica/accedi', { 'sec-fetch-site': site })).status]).toEqual([site, status]);
  });

  it('should lead to no file but its own', async () => {
    for (const path of [
      '/_redazione/../server/edit.ts',
      '/_redazione/..%2fserver%2fedit.ts',
      '/_anteprima/%2e%2e/README.md',
      '/_redazione/nulla.js',
    ])
      expect((await ask(path)).text).toMatch(/^(?:Qui non c’è nulla\.|portale )/u);
  });
});

describe('a folder whose contents stand in lists', () => {
  it('[API-08] should give each of them a file of its own, and be the same to the importer', () => {
    cpSync('adapters/deploy/example-agency/contents', folder, { recursive: true });
    const records = () =>
      listFiles(folder)
        .files.flatMap((file) =>
          parseFile(file).records.map(({ type, value }) => JSON.stringify([type, sorted(value)])),
        )
        .toSorted();
    const before = records();
    expect(listsOf(folder).length).toBeGreaterThan(10);
    expect(splitLists(folder)).toBeGreaterThan(60);
    expect(records()).toEqual(before);
    expect(listsOf(folder)).toEqual([]);
    expect(existsSync(join(folder, 'regions/regioni.yaml'))).toBe(true);
  });

  it('should leave all as it was where a list cannot be read', () => {
    mkdirSync(join(folder, 'faqs'));
    writeFileSync(join(folder, 'faqs/una.yaml'), '- friendlyUrl: uno\n');
    writeFileSync(join(folder, 'faqs/rotta.yaml'), '- "uno\n');
    expect(() => splitLists(folder)).toThrow('faqs/rotta.yaml');
    expect(readFileSync(join(folder, 'faqs/una.yaml'), 'utf8')).toContain('uno');
    expect(listsOf(folder).length).toBe(2);
  });
});

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, sorted(one)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};
