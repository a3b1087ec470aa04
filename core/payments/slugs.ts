import { foldText } from '#core/formatting/folded.ts';
import type { Campaign, Division } from './campaign.ts';

/** A name as a part of an address. */
export const slugOf = (text: string): string => foldText(text).replaceAll(' ', '-');

/** The part of the address that names a campaign year (ROUTE-13). */
export const campaignToSlug = (campaign: Campaign): string => `campagna-${campaign.year}`;

/** The part of the address that names a division of a year. */
export const divisionToSlug = (campaign: Campaign, division: Division): string =>
  division.friendlyUrl ??
  [slugOf(division.name), slugOf(division.planning ?? ''), String(campaign.year)]
    .filter((part) => part !== '')
    .join('-');
