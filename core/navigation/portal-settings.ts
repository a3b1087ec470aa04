import type { AgencyColours } from '#core/appearance/colours.ts';
import type { OpenDataTerms } from '#core/kernel/licence.ts';
import type { StatisticsSite } from '#core/statistics/page-view.ts';
import { portKey } from '#core/kernel/port-key.ts';

/** Names of the agency as they appear in addresses and sentences (D-07). */
export interface PortalNames {
  /** First part of `/{agency}-comunica` and of the app page. */
  readonly agencySlug: string;
  /** Last part of `/cruscotto-pagamenti-op-extra-{product}` and first of `{product}UserType`. */
  readonly productSlug: string;
  readonly appSlug: string;
  /** Acronym shown in titles, such as `ANPAG`. */
  readonly agencyShortName: string;
  readonly agencyName: string;
}

/** What the run-time flags switch on. */
export interface FeatureFlags {
  /** Payments dashboard (ROUTE-13). */
  readonly dashboardPayments: boolean;
  /** Headline figures on the CAA desk. */
  readonly caaKpi: boolean;
  /** Anti-fraud report address in the top bar (NAV-01). */
  readonly fraudReport: boolean;
}

/** Addresses outside the portal; each is a full http(s) address. */
export interface ExternalAddresses {
  readonly fraudReport: string;
  readonly accessibilityDeclaration: string;
  readonly ministry: string;
  readonly gazette: string;
  /** The agency's former site, where legacy links lead. */
  readonly oldSite: string;
  readonly caaPortal: string;
  /** Sign-on address of the national system; may lack its http prefix (VAL-04). */
  readonly nationalSystemSignOn: string;
  /** External document-signing tool of the CAA desk; absent when there is none. */
  readonly documentSigning?: string | undefined;
  readonly social: readonly SocialAddress[];
}

/** One of the four social links of the footer (NAV-07). */
export interface SocialAddress {
  readonly name: string;
  readonly icon: string;
  readonly href: string;
}

/** Contacts in the footer (NAV-07). */
export interface AgencyContacts {
  readonly address: string;
  readonly phone: string;
  readonly certifiedMail: string;
  readonly vatNumber: string;
  readonly taxCode: string;
}

/** A picture among the contents. */
export interface ContentPicture {
  /** Below the base of the images, such as `condivisione/portale.png`. */
  readonly file: string;
  /** What is to be seen on it. */
  readonly description: string;
}

/** Everything that changes from one deployment to another without a rebuild (D-07, CONST-10). */
export interface PortalSettings {
  readonly names: PortalNames;
  /** Where the portal sits, such as `/portale`; no trailing slash. */
  readonly basePath: string;
  readonly apiBase: string;
  /** True where another service is behind the contract although browsers ask it below the portal's own origin. */
  readonly foreignService?: boolean | undefined;
  readonly imageBase: string;
  /** The three paying bodies named when a login fails (ERR-01). */
  readonly loginFailedPayingBodies: readonly string[];
  /** Domains whose links go through the unavailable-page modal (VAL-05), such as `anpag.example`. */
  readonly agencyDomains: readonly string[];
  /**
   * Addresses within these domains that are services of today and no pages of the former site: they and what lies under
   * them are reached directly (VAL-05). Those of `external` need not be repeated.
   */
  readonly agencyServices: readonly string[];
  readonly external: ExternalAddresses;
  readonly contacts: AgencyContacts;
  /** The agency's colours; those of the theme where it sets none. */
  readonly colours: AgencyColours;
  /** The agency's mark, a drawing among the contents; the portal's own where there is none. */
  readonly mark?: string | undefined;
  /** What stands beside a link to a page wherever it is shared: 1200 by 630. */
  readonly sharing?: ContentPicture | undefined;
  readonly flags: FeatureFlags;
  /** The terms of the agency's open data; they stay with the service, whose answer says them. */
  readonly openData?: OpenDataTerms | undefined;
  /** The agency's collector of statistics; pages tell nobody of their readers where there is none. */
  readonly statistics?: StatisticsSite | undefined;
  /** True on a trial of the agency's portal: every page says that it is not the official one. */
  readonly staging: boolean;
  /** True while the embedded sign-on provider is on: the footer says "dati dimostrativi" (NAV-23). */
  readonly demonstration: boolean;
}
export const PortalSettings = portKey<PortalSettings>('PortalSettings');
