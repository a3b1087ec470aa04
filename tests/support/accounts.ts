import type { TestService } from './service.ts';
import { CAST, type CastName } from './cast.ts';

// What the service says of the money of each company, added up by plain sums of its answers and by no rule of the core: pages, files and the
// core's own rules are compared with this. All amounts are cents.

/** A cause as the service lists it. */
interface WireStop {
  readonly since: string;
}
/** A payment as the service sends it. */
export interface WirePayment {
  readonly id: string;
  readonly description: string;
  readonly campaign: number | null;
  readonly amount: number;
  readonly paidOn: string | null;
  readonly expectedBy: string | null;
  readonly state: string;
  readonly fermatoDa: readonly WireStop[] | null;
  readonly restAmount?: number;
}
/** A debt as the service sends it. */
export interface WireDebt {
  readonly id: string;
  readonly description: string;
  readonly remainingAmount: number;
  readonly dueAmount?: number;
  readonly dueOn: string | null;
  readonly state: string;
}
/** What was corrected in the statement of a closed year, as the service sends it. */
interface WireCorrection {
  readonly paymentId: string;
  readonly on: string;
  readonly before: number;
  readonly now: number;
}
interface WireStatement {
  readonly credited: number;
  readonly awaited: number;
  readonly rows: readonly { readonly paymentId: string; readonly credited: number }[];
  readonly corrections?: readonly WireCorrection[];
  readonly years: readonly number[];
}

/** The money of a company, each payment in one sum. */
export interface Account {
  readonly username: CastName;
  readonly cuaa: string;
  readonly name: string;
  readonly isMandateClosed: boolean;
  readonly payments: readonly WirePayment[];
  readonly debts: readonly WireDebt[];
  readonly paid: number;
  /** On its way, also what is stopped. */
  readonly coming: number;
  readonly suspended: number;
  readonly refused: number;
  readonly other: number;
  readonly rests: number;
  readonly stopped: number;
  readonly atRisk: number;
  /** Whether of some payment it is not known what stops it. */
  readonly isPartial: boolean;
  readonly campaigns: readonly { readonly year: number | null; readonly paid: number; readonly coming: number }[];
  readonly next: WirePayment | undefined;
  /** What overdue debts take from the next payment. */
  readonly withheld: number;
  readonly statements: readonly {
    readonly year: number;
    readonly credited: number;
    readonly awaited: number;
    readonly corrections: readonly WireCorrection[];
  }[];
}

/** An amount in euro as cents. */
export const cents = (euro: number): number => Math.round(euro * 100);

/** What answers for the API. */
type Asked = Pick<TestService, 'json'>;

/** The accounts of everybody of the cast who has companies. */
export const accountsOf = async (site: Asked, today: string): Promise<readonly Account[]> => {
  const accounts: Account[] = [];
  for (const { username } of CAST) {
    const companies = await site
      .json<readonly { cuaa: string; denominazione: string; mandatoChiuso?: boolean }[]>(
        '/private/cuaa',
        username as CastName,
      )
      .catch(() => []);
    for (const { cuaa, denominazione, mandatoChiuso } of companies) {
      const account = await accountOf(site, username as CastName, cuaa, today);
      accounts.push({ ...account, name: denominazione, isMandateClosed: mandatoChiuso === true });
    }
  }
  return accounts;
};

/** What the service counts for a centre at each producer of an operator, by code of the company. */
export const workTotalsOf = async (
  site: Asked,
  operator: CastName,
): Promise<ReadonlyMap<string, { readonly stopped: number; readonly atRisk: number }>> => {
  interface Work {
    readonly results: readonly { readonly producer: { readonly friendlyUrl: string; readonly cuaa: string } }[];
    readonly totals: { readonly stopped: number; readonly atRisk: number };
  }
  const ask = (query: string): Promise<Work> => site.json(`/private/caa/work-list?term=all&${query}`, operator);
  const { results } = await ask('page=1&pageSize=100');
  const urls = new Map(results.map(({ producer }) => [producer.cuaa, producer.friendlyUrl]));
  const totals = new Map<string, { stopped: number; atRisk: number }>();
  for (const [cuaa, url] of urls) {
    const { stopped, atRisk } = (await ask(`page=1&pageSize=1&producer=${url}`)).totals;
    totals.set(cuaa, { stopped: cents(stopped), atRisk: cents(atRisk) });
  }
  return totals;
};

// Helpers

const sum = (payments: readonly WirePayment[]): number =>
  payments.reduce((total, { amount }) => total + cents(amount), 0);

const isComing = ({ state }: WirePayment): boolean => state === 'AUTORIZZATO' || state === 'IN_ISTRUTTORIA';

/** Whether something stops it by a day; a suspended payment is stopped whatever the service lists. */
const isStoppedOn = (payment: WirePayment, day: string): boolean =>
  payment.state === 'SOSPESO'
    ? (payment.fermatoDa ?? []).length === 0 || (payment.fermatoDa ?? []).some(({ since }) => since <= day)
    : isComing(payment) && (payment.fermatoDa ?? []).some(({ since }) => since <= day);

const isOverdue = ({ state, dueOn, remainingAmount }: WireDebt, today: string): boolean =>
  remainingAmount > 0 && state !== 'In contenzioso' && (state === 'SCADUTO' || (dueOn !== null && dueOn < today));

const accountOf = async (
  site: Asked,
  username: CastName,
  cuaa: string,
  today: string,
): Promise<Omit<Account, 'name' | 'isMandateClosed'>> => {
  const [payments, debts] = await Promise.all([
    site.json<readonly WirePayment[]>(`/private/detail/payments/${cuaa}`, username),
    site.json<readonly WireDebt[]>(`/private/detail/debts/${cuaa}`, username),
  ]);
  const of = (...states: readonly string[]): readonly WirePayment[] =>
    payments.filter(({ state }) => states.includes(state));
  const known = ['PAGATO', 'AUTORIZZATO', 'IN_ISTRUTTORIA', 'SOSPESO', 'RESPINTO'];
  const coming = payments.filter(isComing);
  const stopped = payments.filter((payment) => isStoppedOn(payment, today));
  const [next] = coming.toSorted((left, right) =>
    `${left.expectedBy ?? '~'} ${left.id}` < `${right.expectedBy ?? '~'} ${right.id}` ? -1 : 1,
  );
  const due = debts
    .filter((debt) => isOverdue(debt, today))
    .reduce((total, { dueAmount, remainingAmount }) => total + cents(dueAmount ?? remainingAmount), 0);
  const years = [...new Set(payments.map(({ campaign }) => campaign))].toSorted(
    (left, right) => (right ?? 0) - (left ?? 0),
  );
  return {
    username,
    cuaa,
    payments,
    debts,
    paid: sum(of('PAGATO')),
    coming: sum(coming),
    suspended: sum(of('SOSPESO')),
    refused: sum(of('RESPINTO')),
    other: sum(payments.filter(({ state }) => !known.includes(state))),
    rests: payments
      .filter(({ state }) => state !== 'RESPINTO')
      .reduce((total, { restAmount = 0 }) => total + cents(restAmount), 0),
    stopped: sum(stopped),
    atRisk: sum(
      payments.filter(
        (payment) => !stopped.includes(payment) && isComing(payment) && isStoppedOn(payment, '9999-12-31'),
      ),
    ),
    isPartial: coming.some(({ fermatoDa }) => fermatoDa === null),
    campaigns: years.map((year) => ({
      year,
      paid: sum(of('PAGATO').filter(({ campaign }) => campaign === year)),
      coming: sum(coming.filter(({ campaign }) => campaign === year)),
    })),
    next,
    withheld: next === undefined ? 0 : Math.min(due, cents(next.amount)),
    statements: await statementsOf(site, username, cuaa),
  };
};

const statementsOf = async (site: Asked, username: CastName, cuaa: string): Promise<Account['statements']> => {
  const ask = (year: number): Promise<WireStatement> =>
    site.json(`/private/detail/payments-statement/${cuaa}/${year}`, username);
  const { years } = await ask(new Date().getUTCFullYear());
  return Promise.all(
    years.map(async (year) => {
      const { credited, awaited, rows, corrections = [] } = await ask(year);
      const total = rows.reduce((all, row) => all + cents(row.credited), 0);
      if (total !== cents(credited))
        throw new Error(`${cuaa} ${year}: the rows make ${total}, the foot ${cents(credited)}`);
      return { year, credited: cents(credited), awaited: cents(awaited), corrections };
    }),
  );
};
