import type { Document } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { CompanyRecordsRepository } from '#core/open-items/company-records.ts';
import { heldOf } from '#core/open-items/amounts.ts';
import { firstPayment, withholdingFrom } from '#core/procedures/desk-money.ts';
import { campaignSums } from '#core/procedures/filters.ts';
import { proceduresCsv } from '#core/procedures/procedures-export.ts';
import { CompanyRepository } from '#core/session/ports.ts';
import { type Farmer, NO_SIAN_ANSWER } from '#core/session/state.ts';
import { userFromClaims } from '#core/session/user.ts';
import { type Account, accountsOf, cents, workTotalsOf } from '#tests/support/accounts.ts';
import { CAST } from '#tests/support/cast.ts';
import { all, allWords, drawSite, type DrawnSite, words } from '#tests/support/drawn-site.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';

// Every sum of each company that is said in several places: in the core's rules, on the drawn pages, for the centre, in files. All of them
// are compared with plain sums of the service's answers (`npm run accounts` prints them), never a page with itself.

const now = Date.now();
const today = dayInRome(now);
let site: DrawnSite;
let accounts: readonly Account[];
beforeAll(async () => {
  site = await drawSite({ clock: { now: () => now } });
  accounts = await accountsOf(site, today);
}, SERVICE_START_LIMIT_MS);
afterAll(() => site.service.stop());

const euro = (amount: number): string =>
  `${(amount / 100)
    .toFixed(2)
    .replace('.', ',')
    .replaceAll(/\B(?=(?:\d{3})+(?!\d))(?<!,\d*)/gu, '.')} €`;

const drawn = async ({ username, cuaa }: Account, path: string): Promise<Document> => {
  const found = CAST.find((one) => one.username === username);
  if (found === undefined) throw new Error(`nobody is called ${username}`);
  const { username: _name, ...claims } = found;
  const user = userFromClaims(claims);
  const companies = await site.service.composition.get(CompanyRepository).companiesOf(user);
  const session: Farmer = {
    kind: 'farmer',
    version: 1,
    user,
    sian: NO_SIAN_ANSWER,
    companies,
    selectedCuaa: cuaa,
    mainCuaa: undefined,
    chosenElsewhere: undefined,
  };
  return site.pageFor(session, path);
};

const recordsOf = async ({ cuaa }: Account) => {
  const [records] = await site.service.composition.get(CompanyRecordsRepository).recordsOf([cuaa]);
  if (records === undefined) throw new Error(`${cuaa} has no records`);
  return records;
};

/** The account of one field, by company: what is expected, and what was found. */
const compared = async <T>(
  find: (account: Account) => Promise<T>,
  expected: (account: Account) => T,
): Promise<void> => {
  for (const account of accounts)
    expect([account.name, await find(account)]).toEqual([account.name, expected(account)]);
};

describe('the money of each company', () => {
  it('[PAGE-29] should be in one sum each: paid, coming, suspended, refused, or elsewhere', () => {
    expect(accounts.length).toBeGreaterThan(8);
    for (const { name, payments, paid, coming, suspended, refused, other } of accounts)
      expect([name, paid + coming + suspended + refused + other]).toEqual([
        name,
        payments.reduce((total, { amount }) => total + cents(amount), 0),
      ]);
  });

  it('[STOP-01] [PAGE-28] [PAGE-29] should be the same by the rules of the core', async () => {
    await compared(
      async (account) => {
        const { payments, debts } = await recordsOf(account);
        const { all: sums, sums: campaigns } = campaignSums(payments);
        const held = heldOf(payments, today);
        const first = firstPayment(payments);
        const next = first.kind === 'next' ? first.payment : undefined;
        return {
          next: next?.id,
          withheld: next === undefined ? 0 : (withholdingFrom(next, debts, today)?.withheldCents ?? 0),
          stopped: held.stoppedCents,
          atRisk: held.atRiskCents,
          sums: [sums.paidCents, sums.awaitedCents, sums.suspendedCents, sums.otherCents, sums.restCents],
          campaigns: campaigns.map(({ campaign, paidCents, awaitedCents }) => [
            campaign ?? null,
            paidCents,
            awaitedCents,
          ]),
        };
      },
      ({ next, withheld, stopped, atRisk, paid, coming, suspended, other, rests, campaigns }) => ({
        next: next?.id,
        withheld,
        stopped,
        atRisk,
        sums: [paid, coming, suspended, other, rests],
        campaigns: campaigns.map(({ year, ...sums }) => [year, sums.paid, sums.coming]),
      }),
    );
  });

  it('[PAGE-28] should stand on the desk: the next payment, what arrives of it, what is stopped', async () => {
    for (const account of accounts) {
      const page = await drawn(account, '/scrivania');
      const { next, stopped, isPartial, withheld, name } = account;
      if (next !== undefined) {
        expect([name, words(page.querySelector('.pt-next .pt-sum'))]).toEqual([name, euro(cents(next.amount))]);
        const beside = words(page.querySelector('.pt-next .pt-stop'));
        if (withheld > 0) expect(beside).toContain(`ti arrivano al massimo ${euro(cents(next.amount) - withheld)}.`);
        // Green only where nothing of the company is stopped.
        expect([name, page.querySelector('.pt-next .pt-stop.ok') === null || stopped === 0]).toEqual([name, true]);
      }
      const head = words(page.querySelector('section[aria-labelledby="cosa-devo-fare"]'));
      if (stopped > 0)
        expect([name, head]).toEqual([
          name,
          expect.stringMatching(
            new RegExp(`[Ff]erm\\w+ ${isPartial ? 'almeno ' : ''}${euro(stopped).replaceAll('.', '\\.')}`, 'u'),
          ),
        ]);
      expect([name, /tutto in ordine/u.test(head) && stopped > 0]).toEqual([name, false]);
    }
  });

  it('[PAGE-29] [PAGA-06] should stand in the procedures, campaign by campaign, with what is in no total', async () => {
    for (const { name, ...account } of accounts.filter(({ payments }) => payments.length > 0)) {
      const page = await drawn({ ...account, name }, '/le-tue-pratiche');
      const table = all(page, 'table').find((one) => one.querySelector('.pt-bar.money') !== null);
      const rows = table === undefined ? [] : all(table, 'tbody tr').map((row) => allWords(row, '.amount'));
      const amounts = rows.map((row) => row.map((text) => /[\d.]+,\d\d €/u.exec(text)?.[0]));
      expect([name, amounts]).toEqual([name, account.campaigns.map(({ paid, coming }) => [euro(paid), euro(coming)])]);
      const total = words(table?.querySelector('tfoot tr')).match(/[\d.]+,\d\d €/gu);
      expect([name, total]).toEqual([name, [euro(account.paid), euro(account.coming)]]);
      const text = words(page.querySelector('main'));
      for (const [label, amount] of [
        ['Saldi ancora da calcolare, senza un giorno:', account.rests],
        ['Sospesi:', account.suspended],
      ] as const)
        expect([name, label, text.includes(`${label} ${euro(amount)}`)]).toEqual([name, label, amount > 0]);
    }
  });

  it('[PAGA-01] [PAGA-04] should be on the page of each payment and debt, the due sum of a debt first', async () => {
    for (const account of accounts) {
      for (const { id, amount, state, expectedBy } of account.payments) {
        const page = await drawn(account, `/le-tue-pratiche/pagamenti/${id}`);
        const head = page.querySelector('.pt-paysum');
        expect([id, words(head?.querySelector('.pt-sum'))]).toEqual([id, euro(cents(amount))]);
        const isComing = state === 'AUTORIZZATO' || state === 'IN_ISTRUTTORIA';
        expect([id, head?.classList.contains('coming')]).toEqual([id, isComing]);
        if (!isComing && state !== 'PAGATO')
          expect([id, /conto che finisce|Attesi entro/u.test(words(head))]).toEqual([id, false]);
        if (isComing && expectedBy !== null) expect(words(head)).toContain('Attesi entro');
      }
      for (const { id, remainingAmount, dueAmount, state } of account.debts) {
        const page = await drawn(account, `/le-tue-pratiche/debiti/${id}`);
        const text = words(page.querySelector('main'));
        if (remainingAmount === 0) expect([id, text.includes('Non resta nulla')]).toEqual([id, true]);
        else if (state === 'In contenzioso')
          expect([id, text.includes(`Sospeso: ${euro(cents(remainingAmount))}`)]).toEqual([id, true]);
        else
          expect([id, words(page.querySelector('.pt-paysum .pt-sum'))]).toEqual([
            id,
            euro(cents(dueAmount ?? remainingAmount)),
          ]);
      }
    }
  }, 120_000);

  it('[PAGA-05] should be what each statement credits, on its page and in its PDF', async () => {
    for (const account of accounts)
      for (const { year, credited, awaited } of account.statements) {
        const paidIn = account.payments
          .filter(({ state, paidOn }) => state === 'PAGATO' && paidOn?.startsWith(String(year)) === true)
          .reduce((total, { amount }) => total + cents(amount), 0);
        expect([account.name, year, credited, awaited]).toEqual([account.name, year, paidIn, account.coming]);
        if (credited === 0) continue;
        const page = await drawn(account, `/le-tue-pratiche/estratto/${year}`);
        expect([account.name, words(page.querySelector('tfoot tr')).includes(euro(credited))]).toEqual([
          account.name,
          true,
        ]);
      }
    const [anna] = accounts.filter(({ username }) => username === 'anna.bianchi');
    const [latest] = anna?.statements ?? [];
    if (anna === undefined || latest === undefined) throw new Error('Anna has a statement');
    const answer = await fetch(
      `${site.service.api}/private/detail/payments-statement/${anna.cuaa}/${latest.year}/pdf`,
      { headers: { authorization: `Bearer ${await site.service.tokenOf('anna.bianchi')}` } },
    );
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(euro(latest.credited));
  }, 120_000);

  it('[CAA-02] [CAAP-01] should be stopped and at risk for the centre as for the farmer, company by company', async () => {
    const totals = await workTotalsOf(site, 'paola.verdi');
    const both = accounts.filter(({ cuaa }) => totals.has(cuaa));
    expect(both.length).toBeGreaterThan(2);
    for (const { name, cuaa, stopped, atRisk } of both)
      expect([name, totals.get(cuaa)]).toEqual([name, { stopped, atRisk }]);
  });

  it('[PAGE-29] should be in the CSV of the procedures, a line each', async () => {
    for (const account of accounts) {
      const lines = proceduresCsv(await recordsOf(account)).split(/\r?\n/u);
      for (const { description, amount } of account.payments)
        expect([
          description,
          lines.some(
            (line) => line.includes(description) && line.includes((cents(amount) / 100).toFixed(2).replace('.', ',')),
          ),
        ]).toEqual([description, true]);
    }
  });
});
