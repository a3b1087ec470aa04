import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type Campaign, campaignStateOn } from './campaign.ts';

const until = (verb: string, day: IsoDate | undefined): readonly string[] =>
  day === undefined ? [] : [`${verb} ${formatDay(day)}`];

/**
 * How a campaign stands on a day, with its days in full: "aperto, scade il 18/12/2026". A message is read later than it is written, so
 * nothing in it counts days (AIDS-06, FOLLOW-02). Undefined where nothing is said of when.
 */
export const campaignDays = (campaign: Campaign, today: IsoDate): string | undefined => {
  const { opensOn, closesOn, correctionsUntil } = campaign;
  switch (campaignStateOn(campaign, today)) {
    case 'unnamed':
      return undefined;
    case 'yearRound':
      return 'aperto tutto l’anno';
    case 'toCome':
      return [...until('apre il', opensOn), ...until('scade il', closesOn)].join(', ');
    case 'open':
      return ['aperto', ...until('scade il', closesOn)].join(', ');
    case 'corrections':
      return ['solo modifiche', ...until('fino al', correctionsUntil)].join(', ');
    case 'closed':
      return 'domande chiuse';
  }
};
