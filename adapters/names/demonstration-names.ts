import type { PortalNames } from '#core/navigation/portal-settings.ts';

/** The invented agency of the demonstration (D-07): the addresses in its content hold these names. */
export const DEMONSTRATION_NAMES: PortalNames = {
  agencyName: 'Agenzia Nazionale Pagamenti Agricoli',
  agencyShortName: 'ANPAG',
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
};
