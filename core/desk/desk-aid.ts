import type { PagePreview } from '#core/content/page.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

/** An aid of the farmer's desk, with the days of its window where the service tells them (D-40). */
export interface DeskAid extends PagePreview {
  readonly opensOn?: IsoDate;
  readonly closesOn?: IsoDate;
}

/** Until when, or from when, an aid is asked for; undefined where its window is unknown or over. */
export const windowWords = ({ opensOn, closesOn }: DeskAid, today: IsoDate): string | undefined => {
  if (closesOn !== undefined && closesOn < today) return undefined;
  if (opensOn !== undefined && opensOn > today) return `Domande dal ${formatDay(opensOn)}`;
  return closesOn === undefined ? undefined : `Domande fino al ${formatDay(closesOn)}`;
};
