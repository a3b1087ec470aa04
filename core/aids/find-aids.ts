import { campaignStateOn, lastDayOfCampaign } from '#core/content/campaign.ts';
import { formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { FinderAid } from './aid-repository.ts';
import type { AidAnswers } from './answers.ts';
import { type JudgedCondition, judgeConditions, UNSTATED } from './judge.ts';

/** Whether an aid is for somebody: it fits, it could, it does not. */
export type AidFit = 'fits' | 'could' | 'no';

/** An aid with what was judged of it. */
export interface FoundAid {
  readonly aid: FinderAid;
  readonly fit: AidFit;
  /** Why it fits. */
  readonly met: readonly JudgedCondition[];
  /** What is still to be known. */
  readonly open: readonly JudgedCondition[];
  /** That it is closed, or the first condition that fails in the order of the questions; there is one exactly where it does not fit. */
  readonly failed: JudgedCondition | undefined;
}

/** The aids in three groups, each sorted by the nearest term. */
export type FoundAids = Readonly<Record<AidFit, readonly FoundAid[]>>;

/** That nobody can ask for an aid any more, and no next opening is known (D-73). */
const closureOf = (aid: FinderAid, today: IsoDate): readonly JudgedCondition[] => {
  const last = campaignStateOn(aid, today) === 'closed' ? lastDayOfCampaign(aid) : undefined;
  return last === undefined
    ? []
    : [{ condition: 'closed', verdict: 'failed', words: `le domande si sono chiuse ${formatDayInWordsAfterIl(last)}` }];
};

const judged = (aid: FinderAid, answers: AidAnswers, today: IsoDate): FoundAid => {
  const conditions = [...closureOf(aid, today), ...judgeConditions(aid.conditions, aid.isStated, answers)];
  const of = (verdict: JudgedCondition['verdict']) => conditions.filter((one) => one.verdict === verdict);
  const [failed] = of('failed');
  const met = of('met');
  // To be in the right region is what thousands of farms are: it fits nobody yet (D-73).
  const isOnlyPlaced = met.every(({ condition }) => condition === 'regions');
  const open = of('open').length === 0 && failed === undefined && isOnlyPlaced ? [UNSTATED] : of('open');
  return { aid, fit: failed !== undefined ? 'no' : open.length > 0 ? 'could' : 'fits', met, open, failed };
};

/** Whether nothing but the region is still to be known of an aid: those of all regions wait for one answer (AIDS-02). */
export const waitsForRegion = ({ open }: Pick<FoundAid, 'open'>): boolean =>
  open.length === 1 && open[0]?.condition === 'regions';

/** Whether enough is known of an aid for a card of its own: until or from when, and how much. */
export const hasTermAndAmount = (aid: FinderAid, today: IsoDate): boolean =>
  aid.howMuch !== undefined && (nextDayOf(aid, today) !== undefined || campaignStateOn(aid, today) === 'yearRound');

/** The day that comes next: until when it is open, else from when; undefined where none is to come. */
export const nextDayOf = (aid: FinderAid, today: IsoDate): IsoDate | undefined => {
  switch (campaignStateOn(aid, today)) {
    case 'toCome':
      return aid.opensOn;
    case 'open':
    case 'corrections':
      return lastDayOfCampaign(aid) === aid.opensOn ? undefined : (lastDayOfCampaign(aid) ?? undefined);
    default:
      return undefined;
  }
};

/** What is closed stands behind what names no day. */
const orderOf = ({ aid }: FoundAid, today: IsoDate): string =>
  `${campaignStateOn(aid, today) === 'closed' ? '~~' : (nextDayOf(aid, today) ?? '~')} ${aid.title}`;

/** The aids for these answers: in three groups, none lost, each "no" with its condition (AIDS-02). */
export const findAids = (aids: readonly FinderAid[], answers: AidAnswers, today: IsoDate): FoundAids => {
  const all = aids
    .map((aid) => judged(aid, answers, today))
    .toSorted((left, right) => compareTexts(orderOf(left, today), orderOf(right, today)));
  const of = (fit: AidFit): readonly FoundAid[] => all.filter((one) => one.fit === fit);
  return { fits: of('fits'), could: of('could'), no: of('no') };
};

/** How many are still possible: it only falls as answers are given. */
export const possibleCount = ({ fits, could }: FoundAids): number => fits.length + could.length;
