import type { Page } from 'playwright-core';
import { pdfFrom } from '#adapters/storage/pdf/pdf.ts';

/** Opens an empty form of a press release and writes its title. */
export const openRelease = async (page: Page, editing: string, title: string): Promise<void> => {
  await page.goto(`${editing}/_redazione/#/collections/press-releases`);
  await page
    .getByRole('link', { name: /comunicato$/u })
    .first()
    .click();
  await page
    .getByRole('textbox', { name: /^Titolo$/u })
    .first()
    .fill(title);
};

/** Adds a document to it, chosen from the disk; answers its bytes. */
export const addDocument = async (page: Page, name: string): Promise<Buffer> => {
  const button = (words: string) => page.getByRole('button', { name: words });
  await button('Aggiungi documento').click();
  await page
    .getByRole('textbox', { name: /^Titolo$/u })
    .nth(1)
    .fill('Testo del comunicato');
  await button('Scegli un file').click();
  const buffer = Buffer.from(pdfFrom({ title: 'Testo', parts: [[]], footer: '', notice: '' }));
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await button('Prendi selezionato').click();
  return buffer;
};

/** Adds an empty category; answers its field and the words that it offers. */
export const addCategory = async (page: Page) => {
  await page.getByRole('button', { name: 'Aggiungi categorie' }).click();
  const field = page.getByLabel('Voce');
  const offered = await field.evaluate((one) =>
    [...((one as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
  );
  return { field, offered };
};
