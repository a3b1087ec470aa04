import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pdfFrom } from '#adapters/storage/pdf/pdf.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { startEditing } from '#tests/support/editing-command.ts';

// `npm run test:editing`: in a real browser, from an empty form for a press release with a document to the list that shows it,
// with what the importer would refuse refused on the way, and nobody asked but this machine. The first run fetches the editor.

const RELEASES = '/sportello/valserena-comunica/comunicati-stampa';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { origin, contents, stop } = await startEditing();
const browser = await launchChromium();
try {
  const page = await (await browser.newContext({ locale: 'it-IT', viewport: { width: 1280, height: 900 } })).newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob|data):/u.test(request.url()) && new URL(request.url()).origin !== origin)
      elsewhere.push(request.url());
  });
  try {
    await page.goto(`${origin}/_redazione/`);
    await page.getByRole('link', { name: 'Comunicati stampa' }).click();
    await page.getByRole('link', { name: /comunicato$/u }).click();
    await page.getByLabel('Titolo').fill('Apre lo sportello di montagna');
    await page.getByLabel('Nome nell’indirizzo').fill('pagati-i-premi-dei-pascoli');
    await page.getByLabel('Descrizione').fill('Dal primo marzo lo sportello riceve anche a Pieve Alta.');
    const publish = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Pubblica' }).click();
      await page.getByRole('menuitem', { name: 'Pubblica ora' }).click();
    };
    await publish();
    await page.getByText('«Documenti» manca; «Categorie» manca').waitFor();
    say('✓ what its schema refuses is not saved, and the page says which field and why');

    await page.getByRole('button', { name: 'Aggiungi documento' }).click();
    await page.getByLabel('Titolo').nth(1).fill('Testo del comunicato');
    await page.getByRole('button', { name: 'Scegli un file' }).click();
    const bytes = pdfFrom({ title: 'Testo', parts: [[]], footer: '', notice: '' });
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'Apre Sportello 2027.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    await page.getByRole('button', { name: 'Prendi selezionato' }).click();
    await page.getByRole('button', { name: 'Aggiungi categorie' }).click();
    await page.getByLabel('Voce').fill('Servizi');
    await publish();
    await page.getByText('«pagati-i-premi-dei-pascoli» è già usato').waitFor();
    say('✓ a name that another content has is refused');

    // As a person does it: the field keeps a caret of its own.
    await page.getByLabel('Nome nell’indirizzo').press('Control+a');
    await page.getByLabel('Nome nell’indirizzo').pressSequentially('apre-lo-sportello');
    await publish();
    await page.getByText('Voce salvata').waitFor();
    const files = readdirSync(join(contents, 'press-releases')).filter(
      (name) => name !== 'pagati-i-premi-dei-pascoli.md',
    );
    assert.deepEqual(files, ['apre-lo-sportello.md']);
    assert.match(
      readFileSync(join(contents, 'press-releases/apre-lo-sportello.md'), 'utf8'),
      /file: apre-sportello-2027\.pdf/u,
    );
    assert.deepEqual(readFileSync(join(contents, 'media/documenti/apre-sportello-2027.pdf')), Buffer.from(bytes));
    say(`✓ it is saved as press-releases/${files.join()}, its document beside it`);

    await page.goto(`${origin}${RELEASES}`);
    const card = page.locator('main article', { hasText: 'Apre lo sportello di montagna' });
    await card.waitFor();
    const link = await card.locator('a[href$="apre-sportello-2027.pdf"]').getAttribute('href');
    assert.equal((await page.request.get(`${origin}${link}`)).status(), 200);
    say('✓ the list shows it, and opens its document');
    assert.deepEqual(elsewhere, []);
    say('✓ nobody was asked but this machine');
  } catch (error) {
    await page.screenshot({ path: 'reports/redazione.png' });
    say(await page.locator('body').ariaSnapshot());
    throw error;
  }
} finally {
  await browser.close();
  await stop();
}
