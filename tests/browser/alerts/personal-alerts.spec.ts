import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/alert-mails.ts';
import { load, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { startRelay } from '#tests/support/relay.ts';
import { axeFindings } from '#tests/support/visitor.ts';

let relay: Awaited<ReturnType<typeof startRelay>>;
setUpOwnPortal(async () => {
  relay = await startRelay();
  const mail = {
    kind: 'smtp',
    host: '127.0.0.1',
    port: relay.port,
    from: 'portale@anpag.example',
    to: 'x@anpag.example',
  };
  return { outbox: { ...mail, security: 'none' } };
});
afterAll(() => relay.stop());

/** The address in the message that an address got. */
const linkFor = (to: string): string => {
  const { source = '' } = relay.mails.find((mail) => mail.to === to) ?? {};
  return /http\S+conferma=\S+/u.exec(textOf(source))?.[0] ?? '';
};

describe.each([
  [375, { name: 'Anna Bianchi' }, 'Anna'],
  [1280, { name: 'Paola Verdi' }, 'Paola'],
] as const)('alerts of who is signed in, %s px wide', (width, who, given) => {
  it('[PREF-01] [PREF-02] [PREF-06] [PREF-07] should be chosen from the menu of the profile, confirmed by the link of the mail, and put out', async () => {
    const { page } = await visitors.newVisitor();
    await page.setViewportSize({ width, height: 812 });
    const to = `${given.toLowerCase()}${width}@posta.example`;
    await signIn(page, portal, who);
    await page.getByText(`Ciao ${given}!`).first().click();
    await page.getByRole('link', { name: 'Avvisi per email' }).click();
    await page.getByRole('heading', { level: 1, name: 'Avvisi per email' }).waitFor();
    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await page.getByText('Nessun avviso scelto').isVisible()).toBe(true);
    expect(await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length)).toBe(0);
    // By keyboard: the box has the focus and the space bar ticks it.
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.getByText('1 avviso scelto').waitFor();
    await page.getByRole('textbox', { name: 'La tua email' }).fill('senza chiocciola');
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    await page.getByText('Scrivi l’indirizzo come nome@dominio.it.').first().waitFor();
    await page.getByRole('textbox', { name: 'La tua email' }).fill(to);
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    await page.getByText('Da confermare').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await expect.poll(() => linkFor(to), { timeout: 60_000 }).not.toBe('');
    const reader = (await visitors.newVisitor()).page;
    await reader.setViewportSize({ width, height: 812 });
    await reader.goto(linkFor(to));
    await reader.getByRole('heading', { name: 'Confermi questo indirizzo?' }).waitFor();
    expect(await axeFindings(reader)).toEqual([]);
    await reader.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
    await reader.getByText('l’indirizzo è confermato').waitFor();

    await load(page, portal, '/preferenze-avvisi');
    await page.getByText('Confermato').waitFor();
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Spegni tutti' }).click();
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    await page.getByText('Tutto spento').first().waitFor();
    await page.getByRole('textbox', { name: 'La tua email' }).waitFor();
  });
});
