import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

const WITHDRAWN = 'Le parole della montagna';
const PATH = '/sportello/supporto/le-parole-della-montagna';

/**
 * The portal of another machine, which only its role lets publish: a person without it reads whom to ask, one with it publishes. Here the
 * other machine is another process with the embedded provider (RED-05).
 */
export const walkRemote = async (page: Page, editing: string, portal: string, seen: (line: string) => void) => {
  const signIn = async (person: string): Promise<void> => {
    await page.getByRole('link', { name: 'Accedi per pubblicare' }).click();
    await page.getByRole('button', { name: person }).click();
  };
  const outcome = page.getByRole('status');

  assert.equal((await fetch(`${portal}${PATH}`)).status, 200);
  await page.goto(`${editing}/_pubblica/`);
  await outcome.filter({ hasText: 'bisogna fare l’accesso' }).waitFor();
  assert.equal(await page.getByRole('link', { name: portal }).getAttribute('href'), `${portal}/sportello/`);
  await signIn('Anna Bianchi');
  await outcome.filter({ hasText: 'chiederlo a chi gestisce gli accessi' }).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Pubblica' }).isDisabled());
  await page.screenshot({ path: 'reports/pubblicazione-senza-ruolo.png', fullPage: true });
  seen('who has not got the role is told whom to ask, and nothing of the folder is published');

  await signIn('Dario Longo');
  await page.getByRole('listitem').filter({ hasText: WITHDRAWN }).waitFor();
  await page.screenshot({ path: 'reports/pubblicazione-altrove.png', fullPage: true });
  await page.getByRole('button', { name: /^Pubblica \d/u }).click();
  await page.getByText(/^Pubblicato alle /u).waitFor();
  assert.equal((await fetch(`${portal}${PATH}`)).status, 410);
  seen('who has it publishes on the portal of another process: the page is withdrawn there');
};
