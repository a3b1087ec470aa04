import type { CheckedSettings } from './settings-schema.ts';

/** What a setting means, for the page of settings; `whenAbsent` where the default is not a value of its own. */
export interface SettingHelp {
  readonly meaning: string;
  readonly example?: unknown;
  readonly whenAbsent?: string;
}

/** The settings that are objects: each of their keys has a help of its own. */
type Section =
  | 'names'
  | 'flags'
  | 'external'
  | 'contacts'
  | 'colours'
  | 'sharing'
  | 'openData'
  | 'statistics'
  | 'securityTxt'
  | 'signOn'
  | 'limits'
  | 'alerts'
  | 'outbox';
type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** Every setting by its path; a new key of the schema is an error of types until it is explained here. */
export type SettingPath =
  | Exclude<keyof CheckedSettings, Section>
  | { [S in Section]: `${S}.${KeysOf<NonNullable<CheckedSettings[S]>>}` }[Section];

export const SETTINGS_HELP: Readonly<Record<SettingPath, SettingHelp>> = {
  port: { meaning: 'la porta su cui il portale ascolta', example: 9001 },
  host: { meaning: 'l’indirizzo su cui ascolta', example: '0.0.0.0' },
  dataDir: {
    meaning:
      'la cartella della base dati incorporata, delle chiavi e del giornale; a ogni avvio resta aperta al solo utente del portale',
    example: '/var/lib/portale',
  },
  basePath: { meaning: 'il percorso sotto cui stanno le pagine', example: '/sportello' },
  apiBase: {
    meaning:
      'il percorso dell’API, o l’indirizzo intero di un altro servizio dietro lo stesso contratto: le pagine si disegnano allora da quello, e ogni risposta si aspetta un sesto di `limits.answerSeconds`. Il servizio deve ammettere l’origine del portale (CORS, con credenziali); `npm run contract -- service` dice che cosa gli manca',
    example: 'https://dati.agenzia.example/api',
  },
  apiInternalBase: {
    meaning:
      'l’indirizzo a cui il portale stesso chiede l’altro servizio quando disegna le pagine, se non è quello di `apiBase`: i browser continuano a chiedere `apiBase`, e questo indirizzo non compare in nessuna pagina',
    example: 'http://10.0.0.7:9000/api',
  },
  imageBase: {
    meaning: 'dove si chiedono le immagini, anche su un’origine propria',
    example: 'https://immagini.agenzia.example/media',
  },
  databaseUrl: {
    meaning: 'PostgreSQL 15 o successivo al posto della base dati incorporata',
    example: 'postgres://portale@127.0.0.1/portale',
  },
  publicOrigin: {
    meaning: 'l’origine con cui il portale si raggiunge da fuori',
    example: 'https://portale.agenzia.example',
  },
  secret: {
    meaning:
      'firma i cookie e i link degli avvisi per email, e ne cifra indirizzi e ricerche: almeno 32 caratteri, uguali in ogni processo',
  },
  previousSecret: {
    meaning:
      'il segreto di prima, quando lo si cambia: i link già spediti valgono ancora, e ciò che ha cifrato si legge ancora',
    example: 'il-segreto-di-prima-di-almeno-32-caratteri',
    whenAbsent: 'vale solo `secret`',
  },
  trustProxy: {
    meaning: 'davanti c’è un proxy solo, e chi chiede è l’ultimo indirizzo del suo `X-Forwarded-For`',
    example: true,
  },
  logLevel: {
    meaning: 'quanto si scrive nel registro: `trace`, `debug`, `info`, `warn`, `error` o `silent`',
    example: 'info',
  },
  demoAnywhere: {
    meaning: 'permette alla dimostrazione, che non chiede password, di ascoltare oltre questa macchina',
    example: true,
  },
  auditDays: { meaning: 'per quanti giorni resta annotato chi ha consultato i dati di chi', example: 365 },
  assistanceDays: {
    meaning:
      'per quanti giorni dopo la consegna resta una richiesta di assistenza; ciò che non è stato consegnato resta',
    example: 365,
  },
  opinionDays: { meaning: 'per quanti giorni resta un giudizio sulla chiarezza di una pagina', example: 365 },
  drawingThreads: {
    meaning:
      'quanti thread disegnano le pagine; uno in più prende 40 MB e mezzo secondo di CPU all’avvio. Più di uno chiede PostgreSQL; più processi su una macchina ne vogliono uno ciascuno',
    example: 1,
    whenAbsent: '2 con PostgreSQL e almeno due core, altrimenti 1',
  },
  staging: {
    meaning:
      'un sito di prova: fuori dai motori di ricerca, con una riga in ogni pagina che lo dice e senza posta in uscita',
    example: true,
  },
  hstsSubdomains: {
    meaning:
      'dietro TLS, se anche ogni nome sotto quello del portale va chiesto solo con HTTPS (`includeSubDomains`): chi legge lo ricorda per un anno, e un sito senza HTTPS sotto quel nome non si apre più',
    example: true,
  },
  metrics: { meaning: 'se `/metrics` risponde: dietro un proxy non si lascia raggiungere da fuori', example: true },
  crm: { meaning: 'se i CAA vedono «Comunicazioni», che porta a `external.caaPortal`', example: true },
  mark: { meaning: 'il marchio, un SVG quadrato fra i file dei contenuti', example: 'agenzia/marchio.svg' },
  contents: {
    meaning:
      'la cartella dei contenuti per provare un’altra agenzia, relativa al file: nulla della dimostrazione resta sottinteso. Non vale in esercizio, dove i contenuti si importano',
    example: 'contents',
  },
  publishingRole: {
    meaning:
      'il ruolo di reame del fornitore di accesso con cui la redazione pubblica da un’altra macchina (`npm run edit -- <cartella> --portale <indirizzo>`); senza, nessuno',
    example: 'redazione',
  },
  publishingBatches: {
    meaning:
      'i lotti che si pubblicano da un’altra macchina (`--lotto`): di ogni altro non si importa, confronta o nomina nulla, e mai i registri di persone e aziende',
    example: ['redazione', 'eventi'],
  },
  redirects: {
    meaning: 'un file CSV con gli indirizzi del sito di prima (`vecchio;nuovo`), relativo al file',
    example: 'indirizzi.csv',
  },
  loginFailedPayingBodies: {
    meaning: 'i tre organismi pagatori nominati a chi non può entrare',
    example: ['ADC', 'OP Nord', 'OP Sud'],
  },
  agencyDomains: {
    meaning: 'i domini dell’agenzia, i cui vecchi indirizzi portano a «Presto on line»',
    example: ['agenzia.example'],
  },
  agencyServices: {
    meaning:
      'gli indirizzi di quei domini che sono servizi di oggi e si raggiungono direttamente; quelli di `external` lo sono già, tranne `oldSite`',
    example: ['https://pagamenti.agenzia.example/avvisi'],
  },
  'names.agencyName': { meaning: 'il nome dell’agenzia in titoli, testate e frasi', example: 'Agenzia dei Campi' },
  'names.agencyShortName': { meaning: 'la sua sigla', example: 'ADC' },
  'names.agencySlug': { meaning: 'la sigla negli indirizzi (`/adc-comunica`)', example: 'adc' },
  'names.productSlug': { meaning: 'il nome del prodotto negli indirizzi', example: 'campi' },
  'names.appSlug': { meaning: 'il nome dell’app negli indirizzi', example: 'tasca' },
  'flags.dashboardPayments': { meaning: 'se c’è il cruscotto dei pagamenti', example: true },
  'flags.caaKpi': { meaning: 'se i CAA vedono le loro cifre', example: true },
  'flags.fraudReport': { meaning: 'se si può segnalare una frode', example: true },
  'external.fraudReport': { meaning: 'dove si segnalano le frodi', example: 'https://frodi.agenzia.example/' },
  'external.accessibilityDeclaration': {
    meaning: 'la dichiarazione di accessibilità',
    example: 'https://form.agid.example/view/1',
  },
  'external.ministry': { meaning: 'il ministero', example: 'https://ministero.example/' },
  'external.gazette': { meaning: 'la Gazzetta Ufficiale', example: 'https://gazzetta.example/' },
  'external.oldSite': { meaning: 'l’archivio del sito precedente', example: 'https://archivio.agenzia.example/' },
  'external.caaPortal': { meaning: 'il portale dei CAA', example: 'https://caa.agenzia.example/' },
  'external.nationalSystemSignOn': {
    meaning: 'l’accesso al sistema nazionale',
    example: 'https://sistema.example/accesso',
  },
  'external.documentSigning': {
    meaning: 'dove si firmano i documenti; `null` toglie quello della dimostrazione',
    example: 'https://firma.agenzia.example/',
    whenAbsent: 'in esercizio nessuno',
  },
  'external.social': {
    meaning: 'i canali sociali: `name`, `icon` (un’icona di Bootstrap Italia) e `href`',
    example: [{ name: 'Mastodon', icon: 'link', href: 'https://social.example/adc' }],
  },
  'contacts.address': { meaning: 'l’indirizzo nel piè di pagina', example: 'Piazza del Fieno 3, Serena' },
  'contacts.phone': { meaning: 'il telefono', example: '0461 000 100' },
  'contacts.certifiedMail': { meaning: 'la PEC', example: 'protocollo@pec.agenzia.example' },
  'contacts.vatNumber': { meaning: 'la partita IVA', example: '08000000002' },
  'contacts.taxCode': { meaning: 'il codice fiscale', example: '80000000002' },
  'colours.brand': {
    meaning:
      'pulsanti, collegamenti e, in gradazioni più scure, testata e piè di pagina. Una coppia che non si legge ferma l’avvio',
    example: '#1b4f8a',
    whenAbsent: 'il verde del portale',
  },
  'colours.accent': {
    meaning: 'il pulsante di accesso e le cifre',
    example: '#f2c14e',
    whenAbsent: 'il giallo del portale',
  },
  'colours.ground': {
    meaning: 'le testate di pagina e i riquadri',
    example: '#eaf0f6',
    whenAbsent: 'la sabbia del portale',
  },
  'sharing.file': {
    meaning: 'l’immagine che accompagna una pagina condivisa (1200 × 630), fra i file dei contenuti',
    example: 'condivisione/portale.png',
  },
  'sharing.description': { meaning: 'che cosa vi si vede', example: 'Un campo di fieno' },
  'openData.licence': {
    meaning: 'la licenza dei dati aperti: `CC-BY-4.0` o `CC0-1.0`. Le note legali devono dire la stessa',
    example: 'CC0-1.0',
  },
  'openData.ipaCode': {
    meaning:
      'il codice dell’agenzia nell’indice delle pubbliche amministrazioni, con cui il catalogo nazionale la riconosce',
    example: 'adc_00',
    whenAbsent: '`contacts.taxCode`',
  },
  'statistics.url': {
    meaning:
      'un Matomo a cui si dicono le pagine pubbliche, senza cookie né script propri: l’indirizzo del suo `matomo.php`',
    example: 'https://ingestion.webanalytics.example/matomo.php',
  },
  'statistics.site': { meaning: 'il numero o il codice del sito', example: '42' },
  'securityTxt.contact': {
    meaning: 'a chi si segnala una falla: uno o più recapiti `mailto:`, `https://` o `tel:+`',
    example: ['mailto:sicurezza@agenzia.example'],
  },
  'securityTxt.expires': {
    meaning: 'fino a quando vale: dopo, `/.well-known/security.txt` non si serve più',
    example: '2027-12-31T23:00:00Z',
  },
  'securityTxt.policy': {
    meaning: 'la pagina con le regole per chi segnala',
    example: 'https://agenzia.example/divulgazione',
  },
  'signOn.realm': { meaning: 'il realm di Keycloak', example: 'agenzia' },
  'signOn.url': { meaning: 'il suo indirizzo pubblico', example: 'https://accesso.agenzia.example' },
  'signOn.clientId': { meaning: 'il client del portale', example: 'portale' },
  'signOn.publicKey': {
    meaning: 'la chiave pubblica (PEM, o il suo corpo in base64)',
    whenAbsent: 'le chiavi si chiedono al fornitore di accesso',
  },
  'limits.requestsPerMinute': { meaning: 'quante richieste al minuto può fare un indirizzo', example: 3000 },
  'limits.unsafeRequestsPerMinute': { meaning: 'quante di quelle che scrivono', example: 120 },
  'limits.answerSeconds': { meaning: 'entro quanti secondi una risposta dev’essere pronta', example: 15 },
  'alerts.mailsPerMinute': {
    meaning:
      'quanti avvisi per email partono al minuto da tutti i processi insieme; le richieste di assistenza passano sempre avanti. Il relay deve firmare (DKIM) anche `List-Unsubscribe` e `List-Unsubscribe-Post`',
    example: 600,
  },
  'alerts.confirmationsPerDay': {
    meaning:
      'quante conferme di avvisi si spediscono in un giorno, a tutti insieme; altrettante, a parte, a chi ha fatto l’accesso',
    example: 5000,
  },
  'outbox.kind': {
    meaning:
      '`file`: le richieste di assistenza e gli avvisi restano file nella cartella dei dati; `smtp`: partono per posta',
    example: 'smtp',
  },
  'outbox.host': { meaning: 'il relay di posta', example: 'posta.agenzia.example', whenAbsent: 'con `smtp` serve' },
  'outbox.port': { meaning: 'la sua porta', example: 587, whenAbsent: 'con `smtp` serve' },
  'outbox.from': {
    meaning:
      'il mittente, anche con un nome; agli avvisi senza si dà quello dell’agenzia. Qui tornano le mancate consegne: serve una casella che qualcuno legge',
    example: 'Agenzia Pagamenti <portale@agenzia.example>',
    whenAbsent: 'con `smtp` serve',
  },
  'outbox.to': { meaning: 'il destinatario', example: 'assistenza@agenzia.example', whenAbsent: 'con `smtp` serve' },
  'outbox.security': {
    meaning: '`tls`, `starttls`, `auto` o `none`; una password vuole una delle prime due',
    example: 'starttls',
    whenAbsent: '`auto`',
  },
  'outbox.user': { meaning: 'l’utente del relay; insieme con la password', example: 'portale' },
  'outbox.password': { meaning: 'la sua password, anche in `PORTAL_OUTBOX_PASSWORD`', example: 'parola-del-relay' },
  'outbox.ca': { meaning: 'l’autorità che ha firmato il certificato del relay (PEM), quando è propria' },
};
