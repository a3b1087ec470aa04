import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';
import { startEditing } from '#tests/support/editing-command.ts';
import { approve, walkAddedPage } from './added-page.ts';
import { walkPlanned } from './planned-release.ts';
import { addCategory, addDocument, openRelease } from './release-form.ts';
import { walkWords } from './words.ts';
import { walkRemote } from './remote.ts';

// `npm run test:editing`: in a real browser, from an empty form for a press release with a document to the portal that readers open,
// with what the importer would refuse refused on the way, a draft that is approved, the change taken back, one that is planned for the next
// day, and nobody asked but this machine. The contents are in a copy of a repository. The first run fetches the editor.

const RELEASES = '/sportello/valserena-comunica/comunicati-stampa';
const TITLE = 'Apre lo sportello di montagna';
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seen = (line: string): void => say(`✓ ${line}`);

const place = mkdtempSync(join(tmpdir(), 'portale-deposito-'));
const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: folder, encoding: 'utf8' }).trim();

/** Puts the contents into a repository, which an agency's one of its own stands behind. */
const intoRepository = (contents: string): void => {
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', 'agenzia.git');
  git(contents, 'init', '--quiet', '--initial-branch=main');
  git(contents, 'config', 'user.name', 'Elena Sala');
  git(contents, 'config', 'user.email', 'elena.sala@valserena.example');
  git(contents, 'add', '.');
  git(contents, 'commit', '--quiet', '--message', 'Contenuti');
  git(contents, 'remote', 'add', 'origin', join(place, 'agenzia.git'));
  git(contents, 'push', '--quiet', 'origin', 'main');
};

const CLOCK = join(place, 'orologio');
/** Moves the clock of the portal that readers open, in milliseconds from the present. */
const moveClock = (aheadMs: number): void => writeFileSync(CLOCK, String(aheadMs));

/** Starts the portal that readers open; answers its origin and how to stop it. */
const startPortal = async (settings: string) => {
  moveClock(0);
  const portal = spawn(process.execPath, ['adapters/http/server/start.mjs', '--settings', settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${new URL('moved-clock.mjs', import.meta.url).href}`,
      MOVED_CLOCK: CLOCK,
    },
  });
  await new Promise<void>((done, refuse) => {
    portal.stdout.on('data', (piece: Buffer) => (piece.toString().includes('Il portale risponde su') ? done() : null));
    portal.once('exit', (code) => refuse(new Error(`the portal ended with ${code}`)));
  });
  const { port } = JSON.parse(readFileSync(settings, 'utf8')) as { readonly port: number };
  return { origin: `http://127.0.0.1:${port}`, stop: () => portal.kill('SIGTERM') };
};

const walk = async (page: Page, editing: { origin: string; contents: string }, readers: string): Promise<void> => {
  const { origin, contents } = editing;
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const isRead = async (): Promise<boolean> => (await (await fetch(`${readers}${RELEASES}`)).text()).includes(TITLE);
  const save = (): Promise<void> => button('Salva').click();

  await openRelease(page, origin, TITLE);
  await walkWords(page, seen);
  await page.getByLabel('Nome nell’indirizzo').fill('pagati-i-premi-dei-pascoli');
  await page.getByLabel('Descrizione').fill('Dal primo marzo lo sportello riceve anche a Pieve Alta.');
  await save();
  await page.getByText('«Categorie» manca').first().waitFor();
  seen('what its schema refuses is not saved, and the page says which field and why');

  const bytes = await addDocument(page, 'Apre Sportello 2027.pdf');
  const { field: word, offered } = await addCategory(page);
  assert.ok(offered.includes('Servizi') || offered.length > 0, 'the words in use are offered');
  await word.pressSequentially(String(offered[0]).toLowerCase());
  await save();
  await page.getByText(`«${String(offered[0]).toLowerCase()}» altrove è scritto «${offered[0]}»`).waitFor();
  assert.equal(await page.getByText('API_ERROR').count(), 0);
  await word.press('Control+a');
  await word.pressSequentially(String(offered[0]));
  seen('words in use are offered, and another writing of one is refused');

  await save();
  await page.getByText('«pagati-i-premi-dei-pascoli» è già usato').first().waitFor();
  seen('a name that another content has is refused');

  // As a person does it: the field keeps a caret of its own.
  await page.getByLabel('Nome nell’indirizzo').press('Control+a');
  await page.getByLabel('Nome nell’indirizzo').press('Delete');
  await save();
  await page.getByText('Salvato', { exact: true }).first().waitFor();
  const name = 'apre-lo-sportello-di-montagna';
  assert.match(git(contents, 'branch', '--list', 'cms/*'), new RegExp(`cms/press-releases/${name}$`, 'u'));
  assert.match(git(place, '--git-dir=agenzia.git', 'branch', '--list', 'cms/*'), new RegExp(name, 'u'));
  assert.ok(!readdirSync(join(contents, 'press-releases')).includes(`${name}.md`));
  seen('its address is made of the title, and it is a draft on a branch, sent to the agency');

  await page.goto(`${origin}${RELEASES}`);
  await page.locator('main article', { hasText: TITLE }).waitFor();
  assert.equal(await isRead(), false);
  seen('the preview shows the draft, and readers do not see it');

  await page.goto(`${origin}/_redazione/#/collections/press-releases/entries/${name}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await approve(page);
  assert.match(readFileSync(join(contents, `press-releases/${name}.md`), 'utf8'), /file: apre-sportello-2027\.pdf/u);
  assert.deepEqual(readFileSync(join(contents, 'media/documenti/apre-sportello-2027.pdf')), bytes);
  assert.equal(await isRead(), false);
  seen('approved, it is in the folder with its document, and readers still do not see it');

  await link('Che cosa cambia, e pubblica').click();
  await page
    .getByRole('listitem')
    .filter({ hasText: `Nuovo${TITLE}Comunicati stampa` })
    .waitFor();
  await page.screenshot({ path: 'reports/pubblicazione.png', fullPage: true });
  await button('Pubblica 1 contenuto').click();
  await page.getByText(/^Pubblicato alle .*: 1 nuovo, 0 cambiati, 0 ritirati\.$/u).waitFor();
  assert.equal(await isRead(), true);
  seen('the page of publication says what changes, publishes it, and readers see it');

  const deed = page.locator('#storia li', { hasText: `Approva comunicato «${TITLE}»` });
  await deed.getByText('Elena Sala', { exact: true }).waitFor();
  await page.locator('#storia li', { hasText: 'Pubblicazione' }).first().waitFor();
  await deed.getByRole('button', { name: /^Annulla/u }).click();
  await page.getByRole('listitem').filter({ hasText: 'Ritirato' }).waitFor();
  await button('Pubblica 1 contenuto').click();
  await page.getByText(/: 0 nuovi, 0 cambiati, 1 ritirato\.$/u).waitFor();
  assert.equal(await isRead(), false);
  assert.match(git(place, '--git-dir=agenzia.git', 'log', '-1', '--format=%an %s', 'main'), /^Elena Sala Annulla/u);
  seen('who did what is told, and taken back; the agency’s repository has it');
};

const editing = await startEditing(['--git', '--bozze'], intoRepository);
const readers = await startPortal(editing.settings);
const browser = await launchChromium();
try {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob|data):/u.test(request.url()) && new URL(request.url()).origin !== editing.origin)
      elsewhere.push(request.url());
  });
  try {
    await walk(page, editing, readers.origin);
    await walkAddedPage(page, editing.origin, readers.origin, seen);
    await walkPlanned(page, editing.origin, readers.origin, moveClock, seen);
    assert.deepEqual(elsewhere, []);
    seen('nobody was asked but this machine');
    const away = await startEditing(['--portale', `${readers.origin}/sportello`, '--lotto', 'contenuti']);
    await walkRemote(page, away.origin, readers.origin, seen).finally(() => away.stop());
  } catch (error) {
    mkdirSync('reports', { recursive: true });
    await page.screenshot({ path: 'reports/redazione.png' });
    say(await page.locator('body').ariaSnapshot());
    throw error;
  }
} finally {
  await browser.close();
  readers.stop();
  await editing.stop();
  rmSync(place, { recursive: true, force: true });
}
