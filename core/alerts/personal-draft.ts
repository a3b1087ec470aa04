import { formatCount } from '#core/formatting/number.ts';
import type { Company } from '#core/session/user.ts';
import { hasTerms, PERSONAL_KINDS, type PersonalChoices, type PersonalKind, TERM_DAYS } from './personal-alerts.ts';

/** A kind as a choice, and when it is sent. */
export const KIND_WORDS: Readonly<
  Record<PersonalKind, { readonly title: string; readonly when: string; readonly forCentre: string }>
> = {
  notification: { title: 'Nuova notifica', when: 'appena arriva', forCentre: 'arrivata alla tua casella' },
  term: {
    title: 'Scadenze',
    when: 'nei giorni prima che scegli',
    forCentre: 'dei produttori, nei giorni prima che scegli',
  },
  payment: {
    title: 'Pagamenti',
    when: 'quando uno cambia stato',
    forCentre: 'dei produttori, quando uno cambia stato',
  },
};

type Held = Pick<Company, 'cuaa' | 'mandateClosed'>;

/** The companies of which something can be chosen: those whose mandate is not closed. */
export const openCompanies = <One extends Held>(companies: readonly One[]): readonly One[] =>
  companies.filter(({ mandateClosed }) => !mandateClosed);

/** What is chosen of a company. */
export const kindsOf = ({ companies }: PersonalChoices, cuaa: string): readonly PersonalKind[] =>
  companies.find((one) => one.cuaa === cuaa)?.kinds ?? [];

const withOrWithout = (kinds: readonly PersonalKind[], kind: PersonalKind, isOn: boolean): readonly PersonalKind[] =>
  PERSONAL_KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one)));

/** The choices with one kind on or off for one company. */
export const withKind = (
  choices: PersonalChoices,
  cuaa: string,
  kind: PersonalKind,
  isOn: boolean,
): PersonalChoices => ({
  ...choices,
  companies: [
    ...choices.companies.filter((one) => one.cuaa !== cuaa),
    { cuaa, kinds: withOrWithout(kindsOf(choices, cuaa), kind, isOn) },
  ].filter(({ kinds }) => kinds.length > 0),
});

/** The choices with one kind on or off for all companies of which something can be chosen. */
export const withKindForAll = (
  choices: PersonalChoices,
  companies: readonly Held[],
  kind: PersonalKind,
  isOn: boolean,
): PersonalChoices => openCompanies(companies).reduce((all, { cuaa }) => withKind(all, cuaa, kind, isOn), choices);

/** A centre's choices with one kind on or off. */
export const withOwnKind = (choices: PersonalChoices, kind: PersonalKind, isOn: boolean): PersonalChoices => ({
  ...choices,
  kinds: withOrWithout(choices.kinds, kind, isOn),
});

/** The choices with one day before a term on or off; the last one stays, since without any nothing would be announced. */
export const withTermDay = (choices: PersonalChoices, day: number, isOn: boolean): PersonalChoices => {
  const termDays = TERM_DAYS.filter((one) => (one === day ? isOn : choices.termDays.includes(one)));
  return termDays.length === 0 ? choices : { ...choices, termDays };
};

/** "7 giorni prima", "il giorno prima". */
export const termDayWords = (day: number): string => (day === 1 ? 'il giorno prima' : `${day} giorni prima`);

/** Whether a kind is on for all companies of which something can be chosen, for some, or for none. */
export const columnOf = (
  choices: PersonalChoices,
  companies: readonly Held[],
  kind: PersonalKind,
): 'all' | 'some' | 'none' => {
  const open = openCompanies(companies);
  const on = open.filter(({ cuaa }) => kindsOf(choices, cuaa).includes(kind)).length;
  return on === 0 ? 'none' : on === open.length ? 'all' : 'some';
};

/** "4 avvisi scelti", and "per 2 aziende" for a farmer. */
export const countWords = ({
  companies,
  kinds,
}: PersonalChoices): { readonly count: string; readonly whose: string | undefined } => {
  const count = kinds.length + companies.reduce((sum, one) => sum + one.kinds.length, 0);
  const words =
    count === 0 ? 'Nessun avviso scelto' : count === 1 ? '1 avviso scelto' : `${formatCount(count)} avvisi scelti`;
  const whose =
    companies.length === 0
      ? undefined
      : companies.length === 1
        ? 'per un’azienda'
        : `per ${formatCount(companies.length)} aziende`;
  return { count: words, whose };
};

/** Whether two choices are the same, in whatever order they were made. */
export const isSameChoice = (left: PersonalChoices, right: PersonalChoices): boolean => {
  const said = ({ companies, kinds, hour, termDays }: PersonalChoices): string =>
    JSON.stringify([
      companies
        .filter((one) => one.kinds.length > 0)
        .map((one) => [one.cuaa, PERSONAL_KINDS.filter((kind) => one.kinds.includes(kind))])
        .toSorted(),
      PERSONAL_KINDS.filter((kind) => kinds.includes(kind)),
      kinds.length === 0 ? undefined : hour,
      hasTerms({ companies, kinds }) ? TERM_DAYS.filter((day) => termDays.includes(day)) : undefined,
    ]);
  return said(left) === said(right);
};
