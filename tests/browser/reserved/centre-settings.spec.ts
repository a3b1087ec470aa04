import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpOwnPortal({
  flags: { dashboardPayments: true, caaKpi: false, fraudReport: true },
  external: { documentSigning: null },
});

describe("the operator's desk of an agency without figures and without a signing tool", () => {
  it('[PAGE-09] should have neither, leave no gap or failure for them, and have everything else', async () => {
    const { page, errors, settled } = await visitors.as({ name: 'Paola Verdi' });
    await load(page, portal, '/scrivania-caa');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await settled();
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.map((heading) => heading.replace(/\d.*$/, '').trim())).toEqual([
      'Da fare oggi',
      'Anomalie dei fascicoli',
      'Notifiche',
      'Sistema nazionale (SIAN)',
      'I servizi più usati',
    ]);
    expect(await page.getByRole('link', { name: /^Vai alla firma/ }).count()).toBe(0);
    expect(await page.getByText('I numeri della rete').count()).toBe(0);
    expect(await page.locator('main').getByRole('button', { name: 'Riprova' }).count()).toBe(0);
    const empty = await page
      .locator('.pt-desk-parts > *, aside > *')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().height < 1).length);
    expect(empty).toBe(0);
    expect(errors).toEqual([]);
  });
});
