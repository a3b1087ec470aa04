import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { act, open, pageOf, signInAs } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

const INBOX = '/notifiche';
/** As wide as a tablet: on wider screens a message stands beside the list, and is read without being opened. */
const TABLET = { width: 800, height: 900 } as const;

const rowsOf = (world: PortalWorld) =>
  pageOf(world).getByRole('list', { name: 'Elenco delle notifiche' }).getByRole('listitem');
const messageOf = (world: PortalWorld) => pageOf(world).getByRole('article');

/** How many are to be read, as the head of the page says it. */
const unreadCount = async (world: PortalWorld): Promise<number> => {
  const lead = pageOf(world)
    .locator('.pt-inbox-lead')
    .filter({ hasText: /leggere$/u });
  return Number(/(\d+) da leggere$/u.exec((await lead.textContent()) ?? '')?.[1] ?? 0);
};

Given('{int} notifiche da leggere per Anna Bianchi', async function (this: PortalWorld, least: number) {
  await pageOf(this).setViewportSize(TABLET);
  await signInAs(this, 'Anna Bianchi');
  await open(this, INBOX);
  const count = await unreadCount(this);
  assert.ok(count >= least, `${count} da leggere`);
  this.note('da leggere prima', count);
});

When('Anna Bianchi apre la prima notifica da leggere', async function (this: PortalWorld) {
  const link = rowsOf(this).and(pageOf(this).locator('.unread')).first().getByRole('link');
  this.note('notifica aperta', await link.locator('.subject').textContent());
  await act(this, () => link.click());
  await messageOf(this).getByText('Letta', { exact: true }).waitFor();
});

When('la segna di nuovo come da leggere', async function (this: PortalWorld) {
  await act(this, () => messageOf(this).getByRole('button', { name: 'Segna come da leggere' }).click());
  await messageOf(this).getByText('Da leggere', { exact: true }).waitFor();
});

Then(/^le notifiche da leggere sono (una in meno|quante prima)$/, async function (this: PortalWorld, how: string) {
  await open(this, INBOX);
  const expected = this.noted<number>('da leggere prima') - (how === 'una in meno' ? 1 : 0);
  assert.equal(await unreadCount(this), expected);
});

Then('rileggendo le notifiche quella risulta letta', async function (this: PortalWorld) {
  const row = rowsOf(this).filter({ hasText: this.noted<string>('notifica aperta') });
  await row.waitFor();
  assert.equal(await row.and(pageOf(this).locator('.unread')).count(), 0);
});

When('Anna Bianchi filtra le notifiche da leggere', async function (this: PortalWorld) {
  await act(this, (page) => page.locator('main').getByRole('link', { name: 'Solo da leggere' }).click());
  await pageOf(this).waitForURL((url) => url.search !== '');
});

Then('nessuna è già letta', async function (this: PortalWorld) {
  const count = await rowsOf(this).count();
  assert.ok(count > 0);
  assert.equal(await rowsOf(this).and(pageOf(this).locator('.unread')).count(), count);
});

Then('ciascuna ha oggetto, testo e data', async function (this: PortalWorld) {
  for (const row of await rowsOf(this).all())
    for (const part of ['.subject', '.words', '.day'])
      assert.notEqual(((await row.locator(part).textContent()) ?? '').trim(), '', part);
});
