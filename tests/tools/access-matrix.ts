// `npm run test:access`: every route of the table, asked for by everybody, with the flags on and off, against the
// core's policy. `npm test` takes a covering sample of this.
import process from 'node:process';
import { ask, ACCESS_CASES, comeIn, everyRoute, isAsDecided, type AccessFinding } from '#tests/support/access-cases.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { Visitors } from '#tests/support/portal-actions.ts';
import { startPortal } from '#tests/support/portal.ts';

const wrong: AccessFinding[] = [];
let asked = 0;
const browser = await launchChromium();
for (const on of [true, false]) {
  const flags = { dashboardPayments: on, caaKpi: on, fraudReport: on };
  const portal = await startPortal({ flags });
  try {
    for (const accessCase of ACCESS_CASES) {
      // Each takes the sign-in again: nothing that one has done is left for the next.
      const visitors = new Visitors(browser, portal);
      const { page } = await comeIn(visitors, accessCase);
      for (const route of everyRoute()) {
        const finding = await ask(page, portal, accessCase, route, flags);
        asked += 1;
        if (!isAsDecided(finding)) wrong.push(finding);
      }
      await visitors.leave();
      process.stdout.write(
        `${accessCase.title}, interruttori ${on ? 'accesi' : 'spenti'}: ${everyRoute().length} indirizzi\n`,
      );
    }
  } finally {
    await portal.stop();
  }
}
await browser.close();

for (const { accessCase, path, expected, ended, flashes } of wrong) {
  process.stdout.write(
    `${path} chiesto da ${accessCase}: arriva a ${ended}, la regola dice ${expected}${flashes.length === 0 ? '' : `; di passaggio: ${flashes.map(({ heading }) => heading).join(', ')}`}\n`,
  );
}
process.stdout.write(`${asked} domande, ${wrong.length} risposte diverse dalla regola\n`);
process.exitCode = wrong.length === 0 && asked > 0 ? 0 : 1;
