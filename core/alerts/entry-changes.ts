import { campaignStateOn } from '#core/content/campaign.ts';
import { campaignDays } from '#core/content/campaign-days.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { EntryState } from './followed-entries.ts';

/** Something that became of an entry: an import changed it, or the day came on which it opens. Numbers grow, in the order in which they happened. */
export interface EntryNews {
  readonly number: number;
  /** How it was before an import changed it; absent where its day came. */
  readonly before?: EntryState | undefined;
  /** Whether it was withdrawn then. */
  readonly isGone?: boolean | undefined;
}

const deadlineChange = (before: IsoDate | undefined, now: IsoDate | undefined): readonly string[] => {
  if (before === now) return [];
  if (now === undefined) return ['non c’è più un termine'];
  return [`il termine è ora ${formatDay(now)}${before === undefined ? '' : `, prima era ${formatDay(before)}`}`];
};

const campaignChange = (before: EntryState, now: EntryState, hasOpened: boolean, today: IsoDate): readonly string[] => {
  const state = campaignStateOn(now, today);
  const said = campaignDays(now, today);
  if (hasOpened && (state === 'open' || state === 'corrections')) return [`si è aperto: ${said ?? ''}`];
  if ((['opensOn', 'closesOn', 'correctionsUntil'] as const).every((day) => before[day] === now[day])) return [];
  const was = campaignDays(before, today);
  return [
    `i giorni sono cambiati: ${said ?? 'ora nessuno'}${was === undefined || was === said ? '' : `; prima ${was}`}`,
  ];
};

/** What the last message says of an entry that was withdrawn (D-68). */
const WITHDRAWN = 'non è più pubblicato: questo avviso finisce qui';

/**
 * What a message says of the news of one entry numbered above `after` and up to `upTo`, all of it as one change: from how it was before the
 * first of them to how it is now, so that what went and came back is not announced. Without `now` the entry
 * is no longer public: that it was withdrawn is then all there is. Empty where there is nothing to announce (FOLLOW-02, D-68).
 */
export const entryChanges = (
  news: readonly EntryNews[],
  now: EntryState | undefined,
  { after, upTo, today }: { readonly after: number; readonly upTo: number; readonly today: IsoDate },
): readonly string[] => {
  const mine = news
    .filter(({ number }) => number > after && number <= upTo)
    .toSorted((left, right) => left.number - right.number);
  if (mine.length === 0) return [];
  if (now === undefined) return mine.at(-1)?.isGone === true ? [WITHDRAWN] : [];
  const before = mine.find((one) => one.before !== undefined)?.before ?? now;
  const hasOpened = mine.some((one) => one.before === undefined);
  const known = new Set(before.documents);
  return [
    ...campaignChange(before, now, hasOpened, today),
    ...deadlineChange(before.deadline, now.deadline),
    ...(before.status === now.status || now.status === undefined ? [] : [`lo stato è ora «${now.status}»`]),
    ...[...new Set(now.documents)].filter((title) => !known.has(title)).map((title) => `nuovo documento: ${title}`),
  ];
};
