/** Who may open a route; the rule behind each word is in `core/access`. */
export type Audience =
  | 'everyone'
  | 'anonymousOnly'
  | 'caaOnly'
  | 'farmerOnly'
  | 'farmerWithOpenMandate'
  | 'dashboardFlag';

/**
 * What a page is (see `ui/pages/kinds`): texts that editors wrote, a list, one thing of a list, the index of a section, a
 * form, figures, the reserved area; or a page of its own kind.
 */
export type PageKind = 'content' | 'list' | 'detail' | 'section' | 'form' | 'dashboard' | 'desk' | 'own';

/** The menu beside the pages of a section (MENU-01, MENU-02); that of the transparency is a tree of the service's. */
export type SideMenuName = 'agency' | 'aids' | 'transparency';

interface AddressLine {
  /** Unique name of the route, used by pages, menus and links. */
  readonly id: string;
  /** `:name` is one segment, a final `*` is one or more; `{agency}`, `{product}`, `{app}` come from the settings. */
  readonly pattern: string;
  readonly audience: Audience;
  readonly kind: PageKind;
  /** Slug of the head that the editors give the page (PAGE-36). */
  readonly hero?: string;
  /** The menu beside the page. */
  readonly side?: SideMenuName;
  /** Slug of the page's content, where it is not its path. */
  readonly content?: string;
  /** Name of the list that a page of kind `list` shows, where it is not the route's. */
  readonly list?: string;
  /** The route whose page this one shows. */
  readonly pageOf?: string;
  /** Title of the page; `{AGENCY}` is the short name. */
  readonly title: string;
  /** Label in breadcrumbs where neither the segment's words nor a rewriting (NAV-18, NAV-19) gives it. */
  readonly breadcrumb?: string;
  /** What stands on it changes with what people do and not with the content: no cache keeps it. */
  readonly live?: true;
  /** The route that takes its place (D-14). */
  readonly redirectTo?: string;
}

/** Every address of the portal (§2.1 to §2.4); the order has no meaning, fixed segments always win. */
export const ADDRESSES = [
  // Aid and tenders (ROUTE-04, ROUTE-05)
  {
    id: 'aids',
    kind: 'section',
    hero: 'aiuti-e-bandi',
    side: 'aids',
    pattern: '/aiuti-e-bandi',
    audience: 'everyone',
    title: 'Aiuti e bandi',
  },
  {
    id: 'ocmPayments',
    kind: 'section',
    hero: 'pagamenti-ocm',
    side: 'aids',
    pattern: '/aiuti-e-bandi/pagamenti-ocm',
    audience: 'everyone',
    title: 'Pagamenti OCM',
  },
  {
    id: 'ocmPayment',
    kind: 'content',
    side: 'aids',
    pattern: '/aiuti-e-bandi/pagamenti-ocm/:friendlyUrl',
    audience: 'everyone',
    title: 'Pagamenti OCM',
  },
  {
    id: 'ocmPaymentAid',
    kind: 'content',
    side: 'aids',
    pattern: '/aiuti-e-bandi/pagamenti-ocm/:friendlyUrl/:detailUrl',
    audience: 'everyone',
    title: 'Dettaglio aiuto',
  },
  {
    id: 'directPayments',
    kind: 'section',
    hero: 'pagamenti-diretti',
    side: 'aids',
    pattern: '/aiuti-e-bandi/pagamenti-diretti',
    audience: 'everyone',
    title: 'Pagamenti diretti',
  },
  {
    id: 'directPayment',
    kind: 'content',
    side: 'aids',
    pattern: '/aiuti-e-bandi/pagamenti-diretti/:friendlyUrl',
    audience: 'everyone',
    title: 'Pagamenti diretti',
  },
  {
    id: 'ruralDevelopment',
    kind: 'section',
    hero: 'sviluppo-rurale',
    side: 'aids',
    pattern: '/aiuti-e-bandi/sviluppo-rurale',
    audience: 'everyone',
    title: 'Sviluppo rurale',
  },
  {
    id: 'ruralDevelopmentPlan',
    kind: 'content',
    side: 'aids',
    pattern: '/aiuti-e-bandi/sviluppo-rurale/:friendlyUrl',
    audience: 'everyone',
    title: 'Programma di sviluppo rurale',
  },
  {
    id: 'nationalTenders',
    kind: 'list',
    list: 'feadTenders',
    hero: 'appalti-fondo-fead-nazionale',
    side: 'aids',
    pattern: '/aiuti-e-bandi/appalti',
    audience: 'everyone',
    title: 'Appalti a valere sul fondo FEAD e fondo Nazionale',
  },
  {
    id: 'nationalTendersHistory',
    kind: 'list',
    list: 'feadTendersHistory',
    hero: 'storico-appalti-fead',
    side: 'aids',
    pattern: '/aiuti-e-bandi/appalti/storico-appalti',
    audience: 'everyone',
    title: 'Storico appalti a valere sul fondo FEAD e fondo Nazionale',
    breadcrumb: 'Storico degli appalti',
  },
  {
    id: 'nationalTender',
    kind: 'detail',
    side: 'aids',
    pattern: '/aiuti-e-bandi/appalti/:friendlyUrl',
    audience: 'everyone',
    title: 'Dettaglio appalto',
  },
  {
    id: 'measure',
    kind: 'content',
    side: 'aids',
    pattern: '/aiuti-e-bandi/:friendlyUrl',
    audience: 'everyone',
    title: 'Misura',
  },
  // Transparent administration (ROUTE-06)
  {
    id: 'transparency',
    kind: 'section',
    hero: 'amministrazione-trasparente',
    side: 'transparency',
    pattern: '/amministrazione-trasparente',
    audience: 'everyone',
    title: 'Amministrazione trasparente',
  },
  {
    id: 'transparencyPage',
    kind: 'content',
    side: 'transparency',
    pattern: '/amministrazione-trasparente/*',
    audience: 'everyone',
    title: 'Amministrazione trasparente',
  },
  // Services (ROUTE-07)
  { id: 'services', kind: 'list', hero: 'servizi', pattern: '/servizi', audience: 'everyone', title: 'Servizi' },
  {
    id: 'appPage',
    kind: 'content',
    content: 'servizi/app',
    pattern: '/servizi/{agency}-{app}',
    audience: 'everyone',
    title: 'L’app {AGENCY}',
    breadcrumb: 'L’app {AGENCY}',
  },
  {
    id: 'condizionalita',
    kind: 'content',
    pattern: '/servizi/condizionalita',
    audience: 'everyone',
    title: 'Condizionalità',
    breadcrumb: 'Condizionalità',
  },
  { id: 'service', kind: 'detail', pattern: '/servizi/:friendlyUrl', audience: 'everyone', title: 'Servizio' },
  // Payments of other paying bodies (ROUTE-08)
  {
    id: 'extraPayingBodies',
    kind: 'dashboard',
    hero: 'cruscotto-pagamenti-op-extra',
    pattern: '/cruscotto-pagamenti-op-extra-{product}',
    audience: 'everyone',
    title: 'Cruscotto pagamenti: organismi pagatori extra {AGENCY}',
    breadcrumb: 'Organismi pagatori extra {AGENCY}',
  },
  // Forms and regulations (ROUTE-09)
  {
    id: 'forms',
    kind: 'list',
    hero: 'modulistica',
    pattern: '/modulistica',
    audience: 'everyone',
    title: 'Modulistica',
  },
  {
    id: 'regulations',
    kind: 'list',
    hero: 'normative',
    pattern: '/normative',
    audience: 'everyone',
    title: 'Normative',
  },
  { id: 'regulation', kind: 'detail', pattern: '/normative/:friendlyUrl', audience: 'everyone', title: 'Normativa' },
  // Support (ROUTE-10)
  { id: 'support', kind: 'section', hero: 'supporto', pattern: '/supporto', audience: 'everyone', title: 'Supporto' },
  {
    id: 'contacts',
    kind: 'section',
    hero: 'contatti',
    pattern: '/supporto/contatti',
    audience: 'everyone',
    title: 'Contatti',
  },
  {
    id: 'assistanceRequest',
    kind: 'form',
    pattern: '/supporto/contatti/richiesta-assistenza',
    audience: 'everyone',
    title: 'Richiesta di assistenza',
    breadcrumb: 'Richiesta di assistenza',
  },
  {
    id: 'usefulLinks',
    kind: 'list',
    hero: 'link-utili',
    pattern: '/supporto/link-utili',
    audience: 'everyone',
    title: 'Link utili',
  },
  {
    id: 'faq',
    kind: 'list',
    list: 'faqs',
    hero: 'faq',
    pattern: '/supporto/faq',
    audience: 'everyone',
    title: 'Domande frequenti',
    breadcrumb: 'Domande frequenti',
  },
  {
    id: 'payingBodies',
    kind: 'dashboard',
    hero: 'organismi-pagatori',
    pattern: '/supporto/ricerca-op',
    audience: 'everyone',
    title: 'Ricerca organismo pagatore',
    breadcrumb: 'Ricerca organismo pagatore',
  },
  {
    id: 'informationArticles',
    kind: 'list',
    hero: 'approfondimenti',
    pattern: '/supporto/approfondimenti',
    audience: 'everyone',
    title: 'Approfondimenti',
  },
  {
    id: 'informationArticle',
    kind: 'detail',
    pattern: '/supporto/approfondimenti/:friendlyUrl',
    audience: 'everyone',
    title: 'Approfondimento',
  },
  // Small print, site map, search (ROUTE-11)
  {
    id: 'privacy',
    kind: 'content',
    pattern: '/privacy-and-cookies',
    audience: 'everyone',
    title: 'Privacy e cookie',
    breadcrumb: 'Privacy e cookie',
  },
  { id: 'legalNotes', kind: 'content', pattern: '/note-legali', audience: 'everyone', title: 'Note legali' },
  {
    id: 'clarity',
    kind: 'form',
    live: true,
    pattern: '/chiarezza-delle-pagine',
    audience: 'everyone',
    title: 'Chiarezza delle pagine',
    breadcrumb: 'Chiarezza delle pagine',
  },
  { id: 'siteMap', kind: 'own', pattern: '/mappa-del-sito', audience: 'everyone', title: 'Mappa del sito' },
  {
    id: 'search',
    kind: 'own',
    pattern: '/ricerca',
    audience: 'everyone',
    title: 'Risultati di ricerca',
  },
  // The agency communicates (ROUTE-12)
  {
    id: 'communicates',
    kind: 'section',
    hero: 'agency-communicates',
    pattern: '/{agency}-comunica',
    audience: 'everyone',
    title: '{AGENCY} comunica',
    breadcrumb: '{AGENCY} comunica',
  },
  {
    id: 'pressReleases',
    kind: 'list',
    hero: 'comunicati-stampa',
    pattern: '/{agency}-comunica/comunicati-stampa',
    audience: 'everyone',
    title: 'Comunicati stampa',
  },
  {
    id: 'articles',
    kind: 'list',
    hero: 'articoli',
    pattern: '/{agency}-comunica/articoli',
    audience: 'everyone',
    title: 'Articoli',
  },
  {
    id: 'article',
    kind: 'detail',
    pattern: '/{agency}-comunica/articoli/:friendlyUrl',
    audience: 'everyone',
    title: 'Articolo',
  },
  {
    id: 'events',
    kind: 'list',
    hero: 'eventi',
    pattern: '/{agency}-comunica/eventi',
    audience: 'everyone',
    title: 'Eventi',
  },
  {
    id: 'event',
    kind: 'detail',
    pattern: '/{agency}-comunica/eventi/:friendlyUrl',
    audience: 'everyone',
    title: 'Evento',
  },
  {
    id: 'project',
    content: 'progetti/:friendlyUrl',
    kind: 'content',
    pattern: '/{agency}-comunica/:friendlyUrl',
    audience: 'everyone',
    title: 'Progetto',
  },
  {
    id: 'communication',
    kind: 'own',
    pattern: '/comunicazione',
    audience: 'everyone',
    title: '{AGENCY} comunica',
    redirectTo: 'communicates',
  },
  {
    id: 'discover',
    kind: 'own',
    pattern: '/scopri-di-piu',
    audience: 'everyone',
    title: 'Scopri di più',
    redirectTo: 'agency',
  },
  // Payments dashboard (ROUTE-13)
  {
    id: 'dashboard',
    kind: 'dashboard',
    hero: 'cruscotto-pagamenti',
    pattern: '/cruscotto-pagamenti',
    audience: 'dashboardFlag',
    title: 'Cruscotto pagamenti',
  },
  {
    id: 'dashboardTable',
    kind: 'dashboard',
    pattern: '/cruscotto-pagamenti/:friendlyUrl',
    audience: 'dashboardFlag',
    title: 'Cruscotto pagamenti',
  },
  {
    id: 'dashboardDetail',
    kind: 'dashboard',
    pattern: '/cruscotto-pagamenti/:friendlyUrl/:detailUrl',
    audience: 'dashboardFlag',
    title: 'Cruscotto pagamenti',
  },
  // Only for visitors who are not logged in (ROUTE-14)
  { id: 'root', kind: 'own', hero: 'homepage', pageOf: 'home', pattern: '/', audience: 'anonymousOnly', title: 'Home' },
  { id: 'home', kind: 'own', hero: 'homepage', pattern: '/home', audience: 'anonymousOnly', title: 'Home' },
  {
    id: 'agency',
    kind: 'content',
    hero: 'agenzia',
    side: 'agency',
    pattern: '/agenzia',
    audience: 'anonymousOnly',
    title: 'L’Agenzia',
  },
  {
    id: 'director',
    kind: 'content',
    side: 'agency',
    pattern: '/agenzia/direttore',
    audience: 'anonymousOnly',
    title: 'Direttore',
  },
  {
    id: 'auditors',
    kind: 'content',
    side: 'agency',
    pattern: '/agenzia/collegio-revisori',
    audience: 'anonymousOnly',
    title: 'Collegio dei Revisori dei conti',
    breadcrumb: 'Collegio dei Revisori dei conti',
  },
  {
    id: 'organizationChart',
    kind: 'content',
    side: 'agency',
    pattern: '/agenzia/organigramma',
    audience: 'anonymousOnly',
    title: 'Organigramma',
  },
  {
    id: 'jointBody',
    kind: 'content',
    side: 'agency',
    pattern: '/agenzia/organismo-paritetico',
    audience: 'anonymousOnly',
    title: 'Organismo Paritetico per l’Innovazione',
    breadcrumb: 'Organismo Paritetico per l’Innovazione',
  },
  {
    id: 'guaranteeCommittee',
    kind: 'content',
    side: 'agency',
    pattern: '/agenzia/comitato-garanzia',
    audience: 'anonymousOnly',
    title: 'Comitato Unico di Garanzia',
    breadcrumb: 'Comitato Unico di Garanzia',
  },
  {
    id: 'resolutions',
    kind: 'list',
    hero: 'delibere',
    side: 'agency',
    pattern: '/agenzia/delibere',
    audience: 'anonymousOnly',
    title: 'Delibere',
  },
  {
    id: 'competitions',
    kind: 'list',
    hero: 'concorsi',
    side: 'agency',
    pattern: '/agenzia/concorsi',
    audience: 'anonymousOnly',
    title: 'Concorsi e procedure di reclutamento personale',
  },
  {
    id: 'competition',
    kind: 'detail',
    side: 'agency',
    pattern: '/agenzia/concorsi/:friendlyUrl',
    audience: 'anonymousOnly',
    title: 'Dettaglio concorso',
  },
  {
    id: 'agencyTenders',
    kind: 'list',
    list: 'tenders',
    hero: 'appalti-bilancio',
    side: 'agency',
    pattern: '/agenzia/appalti',
    audience: 'anonymousOnly',
    title: 'Appalti a valere sul bilancio {AGENCY}',
  },
  {
    id: 'agencyTendersHistory',
    kind: 'list',
    list: 'tendersHistory',
    hero: 'storico-appalti',
    side: 'agency',
    pattern: '/agenzia/appalti/storico-appalti',
    audience: 'anonymousOnly',
    title: 'Storico appalti a valere sul bilancio {AGENCY}',
    breadcrumb: 'Storico degli appalti',
  },
  {
    id: 'agencyTender',
    kind: 'detail',
    side: 'agency',
    pattern: '/agenzia/appalti/:friendlyUrl',
    audience: 'anonymousOnly',
    title: 'Dettaglio appalto',
  },
  {
    id: 'institutionalRules',
    kind: 'content',
    side: 'agency',
    pattern: '/agenzia/norme-istitutive',
    audience: 'anonymousOnly',
    title: 'Norme istitutive',
  },
  {
    id: 'proclamations',
    kind: 'list',
    list: 'publicProclamations',
    hero: 'pubblici-proclami',
    pattern: '/pubblici-proclami',
    audience: 'anonymousOnly',
    title: 'Pubblici proclami',
  },
  {
    id: 'farmers',
    kind: 'section',
    hero: 'agricoltori',
    pattern: '/agricoltori',
    audience: 'anonymousOnly',
    title: 'Agricoltori',
  },
  {
    id: 'assistanceCentres',
    kind: 'section',
    hero: 'caa',
    pattern: '/caa',
    audience: 'anonymousOnly',
    title: 'Centri di assistenza agricola (CAA)',
    breadcrumb: 'Centri di assistenza agricola (CAA)',
  },
  {
    id: 'payingBodiesPath',
    kind: 'section',
    hero: 'op',
    pattern: '/op',
    audience: 'anonymousOnly',
    title: 'Organismi pagatori',
    breadcrumb: 'Organismi pagatori',
  },
  // Only for logged-in users (ROUTE-15 to ROUTE-18)
  {
    id: 'caaDesk',
    kind: 'desk',
    pattern: '/scrivania-caa',
    audience: 'caaOnly',
    title: 'Scrivania CAA',
    breadcrumb: 'Scrivania CAA',
  },
  {
    id: 'producers',
    kind: 'desk',
    hero: 'produttori',
    pattern: '/produttori',
    audience: 'caaOnly',
    title: 'Produttori',
  },
  {
    id: 'producer',
    kind: 'desk',
    pattern: '/produttori/:friendlyUrl',
    audience: 'caaOnly',
    title: 'Dettaglio produttore',
  },
  { id: 'desk', kind: 'desk', pattern: '/scrivania', audience: 'farmerOnly', title: 'Scrivania' },
  {
    id: 'procedures',
    kind: 'desk',
    hero: 'le-tue-pratiche',
    pattern: '/le-tue-pratiche',
    audience: 'farmerOnly',
    title: 'Le tue pratiche',
  },
  {
    id: 'notifications',
    kind: 'desk',
    hero: 'notifiche',
    pattern: '/notifiche',
    audience: 'farmerOnly',
    title: 'Notifiche',
  },
  {
    id: 'yourFile',
    kind: 'desk',
    pageOf: 'companyFile',
    pattern: '/scrivania/il-tuo-fascicolo',
    audience: 'farmerWithOpenMandate',
    title: 'Fascicolo Aziendale',
    breadcrumb: 'Fascicolo Aziendale',
  },
  {
    id: 'companyFile',
    kind: 'desk',
    pattern: '/scrivania/fascicolo-aziendale',
    audience: 'farmerWithOpenMandate',
    title: 'Fascicolo Aziendale',
    breadcrumb: 'Fascicolo Aziendale',
  },
  {
    id: 'fileAccesses',
    kind: 'desk',
    pattern: '/scrivania/accessi-al-fascicolo',
    // Also while the mandate is closed: who has looked before may be asked afterwards.
    audience: 'farmerOnly',
    title: 'Accessi al mio fascicolo',
    breadcrumb: 'Accessi al mio fascicolo',
  },
] as const satisfies readonly AddressLine[];

type Line = (typeof ADDRESSES)[number];

/** Name of one route. */
export type RouteId = Line['id'];

/** Name of the list that a page of kind `list` shows. */
type ListOf<Row> = Row extends { readonly kind: 'list' }
  ? Row extends { readonly list: infer Name }
    ? Name
    : Row extends { readonly id: infer Name }
      ? Name
      : never
  : never;
export type ListName = ListOf<Line>;

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
