import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARTS } from '#core/service-state/state.ts';
import { makeShell } from '#adapters/http/server/documentation/shell.ts';
import { STATE_SHEET, STATE_TITLE, statePage } from '#adapters/http/server/state/state-page.ts';
import { makeProblemPages } from '#adapters/http/server/problems/problem-page.ts';
import { framePage, errorPage, signedOutPage, signInPage, signOutPage } from '#adapters/keycloak/embedded/pages.ts';
import { readSettings } from '#adapters/http/server/settings/settings.ts';
import { CAST } from '#tests/support/cast.ts';
import { markupFaults } from '#tests/support/markup.ts';

// Pages that no route of the portal draws. Those of the portal are looked at in `tests/adapters/values/every-page.spec.ts`.

const links = {
  agency: 'Agenzia «Prova» & Figli',
  resources: '/auth/resources',
  portal: 'http://127.0.0.1:8080/portale/',
};
const settings = readSettings('demo', {}, () => '{}');
if (!settings.ok) throw new Error(settings.failure.join('\n'));
const refusals = makeProblemPages({ agency: links.agency, home: links.portal, colours: settings.value.colours });

const { colours } = settings.value;
const frame = makeShell({
  agency: links.agency,
  home: links.portal,
  colours,
  links: [],
  family: STATE_TITLE,
  sheet: STATE_SHEET,
});
const at = Date.UTC(2026, 10, 27, 9);

describe('the pages that stand alone', () => {
  it.each<[string, string]>([
    [
      'a refusal',
      refusals.page(
        { kind: 'troppe-richieste', title: 'Troppe richieste', detail: 'Riprova tra poco.', status: 429 },
        30,
      ),
    ],
    [
      'a failure',
      refusals.page({
        kind: 'servizio-non-disponibile',
        title: 'Servizio non disponibile',
        detail: 'Riprova.',
        status: 503,
        instance: 'a<b',
      }),
    ],
    [
      'the state of the service',
      frame.page(
        statePage(
          {
            at,
            parts: PARTS.map((part) => ({ part, level: 'down', since: at })),
            incidents: [{ parts: PARTS, beganAt: at - 7_200_000, endedAt: at - 3_600_000 }],
            stops: [
              { title: 'Fermo <b> & altro', description: 'Di "notte".', announcedAt: at, from: at, until: at + 1 },
            ],
          },
          '/portale/stato.atom',
        ),
      ),
    ],
    [
      'the choice of a person',
      signInPage({ ...links, action: '/auth?a=1&b=2', cancel: '/auth/annulla', users: CAST, hasSignedOut: true }),
    ],
    ['the question before a logout', signOutPage({ ...links, action: '/auth/logout?a=1&b=2' })],
    ['the end of a session', signedOutPage(links)],
    ['a refusal of the provider', errorPage(links, 'Indirizzo di ritorno non ammesso.', 400)],
    ['the frame of the sign-on check', framePage('/auth/resources/frame.js', '{"a":"<b>"}')],
    ['the frame of the silent check', readFileSync('ui/public/silent-check-sso.html', 'utf8')],
    ['the page of the editors', readFileSync('adapters/editing/page/index.html', 'utf8')],
    ['the preview of the editors', readFileSync('adapters/editing/page/anteprima.html', 'utf8')],
  ])('should be valid HTML: %s', async (_title, html) => {
    expect(await markupFaults(html)).toEqual([]);
  });
});
