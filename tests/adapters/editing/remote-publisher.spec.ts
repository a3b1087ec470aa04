import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerPublication } from '#adapters/editing/server/publication-calls.ts';
import { SignInNeeded } from '#adapters/editing/server/editor-sign-on.ts';
import { remotePortal } from '#adapters/editing/server/remote-publisher.ts';
import type { Batch, ImportNews } from '#adapters/http/server/import/import-rpc.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

const RETURN = 'http://127.0.0.1:8099/_pubblica/ritorno';
const CHANGES = [{ kind: 'inserted', type: 'faqs', slug: 'uno' }] as const;

let portal: TestService;
let folder: string;
const batches: (Pick<Batch, 'batch' | 'isRehearsal'> & { readonly received: readonly string[] })[] = [];
const importBatch = async (
  { batch, isRehearsal, folder: there }: Batch,
  tell: (news: ImportNews) => void,
): Promise<void> => {
  batches.push({ batch, isRehearsal, received: readdirSync(there) });
  tell({
    kind: 'report',
    inserted: 1,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    ...(isRehearsal ? { changes: CHANGES } : {}),
  });
};
beforeAll(async () => {
  portal = await serveOver(memoryStorage(), { settings: { publishingRole: 'redazione' }, importBatch });
  folder = mkdtempSync(join(tmpdir(), 'portale-redazione-'));
  mkdirSync(join(folder, 'faqs'));
  // What other systems write may lie beside it, as in the example agency: it stays on this machine.
  mkdirSync(join(folder, 'regions'));
  writeFileSync(join(folder, 'regions/regioni.yaml'), '[]');
  writeFileSync(join(folder, 'faqs/uno.md'), '---\nfriendlyUrl: uno\ntitle: Uno?\n---\n');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await portal.stop();
});

const remote = (address = `${portal.origin}/portale/`) => remotePortal(address, 'redazione', RETURN);
const service = (publisher: ReturnType<typeof remote>) => ({
  folder,
  publisher,
  now: () => 0,
  undisturbed: <T>(work: () => Promise<T>) => work(),
});

describe('remotePortal', () => {
  it('[RED-05] should ask for the sign-on first, then rehearse and publish on the portal of the address', async () => {
    const publisher = remote();
    expect(publisher.portal).toBe(`${portal.origin}/portale`);
    expect(await answerPublication({ action: 'changes' }, service(publisher))).toEqual({
      status: 401,
      body: { portal: `${portal.origin}/portale`, error: 'Per pubblicare su questo portale bisogna fare l’accesso.' },
    });
    await signIn(publisher, 'dario.longo');
    const { body } = await answerPublication({ action: 'changes' }, service(publisher));
    expect(body).toMatchObject({ changes: [{ kind: 'inserted', title: 'Uno?' }] });
    const { state } = body as { readonly state: string };
    expect(await answerPublication({ action: 'publish', state, mayEmpty: false }, service(publisher))).toEqual({
      status: 200,
      body: { kind: 'published', inserted: 1, updated: 0, withdrawn: 0 },
    });
    expect(batches).toEqual([
      { batch: 'redazione', isRehearsal: true, received: ['faqs'] },
      { batch: 'redazione', isRehearsal: false, received: ['faqs'] },
    ]);
  });

  it('[RED-05] should say to whom to turn who has not the role, and ask for another sign-on', async () => {
    const publisher = remote();
    await signIn(publisher, 'anna.bianchi');
    const { status, body } = await answerPublication({ action: 'changes' }, service(publisher));
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: expect.stringContaining('non ha il ruolo') as string });
    await expect(publisher.signOn.token()).rejects.toThrow(SignInNeeded);
  });

  it('[RED-05] should be led back to this machine alone, at the one path, at any port', async () => {
    const asked = new URL(await remote().signOn.start());
    const page = await fetch(asked);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      // Chromium applies it to where a form leads in the end.
      expect.stringContaining(`form-action 'self' ${portal.origin}`) as string,
    ]);
    expect(page.headers.get('content-security-policy')).toContain(new URL(RETURN).origin);
    for (const elsewhere of [
      'http://127.0.0.1:8099/altro',
      'http://altrove.example:8099/_pubblica/ritorno',
      `${RETURN}?a=1`,
    ]) {
      asked.searchParams.set('redirect_uri', elsewhere);
      expect([elsewhere, (await fetch(asked)).status]).toEqual([elsewhere, 400]);
    }
  });

  it('[RED-05] should take no answer that it has not asked for', async () => {
    const publisher = remote();
    const asked = new URL(await publisher.signOn.start());
    expect(asked.searchParams.get('prompt')).toBe('login');
    for (const answer of ['code=a&state=altro', `state=${asked.searchParams.get('state') ?? ''}&error=access_denied`])
      await expect(publisher.signOn.finish(new URLSearchParams(answer))).rejects.toThrow('L’accesso non è riuscito');
  });

  it('[RED-05] should let no other site end a sign-on that is under way', async () => {
    const publisher = remote();
    await signIn(publisher, 'anna.bianchi', async () => {
      for (const stray of ['', 'code=a&state=altro'])
        await expect(publisher.signOn.finish(new URLSearchParams(stray))).rejects.toThrow(SignInNeeded);
    });
    expect(await publisher.signOn.token()).toMatch(/./u);
  });

  it('[RED-05] should refuse an address over which a token could be read, and say which portal cannot be reached', async () => {
    for (const address of ['http://portale.agenzia.example/portale', 'portale', 'ftp://127.0.0.1/'])
      expect(() => remote(address)).toThrow('con https://');
    const away = remote('http://127.0.0.1:9/portale');
    await expect(away.rehearse(folder)).rejects.toThrow('non risponde');
    const other = await serveOver(memoryStorage(), { importBatch });
    await expect(remote(`${other.origin}/portale`).rehearse(folder)).rejects.toThrow('publishingRole');
    await other.stop();
  });
});

// Helpers

/** As a browser does it: the page of the provider, the choice of a person, and the way back to this machine. */
const signIn = async (
  { signOn }: ReturnType<typeof remote>,
  username: string,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const address = await signOn.start();
  await meanwhile();
  const page = await (await fetch(address)).text();
  const action = /action="([^"]+)"/u.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const chosen = await fetch(new URL(action, portal.origin), {
    method: 'POST',
    body: new URLSearchParams({ username }),
    redirect: 'manual',
  });
  const back = new URL(chosen.headers.get('location') ?? 'http://nessuno.example');
  expect(`${back.origin}${back.pathname}`).toBe(RETURN);
  await signOn.finish(back.searchParams);
};
