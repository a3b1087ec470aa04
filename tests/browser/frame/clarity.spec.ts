import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/in-the-portal.ts';
import { axeAtAllWidths } from '#tests/support/judged.ts';
import { portal, raiseStage, visitors } from '#tests/support/stage.ts';
import { axeFindings } from '#tests/support/visitor.ts';

const QUESTION = 'Quanto sono chiare le informazioni su questa pagina?';
const THANKS = 'Grazie: la tua valutazione ci aiuta a scrivere meglio.';
const FAILED = 'La valutazione non è arrivata. Riprova tra poco.';

raiseStage();

describe('the question of how clear a page is', () => {
  it('should take an answer by keyboard, keep it for the page and say thanks; nothing of who gave it is sent', async () => {
    const { page, errors } = await visitors.somebody();
    await load(page, portal, '/normative?sort=ASC');
    const question = page.getByRole('group', { name: QUESTION });
    const send = question.getByRole('button', { name: 'Invia la valutazione' });
    expect(await send.isVisible()).toBe(false);
    await question.getByRole('radio', { name: '1 stella su 5' }).focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    expect(await question.getByRole('radio', { name: '4 stelle su 5' }).isChecked()).toBe(true);
    await axeAtAllWidths(page);
    const sent = page.waitForRequest('**/api/feedback');
    const taken = page.waitForResponse('**/api/feedback');
    await send.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ page: '/normative', clarity: 4, answers: [], comment: null });
    expect((await taken).status()).toBe(200);
    await page.locator('main').getByText(THANKS).waitFor();
    await page.getByRole('status').filter({ hasText: THANKS }).first().waitFor();
    await page.waitForFunction((thanks) => document.activeElement?.textContent === thanks, THANKS);
    expect(await question.count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    await page.locator('main article a').first().click();
    await page.waitForURL(/\/normative\/.+/);
    await question.waitFor();
    expect(errors).toEqual([]);
  });

  it('should say that an answer did not arrive, and let it be sent again', async () => {
    const { page } = await visitors.somebody();
    await load(page, portal, '/normative');
    await page.route('**/api/feedback', (route) => route.abort());
    const question = page.getByRole('group', { name: QUESTION });
    await question.getByRole('radio', { name: '2 stelle su 5' }).check();
    await question.getByRole('button', { name: 'Invia la valutazione' }).click();
    await question.getByText(FAILED).waitFor();
    expect(await question.getByRole('radio', { name: '2 stelle su 5' }).isChecked()).toBe(true);
    await page.unroute('**/api/feedback');
    await question.getByRole('button', { name: 'Invia la valutazione' }).click();
    await page.locator('main').getByText(THANKS).waitFor();
  });

  it('should not be put in the reserved area, on the site map, where nothing is, or to who has no script', async () => {
    const anna = await visitors.as({ name: 'Anna Bianchi' });
    await load(anna.page, portal, '/scrivania');
    await anna.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await anna.page.getByText(QUESTION).count()).toBe(0);
    const { page } = await visitors.somebody();
    for (const path of ['/mappa-del-sito', '/non/esiste', '/normative/atto-che-non-esiste']) {
      await load(page, portal, path);
      expect([path, await page.getByText(QUESTION).count()]).toEqual([path, 0]);
    }
    const plain = await visitors.somebody({ javaScriptEnabled: false });
    await plain.page.goto(`${portal.home}normative`);
    expect(await plain.page.getByText(QUESTION).isVisible()).toBe(false);
  });
});
