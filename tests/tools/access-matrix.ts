import { ask, ACCESS_CASES, comeIn, everyRoute, isAsDecided, type AccessFinding } from '#tests/support/access-cases.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { Visitors } from '#tests/support/portal-actions.ts';
import { startPortal } from '#tests/support/portal.ts';
import { say } from './command.ts';

/** Asks for every route of the table as everybody, with the flags on and off, and compares with the core's policy; answers the exit code. */
export const walkAccess = async (): Promise<number> => {
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
        const { page } = await comeIn(visitors, portal, accessCase);
        for (const route of everyRoute()) {
          const finding = await ask(page, portal, accessCase, route, flags);
          asked += 1;
          if (!isAsDecided(finding)) wrong.push(finding);
        }
        await visitors.leave();
        say(`${accessCase.title}, interruttori ${on ? 'accesi' : 'spenti'}: ${everyRoute().length} indirizzi`);
      }
    } finally {
      await portal.stop();
    }
  }
  await browser.close();

  for (const { accessCase, path, expected, ended, flashes } of wrong) {
    say(
      `${path} chiesto da ${accessCase}: arriva a ${ended}, la regola dice ${expected}${flashes.length === 0 ? '' : `; di passaggio: ${flashes.map(({ heading }) => heading).join(', ')}`}`,
    );
  }
  say(`${asked} domande, ${wrong.length} risposte diverse dalla regola`);
  return wrong.length === 0 && asked > 0 ? 0 : 1;
};
