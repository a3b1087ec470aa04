import { NEGATIVE, POSITIVE } from '#core/feedback/follow-up.ts';
import { SERVICE_INDEX } from '#core/catalogue/item.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import type { ReadPage } from './page.ts';

/** What a rule needs beside the page. */
export interface Around {
  readonly home: URL;
  /** Names in the addresses of the portal that is asked. */
  readonly names: PortalNames;
  readonly library: ReadonlySet<string>;
  /** Whether readers are asked how clear the page of a path is. */
  readonly asksForClarity: (path: string) => boolean;
  /** Status of a page of the portal. */
  readonly statusOf: (url: URL) => Promise<number>;
}

type Finding = readonly string[];

/** One rule of the national checks, or of those that the portal sets itself. */
export interface SiteRule {
  readonly code: string;
  readonly title: string;
  /** The pages it is about. */
  readonly about: (page: ReadPage, around: Around) => boolean;
  /** What is wrong with a page, in Italian; empty when nothing is. */
  readonly check: (page: ReadPage, around: Around) => Finding | Promise<Finding>;
}

const FONTS = ['Titillium Web', 'Lora', 'Roboto Mono'];
/** Names that are no font but a kind of it, and what stands in while a font is on its way. */
const GENERIC =
  /^(?:sans-serif|serif|monospace|system-ui|inherit|initial|unset|Geneva|Tahoma|Georgia|Consolas|Menlo|Monaco|Courier New|Lucida Console|Liberation Mono|SFMono-Regular|ui-monospace|(?:Titillium|Roboto Mono) Fallback.*)$/iu;
const LEAST_LIBRARY_SHARE = 0.3;
const MOST_BYTES = 100 * 1024;

/** First pages of the model whose links to their second pages carry a name, by path. */
const secondLevelOf = (path: string, { agencySlug }: PortalNames): string | undefined =>
  ({
    '/agenzia': 'management-category-link',
    [`/${agencySlug}-comunica`]: 'news-category-link',
    '/aiuti-e-bandi': 'custom-category-link',
  })[path];

const everywhere = (): boolean => true;
/** Two services have pages of texts of their own (ROUTE-07). */
const isSheet = (path: string, { agencySlug, appSlug }: PortalNames): boolean =>
  /^\/servizi\/[^/]+$/u.test(path) && !['/servizi/condizionalita', `/servizi/${agencySlug}-${appSlug}`].includes(path);
const isService: SiteRule['about'] = ({ path }, { names }) => isSheet(path, names);
/** How many entries a list says that it has. */
const countSaid = (page: ReadPage): number =>
  Number(/(\d+) risultat[oi]\b/u.exec(textOf(page.document.querySelector('main')))?.[1] ?? Infinity);
const at =
  (path: string) =>
  (page: ReadPage): boolean =>
    page.path === path;

const element = (page: ReadPage, name: string) => page.document.querySelector(`[data-element="${name}"]`);
const textOf = (node: { readonly textContent: string | null } | null): string =>
  (node?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
const wrong = (sentence: string, isWrong: boolean): Finding => (isWrong ? [sentence] : []);
const attribute = (page: ReadPage, selector: string, name: string): string =>
  page.document.querySelector(selector)?.getAttribute(name) ?? '';

/** A link of the footer: there, with these words, to a page that answers. */
const footerLink =
  (name: string, words: RegExp): SiteRule['check'] =>
  async (page, { statusOf }) => {
    const link = page.document.querySelector(`footer [data-element="${name}"]`);
    const href = link?.getAttribute('href') ?? '';
    if (href === '' || href === '#') return [`nel piè di pagina manca il collegamento «${name}»`];
    const url = new URL(href, page.url);
    return [
      ...wrong(`il collegamento «${name}» dice «${textOf(link)}»`, !words.test(textOf(link))),
      ...(url.origin === page.url.origin
        ? wrong(`${href} risponde ${await statusOf(url)}`, (await statusOf(url)) !== 200)
        : wrong(`${href} non è un indirizzo sicuro`, url.protocol !== 'https:')),
    ];
  };

const clarity: SiteRule['check'] = (page) => {
  const box = element(page, 'feedback');
  if (box === null) return ['manca la domanda sulla chiarezza'];
  const inBox = (name: string) => box.querySelector(`[data-element="${name}"]`);
  const followUp = ({ kind, question, answers }: typeof POSITIVE): Finding => {
    const part = inBox(`feedback-rating-${kind}`);
    const words = [...(part?.querySelectorAll('[data-element="feedback-rating-answer"]') ?? [])].map(textOf);
    return [
      ...wrong(
        `la domanda dopo le stelle non è «${question}»`,
        textOf(part?.querySelector('[data-element="feedback-rating-question"]') ?? null) !== question,
      ),
      ...wrong(
        `le risposte a «${question}» non sono le cinque previste`,
        words.join('|') !== answers.map((one) => one.words).join('|'),
      ),
    ];
  };
  return [
    ...wrong(
      'la domanda non è quella del modello',
      textOf(inBox('feedback-title')) !== 'Quanto sono chiare le informazioni su questa pagina?',
    ),
    ...wrong(
      'non si scelgono da 1 a 5 stelle',
      [1, 2, 3, 4, 5].some((score) => inBox(`feedback-rate-${score}`) === null),
    ),
    ...followUp(POSITIVE),
    ...followUp(NEGATIVE),
    ...wrong('manca il campo dei dettagli', inBox('feedback-input-text')?.getAttribute('maxlength') !== '200'),
    ...wrong('senza script non si può rispondere', box.querySelector('form')?.getAttribute('method') !== 'post'),
  ];
};

const serviceSheet: SiteRule['check'] = (page) => {
  const index = [...page.document.querySelectorAll('[data-element="page-index"] > li > a')].map(textOf);
  const texts = [
    'service-title',
    'service-description',
    'service-status',
    'service-topic',
    'service-addressed',
    'service-how-to',
    'service-needed',
    'service-achieved',
    'service-calendar-text',
    'service-generic-access',
    'service-file',
    'service-area',
  ];
  const steps = [...page.document.querySelectorAll('[data-element="breadcrumb"] li')].map((step) =>
    textOf(step).replaceAll('/', '').trim(),
  );
  return [
    ...wrong(`l’indice è «${index.join(', ')}»`, index.join('|') !== SERVICE_INDEX.map(({ title }) => title).join('|')),
    ...texts
      .filter((name) => textOf(element(page, name)).length < 3)
      .map((name) => `la parte «${name}» manca o è vuota`),
    ...wrong('il percorso di navigazione non passa da «Servizi»', !steps.slice(0, -1).includes('Servizi')),
  ];
};

interface Described {
  readonly [key: string]: unknown;
}
const described = (page: ReadPage): readonly Described[] =>
  [...page.document.querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent ?? '{}') as Described,
  );
const reach = (data: unknown, way: string): unknown =>
  way.split('.').reduce<unknown>((part, key) => (part as Described | undefined)?.[key], data);

const SERVICE_FIELDS = [
  'name',
  'serviceType',
  'serviceOperator.name',
  'areaServed.name',
  'audience.audienceType',
  'availableChannel.serviceUrl',
  'availableChannel.serviceLocation.name',
  'availableChannel.serviceLocation.address.streetAddress',
  'availableChannel.serviceLocation.address.postalCode',
  'availableChannel.serviceLocation.address.addressLocality',
];

const metatag: SiteRule['check'] = (page) => {
  const text = element(page, 'metatag')?.textContent ?? '';
  if (text === '') return ['mancano i metadati del servizio'];
  const data: unknown = JSON.parse(text);
  return SERVICE_FIELDS.filter((way) => typeof reach(data, way) !== 'string' || reach(data, way) === '').map(
    (way) => `nei metadati manca «${way}»`,
  );
};

const licence: SiteRule['check'] = (page) => [
  ...wrong(
    'manca la sezione «Licenza dei contenuti»',
    textOf(element(page, 'legal-notes-section')) !== 'Licenza dei contenuti',
  ),
  ...wrong(
    'il testo della licenza non è quello prescritto',
    !/^In applicazione del principio open by default .* licenza CC-BY 4\.0\. .* senza apporre restrizioni aggiuntive\.$/u.test(
      textOf(element(page, 'legal-notes-body')),
    ),
  ),
];

const fonts: SiteRule['check'] = ({ sheet }) => {
  const families = [
    ...sheet.matchAll(/(?:font-family|--bs-font-[\w-]+|--sans|--serif|--mono)\s*:\s*([^;}]+)/gu),
  ].flatMap(([, value = '']) => value.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/gu, '')));
  const strange = families.filter(
    (name) => name !== '' && !name.startsWith('var(') && !FONTS.includes(name) && !GENERIC.test(name),
  );
  return [
    ...wrong('nessun carattere è dichiarato', !families.includes('Titillium Web')),
    ...[...new Set(strange)].map((name) => `usa il carattere «${name}»`),
  ];
};

const library: SiteRule['check'] = (page, around) => {
  const version = /--bootstrap-italia-version\s*:\s*["']?(\d+)/u.exec(page.sheet)?.[1];
  const classes = new Set([...page.document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]));
  const share = [...classes].filter((name) => around.library.has(name)).length / Math.max(1, classes.size);
  return [
    ...wrong('non dice la versione di Bootstrap Italia, o è precedente alla 2', Number(version ?? 0) < 2),
    ...wrong(`solo il ${Math.round(share * 100)} % delle classi è della libreria`, share < LEAST_LIBRARY_SHARE),
  ];
};

const headings: SiteRule['check'] = ({ document }) => {
  const levels = [...document.querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')].map(
    ({ tagName }) => Number(tagName.slice(1)),
  );
  const gap = levels.findIndex((level, place) => level > (levels[place - 1] ?? 0) + 1);
  return [
    ...wrong(
      `ha ${levels.filter((level) => level === 1).length} titoli principali`,
      levels.filter((level) => level === 1).length !== 1,
    ),
    ...wrong(`dopo un titolo di livello ${levels[gap - 1] ?? 0} viene uno di livello ${levels[gap] ?? 0}`, gap >= 0),
  ];
};

const ownResources: SiteRule['check'] = ({ document, url }) =>
  [
    ...document.querySelectorAll(
      'script[src], link[rel="stylesheet"], link[rel="preload"], img[src], source[src], iframe[src]',
    ),
  ]
    .map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '')
    .filter((address) => !address.startsWith('data:') && new URL(address, url).origin !== url.origin)
    .map((address) => `carica da un altro sito ${address}`);

/** About thirty rules over every public page: those of the national checks under their codes, then the portal's own. */
export const RULES: readonly SiteRule[] = [
  { code: 'C.SI.1.1', title: 'Caratteri: Titillium Web, Lora, Roboto Mono', about: everywhere, check: fonts },
  {
    code: 'C.SI.1.2',
    title: 'Bootstrap Italia 2 o successiva, almeno il 30 % delle classi',
    about: everywhere,
    check: library,
  },
  { code: 'C.SI.1.3', title: 'Schede servizio con indice e parti del modello', about: isService, check: serviceSheet },
  {
    code: 'C.SI.2.2',
    title: 'Contatti nelle schede servizio',
    about: isService,
    check: (page) => wrong('mancano i contatti', textOf(element(page, 'service-area')).length < 3),
  },
  {
    code: 'C.SI.2.3',
    title: 'Domande frequenti nel piè di pagina',
    about: everywhere,
    check: footerLink('faq', /faq|domande frequenti/iu),
  },
  {
    code: 'C.SI.2.4',
    title: 'Segnalazione disservizio nel piè di pagina',
    about: everywhere,
    check: footerLink('report-inefficiency', /^(?:disservizio|segnala disservizio|segnalazione disservizio)$/iu),
  },
  {
    code: 'C.SI.2.5',
    title: 'Domanda sulla chiarezza nelle pagine di contenuto',
    about: (page, { asksForClarity }) => asksForClarity(page.path),
    check: clarity,
  },
  { code: 'C.SI.2.6', title: 'Domanda sulla chiarezza nelle schede servizio', about: isService, check: clarity },
  {
    code: 'C.SI.3.1',
    title: 'Solo cookie del sito',
    about: everywhere,
    check: ({ headers }) =>
      headers
        .getSetCookie()
        .filter((cookie) => /;\s*domain=/iu.test(cookie))
        .map((cookie) => `imposta ${cookie.split('=')[0]} per un altro dominio`),
  },
  {
    code: 'C.SI.3.2',
    title: 'Dichiarazione di accessibilità nel piè di pagina',
    about: everywhere,
    check: footerLink('accessibility-link', /accessibilità/iu),
  },
  {
    code: 'C.SI.3.3',
    title: 'Informativa sulla privacy nel piè di pagina',
    about: everywhere,
    check: footerLink('privacy-policy-link', /privacy/iu),
  },
  {
    code: 'C.SI.3.4',
    title: 'Note legali nel piè di pagina',
    about: everywhere,
    check: footerLink('legal-notes', /note legali/iu),
  },
  { code: 'C.SI.3.4', title: 'Licenza dei contenuti nelle note legali', about: at('/note-legali'), check: licence },
  {
    code: 'C.SI.4.1',
    title: 'Velocità: la prima risposta pesa al massimo 100 kB compressi',
    about: everywhere,
    check: ({ bytes }) => wrong(`pesa ${Math.round(bytes / 1024)} kB`, bytes > MOST_BYTES),
  },
  {
    code: 'C.SI.5.2',
    title: 'Dominio: un solo indirizzo per pagina, senza «www» di troppo',
    about: everywhere,
    check: (page) =>
      wrong(
        `indirizzo canonico ${attribute(page, 'link[rel="canonical"]', 'href')}`,
        attribute(page, 'link[rel="canonical"]', 'href') !== page.url.href,
      ),
  },
  { code: 'R.SI.1.1', title: 'Metadati delle schede servizio: dieci campi', about: isService, check: metatag },
  {
    code: 'M.1',
    title: 'Menu principale e percorso di navigazione segnati come nel modello',
    about: everywhere,
    check: (page) => [
      ...wrong('manca il menu principale', element(page, 'main-navigation') === null),
      ...wrong(
        'manca il collegamento a tutti i servizi',
        attribute(page, '[data-element="all-services"]', 'href') === '',
      ),
      ...wrong(
        'manca il percorso di navigazione',
        page.path !== '/home' && page.path !== '/' && element(page, 'breadcrumb') === null,
      ),
    ],
  },
  {
    code: 'M.2',
    title: 'Elenco dei servizi con i collegamenti alle schede',
    about: at('/servizi'),
    check: (page, { home, names }) => {
      const links = [...page.document.querySelectorAll('a[data-element="service-link"]')];
      return [
        ...wrong('nessuna scheda servizio è collegata', links.length === 0),
        ...wrong(
          'una pagina che non è una scheda servizio è segnata come tale',
          links.some(
            (link) =>
              !isSheet(new URL(link.getAttribute('href') ?? '', page.url).pathname.replace(home.pathname, '/'), names),
          ),
        ),
        // Whoever counts the services presses it as long as it is there: it is, while there are more of them.
        ...wrong(
          'il pulsante per vedere altri servizi non è segnato',
          page.document.querySelector('[data-element="load-other-cards"]') === null && links.length < countSaid(page),
        ),
      ];
    },
  },
  {
    code: 'M.3',
    title: 'Pagine di secondo livello raggiunte da quelle di primo',
    about: ({ path }, { names }) => secondLevelOf(path, names) !== undefined,
    check: (page, { names }) =>
      wrong(
        'nessuna pagina di secondo livello è segnata come nel modello',
        page.document.querySelector(`main a[href][data-element="${secondLevelOf(page.path, names)}"]`) === null,
      ),
  },
  {
    code: 'P.01',
    title: 'Risponde, e i motori di ricerca la possono tenere',
    about: everywhere,
    check: ({ status, headers }) => [
      ...wrong(`risponde ${status}`, status !== 200),
      ...wrong('i motori di ricerca non la tengono', /noindex/u.test(headers.get('x-robots-tag') ?? '')),
    ],
  },
  {
    code: 'P.02',
    title: 'Lingua italiana e vista adatta al telefono',
    about: everywhere,
    check: (page) => [
      ...wrong('la lingua non è dichiarata', page.document.documentElement.getAttribute('lang') !== 'it'),
      ...wrong(
        'la vista non è dichiarata',
        !attribute(page, 'meta[name="viewport"]', 'content').includes('width=device-width'),
      ),
    ],
  },
  {
    code: 'P.03',
    title: 'Titolo e descrizione',
    about: everywhere,
    check: (page) => [
      ...wrong('manca il titolo', textOf(page.document.querySelector('title')) === ''),
      ...wrong(
        'la descrizione manca o è troppo corta',
        attribute(page, 'meta[name="description"]', 'content').length < 20,
      ),
    ],
  },
  {
    code: 'P.04',
    title: 'Anteprima quando è condivisa (Open Graph)',
    about: everywhere,
    check: (page) =>
      ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:site_name']
        .filter((name) => attribute(page, `meta[property="${name}"]`, 'content') === '')
        .map((name) => `manca ${name}`),
  },
  {
    code: 'P.05',
    title: 'Dati strutturati leggibili: percorso, oppure il sito e chi lo pubblica',
    about: everywhere,
    check: (page) => {
      const types = described(page).flatMap((data) => data['@type']);
      const wanted = page.path === '/home' || page.path === '/' ? ['WebSite', 'Organization'] : ['BreadcrumbList'];
      return wanted.filter((type) => !types.includes(type)).map((type) => `manca ${type}`);
    },
  },
  { code: 'P.06', title: 'Un titolo principale, livelli senza salti', about: everywhere, check: headings },
  {
    code: 'P.07',
    title: 'Contenuto principale, salto al contenuto, testata e piè di pagina',
    about: everywhere,
    check: (page) => [
      ...wrong('manca il contenuto principale', page.document.querySelectorAll('main[id]').length !== 1),
      ...wrong(
        'non si può saltare al contenuto',
        page.document.querySelector(`a[href="#${page.document.querySelector('main')?.id ?? ''}"]`) === null,
      ),
      ...wrong(
        'manca la testata o il piè di pagina',
        page.document.querySelector('header') === null || page.document.querySelector('footer') === null,
      ),
    ],
  },
  {
    code: 'P.08',
    title: 'Testo leggibile senza script',
    about: everywhere,
    check: (page) =>
      wrong('il contenuto ha meno di venti parole', textOf(page.document.querySelector('main')).split(' ').length < 20),
  },
  {
    code: 'P.09',
    title: 'Immagini con testo alternativo e misure',
    about: everywhere,
    check: ({ document }) =>
      [...document.querySelectorAll('img')]
        .filter((image) => ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name)))
        .map((image) => `${image.getAttribute('src') ?? 'immagine'} senza testo alternativo o misure`),
  },
  {
    code: 'P.10',
    title: 'Le nuove schede sono annunciate, e non possono comandare la pagina',
    about: everywhere,
    check: ({ document }) =>
      [...document.querySelectorAll('a[target="_blank"]')]
        .filter(
          (link) =>
            !/nuova scheda/u.test(`${textOf(link)} ${link.getAttribute('aria-label') ?? ''}`) ||
            !/noopener/u.test(link.getAttribute('rel') ?? ''),
        )
        .map((link) => `«${textOf(link)}» si apre senza dirlo`),
  },
  {
    code: 'P.11',
    title: 'Campi con un nome',
    about: everywhere,
    check: ({ document }) =>
      [...document.querySelectorAll('input:not([type="hidden"]), select, textarea')]
        .filter(
          (field) =>
            field.closest('label') === null &&
            field.getAttribute('aria-label') === null &&
            field.getAttribute('aria-labelledby') === null &&
            document.querySelector(`label[for="${field.id}"]`) === null,
        )
        .map((field) => `il campo «${field.getAttribute('name') ?? field.id}» non ha nome`),
  },
  { code: 'P.12', title: 'Nessuna risorsa da altri siti', about: everywhere, check: ownResources },
  {
    code: 'P.13',
    title: 'Intestazioni di sicurezza',
    about: everywhere,
    check: ({ headers }) =>
      ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy']
        .filter((name) => headers.get(name) === null)
        .map((name) => `manca ${name}`),
  },
];
