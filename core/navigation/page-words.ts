import type { FixedRouteId } from './addresses.ts';
import type { FeatureFlags } from './portal-settings.ts';
import type { PUBLIC_ADDRESSES } from './public-addresses.ts';
import { pathTo, routeById, type RouteTable, withNames } from './routes.ts';
import { siteMapOf } from './site-map.ts';
import type { VISITOR_ADDRESSES } from './visitor-addresses.ts';

/** A page that a visitor may open at an address of its own; the two addresses of the home are one page. */
type OpenPageId = Exclude<
  Extract<FixedRouteId, (typeof PUBLIC_ADDRESSES)[number]['id'] | (typeof VISITOR_ADDRESSES)[number]['id']>,
  'home'
>;

/** What the search knows of a page besides its title. */
interface PageWords {
  /** What one finds there, in a sentence; `{AGENCY}` is the short name. */
  readonly says: string;
  /** Other words by which people look for it, found as its title is. */
  readonly words: string;
}

/** Every page of the site map with its words: a new address has none until they are written here (API-07). */
const PAGE_WORDS: Readonly<Record<OpenPageId, PageWords>> = {
  root: { says: 'La pagina iniziale: pagamenti, aiuti, moduli e scadenze più vicine.', words: 'pagina iniziale' },
  agency: { says: 'Chi siamo, che cosa facciamo e quanto paghiamo ogni anno.', words: 'chi siamo' },
  director: { says: 'Chi dirige {AGENCY}, con il mandato e i recapiti.', words: 'vertici' },
  auditors: { says: 'Chi controlla i conti di {AGENCY}.', words: 'revisori' },
  organizationChart: { says: 'Gli uffici di {AGENCY} e chi li dirige.', words: 'uffici struttura' },
  jointBody: { says: 'L’organismo che discute di lavoro e innovazione con i sindacati.', words: 'sindacati' },
  guaranteeCommittee: {
    says: 'Il comitato per le pari opportunità e contro le discriminazioni.',
    words: 'pari opportunità',
  },
  institutionalRules: { says: 'Le leggi che istituiscono {AGENCY} e lo statuto.', words: 'statuto' },
  resolutions: { says: 'Gli atti con cui {AGENCY} decide, per anno e numero.', words: 'determine atti' },
  competitions: {
    says: 'I concorsi e le selezioni per lavorare in {AGENCY}: quelli aperti, le prove e le graduatorie.',
    words: 'lavora con noi assunzioni posti selezioni',
  },
  agencyTenders: { says: 'Le gare di {AGENCY} per beni, servizi e lavori.', words: 'gare bandi di gara forniture' },
  agencyTendersHistory: { says: 'Le gare concluse di {AGENCY}.', words: 'gare concluse' },
  proclamations: { says: 'Le notifiche per pubblici proclami ordinate dai giudici.', words: 'notifiche tribunale' },
  farmers: {
    says: 'Da dove si comincia se si ha un’azienda agricola: che cosa fare, servizi e strumenti.',
    words: 'percorso agricoltore azienda',
  },
  assistanceCentres: {
    says: 'I Centri di assistenza agricola: che cosa fanno, come trovarne uno vicino, servizi per gli operatori.',
    words: 'caa vicino sportello trova un caa patronato',
  },
  payingBodiesPath: { says: 'Servizi e istruzioni per gli organismi pagatori.', words: 'percorso organismi pagatori' },
  aids: { says: 'Tutti gli aiuti che {AGENCY} gestisce o paga, divisi per fondo.', words: 'contributi finanziamenti' },
  ocmPayments: { says: 'Gli aiuti per vino, ortofrutta, olio, miele e altri prodotti.', words: 'ocm mercati' },
  directPayments: {
    says: 'Il sostegno al reddito di chi coltiva e alleva, che si chiede con la domanda unica.',
    words: 'pac premi a superficie',
  },
  ruralDevelopment: { says: 'Che cosa finanzia la tua regione e chi paga.', words: 'psr csr' },
  nationalTenders: {
    says: 'Le gare per gli aiuti alimentari agli indigenti.',
    words: 'gare alimenti indigenti',
  },
  nationalTendersHistory: { says: 'Le gare concluse per gli aiuti alimentari.', words: 'gare concluse' },
  aidFinder: {
    says: 'Cinque domande sull’azienda, e gli aiuti che fanno per te, quelli che potrebbero e quelli no, con il motivo.',
    words: 'quali aiuti mi spettano requisiti contributi per me diritto trova un aiuto bonus',
  },
  milestones: {
    says: 'Che cosa si apre e si chiude nei prossimi mesi: aiuti, bandi, concorsi, appalti, prenotazioni.',
    words: 'calendario termini quando scade bandi aperti date ics',
  },
  transparency: { says: 'Dati e documenti che la legge chiede di pubblicare.', words: 'trasparenza' },
  services: { says: 'Che cosa si può fare con {AGENCY}, servizio per servizio.', words: 'servizi online sportello' },
  appPage: { says: 'L’app per avvisi e foto dal campo.', words: 'app telefono' },
  condizionalita: { says: 'Gli impegni per ambiente, salute e animali.', words: 'impegni bcaa cgo' },
  extraPayingBodies: {
    says: 'Quanto pagano gli altri organismi pagatori, campagna per campagna.',
    words: 'pagamenti altri organismi',
  },
  forms: { says: 'I moduli da scaricare, per argomento.', words: 'moduli modelli fac simile' },
  regulations: { says: 'Circolari, istruzioni, decreti e regolamenti.', words: 'circolari leggi decreti' },
  support: { says: 'Da dove si comincia quando serve aiuto.', words: 'aiuto assistenza' },
  contacts: {
    says: 'Telefoni, posta, sedi e orari degli uffici.',
    words: 'telefono numero verde email pec indirizzo sede orari uffici dove siete',
  },
  assistanceRequest: {
    says: 'Scrivi a {AGENCY}: il modulo, con la ricevuta e i tempi di risposta.',
    words: 'scrivere reclamo segnala disservizio aiuto',
  },
  usefulLinks: { says: 'Siti di altri enti che servono a chi lavora in agricoltura.', words: 'siti utili' },
  faq: { says: 'Le domande che riceviamo più spesso, con la risposta.', words: 'faq risposte' },
  payingBodies: {
    says: 'Scegli la regione e leggi quale organismo pagatore ti paga, con i suoi recapiti.',
    words: 'chi mi paga ricerca trova organismo pagatore regione',
  },
  informationArticles: {
    says: 'Che cosa fare, passo per passo, e le guide sui temi più chiesti.',
    words: 'guide che cosa fare',
  },
  glossary: {
    says: 'Che cosa vogliono dire le parole di pagamenti, domande e fascicolo.',
    words:
      'glossario significato fermo a rischio almeno in istruttoria autorizzato in liquidazione sospeso anticipo saldo trattenuta ora tocca a te fascicolo mandato validazione in lavorazione',
  },
  privacy: { says: 'Come trattiamo i dati personali e quali cookie usiamo.', words: 'gdpr trattamento dati cookie' },
  legalNotes: { says: 'Condizioni d’uso del portale e licenza dei contenuti.', words: 'copyright licenza' },
  alerts: {
    says: 'Come farsi scrivere quando in un elenco entra qualcosa di nuovo.',
    words: 'newsletter notifiche email iscrizione',
  },
  clarity: { says: 'Quanto sono chiare le pagine secondo chi le legge.', words: 'valutazioni opinioni' },
  openData: {
    says: 'I dati di {AGENCY} da scaricare e riusare: elenchi, atti e pagamenti, con licenza e significato delle colonne.',
    words: 'open data opendata csv dataset scaricare catalogo licenza riuso statistiche dcat',
  },
  siteMap: { says: 'Tutte le pagine del portale in un solo elenco.', words: 'indice' },
  search: { says: 'Una ricerca per tutti i cataloghi.', words: 'cerca' },
  communicates: { says: 'Comunicati, articoli, eventi e progetti.', words: 'notizie novità' },
  pressReleases: { says: 'Le notizie ufficiali di {AGENCY}.', words: 'stampa notizie' },
  articles: { says: 'Storie e spiegazioni dal mondo agricolo.', words: 'notizie' },
  events: { says: 'Incontri, fiere e seminari, in presenza e online.', words: 'incontri fiere seminari' },
  dashboard: {
    says: 'Quanto è stato pagato, per campagna, intervento e regione.',
    words: 'cruscotto importi erogati quanto paga l’agenzia dati statistiche',
  },
};

/** The words of a page whose text editors write, by the slug of its content; empty for a page that is not in the table. */
export const keywordsOfContent = (table: RouteTable, slug: string): string =>
  (Object.keys(PAGE_WORDS) as OpenPageId[])
    .filter((id) => {
      const { kind, content, pattern } = routeById(table, id);
      return kind === 'content' && (content ?? pattern.slice(1)) === slug;
    })
    .map((id) => PAGE_WORDS[id].words)
    .join(' ');

/** A page as the search knows it, whose text is not the editors'. */
export interface SearchedPage {
  readonly id: OpenPageId;
  readonly title: string;
  /** Path below the base path, without the first slash. */
  readonly friendlyUrl: string;
  readonly says: string;
  readonly words: string;
}

const isKnown = (id: FixedRouteId): id is OpenPageId => Object.hasOwn(PAGE_WORDS, id);

/** The pages of the site map that the search has to know by itself; those with texts of the editors are among the contents. */
export const searchedPages = (table: RouteTable, flags: FeatureFlags): readonly SearchedPage[] =>
  siteMapOf(table, flags).flatMap(({ id, title, address }) => {
    if (!isKnown(id) || routeById(table, id).kind === 'content') return [];
    const { says, words } = PAGE_WORDS[id];
    // The start of the portal has no name of its own in its address; its other address has one.
    const path = id === 'root' ? pathTo(table, 'home') : address;
    return [{ id, title, friendlyUrl: path.slice(1), says: withNames(says, table.names), words }];
  });
