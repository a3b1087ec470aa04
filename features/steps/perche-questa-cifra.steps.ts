import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { formatDay } from '#core/formatting/date.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import type { Result } from '#core/kernel/result.ts';
import { barParts } from '#core/procedures/bar-scale.ts';
import { shownInstalments } from '#core/procedures/debt-detail.ts';
import { campaignSums } from '#core/procedures/filters.ts';
import { type ShownBreakdown, shownBreakdown, yearDifference } from '#core/procedures/payment-breakdown.ts';
import type { PaymentBreakdown } from '#core/procedures/payment-detail.ts';
import { type PaymentStatement, statementAddsUp } from '#core/procedures/payment-statement.ts';
import { namedParts } from '#core/procedures/payment-words.ts';
import type { CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { questionAboutPayment } from '#core/procedures/question-about.ts';
import { MESSAGE_MAX_CHARACTERS, SUBJECT_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import { makePrepareRequest, makeTakePreparedRequest, PreparedRequestCell } from '#core/support/prepared-request.ts';
import {
  aDebt,
  aDebtDetail,
  anInstalment,
  ANNA,
  ANNAS_PROCEDURES,
  aPayment,
  aPaymentDetail,
  italianDay,
  bindProcedures,
  prepared,
} from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';
import { ReadDebt, ReadPayment, ReadStatement } from '#core/procedures/read-records.ts';

const centsOf = (written: string): number => Number(written.replaceAll(/[.,€\s]/gu, ''));
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const euro = (cents: number | undefined): string => (cents === undefined ? '' : plain(formatCents(cents)));
const valueOf = <T>(outcome: Result<T, string>): T => (outcome.ok ? outcome.value : assert.fail(outcome.failure));

const change = (world: PortalWorld, next: (payment: CompanyPayment) => CompanyPayment): void => {
  prepared(world).payments = prepared(world).payments.map(next);
};
const withBreakdown = (
  payment: CompanyPayment,
  next: (breakdown: PaymentBreakdown) => PaymentBreakdown,
): CompanyPayment => {
  const { detail } = payment;
  return detail?.breakdown === undefined
    ? payment
    : { ...payment, detail: { ...detail, breakdown: next(detail.breakdown) } };
};

Given('il pagamento spiegato di {string} ad Anna Bianchi', function (this: PortalWorld, amount: string) {
  prepared(this).payments.push(
    aPayment({
      amountCents: centsOf(amount),
      paidOn: italianDay('06/11/2026'),
      detail: aPaymentDetail(),
    }),
  );
});

Given("il servizio risponde con quello di un'altra azienda", function (this: PortalWorld) {
  change(this, (payment) => ({ ...payment, detail: aPaymentDetail({ cuaa: '01234560017' }) }));
});

const ONE_MORE: Readonly<Record<string, (payment: CompanyPayment) => CompanyPayment>> = {
  'la prima riga': (payment) =>
    withBreakdown(payment, ({ entitled, ...rest }) => ({
      ...rest,
      entitled: {
        ...entitled,
        lines: entitled.lines.map((line, at) => (at === 0 ? { ...line, amountCents: line.amountCents + 1 } : line)),
      },
    })),
  'il totale dopo le riduzioni': (payment) =>
    withBreakdown(payment, ({ reductions, ...rest }) => ({
      ...rest,
      ...(reductions === undefined ? {} : { reductions: { ...reductions, totalCents: reductions.totalCents + 1 } }),
    })),
  'il pagamento': (payment) => ({ ...payment, amountCents: payment.amountCents + 1 }),
  "l'anno prima": (payment) =>
    withBreakdown(payment, ({ arriving, ...rest }) => ({
      ...rest,
      arriving: { ...arriving, lastYearCents: (arriving.lastYearCents ?? 0) + 1 },
    })),
};

Given(
  /^(la prima riga|il totale dopo le riduzioni|il pagamento|l'anno prima) è più alto di un centesimo$/,
  function (this: PortalWorld, what: string) {
    change(this, ONE_MORE[what] ?? assert.fail(what));
  },
);

Given(
  'il debito di {string} in due rate da {string}',
  function (this: PortalWorld, amount: string, instalment: string) {
    const amountCents = centsOf(amount);
    const instalments = [
      anInstalment({ amountCents: centsOf(instalment) }),
      anInstalment({ number: 2, amountCents: centsOf(instalment), dueOn: italianDay('16/02/2027') }),
    ];
    prepared(this).debts.push(
      aDebt({ amountCents, remainingCents: amountCents, detail: aDebtDetail({ instalments }) }),
    );
  },
);

When('Anna Bianchi apre quel pagamento', async function (this: PortalWorld) {
  await this.signIn('anna.bianchi');
  bindProcedures(this);
  await this.attempt(() => this.use(ReadPayment)(ANNAS_PROCEDURES, 'pagamento-1'));
});

When('Anna Bianchi apre quel debito', async function (this: PortalWorld) {
  await this.signIn('anna.bianchi');
  bindProcedures(this);
  await this.attempt(() => this.use(ReadDebt)(ANNAS_PROCEDURES, 'debito-1'));
});

When("Anna Bianchi apre l'estratto del {int}", async function (this: PortalWorld, year: number) {
  await this.signIn('anna.bianchi');
  bindProcedures(this);
  await this.attempt(() => this.use(ReadStatement)(ANNAS_PROCEDURES, year));
});

const paymentShown = (world: PortalWorld): CompanyPayment => valueOf(world.result<Result<CompanyPayment, string>>());
const sumShown = (world: PortalWorld): ShownBreakdown => {
  const payment = paymentShown(world);
  return shownBreakdown(payment, payment.detail ?? {});
};
const breakdownShown = (world: PortalWorld): PaymentBreakdown => {
  const shown = sumShown(world);
  return shown.kind === 'adds-up' ? shown.breakdown : assert.fail(shown.kind);
};

Then('la somma in parole dice:', function (this: PortalWorld, table: DataTable) {
  const payment = paymentShown(this);
  assert.deepEqual(
    namedParts(breakdownShown(this), payment, payment.detail?.accountEnd).flatMap(({ totalTitle, part }) => [
      ...part.lines.map(({ label, amountCents, lastYearCents }) => [label, euro(amountCents), euro(lastYearCents)]),
      [totalTitle, euro(part.totalCents), euro(part.lastYearCents)],
    ]),
    table.raw().slice(1),
  );
});

Then('in tutto arrivano {string} in meno del 2025', function (this: PortalWorld, amount: string) {
  assert.equal(yearDifference(breakdownShown(this)), -centsOf(amount));
});

Then("quel pagamento non c'è", function (this: PortalWorld) {
  assert.deepEqual(this.result(), { ok: false, failure: 'procedures.not-found' });
});

Then('la somma in parole non si mostra', function (this: PortalWorld) {
  assert.equal(sumShown(this).kind, 'does-not-add-up');
});

Then("la somma in parole si mostra senza l'anno prima", function (this: PortalWorld) {
  assert.equal(breakdownShown(this).lastYear, undefined);
});

Then('"Non mi torna" porta {string} nell\'ambito {string}', function (this: PortalWorld, line: string, scope: string) {
  const asked = questionAboutPayment(paymentShown(this), {
    subject: SUBJECT_MAX_CHARACTERS,
    message: MESSAGE_MAX_CHARACTERS,
    company: { registeredName: 'Azienda agricola Bianchi Anna', cuaa: 'BNCNNA80A41H501R' },
  });
  assert.ok(plain(asked.message).includes(line));
  assert.equal(asked.scope, scope);
  makePrepareRequest(this.use(PreparedRequestCell))({ writer: ANNA, ...asked });
});

Then('nessun altro trova la richiesta preparata', function (this: PortalWorld) {
  assert.equal(makeTakePreparedRequest(this.use(PreparedRequestCell))('RNLMRC75C12M082C'), undefined);
});

Then(
  'la prossima rata è la {int}, di {string}, entro il {word}',
  function (this: PortalWorld, number: number, amount: string, date: string) {
    const debt = valueOf(this.result<Result<Debt, string>>());
    const shown = shownInstalments(debt, debt.detail ?? {});
    const next = shown.kind === 'adds-up' ? shown.next : undefined;
    assert.deepEqual([next?.number, next?.amountCents, next?.dueOn], [number, centsOf(amount), italianDay(date)]);
  },
);

Then('le rate non si mostrano', function (this: PortalWorld) {
  const debt = valueOf(this.result<Result<Debt, string>>());
  assert.equal(shownInstalments(debt, debt.detail ?? {}).kind, 'does-not-add-up');
});

const statementShown = (world: PortalWorld): PaymentStatement =>
  valueOf(world.result<Result<PaymentStatement, string>>());

Then("l'estratto dice:", function (this: PortalWorld, table: DataTable) {
  const statement = statementShown(this);
  assert.ok(statementAddsUp(statement));
  const line = (name: string, { book, creditedCents }: Pick<PaymentStatement, 'book' | 'creditedCents'>) => [
    name,
    euro(book?.grossCents),
    euro(book?.reductionsCents),
    euro(book?.withheldCents),
    euro(creditedCents),
  ];
  assert.deepEqual(
    [...statement.rows.map((row) => line(formatDay(row.creditedOn), row)), line('in tutto', statement)],
    table.raw().slice(1),
  );
});

Then("l'estratto è vuoto", function (this: PortalWorld) {
  assert.deepEqual([statementShown(this).rows, statementShown(this).creditedCents], [[], 0]);
});

Then(
  'la barra del {int} è piena per {int} centesimi su cento e tratteggiata per {int}',
  function (this: PortalWorld, year: number, done: number, coming: number) {
    const { payments } = this.result<{ readonly payments: Result<readonly CompanyPayment[], string> }>();
    const { sums } = campaignSums(valueOf(payments));
    const sum = sums.find(({ campaign }) => campaign === year) ?? assert.fail('no such campaign');
    assert.deepEqual(barParts(sums)(sum), { done: done / 100, coming: coming / 100 });
  },
);
