import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { MS_PER_DAY } from '#core/kernel/time-units.ts';
import { approve } from './added-page.ts';
import { addCategory, addDocument, openRelease } from './release-form.ts';

const TITLE = 'Riaprono gli alpeggi di Malga Alta';
const NAME = 'riaprono-gli-alpeggi-di-malga-alta';
const POLL_MS = 500;

/** Everywhere that readers could find it, below the origin of their portal. */
const PLACES: Readonly<Record<string, string>> = {
  list: '/sportello/valserena-comunica/comunicati-stampa',
  page: `/sportello/valserena-comunica/comunicati-stampa/${NAME}`,
  search: '/sportello/ricerca?search=alpeggi',
  feed: '/api/exports/press-releases.atom',
  home: '/sportello/',
};

/**
 * A press release that is planned: approved and published today for tomorrow, it is in no place that readers have; the day comes, and it is
 * in all of them by itself; it is taken back, and in none again (PUB-01). `moveClock` sets how far the portal's clock is ahead, in ms.
 */
export const walkPlanned = async (
  page: Page,
  editing: string,
  readers: string,
  moveClock: (aheadMs: number) => void,
  seen: (line: string) => void,
): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const isAt = async (place: string): Promise<boolean> => {
    const answer = await fetch(`${readers}${PLACES[place]}`);
    const text = await answer.text();
    return place === 'page' ? answer.ok : text.includes(TITLE);
  };
  const found = async (): Promise<readonly string[]> => {
    const all = await Promise.all(Object.keys(PLACES).map(async (place) => ({ place, isThere: await isAt(place) })));
    return all.filter(({ isThere }) => isThere).map(({ place }) => place);
  };
  /** Looks until readers find it in all places; a minute after the day has begun it must be so. */
  const isFoundIn = async (places: readonly string[]): Promise<void> => {
    const until = performance.now() + 70_000;
    let now = await found();
    while (now.join() !== places.join() && performance.now() < until) {
      await page.waitForTimeout(POLL_MS);
      now = await found();
    }
    assert.deepEqual(now, places);
  };
  // On the next day whatever the folder dates from its day is another content too.
  const publish = async (): Promise<void> => {
    await page.goto(`${editing}/_pubblica/`);
    await button(/^Pubblica \d/u).click();
    await page.getByText(/^Pubblicato alle /u).waitFor();
  };

  await openRelease(page, editing, TITLE);
  await page
    .getByLabel('Data di pubblicazione')
    .first()
    .fill(dayInRome(Date.now() + MS_PER_DAY));
  await page.getByLabel('Descrizione').fill('Da domani si monticano di nuovo tutti gli alpeggi.');
  await addDocument(page, 'alpeggi.pdf');
  const { field, offered } = await addCategory(page);
  await field.pressSequentially(String(offered[0]));
  await button('Salva').click();
  await page.getByText('Salvato', { exact: true }).first().waitFor();
  await approve(page);
  await publish();
  await isFoundIn([]);
  seen('what is planned for tomorrow is published, and neither list nor page, search, feed or home have it');

  moveClock(MS_PER_DAY);
  await isFoundIn(Object.keys(PLACES));
  seen('its day comes: within a minute all of them have it, and nobody did anything');

  await page.goto(`${editing}/_pubblica/`);
  await page
    .locator('#storia li', { hasText: `Approva comunicato «${TITLE}»` })
    .getByRole('button', { name: /^Annulla/u })
    .click();
  await page.getByRole('listitem').filter({ hasText: 'Ritirato' }).waitFor();
  await publish();
  await isFoundIn([]);
  moveClock(0);
  seen('it is taken back, and readers find it nowhere');
};
