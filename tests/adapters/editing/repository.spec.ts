import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChanges, type Changes } from '#adapters/editing/server/content-files.ts';
import { Drafts } from '#adapters/editing/server/drafts.ts';
import { Repository } from '#adapters/editing/server/repository.ts';

let parent: string;
/** The agency's repository, and the copies of two editors with the contents in a folder of it. */
let [shared, hers, his] = ['', '', ''];

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const bytes = (text: string): Uint8Array => Buffer.from(text);
const copyOf = (name: string, who: string): string => {
  git(parent, 'clone', '--quiet', shared, name);
  git(join(parent, name), 'config', 'user.name', who);
  git(join(parent, name), 'config', 'user.email', `${name}@ente.example`);
  return join(parent, name, 'contenuti');
};
const save = async (folder: string, changes: Changes, what: string, repository: Repository): Promise<void> => {
  applyChanges(folder, changes);
  await repository.record([...changes.keys()], what);
};

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'portale-deposito-'));
  shared = join(parent, 'agenzia.git');
  git(parent, 'init', '--quiet', '--bare', '--initial-branch=main', shared);
  const first = join(parent, 'primo');
  git(parent, 'clone', '--quiet', shared, first);
  mkdirSync(join(first, 'contenuti/faqs'), { recursive: true });
  writeFileSync(join(first, 'contenuti/faqs/uno.md'), 'uno\n');
  const byEnte = ['-c', 'user.name=Ente', '-c', 'user.email=ente@ente.example'];
  git(first, ...byEnte, 'commit', '--quiet', '--allow-empty', '-m', 'Deposito');
  git(first, 'add', '.');
  git(first, ...byEnte, 'commit', '--quiet', '-m', 'Contenuti');
  git(first, 'push', '--quiet', 'origin', 'HEAD:main');
  hers = copyOf('lei', 'Elena Sala');
  his = copyOf('lui', 'Pietro Riva');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the repository of a folder of contents', () => {
  it('[RED-02] should record who saved what, send it, and bring what others sent', async () => {
    const repository = await Repository.open(hers);
    await save(hers, new Map([['faqs/due.md', bytes('due\n')]]), 'Scrivi faqs «due»', repository);
    expect(git(shared, 'log', '-1', '--format=%an %s', 'main')).toBe('Elena Sala Scrivi faqs «due»');
    const other = await Repository.open(his);
    expect(readFileSync(join(his, 'faqs/due.md'), 'utf8')).toBe('due\n');
    await save(his, new Map([['faqs/due.md', undefined]]), 'Togli faqs «due»', other);
    // She saves without having seen that.
    await save(hers, new Map([['faqs/tre.md', bytes('tre\n')]]), 'Scrivi faqs «tre»', repository);
    expect(repository.unsent).toBeUndefined();
    expect((await repository.deeds()).map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'Elena Sala: Scrivi faqs «tre»',
      'Pietro Riva: Togli faqs «due»',
      'Elena Sala: Scrivi faqs «due»',
      'Ente: Contenuti',
    ]);
    expect(existsSync(join(hers, 'faqs/due.md'))).toBe(false);
  });

  it('[RED-02] should take a change back, unless the same content was changed since', async () => {
    const repository = await Repository.open(hers);
    await save(hers, new Map([['faqs/uno.md', bytes('uno, due\n')]]), 'Cambia faqs «uno»', repository);
    const [last] = await repository.deeds();
    const { what, changes } = await repository.undoing(last?.id ?? '');
    expect([what, String(changes.get('faqs/uno.md'))]).toEqual(['Cambia faqs «uno»', 'uno\n']);
    await save(hers, new Map([['faqs/uno.md', bytes('uno, tre\n')]]), 'Cambia faqs «uno»', repository);
    await expect(repository.undoing(last?.id ?? '')).rejects.toThrow('è stato cambiato anche dopo');
    const deeds = await repository.deeds();
    const first = deeds.at(-1);
    expect(deeds.map(({ isFirst = false }) => isFirst)).toEqual([false, false, true]);
    await expect(repository.undoing(first?.id ?? '')).rejects.toThrow('la prima registrazione');
  });

  it('[RED-02] should tell what has not reached the agency, and send it with the next', async () => {
    const repository = await Repository.open(hers);
    rmSync(join(parent, 'altrove'), { recursive: true, force: true });
    git(hers, 'remote', 'set-url', 'origin', join(parent, 'altrove'));
    await save(hers, new Map([['faqs/due.md', bytes('due\n')]]), 'Scrivi faqs «due»', repository);
    expect(repository.unsent).toContain('altrove');
    git(hers, 'remote', 'set-url', 'origin', shared);
    await save(hers, new Map([['faqs/tre.md', bytes('tre\n')]]), 'Scrivi faqs «tre»', repository);
    expect(repository.unsent).toBeUndefined();
    expect(git(shared, 'log', '-2', '--format=%s', 'main')).toBe('Scrivi faqs «tre»\nScrivi faqs «due»');
  });

  it('[RED-02] should note publications among the rest', async () => {
    const repository = await Repository.open(hers);
    await repository.notePublication(new Date('2026-11-26T10:00:00Z'));
    expect(await repository.deeds()).toMatchObject([
      { kind: 'publication', who: 'Elena Sala', what: 'Pubblicazione' },
      { kind: 'change', who: 'Ente' },
    ]);
    expect(git(shared, 'tag')).toBe('pubblicazione-2026-11-26T10-00-00-000Z');
  });

  it('[RED-02] should say what to do where there is no repository', async () => {
    const alone = mkdtempSync(join(tmpdir(), 'portale-senza-'));
    await expect(Repository.open(alone)).rejects.toThrow('non è in un deposito Git');
    rmSync(alone, { recursive: true });
  });
});

describe('the drafts of a repository', () => {
  const UNO = { collection: 'faqs', slug: 'uno' };

  it('[RED-02] should keep a draft beside the folder, for the other editor too, until it is approved', async () => {
    const drafts = new Drafts(await Repository.open(hers));
    await drafts.save(UNO, new Map([['faqs/uno.md', bytes('bozza\n')]]), 'Cambia faqs «uno»');
    expect(readFileSync(join(hers, 'faqs/uno.md'), 'utf8')).toBe('uno\n');
    expect(await drafts.list()).toEqual([UNO]);

    const others = new Drafts(await Repository.open(his));
    expect(await others.find(UNO)).toMatchObject({
      status: 'draft',
      who: 'Elena Sala',
      files: [{ path: 'faqs/uno.md', isNew: false }],
    });
    await others.setStatus(UNO, 'pending_publish');
    expect(await others.find(UNO)).toMatchObject({ status: 'pending_publish', files: [{ path: 'faqs/uno.md' }] });
    expect(String(await others.file(UNO, 'faqs/uno.md'))).toBe('bozza\n');
    await others.approve(UNO);
    expect(await others.list()).toEqual([]);
    expect(readFileSync(join(his, 'faqs/uno.md'), 'utf8')).toBe('bozza\n');
    expect(git(shared, 'log', '-1', '--format=%an %s', 'main')).toBe(
      'Pietro Riva Approva domanda «uno», scritto da Elena Sala',
    );
    expect(git(shared, 'branch', '--list', 'cms/*')).toBe('');
  });

  it('[RED-02] should write a new content and take one away, one draft on another', async () => {
    const drafts = new Drafts(await Repository.open(hers));
    const due = { collection: 'faqs', slug: 'due' };
    await drafts.save(due, new Map([['faqs/due.md', bytes('due\n')]]), 'Scrivi');
    await drafts.save(due, new Map([['media/documenti/due.pdf', bytes('%PDF')]]), 'Carica');
    await drafts.save(UNO, new Map([['faqs/uno.md', undefined]]), 'Togli');
    expect([...(await drafts.allChanges()).keys()].toSorted()).toEqual([
      'faqs/due.md',
      'faqs/uno.md',
      'media/documenti/due.pdf',
    ]);
    expect((await drafts.changesOf(UNO)).get('faqs/uno.md')).toBeUndefined();
    await drafts.approve(due);
    expect(readFileSync(join(hers, 'faqs/due.md'), 'utf8')).toBe('due\n');
    await drafts.remove(UNO);
    expect(await drafts.list()).toEqual([]);
  });

  it('[RED-02] should approve nothing over what others changed meanwhile', async () => {
    const repository = await Repository.open(hers);
    const drafts = new Drafts(repository);
    await drafts.save(UNO, new Map([['faqs/uno.md', bytes('bozza\n')]]), 'Cambia');
    await save(hers, new Map([['faqs/uno.md', bytes('altro\n')]]), 'Cambia', repository);
    await expect(drafts.approve(UNO)).rejects.toThrow('è stato cambiato da altri');
    expect(readFileSync(join(hers, 'faqs/uno.md'), 'utf8')).toBe('altro\n');
    expect(git(hers, 'status', '--porcelain')).toBe('');
  });
});
