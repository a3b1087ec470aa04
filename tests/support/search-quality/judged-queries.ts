/** A query as a visitor types it, and what serves that visitor, by the `id` of the results. */
export interface JudgedQuery {
  readonly query: string;
  /** Grade 3: answers the query. */
  readonly exact: readonly string[];
  /** Grade 2: helps with it. */
  readonly good?: readonly string[];
  /** Grade 1: is about it. */
  readonly related?: readonly string[];
}

/** A page of the portal that the search may not know yet, by its path: results of the kind PAGINE have such ids. */
const page = (path: string): string => `pagine-${path}`;
const aid = (path: string): string => `aiuti_e_bandi-${path}`;
const transparency = (path: string): string => `amministrazione_trasparente-${path}`;

/** When the contents are imported that the queries are judged over: what is no longer valid then is ranked last. */
export const JUDGED_ON = '2026-11-21T09:00:00+01:00';

/** A page "Che cosa fare". */
const task = (slug: string): string => `information-articles-${slug}`;

const CONTACTS = page('supporto/contatti');
const REQUEST = page('supporto/contatti/richiesta-assistenza');
const COMPETITIONS = page('agenzia/concorsi');
const FINDER = page('supporto/ricerca-op');

/**
 * Eighty queries over the demonstration's contents, judged on 26 and 27 November 2026 by what the person who types them wants, not by
 * what the search answers. A page that would serve them counts although the search does not know it yet;
 * the pages "Che cosa fare" were judged in the same way when they came, on the same day.
 */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  // Services and what they are called
  {
    query: 'iban',
    exact: [task('cambiare-iban'), 'faqs-cambiare-iban'],
    good: [
      'forms-attestazione-iban',
      'services-fascicolo-aziendale',
      transparency('pagamenti-dell-amministrazione/iban-e-pagamenti-informatici'),
    ],
    related: ['articles-riconoscere-un-messaggio-falso', 'articles-lettura-prospetto-pagamento-riga-per-riga'],
  },
  {
    query: 'cambiare conto',
    exact: [task('cambiare-iban'), 'faqs-cambiare-iban'],
    good: ['forms-attestazione-iban'],
    related: ['services-fascicolo-aziendale'],
  },
  {
    query: 'gasolio agricolo',
    exact: ['services-uma-carburante-agevolato'],
    good: ['press-releases-controlli-uma-estate'],
    related: ['events-fiera-macchine-agricole-stand'],
  },
  { query: 'UMA', exact: ['services-uma-carburante-agevolato'], good: ['press-releases-controlli-uma-estate'] },
  {
    query: 'scadenze',
    exact: [page('scadenze'), 'information-articles-calendario-anno-agricolo'],
    good: ['services-domanda-unica', 'faqs-domanda-tardiva', 'regulations-circolare-4-2026-calendario-dei-pagamenti'],
    related: [
      'press-releases-alluvione-proroga-termini',
      'press-releases-uva-raccolta-dichiarazioni-vitivinicole',
      'events-novita-prossima-campagna-incontro-in-linea',
    ],
  },
  {
    query: 'caa vicino',
    exact: ['strumenti-vecchio-sito.anpag.example/find-caa'],
    good: [page('caa'), 'press-releases-sportelli-aperti-sabato', 'faqs-cambiare-caa'],
    related: [CONTACTS, 'forms-mandato-al-caa', 'articles-una-giornata-allo-sportello'],
  },
  {
    query: 'fasciclo aziendle',
    exact: ['services-fascicolo-aziendale'],
    good: [
      'information-articles-validare-il-fascicolo',
      'faqs-validazione-fascicolo-frequenza',
      'regulations-decreto-fascicolo-aziendale-aggiornamento',
    ],
    related: [
      'articles-vent-anni-di-fascicolo',
      'press-releases-fascicolo-grafico-nazionale',
      'information-articles-trasferire-il-fascicolo-fra-organismi',
    ],
  },
  {
    query: 'domanda unica',
    exact: ['services-domanda-unica'],
    good: [
      'regulations-istruzioni-3-2026-domanda-unica',
      'press-releases-campagna-2026-avvio-compilazione',
      'press-releases-domanda-unica-2026-presentate-oltre-640-mila',
    ],
    related: [
      'articles-glossario-domanda-unica',
      'faqs-quando-arriva-anticipo',
      'press-releases-anticipi-domanda-unica-secondo-elenco',
      'faqs-domanda-tardiva',
      'faqs-modificare-domanda-dopo-invio',
    ],
  },
  {
    query: 'stato pagamento',
    exact: ['services-stato-dei-pagamenti'],
    good: [
      task('pagamento-non-ricevuto'),
      'information-articles-leggere-la-comunicazione-di-pagamento',
      'faqs-quando-arriva-anticipo',
    ],
    related: ['articles-lettura-prospetto-pagamento-riga-per-riga', 'faqs-perche-importo-inferiore'],
  },
  {
    query: 'condizionalita',
    exact: [page('servizi/condizionalita'), 'services-condizionalita'],
    good: [
      'information-articles-condizionalita-spiegata-con-gli-esempi',
      'regulations-decreto-condizionalita-rafforzata',
    ],
    related: ['regulations-regolamento-ue-2024-1468-semplificazione'],
  },
  {
    query: 'app foto campo',
    exact: ['services-anpag-mobile', 'information-articles-foto-geolocalizzate-passo-per-passo'],
    good: [
      'regulations-istruzioni-16-2026-app-foto-georiferite',
      'events-scuola-di-campo-foto-geolocalizzate',
      'press-releases-app-mobile-nuova-versione',
      'faqs-app-segnale-assente',
      'faqs-foto-da-galleria',
    ],
    related: ['faqs-foto-richiesta-scadenza', 'regulations-circolare-11-2025-monitoraggio-satellitare'],
  },
  // Questions as people type them
  {
    query: 'quando pagano la pac',
    exact: ['faqs-quando-arriva-anticipo', 'regulations-circolare-4-2026-calendario-dei-pagamenti'],
    good: ['services-stato-dei-pagamenti', 'press-releases-anticipi-domanda-unica-secondo-elenco'],
    related: ['press-releases-anticipi-domanda-unica-primo-elenco', 'regulations-circolare-1-2021-anticipi'],
  },
  {
    query: 'anticipo domanda unica',
    exact: ['faqs-quando-arriva-anticipo'],
    good: [
      'press-releases-anticipi-domanda-unica-secondo-elenco',
      'press-releases-anticipi-domanda-unica-primo-elenco',
      'regulations-circolare-1-2021-anticipi',
      'services-stato-dei-pagamenti',
    ],
    related: ['regulations-circolare-4-2026-calendario-dei-pagamenti', 'press-releases-siccita-anticipo-maggiorato'],
  },
  {
    query: 'perché ho ricevuto meno soldi',
    exact: ['faqs-perche-importo-inferiore'],
    good: [
      'information-articles-leggere-la-comunicazione-di-pagamento',
      'articles-lettura-prospetto-pagamento-riga-per-riga',
    ],
    related: ['services-stato-dei-pagamenti', 'faqs-compensazione-automatica'],
  },
  {
    query: 'come cambiare caa',
    exact: [task('cambiare-caa'), 'faqs-cambiare-caa'],
    good: ['forms-mandato-al-caa', 'services-gestione-dei-mandati'],
    related: ['forms-revoca-del-mandato'],
  },
  {
    query: 'quanto costa il caa',
    exact: ['faqs-costo-del-caa'],
    related: ['forms-mandato-al-caa', 'resolutions-delibera-9-2026'],
  },
  {
    query: 'non riesco ad accedere',
    exact: ['faqs-accesso-negato-codice-fiscale'],
    good: ['faqs-accesso-senza-spid', REQUEST, 'useful-links-identita-digitale'],
    related: ['press-releases-manutenzione-area-riservata-notte', 'faqs-sessione-scaduta', CONTACTS],
  },
  {
    query: 'errore nella domanda già inviata',
    exact: [task('correggere-una-domanda'), 'faqs-modificare-domanda-dopo-invio'],
    good: ['faqs-ritirare-domanda', 'forms-ritiro-parziale-domanda'],
    related: ['services-domanda-unica'],
  },
  {
    query: 'affitto senza contratto',
    exact: ['faqs-contratto-affitto-verbale', 'forms-dichiarazione-affitto-verbale'],
    related: ['forms-comodato-gratuito-terreni'],
  },
  {
    query: 'morte del titolare',
    exact: [
      task('subentrare-in-un-azienda'),
      'information-articles-successione-che-cosa-fare',
      'forms-comunicazione-decesso-titolare',
    ],
    good: ['faqs-eredita-azienda-titoli', 'forms-subentro-domanda-di-aiuto', 'forms-nomina-rappresentante-coeredi'],
    related: ['faqs-forza-maggiore-esempi'],
  },
  {
    query: 'segnalare una frode',
    exact: ['faqs-segnalare-frode'],
    good: ['resolutions-delibera-43-2025'],
    related: ['press-releases-vademecum-frodi-aiuti', 'useful-links-whistleblowing-autorita'],
  },
  {
    query: "fino a che eta' si e' giovani agricoltori",
    exact: ['faqs-giovane-agricoltore-eta'],
    good: [aid('pagamenti-diretti/giovani-agricoltori')],
    related: ['regulations-legge-imprenditoria-giovanile', 'information-articles-primo-insediamento-passo-per-passo'],
  },
  // Acronyms and codes
  {
    query: 'PAC',
    exact: ['useful-links-piano-strategico-pac', page('aiuti-e-bandi/pagamenti-diretti')],
    good: [
      'regulations-regolamento-ue-2021-2115-piani-strategici',
      'services-domanda-unica',
      'press-releases-prima-domanda-nuova-pac',
      'events-nuova-pac-giro-informativo',
    ],
    related: ['regulations-regolamento-ue-2024-1468-semplificazione'],
  },
  {
    query: 'titoli pac',
    exact: ['services-registro-titoli'],
    good: [
      aid('pagamenti-diretti/riserva-nazionale'),
      aid('pagamenti-diretti/sostegno-di-base'),
      'faqs-titoli-scadenza-uso',
      'faqs-vendere-titoli-senza-terra',
    ],
    related: [
      'press-releases-riserva-nazionale-titoli-esiti',
      'forms-trasferimento-titoli-con-terra',
      'forms-trasferimento-titoli-senza-terra',
    ],
  },
  { query: 'cuaa', exact: ['faqs-che-cosa-e-cuaa'], related: ['services-fascicolo-aziendale'] },
  {
    query: 'pec',
    exact: ['faqs-pec-non-funzionante', 'regulations-circolare-10-2026-pec-e-domicilio-digitale'],
    good: [
      CONTACTS,
      transparency('organizzazione/telefono-e-posta-elettronica'),
      'useful-links-indice-domicili-digitali',
    ],
    related: ['services-fascicolo-aziendale'],
  },
  {
    query: 'ocm vino',
    exact: [aid('pagamenti-ocm/ocm-vino'), 'services-domande-ocm-vino'],
    good: [
      aid('pagamenti-ocm/ocm-vino/ristrutturazione-e-riconversione-vigneti'),
      aid('pagamenti-ocm/ocm-vino/investimenti-in-cantina'),
      aid('pagamenti-ocm/ocm-vino/vendemmia-verde'),
      aid('pagamenti-ocm/ocm-vino/promozione-vino-paesi-terzi'),
    ],
    related: [
      'regulations-decreto-ocm-vino-investimenti',
      'forms-garanzia-anticipo-ocm-vino',
      'events-degustare-le-regole-ocm-vino',
    ],
  },
  {
    query: 'psr puglia',
    exact: [aid('sviluppo-rurale/sviluppo-rurale-puglia')],
    good: ['services-domande-di-sviluppo-rurale'],
    related: ['public-proclamations-tar-graduatoria-investimenti-puglia'],
  },
  {
    query: 'spid',
    exact: ['faqs-accesso-senza-spid', 'useful-links-identita-digitale'],
    good: ['useful-links-carta-identita-elettronica'],
    related: ['services-domanda-unica'],
  },
  { query: 'CIG B82F43B19G', exact: ['fead-contracts-omogeneizzati-e-alimenti-infanzia'] },
  // Aids
  {
    query: 'ecoschemi',
    exact: [aid('pagamenti-diretti/eco-schemi'), 'information-articles-guida-agli-eco-schemi'],
    good: ['regulations-istruzioni-31-2023-eco-schemi', 'faqs-eco-schemi-quanti'],
    related: [
      'press-releases-eco-schemi-saldi-2024',
      'press-releases-eco-schema-impollinatori-semine',
      'articles-olivi-paesaggio-calcolo-premio',
      'resolutions-delibera-49-2024',
      'services-domanda-unica',
    ],
  },
  {
    query: 'contributi giovani agricoltori',
    exact: [aid('pagamenti-diretti/giovani-agricoltori'), 'information-articles-primo-insediamento-passo-per-passo'],
    good: [
      'regulations-decreto-giovani-insediamento-2026',
      'regulations-legge-imprenditoria-giovanile',
      'faqs-giovane-agricoltore-eta',
      aid('pagamenti-diretti/riserva-nazionale'),
    ],
    related: [
      'regulations-istruzioni-22-2022-titoli-giovani',
      'events-sportello-giovani-catania',
      'press-releases-giovani-primo-insediamento-graduatoria',
    ],
  },
  {
    query: 'sviluppo rurale toscana',
    exact: [aid('sviluppo-rurale/sviluppo-rurale-toscana')],
    good: [page('aiuti-e-bandi/sviluppo-rurale')],
    related: [FINDER],
  },
  {
    query: "aiuti olio d'oliva",
    exact: [aid('pagamenti-ocm/ocm-olio-e-olive')],
    good: ['regulations-decreto-olio-oliva-interventi'],
    related: ['events-convegno-qualita-olio'],
  },
  {
    query: 'assicurazione raccolto',
    exact: [aid('polizze-agevolate-colture')],
    good: ['services-fondo-eventi-catastrofali', 'useful-links-assicurazioni-agricole'],
    related: [aid('polizze-zootecniche'), 'public-proclamations-tar-assicurazioni-parametri-2022'],
  },
  {
    query: 'reimpianto vigneto',
    exact: [aid('pagamenti-ocm/ocm-vino/ristrutturazione-e-riconversione-vigneti')],
    good: ['services-domande-ocm-vino', 'forms-variante-progetto-vigneto'],
    related: ['services-schedario-viticolo', 'press-releases-ristrutturazione-vigneti-saldi-campagna'],
  },
  {
    query: 'api',
    exact: [aid('pagamenti-ocm/ocm-apicoltura')],
    good: ['forms-nomadismo-apistico', 'press-releases-aiuto-apicoltura-pagamenti-2026'],
    related: ['press-releases-eco-schema-impollinatori-semine', 'articles-api-nomadi-notte'],
  },
  {
    query: 'latte nelle scuole',
    exact: [aid('pagamenti-ocm/frutta-e-latte-nelle-scuole')],
    good: ['press-releases-latte-scuola-avvio-anno'],
  },
  {
    query: 'xilella ulivi',
    exact: [aid('aiuti-xylella')],
    good: ['press-releases-oliveti-xylella-reimpianto-2025'],
    related: [aid('sviluppo-rurale/sviluppo-rurale-puglia')],
  },
  {
    query: 'danni cinghiali',
    exact: ['press-releases-danni-fauna-selvatica-de-minimis'],
    good: [aid('aiuti-de-minimis')],
  },
  // Tenders and competitions
  {
    query: 'concorsi',
    exact: [COMPETITIONS],
    good: [transparency('bandi-di-concorso'), 'competitions-venti-funzionari-tecnici'],
    related: [
      'press-releases-concorso-funzionari-tecnici',
      'competitions-informatici-sicurezza',
      'competitions-due-dirigenti-seconda-fascia',
      'competitions-comunicatori-pubblici',
    ],
  },
  {
    query: 'lavora con noi',
    exact: [COMPETITIONS],
    good: [transparency('bandi-di-concorso')],
    related: ['press-releases-concorso-funzionari-tecnici', 'competitions-venti-funzionari-tecnici'],
  },
  {
    query: 'concorso agronomi',
    exact: ['competitions-agronomi-controlli-2023'],
    good: ['competitions-venti-funzionari-tecnici'],
    related: ['press-releases-concorso-funzionari-tecnici', COMPETITIONS],
  },
  {
    query: 'bando pulizie uffici',
    exact: ['contracts-servizi-di-pulizia-sedi'],
    related: [page('agenzia/appalti'), transparency('bandi-di-gara-e-contratti')],
  },
  {
    query: 'gara pasta indigenti',
    exact: ['fead-contracts-pasta-di-semola-sei-lotti'],
    good: ['press-releases-gara-pasta-aiuti-alimentari'],
    related: [page('aiuti-e-bandi/appalti'), aid('distribuzione-alimenti-indigenti')],
  },
  {
    query: 'noleggio auto controlli',
    exact: ['contracts-noleggio-veicoli-controlli'],
  },
  // Regulations, resolutions, forms
  {
    query: 'regolamento 1308/2013',
    exact: ['regulations-regolamento-ue-1308-2013-organizzazione-dei-mercati'],
  },
  {
    query: 'circolare antimafia',
    exact: ['regulations-circolare-7-2022-antimafia'],
    good: ['services-documentazione-antimafia', 'faqs-antimafia-soglie'],
    related: ['forms-dichiarazione-antimafia-familiari', 'forms-dichiarazione-iscrizione-camera-commercio'],
  },
  { query: 'delibera 41 2026', exact: ['resolutions-delibera-41-2026'] },
  {
    query: 'bilancio 2026',
    exact: ['resolutions-delibera-52-2025'],
    good: [
      'resolutions-delibera-29-2026',
      transparency('bilanci/bilancio-preventivo-e-consuntivo'),
      transparency('bilanci'),
    ],
    related: [
      transparency('controlli-e-rilievi/organi-di-revisione'),
      'resolutions-delibera-23-2026',
      'press-releases-bilancio-esercizio-finanziario-chiuso',
    ],
  },
  {
    query: 'modulo revoca mandato',
    exact: ['forms-revoca-del-mandato'],
    good: ['services-gestione-dei-mandati', 'faqs-cambiare-caa'],
    related: ['forms-mandato-al-caa'],
  },
  {
    query: 'rateizazione debito',
    exact: [task('restituire-a-rate'), 'forms-rateizzazione-debito', 'faqs-debito-rate-importo-minimo'],
    good: ['regulations-circolare-3-2024-compensazioni'],
    related: ['events-saldi-e-debiti-incontro-con-i-caa', 'resolutions-delibera-34-2026'],
  },
  {
    query: 'accesso agli atti',
    exact: ['forms-accesso-agli-atti'],
    good: [transparency('altri-contenuti/accesso-civico'), 'forms-accesso-civico-generalizzato'],
    related: [CONTACTS],
  },
  // News, pages and the agency
  {
    query: 'aluvione emilia romagna',
    exact: ['press-releases-emilia-romagna-alluvione-2023'],
    good: ['press-releases-alluvione-proroga-termini', 'resolutions-delibera-31-2023'],
    related: [aid('sviluppo-rurale/sviluppo-rurale-emilia-romagna'), 'resolutions-delibera-34-2026'],
  },
  {
    query: 'siccità',
    exact: [
      'press-releases-siccita-anticipo-maggiorato',
      'regulations-legge-emergenza-siccita',
      'useful-links-siccita-osservatorio',
    ],
    good: ['services-fondo-eventi-catastrofali'],
    related: [aid('polizze-agevolate-colture'), 'press-releases-fondo-catastrofi-primi-indennizzi'],
  },
  {
    query: 'organigramma',
    exact: [page('agenzia/organigramma')],
    good: [transparency('organizzazione/articolazione-degli-uffici'), transparency('organizzazione')],
    related: ['resolutions-delibera-28-2023'],
  },
  {
    query: 'contatti',
    exact: [CONTACTS],
    good: [REQUEST, transparency('organizzazione/telefono-e-posta-elettronica')],
    related: [page('supporto')],
  },
  {
    query: 'richesta assistenza',
    exact: [REQUEST],
    good: [CONTACTS, 'faqs-tempi-risposta-assistenza'],
    related: [page('supporto')],
  },
  {
    query: 'cruscotto pagamenti',
    exact: [page('cruscotto-pagamenti')],
    related: [
      transparency('sovvenzioni-e-contributi'),
      'press-releases-dati-aperti-pagamenti-2023',
      'useful-links-portale-dati-aperti',
    ],
  },
  {
    query: 'organismo pagatore lombardia',
    exact: [FINDER],
    good: [aid('sviluppo-rurale/sviluppo-rurale-lombardia')],
    related: [page('op')],
  },
  // As strangers asked who were shown the portal, and as the questions and tasks of its own contents are asked
  {
    query: 'quando mi pagano',
    exact: ['services-stato-dei-pagamenti'],
    good: ['faqs-quando-arriva-anticipo', task('pagamento-non-ricevuto')],
    related: ['regulations-circolare-4-2026-calendario-dei-pagamenti'],
  },
  {
    query: 'bandi vino',
    exact: [aid('pagamenti-ocm/ocm-vino')],
    good: [
      'services-domande-ocm-vino',
      aid('pagamenti-ocm/ocm-vino/investimenti-in-cantina'),
      aid('pagamenti-ocm/ocm-vino/vendemmia-verde'),
      aid('pagamenti-ocm/ocm-vino/promozione-vino-paesi-terzi'),
    ],
  },
  {
    query: 'giovane agricoltore',
    exact: [aid('pagamenti-diretti/giovani-agricoltori')],
    good: ['faqs-giovane-agricoltore-eta', 'information-articles-primo-insediamento-passo-per-passo'],
    related: ['regulations-istruzioni-22-2022-titoli-giovani'],
  },
  {
    query: 'biologico',
    exact: [
      page('aiuti-e-bandi/sviluppo-rurale'),
      aid('sviluppo-rurale/sviluppo-rurale-sicilia'),
      aid('sviluppo-rurale/sviluppo-rurale-calabria'),
    ],
    good: ['services-domande-di-sviluppo-rurale'],
    related: ['press-releases-biologico-raddoppio-domande-2023'],
  },
  {
    query: 'pagamenti sicilia',
    exact: [page('cruscotto-pagamenti')],
    good: [aid('sviluppo-rurale/sviluppo-rurale-sicilia')],
    related: [FINDER],
  },
  { query: 'orari', exact: [CONTACTS], related: [page('supporto')] },
  { query: 'cruscotto', exact: [page('cruscotto-pagamenti')] },
  { query: 'organismo pagatore puglia', exact: [FINDER], good: [aid('sviluppo-rurale/sviluppo-rurale-puglia')] },
  {
    query: 'non ho ricevuto il pagamento',
    exact: [task('pagamento-non-ricevuto')],
    good: ['services-stato-dei-pagamenti', 'faqs-quando-arriva-anticipo'],
  },
  { query: 'cambiare caa', exact: [task('cambiare-caa'), 'faqs-cambiare-caa'], good: ['forms-mandato-al-caa'] },
  {
    query: 'correggere la domanda',
    exact: [task('correggere-una-domanda'), 'faqs-modificare-domanda-dopo-invio'],
    good: ['services-domanda-unica'],
  },
  {
    query: 'rispondere a un controllo',
    exact: [task('rispondere-a-un-controllo')],
    good: ['faqs-contestare-verbale', 'faqs-preavviso-controllo-azienda'],
  },
  {
    query: 'ho ereditato una azienda',
    exact: ['faqs-eredita-azienda-titoli', task('subentrare-in-un-azienda')],
    good: ['information-articles-successione-che-cosa-fare'],
  },
  {
    query: 'restituire a rate',
    exact: [task('restituire-a-rate'), 'faqs-debito-rate-importo-minimo'],
    good: ['forms-rateizzazione-debito'],
  },
  { query: 'che cos’è il cuaa', exact: ['faqs-che-cosa-e-cuaa'] },
  { query: 'ho saltato la scadenza', exact: ['faqs-domanda-tardiva'] },
  {
    query: 'vendemmia verde',
    exact: [aid('pagamenti-ocm/ocm-vino/vendemmia-verde')],
    good: ['services-domande-ocm-vino', aid('pagamenti-ocm/ocm-vino')],
    related: ['regulations-istruzioni-15-2021-domanda-vendemmia-verde'],
  },
  {
    query: 'foto dalla galleria',
    exact: ['faqs-foto-da-galleria'],
    good: ['information-articles-foto-geolocalizzate-passo-per-passo'],
  },
  { query: 'nuovo operatore caa', exact: ['faqs-caa-nuovo-operatore-abilitazione'] },
  {
    query: 'subentrare in una azienda',
    exact: [task('subentrare-in-un-azienda')],
    good: ['forms-subentro-domanda-di-aiuto'],
  },
];
