import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { Company } from '#core/session/user.ts';
import type { CompanyState } from './company-states.ts';

/** What stands beside a company's name. */
export interface CompanyStateWords {
  readonly tag: StatusTag;
  /** What that costs, or how much there is to do. */
  readonly more: string | undefined;
}

const CLOSED: CompanyStateWords = { tag: { tone: 'mute', icon: 'lock', word: 'Mandato chiuso' }, more: undefined };

const itemsToDo = (count: number): string => (count === 1 ? '1 cosa da fare' : `${count} cose da fare`);

/** What must be done for a company, what is about to end, or that all is well; undefined where it is not known: never "in ordine" (SES-30). */
export const companyStateWords = (
  { mandateClosed }: Pick<Company, 'mandateClosed'>,
  state: CompanyState | undefined,
  today: IsoDate,
): CompanyStateWords | undefined => {
  if (mandateClosed) return CLOSED;
  if (state === undefined) return undefined;
  const { toDos, late, nextTerm, stoppedCents = 0 } = state;
  if (toDos === 0) return { tag: { tone: 'ok', icon: 'check-circle', word: 'Tutto in ordine' }, more: undefined };
  const stopped = stoppedCents === 0 ? undefined : `fermi ${formatEuro(euroFromCents(stoppedCents))}`;
  if (late > 0) return { tag: { tone: 'bad', icon: 'error', word: itemsToDo(toDos) }, more: stopped };
  if (nextTerm === undefined)
    return { tag: { tone: 'info', icon: 'info-circle', word: itemsToDo(toDos) }, more: stopped };
  const { words, urgency } = daysLeft(nextTerm, today, 'm');
  const tone = urgency === 'past' ? 'bad' : urgency === 'soon' ? 'warn' : 'info';
  return { tag: { tone, icon: 'clock', word: words }, more: stopped ?? itemsToDo(toDos) };
};

const RANK: Readonly<Record<StatusTag['tone'], number>> = { bad: 0, warn: 1, info: 2, ok: 3, mute: 5 };
const UNKNOWN_RANK = 4;

/** The companies that press most first, in their own order where they press alike; a closed mandate last (SES-30). */
export const worstFirst = <One extends Pick<Company, 'cuaa' | 'mandateClosed'>>(
  companies: readonly One[],
  states: readonly CompanyState[],
  today: IsoDate,
): readonly One[] => {
  const rankOf = (company: One): number => {
    const words = companyStateWords(
      company,
      states.find(({ cuaa }) => cuaa === company.cuaa),
      today,
    );
    return words === undefined ? UNKNOWN_RANK : RANK[words.tag.tone];
  };
  return companies.toSorted((left, right) => rankOf(left) - rankOf(right));
};
