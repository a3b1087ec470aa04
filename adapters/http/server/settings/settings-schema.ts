import { z } from 'zod';
import { senderFrom } from '../delivery/sender.ts';
import { contrastFaults } from '#core/appearance/colours.ts';
import { LICENCES } from '#core/kernel/licence.ts';

/** A path of the origin such as `/portale`: no final slash, no query. */
const originPath = z
  .string()
  .regex(/^(?:\/[a-z0-9][a-z0-9_-]*)+$/u, 'deve essere un percorso come /portale, senza barra finale');
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'deve contenere solo lettere minuscole, cifre e trattini');
const filled = z.string().trim().min(1, 'non può essere vuoto');
const webAddress = z.url({ protocol: /^https?$/u, error: 'deve essere un indirizzo http o https completo' });
const origin = webAddress.refine(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  'deve essere un’origine come https://portale.example, senza percorso',
);
const perMinute = z
  .int('deve essere un numero intero')
  .min(1, 'deve essere almeno 1')
  .max(1_000_000, 'è troppo grande');

const days = z
  .int('deve essere un numero intero di giorni')
  .min(1, 'deve essere almeno 1')
  .max(36_500, 'è troppo grande');

const names = z.strictObject({
  agencyName: filled,
  agencyShortName: filled,
  agencySlug: slug,
  productSlug: slug,
  appSlug: slug,
});

const flags = z.strictObject({ dashboardPayments: z.boolean(), caaKpi: z.boolean(), fraudReport: z.boolean() });

const external = z.strictObject({
  fraudReport: webAddress,
  accessibilityDeclaration: webAddress,
  ministry: webAddress,
  gazette: webAddress,
  oldSite: webAddress,
  caaPortal: webAddress,
  nationalSystemSignOn: filled,
  /** Null takes the demonstration's own away (PAGE-09). */
  documentSigning: webAddress.nullish().transform((address) => address ?? undefined),
  social: z.array(z.strictObject({ name: filled, icon: filled, href: webAddress })),
});

const contacts = z.strictObject({
  address: filled,
  phone: filled,
  certifiedMail: filled,
  vatNumber: filled,
  taxCode: filled,
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/iu, { error: 'deve essere un colore come #1a6145', abort: true });
const colours = z
  .strictObject({ brand: colour.optional(), accent: colour.optional(), ground: colour.optional() })
  .superRefine((set, { addIssue }) => {
    for (const message of contrastFaults(set)) addIssue({ code: 'custom', message });
  });

/** A file among the contents, as contents name it. */
const contentFile = z
  .string()
  .regex(
    /^[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*\.[a-z]+$/iu,
    'deve essere un file fra i contenuti, come agenzia/marchio.svg',
  );
const sharing = z.strictObject({ file: contentFile, description: filled });

const signOn = z.strictObject({
  realm: filled,
  url: webAddress,
  clientId: filled,
  /** The provider's public key, PEM or its base64 body; without it the keys are read from the provider. */
  publicKey: filled.optional(),
});

const limits = z.strictObject({
  requestsPerMinute: perMinute,
  unsafeRequestsPerMinute: perMinute,
  /** An answer must have been made by then. */
  answerSeconds: z.int('deve essere un numero intero').min(1, 'deve essere almeno 1').max(600, 'è troppo grande'),
});

const alerts = z.strictObject({
  /** Alerts by e-mail that all processes together send in a minute. */
  mailsPerMinute: perMinute,
  /** Confirmations that are sent in a day, to all who ask. */
  confirmationsPerDay: perMinute,
});

const mailbox = z
  .string()
  .refine(
    (text) => senderFrom(text) !== undefined,
    'deve essere un indirizzo solo, anche con un nome: Agenzia <portale@agenzia.example>',
  );

const outbox = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file') }),
  z
    .strictObject({
      kind: z.literal('smtp'),
      host: filled,
      port: z.int().min(1).max(65_535),
      from: mailbox,
      to: mailbox,
      security: z.enum(['tls', 'starttls', 'auto', 'none'], 'deve essere tls, starttls, auto o none').default('auto'),
      user: filled.optional(),
      password: filled.optional(),
      /** The authority that signed the relay's certificate (PEM), where it is the agency's own. */
      ca: z.string().startsWith('-----BEGIN CERTIFICATE-----', 'deve essere un certificato PEM').optional(),
    })
    .refine(({ user, password }) => (user === undefined) === (password === undefined), 'user e password vanno insieme')
    .refine(
      ({ user, security }) => user === undefined || security === 'tls' || security === 'starttls',
      'una password viaggia solo cifrata: security deve essere tls o starttls',
    ),
]);

const openData = z.strictObject({
  licence: z.enum(LICENCES, `deve essere ${LICENCES.join(' o ')}`),
  /** The agency's code in the national index of public bodies. */
  ipaCode: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,30}$/u, 'deve essere il codice IPA, come adc_00')
    .optional(),
});

const statistics = z.strictObject({
  /** Full address of its `matomo.php`. */
  url: z.url({ protocol: /^https$/u, error: 'deve essere un indirizzo https completo, che finisce con matomo.php' }),
  site: z.string().regex(/^\w{1,40}$/u, 'deve essere il numero o il codice del sito'),
});

const securityTxt = z.strictObject({
  /** Where security faults are reported, the preferred way first. */
  contact: z
    .array(
      z
        .string()
        .regex(
          /^(?:https:\/\/\S+|mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]+)$/u,
          'deve essere un indirizzo che comincia con https://, mailto: o tel:+',
        ),
    )
    .min(1, 'deve contenere almeno un recapito'),
  /** Until when that holds; afterwards it is no longer served. */
  expires: z.iso.datetime({ offset: true, error: 'deve essere un istante come 2027-12-31T23:00:00Z' }),
  /** Page with the agency’s rules for people who find faults. */
  policy: webAddress.optional(),
});

/** Everything that can be set; what the deployment leaves out comes from the defaults of its mode. */
export const settingsSchema = z.strictObject({
  port: z
    .int('deve essere un numero intero')
    .min(0, 'deve essere tra 0 e 65535')
    .max(65_535, 'deve essere tra 0 e 65535'),
  host: filled,
  dataDir: filled,
  basePath: originPath,
  apiBase: z.union([originPath, webAddress], 'deve essere un percorso come /api o un indirizzo completo'),
  /** Where this process asks another service behind the contract, where that is not the address that browsers ask. */
  apiInternalBase: webAddress.optional(),
  imageBase: z.union([originPath, webAddress], 'deve essere un percorso come /media o un indirizzo completo'),
  databaseUrl: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//u, 'deve cominciare con postgres://')
    .optional(),
  publicOrigin: origin.optional(),
  secret: z.string().min(32, 'deve avere almeno 32 caratteri').optional(),
  /** The secret before this one: what it signed and encrypted is still read. */
  previousSecret: z.string().min(32, 'deve avere almeno 32 caratteri').optional(),
  trustProxy: z.boolean(),
  logLevel: z.enum(
    ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
    'deve essere trace, debug, info, warn, error o silent',
  ),
  demoAnywhere: z.boolean(),
  /** How long the access log is kept (days). */
  auditDays: days,
  /** How long a request for assistance is kept after its delivery (days). */
  assistanceDays: days,
  /** How long an opinion on a page is kept (days). */
  opinionDays: days,
  /** Render workers; by default as many as `drawingThreadsOf` computes. More than one need a database server. */
  drawingThreads: z
    .int('deve essere un numero intero')
    .min(1, 'deve essere almeno 1')
    .max(64, 'è troppo grande')
    .optional(),
  /** A trial of a real agency: search engines are excluded, pages state what they are, no mail leaves. */
  staging: z.boolean(),
  /** Whether browsers are to ask every name below the portal's own by HTTPS only, for a year. */
  hstsSubdomains: z.boolean(),
  /** Content of /.well-known/security.txt (RFC 9116); without it there is none. */
  securityTxt: securityTxt.optional(),
  /** Whether /metrics answers. */
  metrics: z.boolean(),
  names,
  flags,
  crm: z.boolean(),
  external,
  contacts,
  colours,
  mark: contentFile.optional(),
  sharing: sharing.optional(),
  /** Folder of the contents that the demonstration starts with, instead of its own: then the agency is another one too. */
  contents: filled.optional(),
  openData,
  /** A Matomo that counts public pages, such as Web Analytics Italia; none unless it is set. */
  statistics: statistics.optional(),
  /** CSV file of the old addresses of the whole origin, beside the settings file. */
  redirects: filled.optional(),
  loginFailedPayingBodies: z.array(filled).length(3, 'deve contenere tre organismi pagatori'),
  agencyDomains: z.array(filled).min(1, 'deve contenere almeno un dominio'),
  agencyServices: z.array(webAddress),
  signOn: signOn.optional(),
  /** The role with which editors publish from other machines; without it nobody does. */
  publishingRole: filled.optional(),
  /** The batches that they may publish. */
  publishingBatches: z.array(filled).min(1, 'deve contenere almeno un lotto'),
  limits,
  alerts,
  outbox,
});

/** The settings as they are once checked. */
export type CheckedSettings = z.output<typeof settingsSchema>;

/** Names of the sections whose single keys may be set, each of them on top of the default. */
export const SECTIONS = ['names', 'flags', 'external', 'contacts', 'limits', 'alerts', 'openData'] as const;

/** Keys that may stand at the top of the settings file, and those of each section, for suggestions. */
export const KNOWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(settingsSchema.shape),
  names: Object.keys(names.shape),
  flags: Object.keys(flags.shape),
  external: Object.keys(external.shape),
  contacts: Object.keys(contacts.shape),
  colours: Object.keys(colours.shape),
  sharing: Object.keys(sharing.shape),
  openData: Object.keys(openData.shape),
  statistics: Object.keys(statistics.shape),
  securityTxt: Object.keys(securityTxt.shape),
  signOn: Object.keys(signOn.shape),
  limits: Object.keys(limits.shape),
  alerts: Object.keys(alerts.shape),
};
