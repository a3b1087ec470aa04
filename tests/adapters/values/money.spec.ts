import type { Document, Element } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDay, formatDayInWords, formatDayInWordsAfterIl, monthOf } from '#core/formatting/date.ts';
import { formatHectares } from '#core/formatting/hectares.ts';
import { squareMetresFrom } from '#core/kernel/area-measure.ts';
import { formatCents, formatCentsChange } from '#core/formatting/signed-euro.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Farmer } from '#core/session/state.ts';
import type { CastName } from '#tests/support/cast.ts';
import { all, allWords, drawSite, type DrawnSite, hrefOf, words } from '#tests/support/drawn-site.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';
import { farmerOf } from '#tests/support/people.ts';
import { partOf } from './reading.ts';

/** It is the same moment for pages, service and what is expected of them. */
const now = Date.now();
const today = dayInRome(now);

let site: DrawnSite;
beforeAll(async () => {
  site = await drawSite({ clock: { now: () => now } });
}, SERVICE_START_LIMIT_MS);
afterAll(() => site.service.stop());

const COMPANIES = [
  ['anna.bianchi', ''],
  ['marco.rinaldi', 'Rinaldi Vini'],
  ['marco.rinaldi', 'Olivicola'],
] as const satisfies readonly (readonly [CastName, string])[];

const spaced = (text: string): string => text.replaceAll(/[\s\u00a0]+/gu, ' ');
/** Euro of the wire, as pages of money write them. */
const euro = (amount: number): string => spaced(formatCents(Math.round(amount * 100)));
const change = (amount: number): string => spaced(formatCentsChange(Math.round(amount * 100)));
const day = (on: string): string => formatDay(on as IsoDate);
const inWords = (on: string): string => spaced(formatDayInWords(on as IsoDate));
/** A state of the wire in words: `IN_ISTRUTTORIA` is "In istruttoria". */
const stateWords = (state: string): string =>
  ({ ESTINTO: 'Saldato', APERTO: 'Da restituire' })[state] ??
  state.charAt(0) + state.slice(1).toLowerCase().replaceAll('_', ' ');
const hectares = (area: number): string => formatHectares(squareMetresFrom(area));

// Fields of an answer, and which of them a page shows

/** The names of all fields that an answer holds with a value, those of lists once: `detail.instalments.amount`. */
const fieldsOf = (value: unknown, path = ''): readonly string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, path));
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, one]) => fieldsOf(one, path === '' ? name : `${path}.${name}`));
};

/** The fields that a page leaves out, each with the reason; all others are compared below. A new field fails until it stands in one list. */
const expectKnown = (answers: readonly unknown[], shown: string, leftOut: Readonly<Record<string, string>>): void => {
  const known = new Set([...shown.split(/\s+/u), ...Object.keys(leftOut)]);
  expect(answers.flatMap((answer) => fieldsOf(answer)).filter((field) => !known.has(field))).toEqual([]);
};

// Payments

interface WireLine {
  readonly label: string;
  readonly found?: string;
  readonly rule?: string;
  readonly askedHectares?: number;
  readonly foundHectares?: number;
  readonly paidHectares?: number;
  readonly euroPerHectare?: number;
  readonly percent?: number;
  readonly debtId?: string;
  readonly amount: number;
  readonly lastYearAmount?: number;
}
interface WirePart {
  readonly lines: readonly WireLine[];
  readonly total: number;
  readonly lastYearTotal?: number;
}
interface WirePayment {
  readonly id: string;
  readonly hasDetail?: boolean;
  readonly description: string;
  readonly campaign: number | null;
  readonly amount: number;
  readonly paidOn: string | null;
  readonly expectedBy: string | null;
  readonly state: string;
  readonly fermatoDa?: readonly { readonly kind: string; readonly since: string }[] | null;
  readonly detail?: {
    readonly accountEnd?: string;
    readonly applicationNumber?: string;
    readonly applicationId?: string;
    readonly reason?: string;
    readonly rest?: { readonly amount: number; readonly expectedBy?: string };
    readonly hasLetter?: boolean;
    readonly breakdown?: {
      readonly entitled: WirePart;
      readonly reductions?: WirePart;
      readonly arriving: WirePart;
      readonly lastYear?: number;
      readonly change?: {
        readonly lines: readonly { readonly label: string; readonly amount: number }[];
        readonly total: number;
        readonly note?: string;
      };
    };
  };
}

const BREAKDOWN = ['entitled', 'reductions', 'arriving']
  .flatMap((part) => [
    ...`label found rule askedHectares foundHectares paidHectares euroPerHectare percent debtId amount lastYearAmount`
      .split(' ')
      .map((field) => `detail.breakdown.${part}.lines.${field}`),
    `detail.breakdown.${part}.total`,
    `detail.breakdown.${part}.lastYearTotal`,
  ])
  .join(' ');
const OF_PAYMENT = `accountEnd description campaign amount paidOn expectedBy state detail.accountEnd detail.applicationNumber detail.applicationId
  detail.reason detail.rest.amount detail.rest.expectedBy detail.hasLetter detail.breakdown.lastYear detail.breakdown.change.lines.label
  detail.breakdown.change.lines.amount detail.breakdown.change.total detail.breakdown.change.note ${BREAKDOWN}`;
const NOT_OF_PAYMENT = {
  id: 'stands in the address',
  hasDetail: 'whether a row opens',
  scheme: 'in the lists; here the description names the aid',
  'fermatoDa.kind': 'a sentence of the core, proved by tests/core/open-items',
  'fermatoDa.thing': 'as its kind',
  'fermatoDa.since': 'as its kind',
  statementYear: 'a way of the lists',
  'correction.on': 'in the statement',
  'correction.creditedOn': 'in the statement',
  'correction.before': 'in the statement',
  restAmount: 'in the page of the application; here the rest of the detail',
  'detail.cuaa': 'whose it is was asked for',
  'detail.payeeName': 'in the letter alone',
  'detail.fund': 'in statement and letter',
  'detail.book.gross': 'in the statement',
  'detail.book.reductions': 'in the statement',
  'detail.book.withheld': 'in the statement',
  'detail.assistanceScope': 'chooses the desk of a question',
};

/** What a line says below its name, in any words around these. */
const saidOf = (line: WireLine): readonly string[] =>
  [
    line.found,
    line.rule,
    ...[line.askedHectares, line.foundHectares, line.paidHectares].map((area) => area && hectares(area)),
    line.euroPerHectare === undefined ? undefined : euro(line.euroPerHectare),
    line.percent === undefined ? undefined : `${line.percent}%`,
  ].filter((said) => typeof said === 'string');

const amountsOf = (row: Element): readonly string[] =>
  all(row, 'td').map((cell) =>
    words(cell)
      .slice(words(cell.querySelector('.cell-label')).length)
      .trim(),
  );

const expectedAmounts = (amount: number, before: number | undefined): readonly string[] =>
  before === undefined ? [euro(amount)] : [euro(amount), euro(before)];

const companyFor = async (username: CastName, name: string): Promise<Farmer> => farmerOf(site, username, name);

describe('the page of a payment', () => {
  it.each(COMPANIES)(
    '[PAGA-01] should show each field of each payment of %s %s at its name: lines, totals, both years, what changed',
    async (username, name) => {
      const session = await companyFor(username, name);
      const base = `/private/detail/payments/${session.selectedCuaa}`;
      const listed = await site.json<readonly WirePayment[]>(base, username);
      const opening = listed.filter(({ hasDetail }) => hasDetail === true);
      expect(opening.length).toBeGreaterThan(0);
      for (const { id } of opening) {
        const payment = await site.json<WirePayment>(`${base}/${id}`, username);
        expectKnown([payment], OF_PAYMENT, NOT_OF_PAYMENT);
        const page = await site.pageFor(session, `/le-tue-pratiche/pagamenti/${id}`);
        expectPayment(page, payment);
      }
    },
  );
});

const expectPayment = (page: Document, payment: WirePayment): void => {
  const { detail = {}, campaign, paidOn, expectedBy } = payment;
  const line = page.querySelector('.pt-record-line');
  expect([words(page.querySelector('h1')), words(line?.querySelector('.pt-tag'))]).toEqual([
    payment.description,
    stateWords(payment.state),
  ]);
  if (campaign !== null) expect(words(line)).toContain(`Campagna ${campaign}`);
  if (detail.applicationNumber !== undefined) expect(words(line)).toContain(`Domanda ${detail.applicationNumber}`);
  if (detail.applicationId !== undefined)
    expect(hrefOf(line?.querySelector('a:not(.pt-explained)'))).toContain(`/domande/${detail.applicationId}`);
  const head = page.querySelector('.pt-paysum');
  expect(words(head?.querySelector('.pt-sum'))).toBe(euro(payment.amount));
  const on = paidOn ?? expectedBy;
  // What is suspended or rejected has neither day nor account.
  if (on !== null && [...AWAITED, 'PAGATO'].includes(payment.state)) {
    const when = words(head?.querySelector('.when'));
    expect([when.startsWith(paidOn === null ? 'Attesi entro' : 'Accreditati'), when]).toEqual([
      true,
      expect.stringContaining(inWords(on)),
    ]);
    if (detail.accountEnd !== undefined) expect(when).toContain(` ${detail.accountEnd}`);
  }
  if (detail.reason !== undefined) expect(words(head)).toContain(detail.reason);
  if (detail.rest !== undefined) {
    expect(words(head)).toContain(euro(detail.rest.amount));
    if (detail.rest.expectedBy !== undefined) expect(words(head)).toContain(day(detail.rest.expectedBy));
  }
  expect(words(head).includes('Scarica la lettera')).toBe(detail.hasLetter === true && payment.state === 'PAGATO');
  const { breakdown } = detail;
  if (breakdown === undefined) return;
  const parts = [breakdown.entitled, breakdown.reductions, breakdown.arriving].filter((part) => part !== undefined);
  const bodies = all(page, '.pt-calc tbody');
  expect(bodies).toHaveLength(parts.length);
  for (const [at, part] of parts.entries()) {
    const [_title, ...rows] = bodies[at] === undefined ? [] : all(bodies[at], 'tr');
    expect(rows.map((row) => [words(row.querySelector('.name')), ...amountsOf(row)])).toEqual([
      ...part.lines.map(({ label, amount, lastYearAmount }) => [label, ...expectedAmounts(amount, lastYearAmount)]),
      ['', ...expectedAmounts(part.total, part.lastYearTotal)],
    ]);
    for (const [nth, each] of part.lines.entries()) {
      for (const said of saidOf(each)) expect(words(rows[nth])).toContain(said);
      if (each.debtId !== undefined) expect(hrefOf(rows[nth]?.querySelector('a'))).toContain(`/debiti/${each.debtId}`);
    }
  }
  const { lastYear, change: changed } = breakdown;
  if (lastYear !== undefined) expect(words(page.querySelector('.pt-calc thead .before'))).toBe(String(lastYear));
  if (changed === undefined) return;
  const box = page.querySelector('.pt-pay-change');
  expect(
    box === null
      ? []
      : all(box, 'dl > div').map((row) => [words(row.querySelector('dt')), words(row.querySelector('dd'))]),
  ).toEqual([
    ...changed.lines.map(({ label, amount }) => [label, change(amount)]),
    ['In tutto', change(changed.total)],
  ]);
  if (changed.note !== undefined) expect(words(box)).toContain(changed.note);
};

// Debts

interface WireDebt {
  readonly id: string;
  readonly hasDetail?: boolean;
  readonly description: string;
  readonly amount: number;
  readonly remainingAmount: number;
  readonly openedOn: string | null;
  readonly dueOn: string | null;
  readonly state: string;
  readonly detail?: {
    readonly number?: string;
    readonly origin?: string;
    readonly rule?: string;
    readonly paymentId?: string;
    readonly interest?: number;
    readonly interestUntil?: string;
    readonly ifUnpaid?: string;
    readonly instalments?: readonly {
      readonly number: number;
      readonly dueOn: string;
      readonly amount: number;
      readonly state: string;
      readonly doneOn?: string;
      readonly how?: string;
      readonly paymentId?: string;
    }[];
    readonly paying?: {
      readonly url?: string;
      readonly code?: string;
      readonly text?: string;
      readonly office?: string;
      readonly phone?: string;
    };
  };
}

const OF_DEBT = `description amount remainingAmount openedOn dueOn state detail.number detail.origin detail.rule detail.paymentId detail.interest
  detail.interestUntil detail.ifUnpaid detail.instalments.number detail.instalments.dueOn detail.instalments.amount detail.instalments.state detail.instalments.doneOn
  detail.instalments.how detail.instalments.paymentId detail.paying.url detail.paying.code detail.paying.text detail.paying.office
  detail.paying.phone`;
const NOT_OF_DEBT = {
  dueAmount: 'in the lists; here the next instalment',
  id: 'stands in the address',
  hasDetail: 'whether a card opens',
  'detail.cuaa': 'whose it is was asked for',
  'detail.assistanceScope': 'chooses the desk of a question',
};
const INSTALMENT_STATES: Readonly<Record<string, string>> = { PAGATA: 'Pagata', TRATTENUTA: 'Trattenuta' };

describe('the page of a debt', () => {
  it.each(COMPANIES)(
    '[PAGA-04] should show each field of each debt of %s %s, each instalment its own',
    async (username, name) => {
      const session = await companyFor(username, name);
      const base = `/private/detail/debts/${session.selectedCuaa}`;
      for (const { id, hasDetail } of await site.json<readonly WireDebt[]>(base, username)) {
        if (hasDetail !== true) continue;
        const debt = await site.json<WireDebt>(`${base}/${id}`, username);
        expectKnown([debt], OF_DEBT, NOT_OF_DEBT);
        expectDebt(await site.pageFor(session, `/le-tue-pratiche/debiti/${id}`), debt);
      }
    },
  );
});

const expectDebt = (page: Document, debt: WireDebt): void => {
  const { detail = {}, amount, remainingAmount, openedOn, dueOn } = debt;
  const { instalments = [], paying = {} } = detail;
  const line = words(page.querySelector('.pt-record-line'));
  expect(words(page.querySelector('h1'))).toBe(debt.description);
  expect(words(page.querySelector('.pt-record-line .pt-tag'))).toBe(stateWords(debt.state));
  if (detail.number !== undefined) expect(line).toContain(`Debito ${detail.number}`);
  if (openedOn !== null) expect(line).toContain(`Aperto il ${day(openedOn)}`);
  const next = instalments.find(({ state }) => state === 'DA_PAGARE');
  const isSettled = remainingAmount === 0;
  // A contested sum has a sentence of its own, and nothing to pay it with: the office alone.
  if (!isSettled && debt.state === 'In contenzioso') {
    expect(page.querySelector('.pt-paysum')).toBeNull();
    expect(words(page.querySelector('main'))).toContain(euro(remainingAmount));
    expect(partNamed(page, 'Come pagare')).toBeUndefined();
    for (const said of [paying.office, paying.phone])
      if (said !== undefined) expect(words(partNamed(page, 'A chi rivolgersi'))).toContain(said);
  }
  if (!isSettled && debt.state !== 'In contenzioso') {
    const head = page.querySelector('.pt-paysum');
    expect(words(head?.querySelector('.pt-sum'))).toBe(euro(next?.amount ?? remainingAmount));
    const by = next?.dueOn ?? dueOn;
    if (by !== null) expect(words(head?.querySelector('.when'))).toContain(inWords(by));
    if (next !== undefined) expect(words(head)).toContain(`${next.number} di ${instalments.length}`);
    if (detail.ifUnpaid !== undefined) expect(words(head)).toContain(detail.ifUnpaid);
    expect(hrefOf(head?.querySelector('a')) || undefined).toBe(
      paying.url ?? (paying.phone === undefined ? undefined : `tel:${paying.phone.replaceAll(' ', '')}`),
    );
    if (debt.state === 'SCADUTO' && detail.interestUntil !== undefined)
      expect(words(head)).toContain(
        `Con gli interessi fino al ${day(detail.interestUntil)}: ${euro(remainingAmount + (detail.interest ?? 0))}.`,
      );
    for (const said of [paying.text, paying.code, paying.office, paying.phone])
      if (said !== undefined) expect(words(partNamed(page, 'Come pagare'))).toContain(said);
  }
  const rest = partNamed(page, `Restano ${euro(remainingAmount)}`);
  expect(rest === undefined ? [] : allWords(rest, 'dd')).toEqual([
    euro(amount),
    euro(amount - remainingAmount),
    ...(detail.interest === undefined ? [] : [detail.interest === 0 ? 'nessuno' : euro(detail.interest)]),
  ]);
  if (detail.interestUntil !== undefined)
    expect(words(rest)).toContain(`Interessi fino al ${day(detail.interestUntil)}`);
  const origin = partNamed(page, 'Da dove nasce');
  for (const said of [detail.origin, detail.rule]) if (said !== undefined) expect(words(origin)).toContain(said);
  if (detail.paymentId !== undefined)
    expect(hrefOf(origin?.querySelector('a'))).toContain(`/pagamenti/${detail.paymentId}`);
  const rows = all(page, '.pt-instalments tbody tr');
  expect(
    rows.map((row) => [
      words(row.querySelector('th')),
      words(row.querySelector('.day')),
      words(row.querySelector('.amount')),
      words(row.querySelector('.state')),
    ]),
  ).toEqual(
    instalments.map((each) => [
      `Rata ${each.number}`,
      day(each.dueOn),
      euro(each.amount),
      INSTALMENT_STATES[each.state] ?? (each.dueOn < today ? 'Scaduta' : each === next ? 'Prossima' : 'Da pagare'),
    ]),
  );
  for (const [at, { doneOn, how, paymentId }] of instalments.entries()) {
    const happened = rows[at]?.querySelector('.happened');
    if (doneOn !== undefined) expect(words(happened)).toContain([day(doneOn), how].filter(Boolean).join(' '));
    if (paymentId !== undefined) expect(hrefOf(happened?.querySelector('a'))).toContain(`/pagamenti/${paymentId}`);
  }
};

/** The smallest part of a page that has this heading. */
const partNamed = (page: Document, heading: string): Element | undefined =>
  all(page, 'main section').find((part) => words(part.querySelector('h2')) === heading);

// The statement

interface WireBook {
  readonly gross: number;
  readonly reductions: number;
  readonly withheld: number;
}
interface WireStatement {
  readonly name: string;
  readonly cuaa: string;
  readonly year: number;
  readonly until: string;
  readonly closed: boolean;
  readonly rows: readonly {
    readonly paymentId: string;
    readonly creditedOn: string;
    readonly description: string;
    readonly campaign: number | null;
    readonly fund: string | null;
    readonly accountEnd: string | null;
    readonly book: WireBook | null;
    readonly credited: number;
  }[];
  readonly credited: number;
  readonly book: WireBook | null;
  readonly funds: readonly { readonly fund: string; readonly amount: number }[];
  readonly withheld: readonly { readonly debtId: string; readonly label: string; readonly amount: number }[];
  readonly awaited: number;
  readonly corrections: readonly {
    readonly description: string;
    readonly on: string;
    readonly creditedOn: string;
    readonly before: number;
    readonly now: number;
  }[];
  readonly years: readonly number[];
}

const bookOf = (book: WireBook | null): readonly string[] =>
  book === null ? [] : [euro(book.gross), euro(book.reductions), euro(book.withheld)];

describe('the statement of a year', () => {
  it('[PAGA-05] should show each amount of each row, the totals, the funds, what was withheld', async () => {
    const session = await companyFor('anna.bianchi', '');
    const address = (year: number): string => `/private/detail/payments-statement/${session.selectedCuaa}/${year}`;
    const { years } = await site.json<WireStatement>(address(Number(today.slice(0, 4))), 'anna.bianchi');
    expect(years.length).toBeGreaterThan(1);
    for (const year of years) {
      const statement = await site.json<WireStatement>(address(year), 'anna.bianchi');
      expectKnown(
        [statement],
        `cuaa name year until closed credited awaited years book.gross book.reductions book.withheld funds.fund funds.amount withheld.debtId
        withheld.label withheld.amount rows.paymentId rows.creditedOn rows.description rows.campaign rows.fund rows.accountEnd rows.credited
        rows.book.gross rows.book.reductions rows.book.withheld corrections.description corrections.on corrections.creditedOn corrections.before corrections.now`,
        {
          'rows.scheme': 'in the CSV; here the description names the aid',
          'rows.percent': 'a word of the row, made by the core',
          toBeCalculated: 'a sentence of the core',
          'corrections.paymentId': 'which one; here the description names it',
        },
      );
      const page = await site.pageFor(session, `/le-tue-pratiche/estratto/${year}`);
      expect(words(page.querySelector('.pt-record-line'))).toBe(`${statement.name}CUAA ${statement.cuaa}`);
      const head = page.querySelector('.pt-paysum');
      expect([words(head?.querySelector('.pt-sum')), words(head).includes(inWords(statement.until))]).toEqual([
        euro(statement.credited),
        true,
      ]);
      for (const end of new Set(statement.rows.map(({ accountEnd }) => accountEnd)))
        if (end !== null) expect(words(head)).toContain(end);
      const rows = all(page, '.pt-statement tbody tr');
      expect(
        rows.map((row) => [
          words(row.querySelector('.day')),
          words(row.querySelector('a')),
          ...amountsOf(row).slice(1),
        ]),
      ).toEqual(
        statement.rows.map(({ creditedOn, description, book, credited }) => [
          day(creditedOn),
          description,
          ...(statement.book === null ? [] : bookOf(book)),
          euro(credited),
        ]),
      );
      for (const [at, { paymentId, campaign, fund }] of statement.rows.entries()) {
        expect(hrefOf(rows[at]?.querySelector('a'))).toContain(`/pagamenti/${paymentId}`);
        const said = words(rows[at]?.querySelector('small'));
        if (campaign !== null) expect(said).toContain(String(campaign));
        if (fund !== null) expect(said).toContain(fund);
      }
      const foot = page.querySelector('.pt-statement tfoot tr');
      expect(foot === null ? [] : amountsOf(foot)).toEqual([...bookOf(statement.book), euro(statement.credited)]);
      const sums = (title: string): readonly (readonly string[])[] => {
        const part = partNamed(page, title);
        return part === undefined
          ? []
          : all(part, 'dl > div').map((row) => [words(row.querySelector('dt')), words(row.querySelector('dd'))]);
      };
      expect(sums('Per fondo')).toEqual(statement.funds.map(({ fund, amount }) => [fund, euro(amount)]));
      expect(sums('Trattenute')).toEqual(statement.withheld.map(({ label, amount }) => [label, euro(amount)]));
      const debts = partNamed(page, 'Trattenute');
      expect(
        debts === undefined ? [] : all(debts, 'a').map((link) => hrefOf(link)?.replace(/^.*\/debiti\/|\?.*$/gu, '')),
      ).toEqual(statement.withheld.map(({ debtId }) => debtId));
      for (const { on, description, creditedOn, before, now: current } of statement.corrections)
        expect(words(page.querySelector('main'))).toContain(
          `Corretto il ${day(on)}: ${description}. Prima era di ${euro(before)} il ${day(creditedOn)}, ora è di ${euro(current)}.`,
        );
      expect(words(page.querySelector('main')).includes(`L’anno ${year} è chiuso`)).toBe(statement.closed);
      if (!statement.closed && statement.awaited > 0)
        expect(words(page.querySelector('main'))).toContain(`somme in arrivo, ${euro(statement.awaited)}`);
    }
  });
});

// The desk's own sums

const AWAITED = ['IN_ISTRUTTORIA', 'AUTORIZZATO'];
const sum = (payments: readonly WirePayment[]): number =>
  payments.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
/** The first day of a month so far from the present one. */
const monthFrom = (offset: number): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + offset, 1)).toISOString().slice(0, 10);

describe('the sums of desk and lists', () => {
  it.each(COMPANIES)(
    '[PAGE-28] [MONEY-02] should be those of the payments of %s %s: next, by campaign, in the year',
    async (username, name) => {
      const session = await companyFor(username, name);
      const payments = await site.json<readonly WirePayment[]>(
        `/private/detail/payments/${session.selectedCuaa}`,
        username,
      );
      const page = await site.pageFor(session, '/scrivania');
      const awaited = payments
        .filter(({ state }) => AWAITED.includes(state))
        .toSorted(
          (one, other) =>
            compareTexts(one.expectedBy ?? '~', other.expectedBy ?? '~') || compareTexts(one.id, other.id),
        );
      const paid = payments
        .filter(({ state, paidOn }) => state === 'PAGATO' && paidOn !== null)
        .toSorted((one, other) => compareTexts(other.paidOn ?? '', one.paidOn ?? '') || compareTexts(other.id, one.id));
      const first = awaited[0] ?? paid[0];
      const next = page.querySelector('.pt-next');
      expect([
        words(next?.querySelector('.pt-sum')),
        words(next?.querySelector('.pt-tag')),
        words(next?.querySelector('.of')),
      ]).toEqual([
        first === undefined ? '' : euro(first.amount),
        first === undefined ? '' : stateWords(first.state),
        first === undefined
          ? ''
          : `${first.description}${first.campaign === null ? '' : `, campagna ${first.campaign}`}`,
      ]);
      const on = first?.state === 'PAGATO' ? first.paidOn : (first?.expectedBy ?? null);
      if (on !== null)
        expect(words(next?.querySelector('.when strong'))).toBe(spaced(formatDayInWordsAfterIl(on as IsoDate)));
      const accounts = await site.json<readonly { iban: string | null; status: string | null }[]>(
        `/private/file/bacarie-coordinates/${session.selectedCuaa}`,
        username,
      );
      // What a file stops is for the office that keeps it, by name and number; a debt is not.
      const causes = awaited[0]?.fermatoDa ?? [];
      const isForOffice = causes.some(({ kind, since }) => since <= today && kind !== 'DEBITO');
      const call = next?.querySelector('.pt-stop a[href^="tel:"]');
      if (isForOffice) {
        const part = (of: string) =>
          site.json<Readonly<Record<string, string>>>(`/private/file/${of}/${session.selectedCuaa}`, username);
        const [{ mandateEntity }, { phoneContact }] = await Promise.all([part('card-header'), part('alerts')]);
        expect(words(call?.parentElement)).toBe(`${mandateEntity}: ${phoneContact}`);
      } else expect(call ?? null).toBeNull();
      const [valid, ...others] = accounts.filter(({ status }) => status === 'VALIDO');
      if (awaited.length > 0 && on !== null && valid?.iban && others.length === 0)
        expect(words(next?.querySelector('.when'))).toContain(` ${valid.iban.replaceAll(' ', '').slice(-4)}.`);

      // The latest campaign first; what belongs to none comes last.
      const campaigns = [...new Set(payments.map(({ campaign }) => campaign))].toSorted(
        (one, other) => (other ?? 0) - (one ?? 0),
      );
      const of = (campaign: number | null, ...states: readonly string[]): number =>
        sum(payments.filter((one) => one.campaign === campaign && states.includes(one.state)));
      const lists = await site.pageFor(session, '/le-tue-pratiche');
      const table = all(lists, 'table').find((one) =>
        words(one.querySelector('caption')).startsWith('Pagato e in arrivo'),
      );
      const sumsIn = (rows: string) =>
        table === undefined
          ? []
          : all(table, rows).map((row) => [
              words(row.querySelector('th')),
              ...all(row, 'td:not([aria-hidden]):not([role="presentation"])').map((cell) =>
                words(cell)
                  .slice(words(cell.querySelector('.cell-label')).length)
                  .trim(),
              ),
            ]);
      expect(sumsIn('tbody tr')).toEqual(
        campaigns.map((campaign) => [
          campaign === null ? 'Senza campagna' : String(campaign),
          euro(of(campaign, 'PAGATO')),
          euro(of(campaign, ...AWAITED)),
        ]),
      );
      expect(sumsIn('tfoot tr').map(([, ...sums]) => sums)).toEqual([
        [
          euro(sum(payments.filter(({ state }) => state === 'PAGATO'))),
          euro(sum(payments.filter(({ state }) => AWAITED.includes(state)))),
        ],
      ]);

      const isIn = (on: string | null): boolean => on !== null && on >= monthFrom(-4) && on < monthFrom(8);
      const inYear = {
        paid: paid.filter(({ paidOn }) => isIn(paidOn)),
        awaited: awaited.filter(({ expectedBy }) => isIn(expectedBy)),
      };
      const year = page.querySelector('.pt-year');
      expect(words(year?.querySelector('.head p'))).toContain(
        inYear.paid.length + inYear.awaited.length === 0
          ? 'nessun pagamento'
          : `pagati ${euro(sum(inYear.paid))}, in arrivo ${euro(sum(inYear.awaited))}.`,
      );
      const entryOf = (kind: string, { amount, description }: WirePayment, when: string | null): readonly string[] => [
        `${Number(when?.slice(8))} ${monthOf((when ?? today) as IsoDate).short}`,
        `${kind}: ${euro(amount)} ${description}`,
      ];
      const marked = year === null ? [] : all(year, '.month.on').map((month) => words(month.querySelector('.name')));
      expect(marked.map((name) => name.slice(0, 3))).toEqual(year === null ? [] : [monthOf(today).short]);
      const entries = year === null ? [] : all(year, '.all-entries li').map((row) => allWords(row, ':scope > span'));
      expect(entries.filter(([, reported = '']) => /^(?:pagato|in arrivo):/u.test(reported)).toSorted(byText)).toEqual(
        [
          ...inYear.paid.map((one) => entryOf('pagato', one, one.paidOn)),
          ...inYear.awaited.map((one) => entryOf('in arrivo', one, one.expectedBy)),
        ].toSorted(byText),
      );
      const applications = await site.json<
        readonly { number: string; controls?: readonly { on: string; what: string }[] }[]
      >(`/private/detail/questions/${session.selectedCuaa}`, username);
      const controls = applications.flatMap(({ number, controls: some = [] }) =>
        some
          .filter(({ on: when }) => isIn(when))
          .map(({ on: when, what }) => [
            `${Number(when.slice(8))} ${monthOf(when as IsoDate).short}`,
            `controllo: ${what}, domanda ${number}`,
          ]),
      );
      expect(entries.filter(([, reported = '']) => reported.startsWith('controllo:')).toSorted(byText)).toEqual(
        controls.toSorted(byText),
      );
      expect(partOf(page, 'L’anno in una riga')).toBeDefined();
    },
  );
});

const byText = (one: readonly string[], other: readonly string[]): number =>
  compareTexts(one.join(' '), other.join(' '));
