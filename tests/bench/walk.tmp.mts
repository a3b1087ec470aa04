import { launchChromium } from '#tests/support/chromium.ts';
import { Visitors } from '#tests/support/in-the-portal.ts';
const [,, origin, out, widths, who, ...paths] = process.argv;
const browser = await launchChromium();
const portal: any = { origin, home: `${origin}/portale/` };
for (const width of widths!.split(',').map(Number)) {
  let page; let ctx;
  if (who === '-') { ctx = await browser.newContext({ viewport: { width, height: 900 } }); page = await ctx.newPage(); }
  else { const v = new Visitors(browser, portal); const [name, role, company] = who!.split('|'); const x = await v.as({ name, role, company } as any, { width }); page = x.page; }
  for (const path of paths) {
    await page.goto(`${origin}/portale/${path}`, { waitUntil: 'load' });
    await page.waitForTimeout(who === '-' ? 400 : 2500);
    await page.evaluate(() => document.querySelectorAll('img[loading=lazy]').forEach((i) => i.setAttribute('loading', 'eager')));
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${out}/${path.replaceAll('/', '_') || 'home'}-${width}.png`, fullPage: true });
  }
}
await browser.close();
