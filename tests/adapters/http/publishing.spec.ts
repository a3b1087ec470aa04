import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Batch } from '#adapters/http/server/import/import-rpc.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

const ROLE = 'redazione';
const EDITOR = { realm_access: { roles: [ROLE] } };
const REPORT = { kind: 'report', inserted: 1, updated: 0, unchanged: 2, withdrawn: 0 } as const;

/** What was imported: the batch, with its files as they were at that moment. */
let imported: (Batch & { readonly files: Readonly<Record<string, string>> })[] = [];
const importBatch = async (batch: Batch, tell: (news: typeof REPORT) => void): Promise<void> => {
  const names = readdirSync(batch.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const files = names.map((one) => {
    const path = join(one.parentPath, one.name);
    return [path.slice(batch.folder.length + 1), readFileSync(path, 'utf8')] as const;
  });
  imported.push({ ...batch, files: Object.fromEntries(files) });
  tell(REPORT);
};

let portal: TestService;
let closed: TestService;
beforeAll(async () => {
  [portal, closed] = await Promise.all([
    serveOver(memoryStorage(), {
      settings: { publishingRole: ROLE, publishingBatches: ['redazione', 'eventi'] },
      importBatch,
    }),
    serveOver(memoryStorage(), { importBatch }),
  ]);
});
afterAll(() => Promise.all([portal.stop(), closed.stop()]));
beforeEach(() => {
  imported = [];
});

describe('publishing from another machine', () => {
  it('[RED-05] should say where to sign in, and hand the folder to the importer', async () => {
    expect(await (await fetch(`${portal.origin}/publishing`)).json()).toEqual({
      signOn: { url: `${portal.origin}/auth`, realm: 'anpag', clientId: 'portale' },
    });
    const answer = await publish(portal, { 'faqs/quando si paga.md': 'È così', 'media/documenti/uno.pdf': 'PDF' });
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      200,
      REPORT,
      'no-store',
    ]);
    expect(imported).toMatchObject([
      {
        batch: ROLE,
        isRehearsal: true,
        mayEmpty: false,
        isEditedOnly: true,
        files: { 'faqs/quando si paga.md': 'È così', 'media/documenti/uno.pdf': 'PDF' },
      },
    ]);
    expect(existsSync(imported[0]?.folder ?? '')).toBe(false);
  });

  it('[RED-05] should let in nobody without the role, nor a token of before', async () => {
    const files = { 'faqs/uno.md': 'x' };
    expect((await publish(portal, files, await portal.tokenOf('anna.bianchi'))).status).toBe(403);
    expect((await publish(portal, files, 'inventato')).status).toBe(401);
    expect((await publish(portal, files, await portal.tokenWith({ ...EDITOR, exp: 1 }))).status).toBe(401);
    const reported = (await (await publish(portal, files, await portal.tokenWith({}))).json()) as { detail: string };
    expect(reported.detail).toContain('chiederlo a chi gestisce gli accessi');
    expect(imported).toEqual([]);
  });

  it('[RED-05] should be off where the portal names no role, whatever a token says', async () => {
    expect((await fetch(`${closed.origin}/publishing`)).status).toBe(404);
    const answer = await publish(closed, { 'faqs/uno.md': 'x' }, await closed.tokenWith(EDITOR));
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      404,
      expect.stringContaining('publishingRole'),
    ]);
  });

  it.each([
    '../fuori.md',
    '/etc/passwd',
    'faqs/../../fuori.md',
    'faqs/.nascosto',
    'faqs\\uno.md',
    'faqs//uno.md',
    'C:uno.md',
    '',
  ])('[RED-05] should write nothing outside the folder: %j', async (path) => {
    expect((await publish(portal, { 'faqs/uno.md': 'x', [path]: 'x' })).status).toBe(422);
    expect(imported).toEqual([]);
  });

  it.each([
    [422, { [`faqs/${'è'.repeat(130)}.md`]: 'x' }],
    [422, { 'faqs/a': 'x', 'faqs/a/b.md': 'x' }],
    [413, { 'media/documenti/grande.pdf': 'x'.repeat(25_000_001) }],
    [413, Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`faqs/${at}.md`, 'x']))],
  ])(
    '[RED-05] should answer %s to a folder beyond its bounds, in words, and leave nothing on the disk',
    async (status, files) => {
      const before = readdirSync(tmpdir()).filter((name) => name.startsWith('portale-pubblicazione-'));
      const answer = await publish(portal, files);
      expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
        status,
        expect.stringMatching(/nome|pesa|file/u),
      ]);
      expect(imported).toEqual([]);
      expect(readdirSync(tmpdir()).filter((name) => name.startsWith('portale-pubblicazione-'))).toEqual(before);
    },
  );

  it('[RED-05] should refuse what is no form, what is broken off, and an order that it does not know', async () => {
    const token = await portal.tokenWith(EDITOR);
    const send = async (query: string, type: string, body: string): Promise<number> =>
      (
        await fetch(`${portal.origin}/publishing?${query}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': type },
          body,
        })
      ).status;
    const good = 'prova=1&svuota=0&lotto=redazione';
    expect(await send(good, 'application/json', '{}')).toBe(415);
    expect(await send(good, 'application/json', '{')).toBe(415);
    expect(await send('prova=0&svuota=1&lotto=contenuti', 'multipart/form-data; boundary=a', '--a--\r\n')).toBe(403);
    expect(await send(good, 'multipart/form-data; boundary=a', '--a\r\nContent-Disp')).toBe(400);
    expect(await send('prova=forse&svuota=0&lotto=redazione', 'multipart/form-data; boundary=a', '--a--\r\n')).toBe(
      400,
    );
    expect(await send('prova=1&svuota=0&lotto=../altro', 'multipart/form-data; boundary=a', '--a--\r\n')).toBe(400);
    expect(imported).toEqual([]);
  });
});

// Helpers

const publish = async (to: TestService, files: Readonly<Record<string, string>>, token?: string): Promise<Response> => {
  const form = new FormData();
  for (const [path, text] of Object.entries(files)) form.append(path, new Blob([text]), 'file');
  return fetch(`${to.origin}/publishing?prova=1&svuota=0&lotto=redazione`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? (await to.tokenWith(EDITOR))}` },
    body: form,
  });
};
