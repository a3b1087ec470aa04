import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { durationWords, type Findings, incidentsOf, LEVEL_WORDS, levelsOf, PARTS } from '#core/service-state/state.ts';
import type { PortalWorld } from '#features/support/world.ts';

const WHOLE: Findings = { isReady: true, parts: { database: true }, signOn: true, mails: true };

const MISSING: Readonly<Record<string, Findings>> = {
  niente: WHOLE,
  'la base dati': { ...WHOLE, isReady: false, parts: { database: false } },
  'chi fa accedere': { ...WHOLE, signOn: false },
  'la posta': { ...WHOLE, mails: false },
};

When(
  /^al servizio manca (niente|la base dati|chi fa accedere|la posta)$/,
  async function (this: PortalWorld, what: string) {
    await this.attempt(async () => levelsOf(MISSING[what] ?? WHOLE));
  },
);

Then(
  "lo stato delle pagine è {string}, dell'accesso {string}, del fascicolo {string} e dei messaggi {string}",
  function (this: PortalWorld, pages: string, signOn: string, companyFile: string, mails: string) {
    const levels = this.result<ReturnType<typeof levelsOf>>();
    assert.deepEqual(
      PARTS.map((part) => LEVEL_WORDS[levels[part]]),
      [pages, signOn, companyFile, mails],
    );
  },
);

const atHour = (hour: string): number => Date.parse(`2026-11-27T${hour}:00Z`);

Given(
  /^(?:che )?il fascicolo e i messaggi sono mancati dalle (\S+) alle (\S+)$/,
  async function (this: PortalWorld, from: string, until: string) {
    const [beganAt, endedAt] = [atHour(from), atHour(until)];
    await this.attempt(async () =>
      incidentsOf((['companyFile', 'mails'] as const).map((part) => ({ part, beganAt, endedAt }))),
    );
  },
);

Then('nello stato si legge una sola interruzione, di {string}', function (this: PortalWorld, words: string) {
  const incidents = this.result<ReturnType<typeof incidentsOf>>();
  assert.deepEqual(
    incidents.map(({ beganAt, endedAt }) => durationWords(endedAt - beganAt)),
    [words],
  );
});
