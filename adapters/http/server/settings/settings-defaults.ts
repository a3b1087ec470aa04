import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import type { CheckedSettings } from './settings-schema.ts';

/** How the process was started: with demonstration content and the embedded provider, or in production (D-23). */
export type ServiceMode = 'demo' | 'serve';

/** What holds in every mode unless it is set. */
export const COMMON_DEFAULTS = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: '.data',
  basePath: '/portale',
  apiBase: '/api',
  imageBase: '/media',
  trustProxy: false,
  logLevel: 'warn',
  demoAnywhere: false,
  auditDays: 730,
  assistanceDays: 730,
  opinionDays: 730,
  metrics: false,
  staging: false,
  hstsSubdomains: false,
  crm: false,
  colours: {},
  agencyServices: [],
  publishingBatches: ['redazione'],
  flags: { dashboardPayments: false, caaKpi: false, fraudReport: false },
  limits: { requestsPerMinute: 1_200, unsafeRequestsPerMinute: 60, answerSeconds: 30 },
  alerts: { mailsPerMinute: 60, confirmationsPerDay: 2_000 },
  openData: { licence: 'CC-BY-4.0' },
  outbox: { kind: 'file' },
} as const satisfies Partial<CheckedSettings>;

/** What the demonstration shows, whatever agency it is of. */
export const SHOWING_DEFAULTS = {
  metrics: true,
  crm: true,
  flags: { dashboardPayments: true, caaKpi: true, fraudReport: true },
} as const satisfies Partial<{ [Key in keyof CheckedSettings]: unknown }>;

/** The invented agency of the demonstration (D-07). Production, and a demonstration with contents of its own, name another one. */
export const DEMONSTRATION_DEFAULTS = {
  ...SHOWING_DEFAULTS,
  names: DEMONSTRATION_NAMES,
  external: {
    fraudReport: 'https://segnalazioni.anpag.example/',
    accessibilityDeclaration: 'https://accessibilita.example/dichiarazioni/anpag',
    ministry: 'https://ministero-agricoltura.example/',
    gazette: 'https://gazzetta-ufficiale.example/',
    oldSite: 'https://vecchio-sito.anpag.example/',
    caaPortal: 'https://caa.anpag.example/',
    nationalSystemSignOn: 'https://sian.example/accesso',
    documentSigning: 'https://firma.anpag.example/',
    social: [
      { name: 'Facebook', icon: 'facebook', href: 'https://facebook.example/anpag' },
      { name: 'Twitter', icon: 'twitter', href: 'https://x.example/anpag' },
      { name: 'YouTube', icon: 'youtube', href: 'https://youtube.example/anpag' },
      { name: 'Linkedin', icon: 'linkedin', href: 'https://linkedin.example/anpag' },
    ],
  },
  contacts: {
    address: 'Via dei Campi Sereni 12, 00100 Roma',
    phone: '06 0000 1234',
    certifiedMail: 'protocollo@pec.anpag.example',
    vatNumber: '09000000001',
    taxCode: '90000000001',
  },
  loginFailedPayingBodies: ['ANPAG', 'OP Terre del Nord', 'OP Terre del Sud'],
  agencyDomains: ['anpag.example'],
  sharing: {
    file: 'condivisione/portale.png',
    description: 'Colline coltivate, un fiume e una casa fra i cipressi, con il marchio dell’Agenzia',
  },
} as const satisfies Partial<{ [Key in keyof CheckedSettings]: unknown }>;

/** What belongs to one agency, with the words for the refusal: a portal that is not the demonstration has to state all of it. */
export const REQUIRED_OF_AN_AGENCY: Readonly<Record<string, string>> = {
  names: 'mancano i nomi dell’agenzia (names)',
  external: 'mancano gli indirizzi esterni (external)',
  contacts: 'mancano i recapiti dell’agenzia (contacts)',
  loginFailedPayingBodies: 'mancano i tre organismi pagatori del messaggio di accesso negato (loginFailedPayingBodies)',
  agencyDomains: 'mancano i domini dell’agenzia (agencyDomains)',
};

/** What production must state, with the words for the refusal. */
export const REQUIRED_IN_PRODUCTION: Readonly<Record<string, string>> = {
  publicOrigin:
    'manca l’origine pubblica del portale (PORTAL_PUBLIC_ORIGIN o publicOrigin), per esempio https://portale.example',
  secret: 'manca il segreto che firma i cookie (PORTAL_SECRET o secret), almeno 32 caratteri uguali in ogni processo',
  signOn: 'manca il fornitore di accesso (signOn: realm, url, clientId, publicKey)',
  ...REQUIRED_OF_AN_AGENCY,
};
