import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { CastKey } from '#features/support/visitor-key.ts';
import { act, open, type Page, pageOf } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

const FORM = '/supporto/contatti/richiesta-assistenza';
/** What Anna Bianchi writes, in the order of the form; the scope is the first that is offered. */
const WRITTEN: Readonly<Record<string, string>> = {
  Nome: 'Anna',
  Cognome: 'Bianchi',
  'Codice fiscale': 'BNCNNA80A41H501R',
  Email: 'anna.bianchi@posta.example',
  Telefono: '0761 000 123',
  Oggetto: 'Documento scaduto',
  Messaggio: 'Ho rinnovato la carta di identità: come la invio al gestore del mandato?',
};
const REASONS: Readonly<Record<string, string>> = {
  'non ha la forma giusta': 'Il codice fiscale ha 16 caratteri',
  "ha l'ultima lettera sbagliata": 'l’ultima lettera non corrisponde',
};
const SENT = 'richieste partite';
const RECEIPTS = 'ricevute arrivate';

const formOf = (page: Page) => page.getByRole('form', { name: 'Modulo di assistenza' });
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(new RegExp(`^${label}`, 'u'));
const scopeOf = (page: Page) => formOf(page).getByRole('combobox', { name: 'Ambito' });
const consentOf = (page: Page) => formOf(page).getByRole('checkbox');

/** Opens the form and counts from then on what leaves for the agency and what comes back. */
const openForm = async (world: PortalWorld): Promise<void> => {
  const sent: string[] = [];
  const receipts: Promise<string>[] = [];
  world.note(SENT, sent);
  world.note(RECEIPTS, receipts);
  const page = pageOf(world);
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('assistance')) sent.push(request.url());
  });
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('assistance') && response.ok())
      receipts.push(response.text());
  });
  await open(world, FORM);
};

const send = (world: PortalWorld): Promise<void> =>
  act(world, (page) => formOf(page).getByRole('button', { name: 'Invia la richiesta' }).click());

Given('la richiesta di assistenza di Anna Bianchi, compilata bene', async function (this: PortalWorld) {
  await openForm(this);
  const page = pageOf(this);
  for (const [label, text] of Object.entries(WRITTEN)) await fieldOf(page, label).fill(text);
  await scopeOf(page).selectOption({ index: 1 });
  await consentOf(page).check();
});

Given('una richiesta di assistenza lasciata in bianco', function (this: PortalWorld) {
  return openForm(this);
});

Given('(che )nel campo {string} ha scritto {string}', async function (this: PortalWorld, label: string, text: string) {
  await (label === 'Ambito' ? scopeOf(pageOf(this)).selectOption(text) : fieldOf(pageOf(this), label).fill(text));
});

Given('(che )il messaggio ha {int} caratteri', function (this: PortalWorld, count: number) {
  return fieldOf(pageOf(this), 'Messaggio').fill('x'.repeat(count));
});

Given('(che )non ha dato il consenso', function (this: PortalWorld) {
  return consentOf(pageOf(this)).uncheck();
});

// The network fails once: before the request has arrived, or after, when only its receipt is lost.
Given(
  /^(?:che )?la prima volta (la richiesta|la ricevuta) si perde per strada$/,
  async function (this: PortalWorld, what: string) {
    const receipts = this.noted<Promise<string>[]>(RECEIPTS);
    let isLost = false;
    await pageOf(this).route(
      (url) => url.pathname.includes('assistance'),
      async (route) => {
        if (isLost || route.request().method() !== 'POST') return route.fallback();
        isLost = true;
        if (what === 'la ricevuta') receipts.push((await route.fetch()).text());
        return route.abort();
      },
    );
  },
);

When('Anna Bianchi invia la richiesta', function (this: PortalWorld) {
  return send(this);
});

When('preme due volte "Invia"', function (this: PortalWorld) {
  return act(this, (page) => formOf(page).getByRole('button', { name: 'Invia la richiesta' }).dblclick());
});

When('la invia ancora dopo che la prima volta non ha avuto risposta', async function (this: PortalWorld) {
  await formOf(pageOf(this)).getByText('La richiesta non è arrivata').waitFor();
  await act(this, (page) => formOf(page).getByRole('button', { name: 'Riprova' }).click());
});

Then('riceve un numero di ricevuta', async function (this: PortalWorld) {
  await pageOf(this).getByText('Abbiamo ricevuto la tua richiesta').waitFor();
  assert.match((await pageOf(this).locator('.pt-receipt .number').textContent()) ?? '', /\d/u);
});

Then("all'agenzia la richiesta arriva una volta sola", async function (this: PortalWorld) {
  const receipts = await Promise.all(this.noted<Promise<string>[]>(RECEIPTS));
  assert.ok(receipts.length > 0);
  assert.equal(new Set(receipts).size, 1, receipts.join('\n'));
});

Then('nulla è inviato', async function (this: PortalWorld) {
  await pageOf(this)
    .getByText(/error[ei] da correggere/u)
    .waitFor();
  assert.deepEqual(this.noted(SENT), []);
});

/** What a field says of itself beside it; empty where it says nothing. */
const reasonBeside = async (page: Page, label: string): Promise<string> => {
  const field = label === 'Ambito' ? scopeOf(page) : fieldOf(page, label);
  if ((await field.getAttribute('aria-invalid')) !== 'true') return '';
  return field.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
};

Then('accanto al campo {string} si legge {string}', async function (this: PortalWorld, label: string, message: string) {
  const reason = await reasonBeside(pageOf(this), label);
  assert.ok(reason.includes(message), reason);
});

Then('sono segnati tutti i campi tranne {string}', async function (this: PortalWorld, label: string) {
  const form = formOf(pageOf(this));
  const wrong = form.locator('[aria-invalid=true]');
  // Scope and consent are not among what is typed.
  assert.equal(await wrong.count(), Object.keys(WRITTEN).length - 1 + 2);
  assert.equal(await reasonBeside(pageOf(this), label), '');
});

When('si controlla il codice fiscale {string}', async function (this: PortalWorld, code: string) {
  await openForm(this);
  await fieldOf(pageOf(this), 'Codice fiscale').fill(code);
  await send(this);
});

Then(
  /^il codice (è buono|non ha la forma giusta|ha l'ultima lettera sbagliata)$/,
  async function (this: PortalWorld, verdict: string) {
    await pageOf(this)
      .getByText(/error[ei] da correggere/u)
      .waitFor();
    const reason = await reasonBeside(pageOf(this), 'Codice fiscale');
    const expected = REASONS[verdict];
    assert.ok(expected === undefined ? reason === '' : reason.includes(expected), reason);
  },
);

When('Anna Bianchi, che ha fatto accesso, apre il modulo', async function (this: PortalWorld) {
  const anna = await this.use(CastKey)('Anna Bianchi');
  await anna.open(FORM);
  this.note('modulo', anna.page);
});

Then('trova già scritti nome, cognome e codice fiscale, e vuoti gli altri campi', async function (this: PortalWorld) {
  const page = this.noted<Page>('modulo');
  const known = ['Nome', 'Cognome', 'Codice fiscale'];
  for (const [label, text] of Object.entries(WRITTEN))
    assert.equal(await fieldOf(page, label).inputValue(), known.includes(label) ? text : '', label);
  assert.equal(await scopeOf(page).inputValue(), '');
  assert.equal(await consentOf(page).isChecked(), false);
});
