import assert from 'node:assert/strict';
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { DeskAid } from '#core/desk/desk-aid.ts';
import { formatDay, monthOf } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import { firstPayment } from '#core/procedures/desk-money.ts';
import { paymentDayWords } from '#core/procedures/first-payment-words.ts';
import { noticeHeld } from '#core/open-items/file-notice.ts';
import { paymentsTimeline } from '#core/open-items/payments-timeline.ts';
import { togetherWords } from '#core/open-items/words/amounts.ts';
import { paymentStates } from '#core/procedures/state-words.ts';
import { heldTogetherWords, toDoList, toDoSentence } from '#core/open-items/to-do.ts';
import { heldOf } from '#core/open-items/amounts.ts';
import { nextPaymentWords } from '#core/open-items/next-payment.ts';
import { nextTermSentence } from '#core/year/next-term.ts';
import { yearOf } from '#core/year/year.ts';
import type { YearEntry } from '#core/year/year-entry.ts';
import {
  aDebt,
  ANNA,
  ANNAS_PROCEDURES,
  annasFile,
  aPayment,
  anApplication,
  italianDay,
  bindProcedures,
  prepared,
} from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';
import { type Procedures, ReadProcedures } from '#core/procedures/read-procedures.ts';

defineParameterType({
  name: 'stopKind',
  regexp: /documento|richiesta/u,
  transformer: (word): 'identity-document' | 'application' =>
    word === 'documento' ? 'identity-document' : 'application',
});

const centsOf = (written: string): number => Number(written.replaceAll(/[.,€\s]/gu, ''));

Given('questi pagamenti di Anna Bianchi:', function (this: PortalWorld, table: DataTable) {
  for (const [at, row] of table.hashes().entries()) {
    const { descrizione = '', importo = '', stato = '', giorno = '' } = row;
    const state = paymentStates.from(stato);
    const day = giorno === '' ? {} : { [state === 'paid' ? 'paidOn' : 'expectedBy']: italianDay(giorno) };
    prepared(this).payments.push(
      aPayment({ id: `pagamento-${at}`, description: descrizione, amountCents: centsOf(importo), state, ...day }),
    );
  }
});

Given('una richiesta di documenti con scadenza il {word}', function (this: PortalWorld, date: string) {
  prepared(this).applications.push(
    anApplication({
      state: 'documents-requested',
      request: { what: 'invia il titolo di conduzione', dueOn: italianDay(date) },
    }),
  );
});

Given(
  'un debito di {string} da restituire entro il {word}',
  function (this: PortalWorld, amount: string, date: string) {
    prepared(this).debts.push(
      aDebt({ amountCents: centsOf(amount), remainingCents: centsOf(amount), dueOn: italianDay(date) }),
    );
  },
);

Given(/^il documento di Anna Bianchi scaduto il (\d{2}\/\d{2}\/\d{4})$/, function (this: PortalWorld, date: string) {
  prepared(this).file = annasFile.withExpiredIdentityDocument(ANNA, italianDay(date));
});

Given('la PEC di Anna Bianchi non verificata', function (this: PortalWorld) {
  const { file } = prepared(this);
  prepared(this).file = { ...file, 'personal-data': { ...file['personal-data'], pec: { state: 'unverified' } } };
});

When('Anna Bianchi apre le proprie pratiche', async function (this: PortalWorld) {
  await this.signIn('anna.bianchi');
  bindProcedures(this);
  await this.attempt(async () => ({
    payments: await this.use(ReadProcedures)(ANNAS_PROCEDURES, 'payments'),
    applications: await this.use(ReadProcedures)(ANNAS_PROCEDURES, 'applications'),
    debts: await this.use(ReadProcedures)(ANNAS_PROCEDURES, 'debts'),
  }));
});

const valueOf = <T>(outcome: Result<T, string>): T => (outcome.ok ? outcome.value : assert.fail(outcome.failure));

const shown = (world: PortalWorld): Procedures => {
  const { payments, applications, debts } =
    world.result<{ [Kind in keyof Procedures]: Result<Procedures[Kind], string> }>();
  return { payments: valueOf(payments), applications: valueOf(applications), debts: valueOf(debts) };
};

const readable = (text: string | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');
const euro = (cents: number): string => readable(formatEuro(euroFromCents(cents)));

Given(
  'un pagamento di {string} atteso entro il {word} e fermo dal {word} per (il )(la ){stopKind}',
  function (
    this: PortalWorld,
    amount: string,
    expected: string,
    since: string,
    kind: 'identity-document' | 'application',
  ) {
    prepared(this).payments.push(
      aPayment({
        amountCents: centsOf(amount),
        state: 'authorised',
        expectedBy: italianDay(expected),
        stoppedBy: [{ kind, thing: kind === 'application' ? anApplication().id : undefined, since: italianDay(since) }],
      }),
    );
  },
);

Then('la scrivania dice per prima cosa:', function (this: PortalWorld, table: DataTable) {
  const first = firstPayment(shown(this).payments);
  assert.ok(first.kind !== 'none');
  const { description, amountCents } = first.payment;
  const { before, strong, after } = paymentDayWords(first.payment, undefined);
  assert.deepEqual([[description, euro(amountCents), readable(`${before}${strong}${after}`)]], table.raw().slice(1));
});

const today = (world: PortalWorld) => dayInRome(world.clock.now());

const toDosOf = (world: PortalWorld) => {
  const { applications, debts, payments } = shown(world);
  return toDoList({ today: today(world), file: prepared(world).file, applications, debts, payments });
};

Then('la prima frase della scrivania è {string}', function (this: PortalWorld, words: string) {
  const first = firstPayment(shown(this).payments);
  assert.ok(first.kind === 'next');
  const { payments, debts } = shown(this);
  assert.equal(readable(nextPaymentWords(first.payment, payments, debts, today(this))?.sentence), words);
});

Then('"Cosa devo fare" dice che cosa ferma ogni riga:', function (this: PortalWorld, table: DataTable) {
  assert.deepEqual(
    toDosOf(this).map(({ title, held, consequence }) => [title, readable(held ?? consequence)]),
    table.raw().slice(1),
  );
});

Then('tutte insieme: {string}', function (this: PortalWorld, words: string) {
  assert.equal(readable(heldTogetherWords(toDosOf(this), shown(this).payments, today(this))), words);
});

const AIDS = 'aiuti della scrivania';

Given(
  'una domanda di Anna Bianchi con il controllo {string} del {word}',
  function (this: PortalWorld, what: string, on: string) {
    prepared(this).applications.push(anApplication({ controls: [{ on: italianDay(on), what }] }));
  },
);

Given(
  '(che )per tutti l’aiuto {string} chiude il {word}',
  function (this: PortalWorld, title: string, closesOn: string) {
    const aids = this.notedOr<readonly DeskAid[]>(AIDS, []);
    this.note(AIDS, [...aids, { slug: title, title, description: '', closesOn: italianDay(closesOn) }]);
  },
);

Then('il prossimo termine si legge {string}', function (this: PortalWorld, words: string) {
  assert.equal(nextTermSentence(this.notedOr<readonly DeskAid[]>(AIDS, []), today(this)), words);
});

const SIGNS: Readonly<Record<YearEntry['kind'], string>> = {
  paid: 'pagato',
  awaited: 'in arrivo',
  term: 'termine',
  missed: 'termine scaduto',
  control: 'controllo',
};
const yearShown = (world: PortalWorld) => {
  const { payments, applications } = shown(world);
  return yearOf(
    { payments, toDos: toDosOf(world), applications, aids: world.notedOr<readonly DeskAid[]>(AIDS, []) },
    today(world),
  );
};

Then(
  "l'anno in una riga va da {string} a {string} e mostra:",
  function (this: PortalWorld, from: string, until: string, table: DataTable) {
    const { months, entries } = yearShown(this);
    assert.deepEqual(
      [months[0], months.at(-1)].map((month) => readable(monthOf(month ?? today(this)).long)),
      [from, until],
    );
    assert.deepEqual(
      entries.map(({ day, kind, title, amountCents }) => [
        formatDay(day),
        SIGNS[kind],
        title,
        amountCents === undefined ? '' : euro(amountCents),
      ]),
      table.raw().slice(1),
    );
  },
);

Then('in tutto {string} pagati e {string} in arrivo', function (this: PortalWorld, paid: string, awaited: string) {
  const { paidCents, awaitedCents } = yearShown(this);
  assert.deepEqual([euro(paidCents), euro(awaitedCents)], [paid, awaited]);
});

Then('"Cosa devo fare" dice, dalla più urgente:', function (this: PortalWorld, table: DataTable) {
  const { applications, debts } = shown(this);
  const list = toDoList({ today: dayInRome(this.clock.now()), file: prepared(this).file, applications, debts });
  assert.deepEqual(
    list.map(({ title, deadline }) => [title, deadline]),
    table.raw().slice(1),
  );
});

Then("non c'è nulla da fare", function (this: PortalWorld) {
  const { applications, debts } = shown(this);
  const list = toDoList({ today: dayInRome(this.clock.now()), file: prepared(this).file, applications, debts });
  assert.equal(toDoSentence(list), 'Non hai attività in sospeso');
});

Then("l'elenco dice per prima cosa {string}", function (this: PortalWorld, words: string) {
  const held = heldOf(shown(this).payments, today(this));
  const count = held.stopped.length + held.atRisk.length;
  assert.equal(readable(togetherWords(held, count, today(this), 'payments') ?? ''), words);
});

Then('sopra oggi stanno {string} e sotto {string}', function (this: PortalWorld, above: string, below: string) {
  const { toCome, over } = paymentsTimeline(shown(this).payments);
  assert.deepEqual(
    [toCome, over].map((payments) => payments.map(({ description }) => description).join(', ')),
    [above, below],
  );
});

Then("l'avviso del documento dice {string}", function (this: PortalWorld, words: string) {
  const notice = { code: 'company-file.identity-document-expired' } as const;
  assert.equal(readable(noticeHeld(notice, undefined, shown(this).payments, today(this))), words);
});

Then('fra i pagamenti legge:', function (this: PortalWorld, table: DataTable) {
  const [head = [], ...rows] = table.raw();
  assert.deepEqual(head, ['descrizione', 'importo', 'stato']);
  assert.deepEqual(
    shown(this).payments.map(({ description, amountCents, state }) => [
      description,
      formatEuro(euroFromCents(amountCents)).replaceAll('\u00a0', ' '),
      paymentStates.tag(state).word,
    ]),
    rows,
  );
});
