import type { Document, Element } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandedIn } from '#core/competitions/deadline.ts';
import { remarkableState, stateTag } from '#core/catalogue/service-state.ts';
import { applyAddressOn, callDueOn, callTermOn } from '#core/competitions/call.ts';
import { statusOn } from '#core/competitions/status.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import {
  eventActionOn,
  eventNearness,
  eventStateOn,
  eventWhen,
  takesBookingsOn,
} from '#core/catalogue/event-answer.ts';
import { isTaskTarget } from '#core/catalogue/task.ts';
import { taskWay } from '#core/catalogue/task-page.ts';
import type { EventFacts } from '#core/catalogue/item.ts';
import { eventTimeText } from '#core/catalogue/event-facts.ts';
import { formatDay, formatLongDay, leafOf } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Campaign, campaignAction, campaignStateOn, campaignTermOn } from '#core/content/campaign.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { CARD_LIMIT_CHARACTERS, truncate } from '#core/formatting/text.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { routeById, routeTable } from '#core/navigation/routes.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import { all, allWords, drawSiteOver, type DrawnSite, factsOf, hrefOf, words } from '#tests/support/drawn-site.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';
import { given, linksIn, plain, plainOf, rowsOf, withoutTab } from './reading.ts';
import { names, type WireEntry, type WireFile, type WirePage, wordsOf } from './wire.ts';

/** Entries of a list whose pages are looked at: those that together have every field of the list. */
const MOST_DETAILS = 4;

let site: DrawnSite;
beforeAll(async () => {
  site = await drawSiteOver(await sharedService());
}, SERVICE_START_LIMIT_MS);
afterAll(() => site.service.stop());

const day = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : formatDay(text as IsoDate);
const label = (file: WireFile | undefined): string | undefined =>
  file === undefined ? undefined : fileLabel(file.format, file.sizeBytes);

// Cards

/** What stands on a card, by its place. */
const cardOf = (card: Element) => {
  const time = card.querySelector('.it-card-signature time');
  const state = card.querySelector('.pt-strip');
  const marks = allWords(card, '.pt-tag');
  return given({
    title: withoutTab(words(card.querySelector('.it-card-title'))),
    to: hrefOf(card.querySelector('a.cover'))?.replace(/\?elenco=.*$/u, ''),
    picture: card.querySelector('img')?.getAttribute('src') ?? undefined,
    kind: words(card.querySelector('.kind')),
    day: words(time),
    machineDay: time?.getAttribute('datetime') ?? undefined,
    marks: marks.length === 0 ? undefined : marks,
    text: words(card.querySelector('.pt-clamp') ?? card.querySelector(':is(.it-card-body, article.it-card) > p')),
    leaf: words(card.querySelector('.pt-leaf')),
    facts: allWords(card, '.pt-card-facts > *').join(' | '),
    phase: state?.querySelector('.pt-steps')?.getAttribute('aria-label') ?? undefined,
    until: words(state?.querySelector('.pt-due')),
    updated: words(state?.querySelector('.upd')),
    foot: words(card.querySelector('.it-card-footer')),
  });
};
type CardValues = { readonly [Name in keyof ReturnType<typeof cardOf>]?: ReturnType<typeof cardOf>[Name] | undefined };

/** An amount as it is read from a page, where a no-break space is a space. */
const euro = (amount: number): string => formatEuro(amount).replaceAll('\u00a0', ' ');
const host = (url: string): string => new URL(url).host;
const isNew = ({ isNew: value }: WireEntry): readonly string[] | undefined => (value ? ['NUOVO'] : undefined);

/** What every card has: title, where it leads, category, day, "NUOVO", text. */
const common = (entry: WireEntry): CardValues => ({
  title: entry.title,
  kind: entry.categories?.[0]?.name,
  day: day(entry.publicationDate),
  machineDay: entry.publicationDate,
  marks: isNew(entry),
  text: truncate(String(entry.description), CARD_LIMIT_CHARACTERS).text,
});
/** The foot of a card: what following it does, and a fact. */
const foot = (verb: string, fact?: string): string => (fact === undefined ? verb : `${verb} ${fact}`);
const forWhom = (entry: WireEntry): string | undefined =>
  names(entry.targets) === undefined ? undefined : `Per: ${names(entry.targets)}`;
const documents = ({ attachments = [] }: WireEntry): string => `Allegati (${attachments.length})`;
const undated = { day: undefined, machineDay: undefined } as const;

const below = (place: string) => (entry: WireEntry) => ({ ...common(entry), to: `${place}/${entry.friendlyUrl}` });
const opened = (entry: WireEntry) => ({ ...common(entry), to: `?dettaglio=${entry.friendlyUrl}#dettagli` });
const PHASES: Readonly<Record<string, number>> = {
  Aperto: 1,
  Pubblicato: 1,
  'In corso di espletamento': 2,
  Concluso: 3,
  Aggiudicato: 3,
};

const phaseOf = (status: string): string =>
  PHASES[status] === undefined ? 'Stato non disponibile' : `${status}: fase ${PHASES[status]} di 3`;

/** The status and term of a call on the day on which the service renders its page (D-64). */
const today = (): IsoDate => dayInRome(Date.now());
const stateOf = ({ competitionStatus = '', deadline }: WireEntry): string =>
  statusOn(competitionStatus, deadline as IsoDate | undefined, today());
const untilOf = (entry: WireEntry, what: HandedIn): string | undefined => {
  const { competitionStatus, deadline, deadlineTime } = entry;
  const due = callDueOn({ status: competitionStatus, deadline: deadline as IsoDate, deadlineTime }, what, today());
  return due && [due.text, due.day].filter((part) => part !== undefined).join(' ');
};

/** How a competition or a tender stands: status with its step, last day, last update (BANDO-01 to BANDO-03). */
const call = (place: string, entry: WireEntry, what: HandedIn): CardValues => ({
  ...below(place)(entry),
  ...undated,
  marks: [...(isNew(entry) ?? []), stateOf(entry)],
  phase: phaseOf(stateOf(entry)),
  until: untilOf(entry, what),
  updated: entry.lastUpdate === undefined ? undefined : `Aggiornato il ${day(entry.lastUpdate)}`,
});
/** The small facts of a call's card: its own, for whom it is and how much there is. */
const callFacts = (entry: WireEntry, own: readonly (string | undefined)[]): string =>
  [
    ...own,
    entry.forWhom === undefined ? undefined : `Per: ${entry.forWhom}`,
    entry.howMuch ?? (entry.amount === undefined ? undefined : euro(entry.amount)),
  ]
    .filter((fact) => fact !== undefined)
    .join(' | ');
const tender = (place: string) => (entry: WireEntry) => ({
  ...call(place, entry, 'Offerte'),
  kind: entry.contractScopes?.[0]?.name,
  facts: callFacts(entry, entry.cig === undefined ? [] : [`CIG ${entry.cig}`]),
});

const venueOf = ({ isOnlineEvent, place, street, streetNumber, streetCity, city, streetCountry }: WireEntry): string =>
  isOnlineEvent === true
    ? 'Online'
    : [
        place,
        [street, streetNumber].filter((part) => part !== undefined).join(' '),
        streetCity ?? city,
        streetCountry === 'Italia' ? undefined : streetCountry,
      ]
        .filter((part) => part !== undefined && part !== '')
        .join(', ');
const daysOf = ({ eventDate, eventEndDate }: WireEntry): string =>
  eventEndDate === undefined
    ? formatLongDay(eventDate as IsoDate)
    : `da ${formatLongDay(eventDate as IsoDate)} a ${formatLongDay(eventEndDate as IsoDate)}`;
const leafText = ({ eventDate, eventEndDate }: WireEntry): string => {
  const { weekday, day: number, month } = leafOf(eventDate as IsoDate);
  const last = eventEndDate === undefined ? undefined : leafOf(eventEndDate as IsoDate);
  const year = eventDate?.slice(0, 4) ?? '';
  return `${weekday}${number}${month}${today().startsWith(year) ? '' : year}${last === undefined ? '' : `al ${last.day} ${last.month}`}`;
};

/** “Annullato” or “Rinviato”: of an event that is not held on the day that it names. */
const statusOf = ({ eventStatus }: WireEntry): readonly string[] =>
  eventStatus === undefined ? [] : [`${eventStatus.charAt(0).toUpperCase()}${eventStatus.slice(1)}`];
const serviceOf = ({ serviceStatus: status }: WireEntry) => (status === undefined ? undefined : { status });
const campaignOf = (entry: WireEntry) => campaignStateOn(entry as unknown as Campaign, today());
const markOf = (entry: WireEntry): readonly string[] => {
  const tag = remarkableState(serviceOf(entry), campaignOf(entry));
  return tag === undefined ? [] : [tag.word];
};

/** What the card of each list must show, made from the entry as the service gives it. */
const CARDS: Readonly<Partial<Record<ListId, (entry: WireEntry) => CardValues>>> = {
  regulations: (entry) => ({
    ...below('/normative')(entry),
    foot: foot('Leggi', label(entry.document)),
  }),
  services: (entry) => ({
    ...below('/servizi')(entry),
    ...undated,
    kind: entry.sectors?.[0]?.name,
    marks: [...(isNew(entry) ?? []), ...markOf(entry)],
    foot: foot('Leggi', forWhom(entry)),
  }),
  pressReleases: (entry) => ({
    ...below('/anpag-comunica/comunicati-stampa')(entry),
    foot: foot('Leggi', label(entry.document)),
  }),
  articles: (entry) => ({
    ...below('/anpag-comunica/articoli')(entry),
    picture: entry.image?.contentUrl,
    foot: foot('Leggi', entry.scope === undefined ? undefined : `Ambito: ${entry.scope}`),
  }),
  forms: (entry) => ({
    ...opened(entry),
    foot: foot('Apri i dettagli', label(entry.document)),
  }),
  resolutions: (entry) => ({
    ...opened(entry),
    kind: `n. ${entry.deedNumber} del ${entry.referenceYear}`,
    foot: 'Apri i dettagli',
  }),
  competitions: (entry) => ({
    ...call('/agenzia/concorsi', entry, 'Domande'),
    kind: entry.procedureTypes?.[0]?.name,
    facts: callFacts(entry, [entry.positions === 1 ? '1 posto' : `${entry.positions} posti`, entry.workplace]),
  }),
  tenders: tender('/agenzia/appalti'),
  tendersHistory: tender('/agenzia/appalti'),
  feadTenders: tender('/aiuti-e-bandi/appalti'),
  feadTendersHistory: tender('/aiuti-e-bandi/appalti'),
  events: (entry) => ({
    ...below('/anpag-comunica/eventi')(entry),
    ...undated,
    kind: entry.scope,
    text: String(entry.description),
    leaf: leafText(entry),
    marks: [...(isNew(entry) ?? []), ...statusOf(entry)],
    facts: [
      daysOf(entry),
      entry.eventTime === undefined ? undefined : eventTimeText(entry.eventTime),
      venueOf(entry),
      entry.language === undefined ? undefined : `Lingua: ${entry.language}`,
      entry.cost === undefined ? undefined : `Costo: ${entry.cost}`,
    ]
      .filter((fact) => fact !== undefined && fact !== '')
      .join(' | '),
  }),
  informationArticles: (entry) => ({
    ...below('/supporto/approfondimenti')(entry),
    foot: foot('Leggi', forWhom(entry)),
  }),
  publicProclamations: (entry) => ({ ...opened(entry), foot: foot('Apri i dettagli', documents(entry)) }),
  usefulLinks: (entry) => ({
    ...common(entry),
    ...undated,
    to: entry.url,
    foot: foot('Vai al sito', host(entry.url ?? '')),
  }),
};

const LISTED = Object.keys(CARDS) as readonly ListId[];
const pathOf = (list: ListId): string => {
  const table = routeTable(site.service.settings.names);
  return routeById(table, LISTS[list].route).pattern;
};
const listCards = (page: Document): readonly Element[] => all(page, '.pt-list article.it-card');

describe('the cards of a list', () => {
  it.each(LISTED)(
    '[PAGE-14] [PAGE-43] [LIST-02] of %s should show each field of each entry in its place',
    async (list) => {
      const { results, pagination } = await site.json<WirePage>(LIST_NAMES[list].path);
      const page = await site.page(pathOf(list));
      const expected = results.map((entry) =>
        given({ ...CARDS[list]?.(entry), marks: filledMarks(CARDS[list]?.(entry).marks) }),
      );
      // The article in evidence stands above with its picture, and in the list without it (D-71).
      const above = list === 'articles' ? hrefOf(page.querySelector('.pt-picked .it-card a')) : undefined;
      const plainly = expected.map(({ picture, ...card }) => (card.to === above ? card : given({ ...card, picture })));
      expect(listCards(page).map(cardOf)).toEqual(plainly.map((card) => inAddress(card, pathOf(list))));
      expect(words(page.querySelector('.pt-end p'))).toBe(`Mostrati ${results.length} di ${pagination.totalCount}`);
    },
  );

  it('[PAGE-34] of the questions should show category and answer of each', async () => {
    const { results } = await site.json<WirePage>('/faqs');
    const page = await site.page('/supporto/faq');
    expect(
      all(page, '.pt-list details').map((entry) => [
        words(entry.querySelector('summary')),
        words(entry.querySelector('.pt-soft.small')),
        plainOf(entry).includes(
          plain(wordsOf(results.find(({ title }) => words(entry.querySelector('summary')).includes(title))?.answer)),
        ),
      ]),
    ).toEqual(results.map(({ title, categories }) => [title, categories?.[0]?.name ?? '', true]));
  });
});

describe('what stands under a list', () => {
  const pathTo = '/anpag-comunica/comunicati-stampa';
  const said = (page: Document): readonly string[] => [
    ...allWords(page, '.pt-status > p'),
    ...allWords(page, '.pt-empty .lead'),
    ...allWords(page, '.pt-end p'),
  ];

  it('[LIST-02] [D-18] should count what is shown, also where an address leads beyond the twentieth page or beyond the end', async () => {
    const { pagination } = await site.json<WirePage>('/press-releases');
    const total = pagination.totalCount;
    const last = Math.ceil(total / 9);
    expect(last).toBeLessThan(20);
    for (const [number, shown, words_] of [
      [1, 9, `Mostrati 9 di ${total}`],
      [last, total, `Mostrati ${total} di ${total}`],
      [21, total - 9, `Mostrati ${total - 9} di ${total}, dal 10 al ${total}`],
    ] as const) {
      const page = await site.page(`${pathTo}?page=${number}`);
      expect([number, listCards(page).length, said(page)]).toEqual([
        number,
        shown,
        [`${total} risultati, ordinati dal più recente`, words_],
      ]);
    }
    const beyond = await site.page(`${pathTo}?page=40`);
    expect([listCards(beyond).length, said(beyond)]).toEqual([
      0,
      [
        `${total} risultati, ordinati dal più recente`,
        `L’elenco finisce prima di questa pagina: ha ${total} risultati.`,
      ],
    ]);
    expect(hrefOf(beyond.querySelector('.pt-empty a'))).toBe(pathTo);
  });

  it('[LIST-10] should say once that nothing was found', async () => {
    const page = await site.page('/normative?publicationDateFrom=1901-01-01&publicationDateTo=1901-01-02');
    expect(said(page)).toEqual(['Nessun risultato per i filtri di ricerca impostati']);
  });

  it('[PAGE-20] [LIST-02] should say the same of a search beyond its end', async () => {
    const { pagination } = await site.json<WirePage>('/search-engine?search=domanda');
    const page = await site.page('/ricerca?search=domanda&page=60');
    expect(allWords(page, '.pt-empty .lead')).toEqual([
      `L’elenco finisce prima di questa pagina: ha ${pagination.totalCount} risultati.`,
    ]);
    expect(hrefOf(page.querySelector('.pt-empty a'))).toBe('/ricerca?search=domanda');
  });
});

const filledMarks = (marks: readonly string[] | undefined): readonly string[] | undefined =>
  marks === undefined || marks.length === 0 ? undefined : marks;
/** An address that only changes the query stands after the path of its page. */
const inAddress = (card: CardValues, path: string): CardValues =>
  card.to?.startsWith('?') === true ? { ...card, to: `${path}${card.to}` } : card;
// Pages of one entry

const deedFacts = (entry: WireEntry) => ({
  Pubblicazione: day(entry.publicationDate),
  Tipologia: names(entry.types),
});
const tenderFacts = (entry: WireEntry) => ({
  Identificativo: entry.identifier,
  CIG: entry.cig,
  Ambito: names(entry.contractScopes),
  Pubblicazione: day(entry.publicationDate),
});

/** What stands in the first block of a page. */
const answerOf = (page: Document) => {
  const block = page.querySelector('main .pt-answer');
  return given({
    tag: words(block?.querySelector('.pt-tag')),
    until: words(block?.querySelector('.till p')),
    facts: factsOf(block?.querySelector('dl')),
    button: withoutTab(words(block?.querySelector('.act .btn-primary'))),
    to: hrefOf(block?.querySelector('.act .btn-primary')),
    place: words(block?.querySelector('.act p')),
  });
};
type AnswerValues = Readonly<Record<string, unknown>>;

/** The first block of a call on the day on which the service renders its page (BANDO-04, D-64). */
const callAnswer = (what: HandedIn) => (entry: WireEntry) => {
  const call = { ...entry, status: entry.competitionStatus, deadline: entry.deadline as IsoDate | undefined };
  const term = callTermOn(call, what, today());
  const address = applyAddressOn(call, today());
  const label = what === 'Domande' ? 'Presenta la candidatura' : 'Presenta l’offerta';
  return given({
    tag: stateOf(entry),
    until: term === undefined ? undefined : [term.text, term.day].filter((part) => part !== undefined).join(' '),
    facts: given({
      'Per chi': entry.forWhom,
      Posti: entry.positions === undefined ? undefined : `${entry.positions}${entry.workplace ?? ''}`,
      Compenso: entry.howMuch,
      'Importo a base di gara': entry.amount === undefined ? undefined : euro(entry.amount),
    }),
    button: address === undefined ? undefined : label,
    to: address,
    place: address === undefined ? undefined : entry.applyPlace,
  });
};

const WHERE = 'Con SPID, CIE o CNS. Si apre nel sistema informativo nazionale, senza un secondo accesso.';

/** The way into a service that is open now, without a sign-in (CAMP-03). */
const waysIn = (
  { friendlyUrl, handoverTarget, opens, ctaLabel, ctaUrl }: WireEntry,
  words: string | undefined,
): { readonly label: string; readonly to: string; readonly opens?: string } | undefined => {
  if (words === undefined) return undefined;
  if (handoverTarget !== undefined)
    return { label: words, to: `/scrivania?accedi=${encodeURIComponent(`/servizi/${friendlyUrl}`)}`, opens: WHERE };
  if (opens !== undefined)
    return taskWay(routeTable(site.service.settings.names), isTaskTarget(opens) ? opens : 'assistenza', 'public');
  return ctaLabel === undefined || ctaUrl === undefined ? undefined : { label: ctaLabel, to: ctaUrl };
};

/** The first block of a service on the day on which the service renders its page, without a sign-in (CAMP-01, D-53). */
const serviceAnswer = (entry: WireEntry): AnswerValues => {
  const campaign = entry as unknown as Campaign;
  const term = entry.statusReason === undefined ? campaignTermOn(campaign, today()) : undefined;
  const action = campaignAction(campaignStateOn(campaign, today()), false);
  const way = waysIn(entry, action.kind === 'enter' ? action.words : undefined);
  const isLater = action.kind === 'remember' && entry.statusReason === undefined;
  return given({
    tag: stateTag(serviceOf(entry), campaignOf(entry))?.word,
    until: term === undefined ? undefined : [term.text, term.day].filter((part) => part !== undefined).join(' '),
    facts: given({
      'Per chi': entry.forWhom ?? names(entry.targets),
      Quanto: entry.howMuch,
      'Tempo e costo': entry.timeAndCost,
    }),
    button: way?.label ?? (isLater ? 'Avvisami quando apre' : undefined),
    to: way !== undefined ? way.to : isLater ? `/avvisi-per-email?cosa=services&voce=${entry.friendlyUrl}` : undefined,
    place: way !== undefined ? (entry.applyPlace ?? way.opens) : isLater ? 'Aggiungi al calendario' : undefined,
  });
};

/** The first block of an event on the day on which the service renders its page (EVENT-01). */
const eventBlock = (entry: WireEntry): AnswerValues => {
  const event = entry as unknown as EventFacts;
  const dated = { event, moves: entry.moves };
  const isHeld = entry.eventStatus === undefined;
  const action = eventActionOn(dated, entry.ctaUrl, today());
  const isAhead = isHeld && eventStateOn(event, today()) !== 'past';
  const last = formatLongDay(event.bookingUntil ?? event.eventDate);
  const booking = takesBookingsOn(dated, today()) ? `Iscrizioni fino a ${last}.` : 'Le iscrizioni sono chiuse.';
  return given({
    until: `${eventNearness(dated, today())} ${eventWhen(dated, today())}`,
    facts: given({ Dove: venueOf(entry), Costo: entry.cost, Lingua: entry.language }),
    button: action.kind === 'none' ? undefined : action.kind === 'signUp' ? 'Iscriviti' : entry.ctaLabel,
    to: action.kind === 'none' ? undefined : action.url,
    place: !isAhead ? undefined : entry.bookingUrl === undefined ? 'Aggiungi al calendario' : booking,
  });
};

/** The facts that the page of each list's entries must show, and the words over its title. */
const DETAILS: Readonly<
  Partial<
    Record<
      ListId,
      {
        readonly path: string;
        readonly kind: (entry: WireEntry) => string | undefined;
        readonly facts: (entry: WireEntry) => Readonly<Record<string, string | undefined>>;
        /** What the first block says, where the page has one. */
        readonly answer?: (entry: WireEntry) => AnswerValues;
      }
    >
  >
> = {
  regulations: { path: '/normative', kind: ({ categories }) => categories?.[0]?.name, facts: deedFacts },
  services: {
    path: '/servizi',
    kind: () => 'Servizio',
    facts: (entry) => ({
      'A chi è rivolto': entry.forWhom === undefined ? names(entry.targets) : undefined,
      Settore: names(entry.sectors),
    }),
    answer: serviceAnswer,
  },
  articles: {
    path: '/anpag-comunica/articoli',
    kind: ({ categories }) => categories?.[0]?.name ?? 'Articolo',
    facts: (entry) => ({ Pubblicazione: day(entry.publicationDate), Ambito: entry.scope }),
  },
  events: {
    path: '/anpag-comunica/eventi',
    kind: (entry) => entry.scope ?? 'Evento',
    facts: () => ({}),
    answer: eventBlock,
  },
  informationArticles: {
    path: '/supporto/approfondimenti',
    kind: ({ categories }) => categories?.[0]?.name ?? 'Approfondimento',
    facts: (entry) => ({ Pubblicazione: day(entry.publicationDate), 'A chi è rivolto': names(entry.targets) }),
  },
  competitions: {
    path: '/agenzia/concorsi',
    kind: () => 'Concorso',
    facts: (entry) => ({
      'Tipo di procedura': names(entry.procedureTypes),
      Pubblicazione: day(entry.publicationDate),
    }),
    answer: callAnswer('Domande'),
  },
  tenders: {
    path: '/agenzia/appalti',
    kind: () => 'Appalto',
    facts: tenderFacts,
    answer: callAnswer('Offerte'),
  },
  feadTenders: {
    path: '/aiuti-e-bandi/appalti',
    kind: () => 'Appalto',
    facts: tenderFacts,
    answer: callAnswer('Offerte'),
  },
};

const updatedOf = ({ lastUpdate, publicationDate }: WireEntry): string => {
  const last = day(lastUpdate ?? publicationDate);
  return last === undefined ? '' : `Ultimo aggiornamento: ${last}`;
};

/** A block of a page by its heading. */
const blockOf = (page: Document, heading: string): Element | undefined =>
  all(page, 'main section').find((section) => words(section.querySelector('h2')) === heading);

const fileRows = (files: readonly WireFile[] = []) =>
  files.map((file) => ({
    words: `${file.title} (${label(file) ?? ''})`,
    to: file.contentUrl,
    note: day(file.dateCreated) ?? '',
    isNew: file.isNew === true,
  }));

/** Where the mailboxes and telephones of a text lead that are pressed (CAMP-02). */
const contactsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/[\w.-]+@[\w-]+\.\w+/gu)].map(([mail]) => `mailto:${mail}`),
  ...[...text.matchAll(/\b06 \d{4} \d{4}\b/gu)].map(([phone]) => `tel:${phone.replaceAll(' ', '')}`),
];

/** The fewest entries, at most a few, that have all the fields that any of them has. */
const fullest = (entries: readonly WireEntry[]): readonly WireEntry[] => {
  const seen = new Set<string>();
  const chosen: WireEntry[] = [];
  for (const entry of entries.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)) {
    const fresh = Object.entries(entry).filter(([name, value]) => !seen.has(`${name} ${value === true}`));
    if (fresh.length > 0 && chosen.length < MOST_DETAILS) chosen.push(entry);
    for (const [name, value] of fresh) seen.add(`${name} ${value === true}`);
  }
  return chosen;
};

describe('the page of an entry', () => {
  it.each(Object.keys(DETAILS) as readonly ListId[])(
    '[PAGE-31] [PAGE-12] [PAGE-13] [PAGE-35] [BANDO-04] [CAMP-01] [CAMP-02] [CAMP-03] [EVENT-01] [FOLLOW-01] of %s should show each field in its place',
    async (list) => {
      const { path, kind, facts, answer } = DETAILS[list] ?? {
        path: '',
        kind: () => undefined,
        facts: () => ({}),
        answer: undefined,
      };
      const { results } = await site.json<WirePage>(LIST_NAMES[list].path);
      // A task is a page of another form.
      for (const { friendlyUrl } of fullest(results.filter((entry) => !('taskOrder' in entry)))) {
        const entry = await site.json<WireEntry>(`${LIST_NAMES[list].path}/${friendlyUrl}`);
        const page = await site.page(`${path}/${friendlyUrl}`);
        const shown = {
          title: words(page.querySelector('h1')),
          lead: words(page.querySelector('.pt-pagehead .lead')),
          above: words(page.querySelector('.pt-pagehead .meta')),
          facts: factsOf(page.querySelector('main aside dl, main .pt-aside dl, main dl.pt-dl')),
          updated: words(page.querySelector('.pt-updated')),
          documents: rowsOf(blockOf(page, 'Documentazione')),
          links: rowsOf(blockOf(page, 'Link utili')).map(({ words: title, to }) => ({ title, to })),
          related: rowsOf(blockOf(page, 'Potrebbe interessarti anche')).map(({ words: title, to }) => ({ title, to })),
          answer: answerOf(page),
          picture: page.querySelector('main .pt-pictured img, .pictured .art')?.getAttribute('src') ?? undefined,
        };
        expect({ friendlyUrl, ...shown }).toEqual({
          friendlyUrl,
          title: entry.title,
          lead: entry.heroDescription ?? entry.summary,
          above: [kind(entry), entry.isNew ? 'NUOVO' : undefined].filter((part) => part !== undefined).join(' '),
          facts: given(facts(entry)),
          updated: updatedOf(entry),
          documents: fileRows(entry.documents),
          links: (entry.links ?? []).map(({ title, url }) => ({ title, to: url })),
          // One list of ways on: its own links, else entries of its kind.
          related: ((entry.links ?? []).length > 0 ? [] : (entry.related ?? [])).map((one) => ({
            title: one.title,
            to: `${path}/${one.friendlyUrl}`,
          })),
          answer: given({ facts: {}, ...answer?.(entry) }),
          // One that stands in the gallery does not stand above it too.
          picture: entry.images?.some(({ contentUrl }) => contentUrl === entry.image?.contentUrl)
            ? undefined
            : entry.image?.contentUrl,
        });
        const text = plainOf(page.querySelector('main'));
        expect([friendlyUrl, text.includes(plain(wordsOf(entry.description)))]).toEqual([friendlyUrl, true]);
        for (const section of entry.sections ?? [])
          expect([
            section.title,
            // Between the title of the terms and their text stand their days.
            ...[section.title, wordsOf(section.description)].map((words_) => text.includes(plain(words_))),
          ]).toEqual([section.title, true, true]);
        if (list !== 'services') continue;
        const contacts = (entry.sections ?? []).flatMap(({ description }) => contactsIn(wordsOf(description)));
        expect([friendlyUrl, linksIn(page.querySelector('main') ?? undefined).map(({ to }) => to)]).toEqual([
          friendlyUrl,
          expect.arrayContaining(contacts),
        ]);
      }
    },
  );

  it('[EVENT-03] should say in the head of each event whether it is held, and take no bookings where it is not', async () => {
    const { results } = await site.json<WirePage>('/events?pageSize=48');
    const said = { annullato: 'EventCancelled', rinviato: 'EventPostponed' } as const;
    const entries = results.filter(
      ({ eventStatus, bookingUrl }) => eventStatus !== undefined || bookingUrl !== undefined,
    );
    expect(new Set(entries.map(({ eventStatus }) => eventStatus)).size).toBe(3);
    for (const { friendlyUrl, eventStatus } of entries) {
      const page = await site.page(`/anpag-comunica/eventi/${friendlyUrl}`);
      const heads = all(page, 'script[type="application/ld+json"]').map(
        (one) => JSON.parse(one.textContent ?? '') as Readonly<Record<string, unknown>>,
      );
      const event = heads.find((head) => head['@type'] === 'Event');
      expect([friendlyUrl, event?.['eventStatus'], event?.['offers'] === undefined]).toEqual([
        friendlyUrl,
        `https://schema.org/${said[eventStatus as keyof typeof said] ?? 'EventScheduled'}`,
        eventStatus !== undefined,
      ]);
    }
  });
});

interface WireTask {
  readonly who: string;
  readonly where: string;
  readonly time: string;
  readonly timeNote?: string;
  readonly cost: string;
  readonly needs: readonly string[];
  readonly steps: readonly { readonly title: string; readonly description?: string }[];
  readonly form?: { readonly document?: WireFile };
  readonly warning?: unknown;
  readonly after?: unknown;
  readonly troubles: readonly { readonly title: string; readonly url: string }[];
}

describe('the page of a task', () => {
  it('[PAGE-60] should show each field in its place, and work without script', async () => {
    const { results } = await site.json<WirePage>(`${LIST_NAMES.informationArticles.path}?categories=che-cosa-fare`);
    expect(results).toHaveLength(7);
    for (const { friendlyUrl } of results) {
      const { task, ...entry } = await site.json<WireEntry & { readonly task: WireTask }>(
        `${LIST_NAMES.informationArticles.path}/${friendlyUrl}`,
      );
      const page = await site.page(`/supporto/approfondimenti/${friendlyUrl}`);
      const file = task.form?.document;
      expect({
        title: words(page.querySelector('h1')),
        lead: words(page.querySelector('.pt-pagehead .lead')),
        facts: all(page, '.pt-task-answer dd').map(words),
        needs: all(page, '.pt-task-needs li').map(words),
        steps: all(page, '.pt-task-steps li').map((step) => [
          words(step.querySelector('h3')),
          words(step.querySelector('p')),
        ]),
        boxes: all(page, '.pt-task-steps input[type=checkbox]:not([disabled])').length,
        filled: all(page, 'main .btn-primary').length,
        troubles: all(page, 'main aside section:first-child li').map(words),
        form: all(page, '.pt-task-answer .form a').map((link) => [words(link), link.getAttribute('href')]),
        others: all(page, '.pt-tasks a').length,
        updated: words(page.querySelector('.pt-updated')),
      }).toEqual({
        title: entry.title,
        lead: entry.summary,
        facts: [task.who, task.where, `${task.time}${task.timeNote ?? ''}`, task.cost],
        needs: task.needs,
        steps: task.steps.map(({ title, description = '' }) => [title, description]),
        boxes: task.steps.length,
        filled: 1,
        troubles: task.troubles.map(({ title }) => title),
        form: file === undefined ? [] : [[`Scarica il modulo ${file.title} (${label(file) ?? ''})`, file.contentUrl]],
        others: 6,
        updated: updatedOf(entry),
      });
      const text = plainOf(page.querySelector('main'));
      for (const part of [task.warning, task.after])
        if (part !== undefined) expect(text.includes(plain(wordsOf(part as never)))).toBe(true);
    }
  });
});

describe('the details of an entry', () => {
  it.each([
    ['forms', '/modulistica'],
    ['resolutions', '/agenzia/delibere'],
    ['publicProclamations', '/pubblici-proclami'],
  ] as const)('[PAGE-21] [PAGE-19] of %s should show number, year, day, text and every file', async (list, path) => {
    const { results } = await site.json<WirePage>(LIST_NAMES[list].path);
    for (const entry of fullest(results)) {
      const { friendlyUrl } = entry;
      const details = all(await site.page(`${path}?dettaglio=${friendlyUrl}`), 'main h3').find(
        (heading) => words(heading) === entry.title && heading.className === '',
      )?.parentElement;
      expect([friendlyUrl, factsOf(details?.querySelector('dl'))]).toEqual([
        friendlyUrl,
        given({
          Numero: entry.deedNumber,
          Anno: entry.referenceYear === undefined ? undefined : String(entry.referenceYear),
          'Data di pubblicazione': day(entry.publicationDate),
        }),
      ]);
      expect(words(details)).toContain(String(entry.description));
      expect(rowsOf(details ?? undefined).map(({ words: title, to, isNew: mark }) => [title, to, mark])).toEqual(
        [...(entry.resolutions ?? []), ...(entry.documents ?? []), ...(entry.attachments ?? [])].map((file) => [
          `${file.title} (${label(file) ?? ''})`,
          file.contentUrl,
          file.isNew === true,
        ]),
      );
    }
  });
});
