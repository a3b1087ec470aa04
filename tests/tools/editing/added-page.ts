import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Takes what the form holds from a draft to an approved content, as the person responsible does it. */
export const approve = async (page: Page): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await button(/^Stato/u).click();
  await page.getByRole('menuitem', { name: 'Pronto' }).click();
  await page.getByText('Stato della voce aggiornato').waitFor();
  await button('Approva').click();
  await page.getByRole('menuitem', { name: 'Approva', exact: true }).click();
  await page.getByText('Approvato', { exact: true }).first().waitFor();
};

const TITLE = 'Le parole della montagna';
const PATH = '/supporto/le-parole-della-montagna';

/**
 * A page that nobody had foreseen, from an empty form to the portal that readers open: at its address, in the site map and in the footer;
 * then withdrawn. A name that the portal has no page for is refused without a section (RED-04).
 */
export const walkAddedPage = async (page: Page, editing: string, portal: string, seen: (line: string) => void) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const readers = async (path: string) => fetch(`${portal}${path}`);
  const publish = async (): Promise<void> => {
    await page.goto(`${editing}/_pubblica/`);
    await button('Pubblica 1 contenuto').click();
    await page.getByText(/^Pubblicato alle /u).waitFor();
  };

  await page.goto(`${editing}/_redazione/#/collections/pages`);
  await page
    .getByRole('link', { name: /di tipo pagina$/u })
    .first()
    .click();
  await page
    .getByRole('textbox', { name: /^Titolo$/u })
    .first()
    .fill(TITLE);
  await page.getByLabel('Nome della pagina').fill('le-parole-della-montagna');
  await page.getByLabel('Descrizione').first().fill('Che cosa vogliono dire le parole delle lettere.');
  await button('Salva').click();
  await page.getByText('nessuna pagina del portale ha questo nome').first().waitFor();
  seen('a page that would be shown nowhere is not saved, and the form says what to choose');

  await page.getByLabel('Sotto quale pagina sta').click();
  await page.getByRole('option', { name: 'Supporto' }).click();
  await page.getByLabel('Anche nel piè di pagina').click();
  await button('Salva').click();
  await page.getByText('Salvato', { exact: true }).first().waitFor();
  assert.equal((await readers(`/sportello${PATH}`)).status, 404);
  await approve(page);
  await publish();
  const added = await readers(`/sportello${PATH}`);
  assert.equal(added.status, 200);
  const html = await added.text();
  assert.match(html, new RegExp(`<h1[^>]*>${TITLE}</h1>`, 'u'));
  assert.ok(html.slice(html.indexOf('<footer')).includes(`/sportello${PATH}`));
  assert.ok((await (await readers('/sportello/mappa-del-sito')).text()).includes(`/sportello${PATH}`));
  seen('a new page is at its address, in the site map and in the footer, once it is published');
};
