import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { withOpenedTexts } from '#adapters/editing/page/opened-texts.ts';
import { editingService } from '#adapters/editing/server/services.ts';
import { Drafts } from '#adapters/editing/server/drafts.ts';
import { answerCall, type EditingService } from '#adapters/editing/server/editor-calls.ts';
import { Repository } from '#adapters/editing/server/repository.ts';

const SERVICE = '/_redazione/contenuti';
const PATH = 'faqs/prova.md';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portale-redazione-'));
  mkdirSync(join(folder, 'faqs'));
  writeFileSync(join(folder, PATH), 'prima');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('two tabs of the editing page', () => {
  it('[RED-02] should refuse to save over what the other tab saved since', async () => {
    const [one, other] = tabs(serviceOf());
    await one('getEntry', { path: PATH });
    await other('getEntry', { path: PATH });
    expect(await one('persistEntry', saved('corretta'))).toBe(200);
    expect(await other('persistEntry', saved('con un altro titolo'))).toBe(409);
    expect(text()).toBe('corretta');
    // Opened again, it is saved; and the first tab saves twice in a row as long as nobody comes between.
    await other('getEntry', { path: PATH });
    expect(await other('persistEntry', saved('con un altro titolo'))).toBe(200);
    expect(await other('persistEntry', saved('con due'))).toBe(200);
    expect(await one('deleteFiles', { paths: [PATH] })).toBe(409);
    expect(text()).toBe('con due');
  });

  it('[RED-02] should refuse to save over what a text editor wrote, and to bring back what was deleted', async () => {
    const [one] = tabs(serviceOf());
    await one('getEntry', { path: PATH });
    writeFileSync(join(folder, PATH), 'scritta a mano');
    expect(await one('persistEntry', saved('dal modulo'))).toBe(409);
    expect(text()).toBe('scritta a mano');
    await one('getEntry', { path: PATH });
    rmSync(join(folder, PATH));
    expect(await one('persistEntry', saved('dal modulo'))).toBe(409);
  });

  it('[RED-02] should compare a draft with what its tab opened, the first one with the folder', async () => {
    const git = (...args: readonly string[]) => execFileSync('git', [...args], { cwd: folder, stdio: 'pipe' });
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Elena Sala');
    git('config', 'user.email', 'elena@ente.example');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Contenuti');
    const repository = await Repository.open(folder);
    const drafts = new Drafts(repository);
    const [one, other] = tabs(serviceOf(repository, drafts));
    const of = { collection: 'faqs', slug: 'prova' };
    await one('getEntry', { path: PATH });
    await other('getEntry', { path: PATH });
    const draft = (raw: string) => ({ ...saved(raw), options: { collectionName: 'faqs', useWorkflow: true } });
    expect(await one('persistEntry', draft('bozza'))).toBe(200);
    expect(await other('persistEntry', draft('altra bozza'))).toBe(409);
    expect(String(await drafts.file(of, PATH))).toBe('bozza');
    await other('unpublishedEntryDataFile', { ...of, path: PATH });
    expect(await other('persistEntry', draft('bozza riletta'))).toBe(200);
    expect(text()).toBe('prima');
  });
});

// Helpers

const text = (): string => readFileSync(join(folder, PATH), 'utf8');
const saved = (raw: string) => ({ dataFiles: [{ path: PATH, slug: 'prova', raw }], assets: [] });

/** A service whose importer has nothing against anything. */
const serviceOf = (repository?: Repository, drafts?: Drafts): EditingService =>
  editingService(
    folder,
    {
      save: async (_changes, keep) => {
        await keep();
        return [];
      },
      undisturbed: (work) => work(),
    },
    repository,
    drafts,
    routeTable(DEMONSTRATION_NAMES),
  );

type Tab = (action: string, params: object) => Promise<number>;

/** Tabs of the page, whose editor calls the same service; each answers the status. */
const tabs = (service: EditingService): readonly [Tab, Tab] => {
  const tab = (): Tab => {
    const send = withOpenedTexts(async (_target, init) => {
      const { status, body } = await answerCall(JSON.parse(typeof init?.body === 'string' ? init.body : ''), service);
      return Response.json(body, { status });
    }, SERVICE);
    return async (action, params) =>
      (await send(SERVICE, { method: 'POST', body: JSON.stringify({ action, params }) })).status;
  };
  return [tab(), tab()];
};
