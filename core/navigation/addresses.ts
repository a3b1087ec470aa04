/** Who may open a route; the rule behind each word is in `core/access`. */
export type Audience =
  'everyone' | 'anonymousOnly' | 'caaOnly' | 'farmerOnly' | 'farmerWithOpenMandate' | 'dashboardFlag';

interface AddressLine {
  /** Unique name of the route, used by pages, menus and links. */
  readonly id: string;
  /** `:name` is one segment, a final `*` is one or more; `{agency}`, `{product}`, `{app}` come from the settings. */
  readonly pattern: string;
  readonly audience: Audience;
  /** Title of the page; `{AGENCY}` is the short name. */
  readonly title: string;
  /** Label in breadcrumbs where neither the segment's words nor a rewriting (NAV-18, NAV-19) gives it. */
  readonly breadcrumb?: string;
  /** The route that takes its place (D-14). */
  readonly redirectTo?: string;
}

/** Every address of the portal (§2.1 to §2.4); the order has no meaning, fixed segments always win. */
export const ADDRESSES = [
  // Aid and tenders (ROUTE-04, ROUTE-05)
  { id: 'aids', pattern: '/aiuti-e-bandi', audience: 'everyone', title: 'Aiuti e bandi' },
  {
    id: 'ocmPayments',
    pattern: '/aiuti-e-bandi/pagamenti-ocm',
    audience: 'everyone',
    title: 'Pagamenti OCM',
  },
  {
    id: 'ocmPayment',
    pattern: '/aiuti-e-bandi/pagamenti-ocm/:friendlyUrl',
    audience: 'everyone',
    title: 'Pagamenti OCM',
  },
  {
    id: 'ocmPaymentAid',
    pattern: '/aiuti-e-bandi/pagamenti-ocm/:friendlyUrl/:detailUrl',
    audience: 'everyone',
    title: 'Dettaglio aiuto',
  },
  {
    id: 'directPayments',
    pattern: '/aiuti-e-bandi/pagamenti-diretti',
    audience: 'everyone',
    title: 'Pagamenti diretti',
  },
  {
    id: 'directPayment',
    pattern: '/aiuti-e-bandi/pagamenti-diretti/:friendlyUrl',
    audience: 'everyone',
    title: 'Pagamenti diretti',
  },
  {
    id: 'ruralDevelopment',
    pattern: '/aiuti-e-bandi/sviluppo-rurale',
    audience: 'everyone',
    title: 'Sviluppo rurale',
  },
  {
    id: 'ruralDevelopmentPlan',
    pattern: '/aiuti-e-bandi/sviluppo-rurale/:friendlyUrl',
    audience: 'everyone',
    title: 'Programma di sviluppo rurale',
  },
  {
    id: 'nationalTenders',
    pattern: '/aiuti-e-bandi/appalti',
    audience: 'everyone',
    title: 'Appalti a valere sul fondo FEAD e fondo Nazionale',
  },
  {
    id: 'nationalTendersHistory',
    pattern: '/aiuti-e-bandi/appalti/storico-appalti',
    audience: 'everyone',
    title: 'Storico appalti',
  },
  {
    id: 'nationalTender',
    pattern: '/aiuti-e-bandi/appalti/:friendlyUrl',
    audience: 'everyone',
    title: 'Dettaglio appalto',
  },
  { id: 'measure', pattern: '/aiuti-e-bandi/:friendlyUrl', audience: 'everyone', title: 'Misura' },
  // Transparent administration (ROUTE-06)
  {
    id: 'transparency',
    pattern: '/amministrazione-trasparente',
    audience: 'everyone',
    title: 'Amministrazione trasparente',
  },
  {
    id: 'transparencyPage',
    pattern: '/amministrazione-trasparente/*',
    audience: 'everyone',
    title: 'Amministrazione trasparente',
  },
  // Services (ROUTE-07)
  { id: 'services', pattern: '/servizi', audience: 'everyone', title: 'Servizi' },
  {
    id: 'appPage',
    pattern: '/servizi/{agency}-{app}',
    audience: 'everyone',
    title: "L'app {AGENCY}",
    breadcrumb: "L'app {AGENCY}",
  },
  {
    id: 'condizionalita',
    pattern: '/servizi/condizionalita',
    audience: 'everyone',
    title: 'Condizionalità',
    breadcrumb: 'Condizionalità',
  },
  { id: 'service', pattern: '/servizi/:friendlyUrl', audience: 'everyone', title: 'Servizio' },
  // Payments of other paying bodies (ROUTE-08)
  {
    id: 'extraPayingBodies',
    pattern: '/cruscotto-pagamenti-op-extra-{product}',
    audience: 'everyone',
    title: 'Cruscotto pagamenti: organismi pagatori extra {AGENCY}',
    breadcrumb: 'Organismi pagatori extra {AGENCY}',
  },
  // Forms and regulations (ROUTE-09)
  { id: 'forms', pattern: '/modulistica', audience: 'everyone', title: 'Modulistica' },
  { id: 'regulations', pattern: '/normative', audience: 'everyone', title: 'Normative' },
  { id: 'regulation', pattern: '/normative/:friendlyUrl', audience: 'everyone', title: 'Normativa' },
  // Support (ROUTE-10)
  { id: 'support', pattern: '/supporto', audience: 'everyone', title: 'Supporto' },
  { id: 'contacts', pattern: '/supporto/contatti', audience: 'everyone', title: 'Contatti' },
  {
    id: 'assistanceRequest',
    pattern: '/supporto/contatti/richiesta-assistenza',
    audience: 'everyone',
    title: 'Richiesta di assistenza',
    breadcrumb: 'Richiesta di assistenza',
  },
  { id: 'usefulLinks', pattern: '/supporto/link-utili', audience: 'everyone', title: 'Link utili' },
  {
    id: 'faq',
    pattern: '/supporto/faq',
    audience: 'everyone',
    title: 'Domande frequenti',
    breadcrumb: 'Domande frequenti',
  },
  {
    id: 'payingBodies',
    pattern: '/supporto/ricerca-op',
    audience: 'everyone',
    title: 'Ricerca organismo pagatore',
    breadcrumb: 'Ricerca organismo pagatore',
  },
  { id: 'informationArticles', pattern: '/supporto/approfondimenti', audience: 'everyone', title: 'Approfondimenti' },
  {
    id: 'informationArticle',
    pattern: '/supporto/approfondimenti/:friendlyUrl',
    audience: 'everyone',
    title: 'Approfondimento',
  },
  // Small print, site map, search (ROUTE-11)
  {
    id: 'privacy',
    pattern: '/privacy-and-cookies',
    audience: 'everyone',
    title: 'Privacy e cookie',
    breadcrumb: 'Privacy e cookie',
  },
  { id: 'legalNotes', pattern: '/note-legali', audience: 'everyone', title: 'Note legali' },
  { id: 'siteMap', pattern: '/mappa-del-sito', audience: 'everyone', title: 'Mappa del sito' },
  { id: 'search', pattern: '/ricerca', audience: 'everyone', title: 'Risultati di ricerca' },
  // The agency communicates (ROUTE-12)
  {
    id: 'communicates',
    pattern: '/{agency}-comunica',
    audience: 'everyone',
    title: '{AGENCY} comunica',
    breadcrumb: '{AGENCY} comunica',
  },
  {
    id: 'pressReleases',
    pattern: '/{agency}-comunica/comunicati-stampa',
    audience: 'everyone',
    title: 'Comunicati stampa',
  },
  { id: 'articles', pattern: '/{agency}-comunica/articoli', audience: 'everyone', title: 'Articoli' },
  { id: 'article', pattern: '/{agency}-comunica/articoli/:friendlyUrl', audience: 'everyone', title: 'Articolo' },
  { id: 'events', pattern: '/{agency}-comunica/eventi', audience: 'everyone', title: 'Eventi' },
  { id: 'event', pattern: '/{agency}-comunica/eventi/:friendlyUrl', audience: 'everyone', title: 'Evento' },
  { id: 'project', pattern: '/{agency}-comunica/:friendlyUrl', audience: 'everyone', title: 'Progetto' },
  {
    id: 'communication',
    pattern: '/comunicazione',
    audience: 'everyone',
    title: '{AGENCY} comunica',
    redirectTo: 'communicates',
  },
  // Payments dashboard (ROUTE-13)
  { id: 'dashboard', pattern: '/cruscotto-pagamenti', audience: 'dashboardFlag', title: 'Cruscotto pagamenti' },
  {
    id: 'dashboardTable',
    pattern: '/cruscotto-pagamenti/:friendlyUrl',
    audience: 'dashboardFlag',
    title: 'Cruscotto pagamenti',
  },
  {
    id: 'dashboardDetail',
    pattern: '/cruscotto-pagamenti/:friendlyUrl/:detailUrl',
    audience: 'dashboardFlag',
    title: 'Cruscotto pagamenti',
  },
  // Only for visitors who are not logged in (ROUTE-14)
  { id: 'root', pattern: '/', audience: 'anonymousOnly', title: 'Home' },
  { id: 'home', pattern: '/home', audience: 'anonymousOnly', title: 'Home' },
  { id: 'agency', pattern: '/agenzia', audience: 'anonymousOnly', title: "L'Agenzia" },
  { id: 'director', pattern: '/agenzia/direttore', audience: 'anonymousOnly', title: 'Direttore' },
  {
    id: 'auditors',
    pattern: '/agenzia/collegio-revisori',
    audience: 'anonymousOnly',
    title: 'Collegio dei Revisori dei conti',
    breadcrumb: 'Collegio dei Revisori dei conti',
  },
  { id: 'organizationChart', pattern: '/agenzia/organigramma', audience: 'anonymousOnly', title: 'Organigramma' },
  {
    id: 'jointBody',
    pattern: '/agenzia/organismo-paritetico',
    audience: 'anonymousOnly',
    title: "Organismo Paritetico per l'Innovazione",
    breadcrumb: "Organismo Paritetico per l'Innovazione",
  },
  {
    id: 'guaranteeCommittee',
    pattern: '/agenzia/comitato-garanzia',
    audience: 'anonymousOnly',
    title: 'Comitato Unico di Garanzia',
    breadcrumb: 'Comitato Unico di Garanzia',
  },
  { id: 'resolutions', pattern: '/agenzia/delibere', audience: 'anonymousOnly', title: 'Delibere' },
  {
    id: 'competitions',
    pattern: '/agenzia/concorsi',
    audience: 'anonymousOnly',
    title: 'Concorsi e procedure di reclutamento personale',
  },
  {
    id: 'competition',
    pattern: '/agenzia/concorsi/:friendlyUrl',
    audience: 'anonymousOnly',
    title: 'Dettaglio concorso',
  },
  {
    id: 'agencyTenders',
    pattern: '/agenzia/appalti',
    audience: 'anonymousOnly',
    title: 'Appalti a valere sul bilancio {AGENCY}',
  },
  {
    id: 'agencyTendersHistory',
    pattern: '/agenzia/appalti/storico-appalti',
    audience: 'anonymousOnly',
    title: 'Storico appalti',
  },
  {
    id: 'agencyTender',
    pattern: '/agenzia/appalti/:friendlyUrl',
    audience: 'anonymousOnly',
    title: 'Dettaglio appalto',
  },
  {
    id: 'institutionalRules',
    pattern: '/agenzia/norme-istitutive',
    audience: 'anonymousOnly',
    title: 'Norme istitutive',
  },
  { id: 'proclamations', pattern: '/pubblici-proclami', audience: 'anonymousOnly', title: 'Pubblici proclami' },
  { id: 'farmers', pattern: '/agricoltori', audience: 'anonymousOnly', title: 'Agricoltori' },
  {
    id: 'assistanceCentres',
    pattern: '/caa',
    audience: 'anonymousOnly',
    title: 'Centri di assistenza agricola (CAA)',
    breadcrumb: 'Centri di assistenza agricola (CAA)',
  },
  {
    id: 'payingBodiesPath',
    pattern: '/op',
    audience: 'anonymousOnly',
    title: 'Organismi pagatori',
    breadcrumb: 'Organismi pagatori',
  },
  // Only for logged-in users (ROUTE-15 to ROUTE-18)
  {
    id: 'caaDesk',
    pattern: '/scrivania-caa',
    audience: 'caaOnly',
    title: 'Scrivania CAA',
    breadcrumb: 'Scrivania CAA',
  },
  { id: 'producers', pattern: '/produttori', audience: 'caaOnly', title: 'Produttori' },
  { id: 'producer', pattern: '/produttori/:friendlyUrl', audience: 'caaOnly', title: 'Dettaglio produttore' },
  { id: 'desk', pattern: '/scrivania', audience: 'farmerOnly', title: 'Scrivania' },
  { id: 'procedures', pattern: '/le-tue-pratiche', audience: 'farmerOnly', title: 'Le tue pratiche' },
  { id: 'notifications', pattern: '/notifiche', audience: 'farmerOnly', title: 'Notifiche' },
  {
    id: 'yourFile',
    pattern: '/scrivania/il-tuo-fascicolo',
    audience: 'farmerWithOpenMandate',
    title: 'Fascicolo Aziendale',
    breadcrumb: 'Fascicolo Aziendale',
  },
  {
    id: 'companyFile',
    pattern: '/scrivania/fascicolo-aziendale',
    audience: 'farmerWithOpenMandate',
    title: 'Fascicolo Aziendale',
    breadcrumb: 'Fascicolo Aziendale',
  },
] as const satisfies readonly AddressLine[];

type Line = (typeof ADDRESSES)[number];

/** Name of one route. */
export type RouteId = Line['id'];

type ParamsIn<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> | ParamsIn<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : Pattern extends '*'
      ? 'rest'
      : never;

/** Names of the parameters in a route's pattern; the part of the address under `*` is called `rest`. */
export type ParamNames<Id extends RouteId> = ParamsIn<Extract<Line, { id: Id }>['pattern']>;

/** Routes whose address has no parameter. */
export type FixedRouteId = { [Id in RouteId]: [ParamNames<Id>] extends [never] ? Id : never }[RouteId];
