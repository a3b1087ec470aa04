import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { sumOfCents, type Cents } from '#core/kernel/cents.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { CompanyPayment, Application } from './procedure.ts';
import { paymentStates, applicationStates } from './state-words.ts';

/** What the page of a company's procedures is narrowed to; undefined is "any". */
export interface ProcedureFilters {
  readonly campaign: number | undefined;
  /** The word of a state, as it is shown. */
  readonly state: string | undefined;
  readonly scheme: string | undefined;
}

/** Names under which the address says them. */
export const FILTER_PARAMETERS = { campaign: 'campagna', state: 'stato', scheme: 'intervento' } as const;

const LONGEST_WORD = 300;

/** Reads the filters of an address; what no filter can be counts as none. */
export const procedureFiltersFrom = (pairs: QueryPairs): ProcedureFilters => {
  const word = (name: string): string | undefined => {
    const text = queryValue(pairs, name)?.trim() ?? '';
    return text === '' || text.length > LONGEST_WORD ? undefined : text;
  };
  const year = word(FILTER_PARAMETERS.campaign) ?? '';
  return {
    campaign: /^[12]\d{3}$/.test(year) ? Number(year) : undefined,
    state: word(FILTER_PARAMETERS.state),
    scheme: word(FILTER_PARAMETERS.scheme),
  };
};

/** Writes what `procedureFiltersFrom` reads back. */
export const procedureFiltersTo = ({ campaign, state, scheme }: ProcedureFilters): QueryPairs => [
  ...(campaign === undefined ? [] : [[FILTER_PARAMETERS.campaign, String(campaign)] as const]),
  ...(state === undefined ? [] : [[FILTER_PARAMETERS.state, state] as const]),
  ...(scheme === undefined ? [] : [[FILTER_PARAMETERS.scheme, scheme] as const]),
];

const fits = (
  { campaign, state, scheme }: ProcedureFilters,
  entry: { readonly campaign: number | undefined; readonly word: string; readonly scheme: string | undefined },
): boolean =>
  (campaign === undefined || entry.campaign === campaign) &&
  (state === undefined || entry.word === state) &&
  (scheme === undefined || entry.scheme === scheme);

/** The payments that pass. */
export const paymentsPassing = (
  payments: readonly CompanyPayment[],
  filters: ProcedureFilters,
): readonly CompanyPayment[] =>
  payments.filter(({ campaign, state, scheme }) => fits(filters, { campaign, word: paymentStates.to(state), scheme }));

/** The applications that pass; an application is known by the aid that it asks for. */
export const applicationsPassing = (
  applications: readonly Application[],
  filters: ProcedureFilters,
): readonly Application[] =>
  applications.filter(({ campaign, state, title }) =>
    fits(filters, { campaign, word: applicationStates.to(state), scheme: title }),
  );

/** What there is to choose from. */
export interface ProcedureChoices {
  /** The latest first. */
  readonly campaigns: readonly number[];
  readonly states: readonly string[];
  readonly schemes: readonly string[];
}

const distinct = <T>(values: readonly (T | undefined)[]): readonly T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Campaigns, states and aids that occur; each once. */
export const procedureChoices = (
  payments: readonly CompanyPayment[],
  applications: readonly Application[],
): ProcedureChoices => ({
  campaigns: distinct([...payments, ...applications].map(({ campaign }) => campaign)).toSorted((a, b) => b - a),
  states: distinct([
    ...payments.map(({ state }) => paymentStates.to(state)),
    ...applications.map(({ state }) => applicationStates.to(state)),
  ]).toSorted(compareTexts),
  schemes: distinct([...payments.map(({ scheme }) => scheme), ...applications.map(({ title }) => title)]).toSorted(
    compareTexts,
  ),
});

/** What was and will be paid in a campaign. */
export interface CampaignSum {
  /** Undefined for what belongs to none. */
  readonly campaign: number | undefined;
  readonly paidCents: Cents;
  /** On its way: authorised or under examination. */
  readonly awaitedCents: Cents;
  readonly totalCents: Cents;
  /** Still to be worked out after payments that were made or are on their way: no day is known, and it is not on its way. */
  readonly restCents: Cents;
  /** In a state of the agency that is neither paid nor on its way, such as at the treasury. */
  readonly otherCents: Cents;
  /** Suspended. */
  readonly suspendedCents: Cents;
}

const sumOf = (campaign: number | undefined, payments: readonly CompanyPayment[]): CampaignSum => {
  const of = (...states: readonly CompanyPayment['state'][]): Cents =>
    sumOfCents(payments.filter(({ state }) => states.includes(state)).map(({ amountCents }) => amountCents));
  const paidCents = of('paid');
  const awaitedCents = of('authorised', 'in-review');
  const isLive = ({ state }: CompanyPayment): boolean => state !== 'rejected';
  return {
    campaign,
    paidCents,
    awaitedCents,
    totalCents: paidCents + awaitedCents,
    restCents: sumOfCents(payments.filter(isLive).map(({ restCents = 0 }) => restCents)),
    otherCents: sumOfCents(
      payments.filter(({ state }) => typeof state !== 'string').map(({ amountCents }) => amountCents),
    ),
    suspendedCents: of('suspended'),
  };
};

/** The sums of each campaign, the latest first, and of all of them; rejected payments are in none. */
export const campaignSums = (
  payments: readonly CompanyPayment[],
): { readonly sums: readonly CampaignSum[]; readonly all: CampaignSum } => {
  const campaigns = distinct(payments.map(({ campaign }) => campaign ?? 0)).toSorted((a, b) => b - a);
  return {
    sums: campaigns.map((year) => {
      const campaign = year === 0 ? undefined : year;
      return sumOf(
        campaign,
        payments.filter((payment) => payment.campaign === campaign),
      );
    }),
    all: sumOf(undefined, payments),
  };
};
