import type { PortalSettings } from '#core/navigation/portal-settings.ts';

/** Settings of the demonstration agency, every flag on; all addresses are invented. */
export const demonstrationSettings: PortalSettings = {
  names: {
    agencySlug: 'anpag',
    productSlug: 'anpag',
    appSlug: 'mobile',
    agencyShortName: 'ANPAG',
    agencyName: 'Agenzia Nazionale Pagamenti Agricoli',
  },
  basePath: '/portale',
  apiBase: '/api',
  imageBase: '/media',
  loginFailedPayingBodies: ['ANPAG', 'OP Terre del Nord', 'OP Terre del Sud'],
  agencyDomains: ['anpag.example'],
  agencyServices: ['https://pagamenti.anpag.example/avvisi'],
  external: {
    fraudReport: 'https://segnalazioni.anpag.example/',
    accessibilityDeclaration: 'https://accessibilita.example/anpag',
    ministry: 'https://ministero.example',
    gazette: 'https://gazzetta.example',
    oldSite: 'https://vecchio.anpag.example',
    caaPortal: 'https://caa.anpag.example/portale',
    nationalSystemSignOn: 'sso.anpag.example/accesso',
    social: [
      { name: 'Facebook', icon: 'facebook', href: 'https://social.example/facebook' },
      { name: 'X', icon: 'twitter', href: 'https://social.example/x' },
      { name: 'LinkedIn', icon: 'linkedin', href: 'https://social.example/linkedin' },
      { name: 'YouTube', icon: 'youtube', href: 'https://social.example/youtube' },
    ],
  },
  contacts: {
    address: 'Via dei Campi 1, Roma',
    phone: '06 0000000',
    certifiedMail: 'anpag@pec.example',
    vatNumber: '00000000000',
    taxCode: '00000000000',
  },
  colours: {},
  flags: { dashboardPayments: true, caaKpi: true, fraudReport: true },
  staging: false,
  demonstration: true,
};
