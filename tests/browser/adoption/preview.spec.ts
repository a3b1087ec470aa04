import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEditing, type EditingCommand } from '#tests/support/editing-command.ts';
import { browser, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

let command: EditingCommand;
beforeAll(async () => {
  command = await startEditing(['--sola-anteprima']);
});
afterAll(() => command.stop());

const RELEASES = '/sportello/valserena-comunica/comunicati-stampa';

describe('the preview of contents while they are being edited', () => {
  it('[API-08] should show a file anew as it is written, and its faults with file and line above the version before', async () => {
    const page = await (await browser.newContext({ locale: 'it-IT' })).newPage();
    const { origin, contents } = command;
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin && !/^(?:blob|data):/u.test(request.url()))
        elsewhere.push(request.url());
    });
    const shown = page.frameLocator('iframe');
    const file = join(contents, 'press-releases', 'pagati-i-premi-dei-pascoli.md');
    const before = readFileSync(file, 'utf8');
    await page.goto(`${origin}/_anteprima/`);
    // What the preview opens by itself would be opened over the list.
    await shown.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement, path) => (frame.src = path), RELEASES);
    await shown.getByText('Pagati i premi dei pascoli').first().waitFor();
    writeFileSync(file, before.replace('Pagati i premi dei pascoli', 'Pagati tutti i premi dei pascoli'));
    await shown.getByText('Pagati tutti i premi dei pascoli').first().waitFor();
    writeFileSync(file, before.replace(/^title:.*$/mu, 'titolo: Senza titolo'));
    const faults = page.getByRole('region', { name: 'I contenuti hanno errori' });
    await faults.waitFor();
    expect(await faults.getByRole('listitem').allInnerTexts()).toEqual([
      'press-releases/pagati-i-premi-dei-pascoli.md, riga 2, campo «title»: manca',
      'press-releases/pagati-i-premi-dei-pascoli.md, riga 3, campo «titolo»: è un campo non previsto: forse si intendeva «title»?',
    ]);
    expect(await shown.getByText('Pagati tutti i premi dei pascoli').count()).toBeGreaterThan(0);
    writeFileSync(file, before);
    await faults.waitFor({ state: 'hidden' });
    await shown.getByText('Pagati i premi dei pascoli').first().waitFor();
    expect(elsewhere).toEqual([]);
  });
});
