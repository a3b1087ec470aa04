import { ServiceError } from '#core/kernel/service-error.ts';
import type { Campaign, Division } from './campaign.ts';
import { divisionToSlug } from './slugs.ts';

/** Why the campaigns are not shown: the sentence of the specification, and the status where there was one (ERR-04). */
export interface SideMenuFailure {
  readonly code: 'payments.side-menu-unavailable';
  readonly message: string;
  readonly status: number | undefined;
}

/** What is said of a failure that has no status (ERR-04). */
const UNKNOWN_ERROR = 'Unknown Error';
/** What is said of an answer other than 200 (ERR-04). */
const SIDE_MENU_NOT_FETCHED = 'Failed to fetch side menu data';

/** The failure of the side menu behind whatever was thrown (ERR-04). */
export const sideMenuFailure = (error: unknown): SideMenuFailure => {
  const status = error instanceof ServiceError ? error.answered : undefined;
  return {
    code: 'payments.side-menu-unavailable',
    message: status === undefined ? UNKNOWN_ERROR : SIDE_MENU_NOT_FETCHED,
    status,
  };
};

/** Heading of the side menu (MENU-03). */
export const SIDE_MENU_TITLE = 'Campagne';

/** A division as it is called where several plannings stand side by side. */
export const divisionTitle = ({ name, planning }: Division): string =>
  planning === undefined ? name : `${name} ${planning}`;

/** A dropdown of the side menu: a year, and the divisions that it lists. */
export interface CampaignDropdown {
  readonly title: string;
  readonly year: number;
  readonly divisions: readonly { readonly title: string; readonly slug: string }[];
}

/** One dropdown per campaign year, newest first (MENU-03). */
export const campaignDropdowns = (campaigns: readonly Campaign[]): readonly CampaignDropdown[] =>
  campaigns
    .toSorted((left, right) => right.year - left.year)
    .map((campaign) => ({
      title: `Campagna ${campaign.year}`,
      year: campaign.year,
      divisions: campaign.divisions.map((division) => ({
        title: divisionTitle(division),
        slug: divisionToSlug(campaign, division),
      })),
    }));
