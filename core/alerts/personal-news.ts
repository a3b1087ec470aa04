import type { Grants } from '#core/access/can-act-for.ts';
import { actingOfficesOf, isMandateClosed } from '#core/access/mandate.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import type { ToDo, ToDoTarget } from '#core/open-items/to-do.ts';
import { nextDigest } from './frequency.ts';
import type { AlertPerson, PersonalChoices, PersonalKind } from './personal-alerts.ts';

/** Terms missed for longer than this, since no process ran, are not announced any more (days). */
const LONGEST_GAP_DAYS = 30;

/** A news item of a person. The message has only its link. */
export interface NewsItem {
  readonly kind: PersonalKind;
  /** Whose it is; absent for a notification of an operator's own. */
  readonly cuaa?: string | undefined;
  readonly id: string;
  /** The term. */
  readonly day?: IsoDate | undefined;
  /** Where what is to be done about a term is read. */
  readonly target?: ToDoTarget | undefined;
}

const keyOf = ({ kind, cuaa, id, day }: NewsItem): string => JSON.stringify([kind, cuaa, id, day]);

/** Two lists of news as one, each item once. */
export const withNews = (known: readonly NewsItem[], more: readonly NewsItem[]): readonly NewsItem[] => [
  ...new Map([...known, ...more].map((item) => [keyOf(item), item])).values(),
];

/** Whether two items are the same, sent or still to be sent. */
export const isSameNews = (left: NewsItem, right: NewsItem): boolean => keyOf(left) === keyOf(right);

/**
 * The terms announced on a day, when those until the end of `lookedOn` have been announced: those that have come to be as many days away as
 * the person chose (30, 14, 7, 1) since then, and are not past. Each run looks at the days after the one before it, so that none is announced
 * twice and none is left out when a day was missed (PREF-04).
 */
export const termDays = (lookedOn: IsoDate, today: IsoDate, daysBefore: readonly number[]): ReadonlySet<IsoDate> => {
  const days = new Set<IsoDate>();
  const earliest = addDays(today, -LONGEST_GAP_DAYS);
  for (let day = today; day > lookedOn && day > earliest; day = addDays(day, -1))
    for (const before of daysBefore) {
      const term = addDays(day, before);
      if (term >= today) days.add(term);
    }
  return days;
};

/** The terms of a company to announce: open items that end on one of the days. */
export const termsToTell = (cuaa: string, toDos: readonly ToDo[], days: ReadonlySet<IsoDate>): readonly NewsItem[] =>
  toDos.flatMap(({ id, urgency, day, target }) =>
    urgency === 'dated' && day !== undefined && days.has(day) ? [{ kind: 'term' as const, cuaa, id, day, target }] : [],
  );

/** The payments whose state is another than before, or that were not there (PREF-03). */
export const changedPayments = (
  before: readonly Pick<CompanyPayment, 'id' | 'state'>[],
  after: readonly Pick<CompanyPayment, 'id' | 'state'>[],
): readonly string[] => {
  const known = new Map(before.map(({ id, state }) => [id, JSON.stringify(state)]));
  return after.filter(({ id, state }) => known.get(id) !== JSON.stringify(state)).map(({ id }) => id);
};

/**
 * Whether a person may still get news of a company, as grants and mandates are now: a farmer holds it and its mandate is not closed, a centre
 * has its mandate; without a company, whether the operator has an office (PREF-05).
 */
export const mayBeNotified = (
  { role }: Pick<AlertPerson, 'role'>,
  cuaa: string | undefined,
  grants: Grants,
): boolean => {
  if (role === 'farmer') return cuaa !== undefined && grants.heldCuaas.includes(cuaa) && !isMandateClosed(cuaa, grants);
  return cuaa === undefined
    ? grants.officeIds.length > 0
    : actingOfficesOf(cuaa, grants).some((office) => grants.officeIds.includes(office));
};

/** What of the choices still counts, as grants and mandates are now: the rest has ended with them (PREF-05). */
export const choicesThatHold = (person: AlertPerson, choices: PersonalChoices, grants: Grants): PersonalChoices => ({
  ...choices,
  companies: choices.companies.filter(({ cuaa }) => mayBeNotified(person, cuaa, grants)),
  kinds: mayBeNotified(person, undefined, grants) || person.role === 'farmer' ? choices.kinds : [],
});

/** The queued news that may still be sent: kinds still chosen, of companies that the person still holds or has the mandate of (PREF-05). */
export const stillAllowed = (
  person: AlertPerson,
  choices: PersonalChoices,
  items: readonly NewsItem[],
  grants: Grants,
): readonly NewsItem[] =>
  items.filter(({ kind, cuaa }) => {
    const kinds =
      person.role === 'caa' ? choices.kinds : (choices.companies.find((one) => one.cuaa === cuaa)?.kinds ?? []);
    return kinds.includes(kind) && mayBeNotified(person, cuaa, grants);
  });

/**
 * When terms are looked at next, and a centre's digest leaves: at the hour, on a day after the one that was looked at last, so that a change
 * of the hour makes no second digest of a day (PREF-06).
 */
export const nextLook = (hour: number, lookedOn: IsoDate, now: number): number => {
  const midnight = Date.parse(`${addDays(lookedOn, 1)}T00:00:00Z`);
  // Clocks in Italy are ahead of that by an hour or two, which is before any digest.
  return nextDigest('daily', Math.max(now, midnight), hour) ?? now;
};
