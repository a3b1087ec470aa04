import type { Document, Element } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatIban } from '#core/company-file/bank-account.ts';
import { HighlightRepository } from '#core/content/content-repository.ts';
import { alertLines } from '#core/content/alerts.ts';
import { windowWords } from '#core/desk/desk-aid.ts';
import { formatDay, timeInRome } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { formatKpi } from '#core/formatting/kpi.ts';
import { addDays, dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { officeTown } from '#core/producers/work-words.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { CaaOperator, Farmer } from '#core/session/state.ts';
import type { CastName } from '#tests/support/cast.ts';
import { all, allWords, drawSite, type DrawnSite, factsOf, hrefOf, words } from '#tests/support/drawn-site.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';
import { farmerOf, operatorOf } from '#tests/support/people.ts';
import { linksIn } from './reading.ts';
import type { WireKpi } from './wire.ts';

/** It is the same moment for pages, service and what is expected of them. */
const now = Date.now();

let site: DrawnSite;
beforeAll(async () => {
  site = await drawSite({ clock: { now: () => now } });
}, SERVICE_START_LIMIT_MS);
afterAll(() => site.service.stop());

const day = (text: string | null | undefined): string =>
  text === null || text === undefined ? 'Non indicato' : formatDay(text as IsoDate);
const text = (value: string | null | undefined): string =>
  value === null || value === undefined || value.trim() === '' ? 'Non indicato' : value;
/** The term of a debt; one that is settled has none. */
const dueWords = ({ dueOn, remainingAmount, dueAmount = remainingAmount, state }: WireDebt): string => {
  if (remainingAmount === 0) return 'Non resta nulla da restituire.';
  if (state === 'In contenzioso') return 'In contenzioso: fino alla decisione non c’è nulla da pagare.';
  if (dueOn === null) return 'Scadenza non indicata.';
  return `${dueAmount < remainingAmount ? `Rata di ${euro(dueAmount)}. ` : ''}${dueOn < dayInRome(now) ? 'Scadeva il' : 'Entro il'} ${day(dueOn)}`;
};
const euro = (amount: number): string => formatEuro(amount).replaceAll('\u00a0', ' ');

const farmer = (username: CastName, name?: string): Promise<Farmer> => farmerOf(site, username, name);
const operator = (): Promise<CaaOperator> => operatorOf(site);

/** A word with its first letter alone a capital (FILE-01). */
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
/** The state of a file; whether its sheet has expired may stand behind it (STATO-01). */
const stateOfFile = (status: string | null | undefined): string =>
  status === null || status === undefined || status.trim() === ''
    ? 'Non indicato'
    : (expect.stringMatching(new RegExp(`^${capital(status)}(?:, scheda scaduta)?$`, 'u')) as string);

/** The card with a title. */
const cardWith = (page: Document, title: string): Element | undefined =>
  all(page, 'main article').find((card) => words(card.querySelector('.it-card-title')) === title);
/** Head and cells of each row of the first table below a place, without the names of the columns that phones show. */
const rowsOf = (place: Element | undefined): readonly (readonly string[])[] => {
  const table = place?.querySelector('table');
  if (table === null || table === undefined) return [];
  return all(table, 'tbody tr').map((row) => [
    words(row.querySelector('th')),
    ...all(row, 'td:not([aria-hidden]):not([role="presentation"])').map((cell) => {
      const label = words(cell.querySelector('.cell-label'));
      return words(cell).slice(label.length).trim();
    }),
  ]);
};

// The company file

interface WireContract {
  readonly protocole: string | null;
  readonly type: string | null;
  readonly startDate: string | null;
  readonly expirationDate: string | null;
  readonly recentlyExpired: boolean;
}

/** Together they have every situation of a file: several accounts, expired contracts, anti-mafia documents, nothing at all. */
const COMPANIES = [
  ['anna.bianchi', ''],
  ['marco.rinaldi', 'Rinaldi Marco'],
  ['marco.rinaldi', 'Rinaldi Vini'],
  ['marco.rinaldi', 'Olivicola'],
  ['marco.rinaldi', 'Rinaldi e Figli'],
  ['marco.rinaldi', 'Orti di Ponente'],
  ['giulia.ferri', 'Valle Verde'],
] as const satisfies readonly (readonly [CastName, string])[];

describe('the company file', () => {
  const part = <T>(session: Farmer, username: CastName, name: string): Promise<T> =>
    site.json<T>(`/private/file/${name}/${session.selectedCuaa}`, username);

  it.each(COMPANIES)(
    '[PAGE-05] [FILE-10] [FILE-02] [FILE-03] should show head and personal data of %s %s, each value at its name',
    async (username, name) => {
      const session = await farmer(username, name);
      const page = await site.pageFor(session, '/scrivania/fascicolo-aziendale');
      const header = await part<Readonly<Record<string, string | null>>>(session, username, 'card-header');
      const facts = factsOf(page.querySelector('.pt-facts-card dl'));
      expect(facts).toEqual({
        CUAA: session.selectedCuaa,
        'Stato del fascicolo': stateOfFile(header['status']),
        'Gestore del mandato': text(header['mandateEntity']),
        'Fascicolo presso': text(header['fileAt']),
        'Ultima validazione': day(header['lastValidation']),
      });
      const data = await part<{
        name: string | null;
        cuaa: string | null;
        legaForm: string | null;
        notificationAdress: string | null;
        vatNumber: string | null;
        phoneNumber: string | null;
        pecAddress: { indirizzoMail: string | null } | null;
        documenti:
          | readonly { desTipoDocu: string | null; estremiDocu: string | null; dataScadenza: string | null }[]
          | null;
      }>(session, username, 'personal-contact-data');
      expect(factsOf(cardWith(page, 'Dati dell’azienda')?.querySelector('dl'))).toEqual({
        Denominazione: text(data.name),
        CUAA: text(data.cuaa),
        'Partita IVA': text(data.vatNumber),
        'Forma giuridica': text(data.legaForm),
      });
      const [document] = data.documenti ?? [];
      expect(factsOf(cardWith(page, 'Documento di riconoscimento')?.querySelector('dl'))).toEqual(
        document === undefined
          ? {}
          : {
              Tipo: text(document.desTipoDocu),
              Estremi: text(document.estremiDocu),
              Scadenza: day(document.dataScadenza),
            },
      );
      expect(factsOf(cardWith(page, 'Contatti')?.querySelector('dl'))).toEqual({
        PEC: text(data.pecAddress?.indirizzoMail),
        Telefono: text(data.phoneNumber),
        'Indirizzo per le comunicazioni': text(data.notificationAdress),
      });
    },
  );

  it.each(COMPANIES)(
    '[FILE-11] [FILE-04] should show IBAN, bank and state of each account of %s %s',
    async (username, name) => {
      const session = await farmer(username, name);
      const accounts = await part<readonly { iban: string | null; bank: string | null; status: string | null }[]>(
        session,
        username,
        'bacarie-coordinates',
      );
      const STATES: Readonly<Record<string, string>> = {
        VALIDO: 'Valido',
        NON_UTILIZZABILE: 'Non utilizzabile',
        MAI_UTILIZZATO: 'Mai utilizzato',
        NON_RICONOSCIUTO: 'Non riconosciuto',
      };
      const page = await site.pageFor(session, '/scrivania/fascicolo-aziendale?scheda=coordinate-bancarie');
      expect(
        all(page, '.pt-rows > li').map((row) => [...allWords(row, 'p'), words(row.querySelector('.pt-tag'))]),
      ).toEqual(
        accounts.map(({ iban, bank, status }) => [
          iban === null ? 'Non indicato' : formatIban(iban),
          bank ?? 'Banca non indicata',
          STATES[status ?? ''] ?? words_(status),
        ]),
      );
    },
  );

  it.each(COMPANIES)(
    '[FILE-12] [FILE-05] [FILE-07] should show contractor, contracts and anti-mafia documents of %s %s',
    async (username, name) => {
      const session = await farmer(username, name);
      const data = await part<{
        contractor: string | null;
        validcontracts: readonly WireContract[] | null;
        expiredcontracts: readonly WireContract[] | null;
        antiMafiaDto:
          | readonly { typeAntimafia: string | null; expirationDateAntimafia: string | null; expired: boolean }[]
          | null;
      }>(session, username, 'contracts-documents');
      const page = await site.pageFor(session, '/scrivania/fascicolo-aziendale?scheda=contratti-e-documenti');
      const valid = cardWith(page, 'Contratti validi');
      expect(words(valid?.querySelector('p'))).toBe(`Conduttore: ${text(data.contractor)}`);
      const contracts = (card: Element | undefined) =>
        rowsOf(card).map(([head = '', start = '', end = '']) => ({ head, start, end }));
      const expected = (found: readonly WireContract[] | null) =>
        (found ?? []).map(({ type, protocole, startDate, expirationDate }) => ({
          head: `${text(type)}Protocollo ${text(protocole)}`,
          start: day(startDate),
          end:
            expirationDate === null
              ? (expect.any(String) as string)
              : (expect.stringContaining(day(expirationDate)) as string),
        }));
      const held = [...(data.validcontracts ?? []), ...(data.expiredcontracts ?? [])];
      const newestFirst = (found: readonly WireContract[] | null) =>
        (found ?? []).toSorted((one, other) => (other.expirationDate ?? '').localeCompare(one.expirationDate ?? ''));
      const isRecent = ({ recentlyExpired }: WireContract) => recentlyExpired;
      const isOther = (one: WireContract) => !isRecent(one);
      expect(contracts(cardWith(page, 'Scaduti di recente'))).toEqual(expected(newestFirst(held.filter(isRecent))));
      expect(contracts(valid)).toEqual(
        expected(
          (data.validcontracts ?? [])
            .filter(isOther)
            .toSorted((one, other) => (one.expirationDate ?? '9999').localeCompare(other.expirationDate ?? '9999')),
        ),
      );
      // On the screen ten of them until more are asked for; on paper all.
      const expired = cardWith(page, 'Contratti scaduti');
      const others = (data.expiredcontracts ?? []).filter(isOther);
      expect(contracts(expired)).toEqual(expected(newestFirst(others)));
      expect(expired?.querySelectorAll('tbody tr.pt-on-paper') ?? []).toHaveLength(Math.max(0, others.length - 10));
      expect(
        rowsOf(cardWith(page, 'Documentazione antimafia')).map(([type, end = '', state]) => [type, end, state]),
      ).toEqual(
        (data.antiMafiaDto ?? []).map(({ typeAntimafia, expirationDateAntimafia, expired: isExpired }) => [
          text(typeAntimafia),
          day(expirationDateAntimafia),
          isExpired ? 'NON VALIDO' : (expect.not.stringContaining('NON VALIDO') as string),
        ]),
      );
    },
  );

  it.each(COMPANIES)('[FILE-08] [FILE-12] should show number and end of the sheet of %s %s', async (username, name) => {
    const session = await farmer(username, name);
    const sheet = await part<{ idScva: string | null; numberCard: string | null; expirationDate: string | null }>(
      session,
      username,
      'validation-sheet',
    );
    const page = await site.pageFor(session, '/scrivania/fascicolo-aziendale?scheda=scheda-di-validazione');
    const facts = factsOf(cardWith(page, 'Scheda di validazione')?.querySelector('dl'));
    expect([facts['Numero della scheda'], facts['Scadenza']]).toEqual(
      sheet.numberCard === null && sheet.idScva === null
        ? [undefined, undefined]
        : [text(sheet.numberCard), day(sheet.expirationDate)],
    );
  });
});

const words_ = (status: string | null): string => status ?? '';
/** A state of the wire in words: `IN_ISTRUTTORIA` is "In istruttoria". */
const OWN_WORDS: Readonly<Record<string, string>> = { IN_BOZZA: 'In compilazione', ESTINTO: 'Saldato' };
const stateWords = (state: string): string =>
  OWN_WORDS[state] ?? state.charAt(0) + state.slice(1).toLowerCase().replaceAll('_', ' ');

// Procedures

interface WirePayment {
  readonly description: string;
  readonly campaign: number | null;
  readonly scheme: string | null;
  readonly amount: number;
  readonly paidOn: string | null;
  readonly expectedBy: string | null;
  readonly state: string;
}
interface WireApplication {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly campaign: number | null;
  readonly submittedOn: string | null;
  readonly requestedAmount: number | null;
  readonly state: string;
  readonly request: { readonly what: string; readonly dueOn: string | null } | null;
}
interface WireDebt {
  readonly description: string;
  readonly amount: number;
  readonly remainingAmount: number;
  readonly dueAmount?: number;
  readonly dueOn: string | null;
  readonly state: string;
}

/** Compares the three lists of procedures with what the service gave, every value of every row. */
const expectProcedures = async (page: Document, prefix: string, cuaa: string, as: CastName): Promise<void> => {
  const [payments, questions, debts] = await Promise.all([
    site.json<readonly WirePayment[]>(`${prefix}/payments/${cuaa}`, as),
    site.json<readonly WireApplication[]>(`${prefix}/questions/${cuaa}`, as),
    site.json<readonly WireDebt[]>(`${prefix}/debts/${cuaa}`, as),
  ]);
  const campaign = (year: number | null): string => (year === null ? '' : `Campagna ${year}`);
  const byText = (rows: readonly (readonly unknown[])[]) =>
    rows.toSorted((left, right) => compareTexts(JSON.stringify(left), JSON.stringify(right)));
  const paid = rowsOf(page.querySelector('#pagamenti') ?? undefined).filter(([head]) => head !== '');
  // In which order they stand, and what stops them, are matters of the core.
  expect(byText(paid.map(([, ...cells]) => cells))).toEqual(
    byText(
      payments.map(({ amount, paidOn, expectedBy, state }) => [
        paidOn !== null
          ? `pagato il ${day(paidOn)}`
          : expectedBy === null
            ? 'Non indicato'
            : `atteso entro il ${day(expectedBy)}`,
        stateWords(state),
        euro(amount),
      ]),
    ),
  );
  const isSaid = (words: string, scheme: string) => words.toLowerCase().includes(scheme.toLowerCase());
  const heads = paid.map(([head = '']) => head);
  for (const { description, scheme, campaign: year } of payments)
    expect(heads).toContainEqual(
      // The aid is not said twice.
      expect.stringContaining(
        `${description}${scheme === null || isSaid(description, scheme) ? '' : `${scheme}, `}${campaign(year)}`,
      ),
    );
  expect(
    byText(
      rowsOf(page.querySelector('#domande') ?? undefined).map(([head, submitted, requested, state]) => [
        head,
        submitted,
        state,
        requested,
      ]),
    ),
  ).toEqual(
    byText(
      questions.map(({ title, number, campaign: year, requestedAmount, submittedOn, state, request }) => [
        `${title}Pratica ${number}${year === null ? '' : `, ${campaign(year)}`}`,
        submittedOn === null ? 'Mai presentata' : day(submittedOn),
        `${stateWords(state)}${request === null ? '' : `Serve: ${request.what}. ${request.dueOn === null ? '' : `Entro il ${day(request.dueOn)}`}`}`.trim(),
        requestedAmount === null ? 'Non indicato' : euro(requestedAmount),
      ]),
    ),
  );
  const cards = all(page, '#debiti article').map((card) => [
    words(card.querySelector('h3')),
    words(card.querySelector('.pt-tag')),
    allWords(card, 'p').join(' '),
  ]);
  // As with payments, in which order they stand is a matter of the core.
  const byName = (rows: readonly (readonly string[])[]) =>
    rows.toSorted((left, right) => compareTexts(left.slice(0, 2).join(' '), right.slice(0, 2).join(' ')));
  expect(byName(cards)).toEqual(
    byName(
      debts.map((debt) => [
        debt.description,
        stateWords(debt.state),
        // How long there is left, too.
        expect.stringContaining(`${euro(debt.remainingAmount)} su ${euro(debt.amount)} ${dueWords(debt)}`) as string,
      ]),
    ),
  );
  expect(payments.length + questions.length + debts.length).toBeGreaterThan(0);
};

describe('the procedures', () => {
  it.each(COMPANIES.slice(0, 3))(
    '[PAGE-29] should show each value of each payment, application and debt of %s %s',
    async (username, name) => {
      const session = await farmer(username, name);
      const page = await site.pageFor(session, '/le-tue-pratiche');
      await expectProcedures(page, '/private/detail', session.selectedCuaa, username);
    },
  );
});

// Messages

interface WireMessage {
  readonly msgId: string;
  readonly oggetto: string;
  readonly corpoSemplice: string;
  readonly creationDate: string;
  readonly read: boolean;
  readonly about?: readonly { readonly kind: string; readonly id?: string }[];
}

/** "Oggi", "Ieri", else the day in Italy, from the instant alone (NOTE-03). */
const dayShown = (instant: string): string => {
  const on = dayInRome(Date.parse(instant));
  const today = dayInRome(now);
  if (on === today) return 'Oggi';
  return on === addDays(today, -1) ? 'Ieri' : formatDay(on);
};

describe('the messages', () => {
  it('[PAGE-10] [NOTE-03] [NOTE-07] [NOTE-10] should show subject, words, day, state and thing of each on their page', async () => {
    const session = await farmer('anna.bianchi');
    const { results } = await site.json<{ results: readonly WireMessage[] }>(
      `/private/notifications/get-notifications/AGRI/${session.selectedCuaa}`,
      'anna.bianchi',
    );
    expect(results.length).toBeGreaterThan(3);
    const page = await site.pageFor(session, '/notifiche');
    expect(
      all(page, '.pt-inbox > li').map((row) => {
        const due = words(row.querySelector('.due'));
        return [
          words(row.querySelector('.subject')),
          // A term stands before the words, of what the message is about alone.
          words(row.querySelector('.words')).slice(due.length).trim(),
          words(row.querySelector('.day')),
          words(row.querySelector('.state')),
          row.className.includes('unread'),
        ];
      }),
    ).toEqual(
      results.map(({ oggetto, corpoSemplice, creationDate, read }) => [
        oggetto,
        corpoSemplice.replaceAll(/\s+/gu, ' ').trim(),
        dayShown(creationDate),
        read ? '' : 'da leggere',
        !read,
      ]),
    );
    const withTerm = all(page, '.pt-inbox > li').flatMap((row, at) =>
      row.querySelector('.due') === null ? [] : [results[at]?.about],
    );
    expect(withTerm.length).toBeGreaterThan(0);
    expect(withTerm).not.toContain(undefined);

    const applications = await site.json<readonly WireApplication[]>(
      `/private/detail/questions/${session.selectedCuaa}`,
      'anna.bianchi',
    );
    const company = session.companies.find(({ cuaa }) => cuaa === session.selectedCuaa);
    const ofApplications = results.filter(({ about }) => about?.[0]?.kind === 'application');
    expect(ofApplications.length).toBeGreaterThan(1);
    for (const { msgId, oggetto, corpoSemplice, creationDate, about } of ofApplications) {
      const opened = (await site.pageFor(session, `/notifiche/${msgId}`)).querySelector('article.it-card');
      const application = applications.find(({ id }) => id === about?.[0]?.id);
      expect([
        words(opened?.querySelector('h2')),
        words(opened?.querySelector('.pt-soft')),
        words(opened?.querySelector('.pt-prewrap')),
        opened === null ? [] : allWords(opened, '.pt-dl dd'),
      ]).toEqual([
        oggetto,
        `${dayShown(creationDate)}, ${timeInRome(Date.parse(creationDate))}`,
        corpoSemplice.replaceAll(/\s+/gu, ' ').trim(),
        [`Domanda ${application?.number}, ${application?.title}`, company?.registeredName],
      ]);
    }
  });
});

// Desks

describe('the desk of a farmer', () => {
  it('[PAGE-28] [API-15] should show company, file, aids, services, banner and notices as the service gave them', async () => {
    const session = await farmer('anna.bianchi');
    const page = await site.pageFor(session, '/scrivania');
    const company = session.companies.find(({ cuaa }) => cuaa === session.selectedCuaa);
    expect(words(page.querySelector('h1'))).toBe(`Ciao ${session.user.givenName}!`);
    expect(words(page.querySelector('main'))).toContain(company?.registeredName);
    const header = await site.json<{ mandateEntity: string; status: string; lastValidation: string }>(
      `/private/file/card-header/${session.selectedCuaa}`,
      'anna.bianchi',
    );
    expect(allWords(page, 'aside .head > .pt-tag, .pt-file-state p')).toEqual([
      stateOfFile(header.status),
      header.mandateEntity,
      `Ultima validazione il ${day(header.lastValidation)}.`,
    ]);
    const aids = await site.json<
      readonly {
        friendlyUrl: string;
        title: string;
        description: string;
        opensOn?: IsoDate;
        closesOn?: IsoDate;
      }[]
    >('/private/aids/desk', 'anna.bianchi');
    // The desk has room for three aids and four services; a link leads to all of each.
    expect(
      all(page, '.pt-desk-rows > li').map((row) => [
        words(row.querySelector('.title')),
        words(row.querySelector('.title + span')),
        hrefOf(row.querySelector('a')),
      ]),
    ).toEqual(
      aids
        .slice(0, 3)
        .map(({ friendlyUrl: slug, ...aid }) => [
          aid.title,
          windowWords({ slug, ...aid }, dayInRome(now)) ?? '',
          `/${slug}`,
        ]),
    );
    const services = await site.json<readonly { friendlyUrl: string; title: string }[]>(
      '/private/services/desk',
      'anna.bianchi',
    );
    expect(all(page, 'main a.pt-tile').map((tile) => [words(tile), hrefOf(tile)])).toEqual(
      services.slice(0, 4).map(({ title, friendlyUrl }) => [title, `/servizi/${friendlyUrl}`]),
    );
    const banners = await site.service.composition.get(HighlightRepository).highlights('banner', 'scrivania');
    expect(banners.length).toBeGreaterThan(0);
    expect(all(page, 'p.pt-desk-banner').map((banner) => [words(banner), linksIn(banner)])).toEqual(
      banners.map(({ title, description, link }) => [
        [title, description, link?.title].filter(Boolean).join(' '),
        link === undefined ? [] : [{ words: link.title, to: link.url }],
      ]),
    );
    const notices = alertLines(
      await site.service.composition.get(HighlightRepository).highlights('alert', 'agricoltori'),
    );
    expect(notices.length).toBeGreaterThan(0);
    expect(
      all(page, '.pt-desk-notices > li').map((notice) => [words(notice.querySelector('.pt-soft')), linksIn(notice)]),
    ).toEqual(
      notices.map(({ title, lead, link }) => [lead ?? '', link === undefined ? [] : [{ words: title, to: link.url }]]),
    );
  });
});

describe('the desk of a centre', () => {
  it('[PAGE-09] [PAGE-42] [NOTE-04] should show operator, offices, figures with signs, services and the three latest messages', async () => {
    const session = await operator();
    const page = await site.pageFor(session, '/scrivania-caa');
    const { convention } = session;
    const tip = page.querySelector('.pt-pagehead .pt-tip, .pt-desk-head .pt-tip, main .pt-tip');
    expect(words(tip?.querySelector('summary'))).toBe(convention?.operatorName);
    expect(words(tip)).toContain(convention?.description);
    expect(allWords(tip ?? page, 'li')).toEqual(convention?.offices?.map(({ name }) => name));
    const kpis = await site.json<readonly WireKpi[]>('/private/caa-KPIs', 'paola.verdi');
    expect(kpis.length).toBeGreaterThan(0);
    expect(
      all(page, '.pt-kpi').map((one) => ({
        icon: one
          .querySelector('.figure use')
          ?.getAttribute('href')
          ?.replace(/^.*#it-/u, ''),
        value: words(one.querySelector('.figure')),
        what: words(one.querySelector('dt summary') ?? one.querySelector('dt')),
        tip: words(one.querySelector('.pt-tip-text')),
        until: words(one.querySelector('.since')),
      })),
    ).toEqual(
      kpis.map(({ icon, value, formatting, description, tooltip, lastUpdate }) => ({
        icon: icon.replace(/^it-/u, ''),
        value: formatKpi(value, formatting).replaceAll('\u00a0', ' '),
        what: description,
        tip: tooltip ?? '',
        until: lastUpdate === undefined ? '' : `Aggiornato al ${formatDay(lastUpdate as IsoDate)}`,
      })),
    );
    const services = await site.json<readonly { friendlyUrl: string }[]>(
      '/private/services/desk?isCAA=true',
      'paola.verdi',
    );
    const shown = all(page, 'main a').map(hrefOf);
    for (const { friendlyUrl } of services) expect(shown).toContain(`/servizi/${friendlyUrl}`);
    // Where there is no window, the screen is a wide one.
    const latest = await site.json<readonly WireMessage[]>(
      `/private/notifications/get-latest-notifications/CAA/${session.user.fiscalCode}?limit=3`,
      'paola.verdi',
    );
    expect(
      all(page, '.pt-notes > li').map((row) => [
        words(row.querySelector('.subject')),
        words(row.querySelector('summary .pt-soft')),
      ]),
    ).toEqual(
      latest.map(({ oggetto, creationDate, read }) => [
        oggetto,
        `${dayShown(creationDate)}${read ? '' : ', da leggere'}`,
      ]),
    );
  });
});

describe('the heads of reserved pages', () => {
  it.each([
    ['/le-tue-pratiche', 'le-tue-pratiche', 'anna.bianchi'],
    ['/notifiche', 'notifiche', 'anna.bianchi'],
    ['/produttori', 'produttori', 'paola.verdi'],
  ] as const)('[PAGE-36] should show at %s title and description as the editors wrote them', async (path, hero, as) => {
    const section = await site.json<{ title: string; description: string }>(`/private/hero-sections/${hero}`, as);
    const page = await site.pageFor(as === 'paola.verdi' ? await operator() : await farmer(as), path);
    expect(section.description).not.toBe('');
    expect([words(page.querySelector('h1')), words(page.querySelector('.pt-pagehead .lead'))]).toEqual([
      section.title,
      expect.stringContaining(section.description),
    ]);
  });
});

// Producers

interface WireProducer {
  readonly friendlyUrl: string;
  readonly cuaa: string;
  readonly denominazione: string;
  readonly city: string | null;
  readonly office: string | null;
  readonly fileStatus: string | null;
  readonly lastValidation: string | null;
  readonly anomalyCount: number;
  readonly expiries: readonly { readonly day: string }[];
  readonly affected: { readonly stopped: number; readonly atRisk: number; readonly isPartial: boolean };
  readonly legaForm?: string | null;
  readonly vatNumber?: string | null;
  readonly notificationAdress?: string | null;
  readonly pec?: string | null;
  readonly phoneNumber?: string | null;
  readonly mandateSince?: string | null;
}

const sumsOf = ({ stopped, atRisk, isPartial }: WireProducer['affected']): string => {
  const least = isPartial ? 'almeno ' : '';
  const sums = [
    ...(stopped === 0 ? [] : [`${least}${euro(stopped)}`]),
    ...(atRisk === 0 ? [] : [`${least}${euro(atRisk)}a rischio`]),
  ];
  return sums.length > 0 ? sums.join('') : isPartial ? 'Non noto' : 'Nessuna somma';
};

describe('the producers of a centre', () => {
  it.each(['expiry', 'euro'] as const)(
    '[PAGE-30] [CAA-02] should be rows with name, code, office, state, anomalies, sums and last validation of each, by %s',
    async (sort) => {
      const { results } = await site.json<{ results: readonly WireProducer[] }>(
        `/private/caa/search-companies?pageSize=10&sort=${sort}`,
        'paola.verdi',
      );
      const page = await site.pageFor(await operator(), sort === 'euro' ? '/produttori?ordine=euro' : '/produttori');
      expect(
        rowsOf(page.querySelector('main') ?? undefined).map(([head, _expiries, anomalies = '', euro, file = '']) => [
          head,
          // Whether its sheet has expired stands behind it (STATO-01).
          /^(.*?),? ?(?:scheda scaduta)? ?Ultima/u.exec(file)?.[1],
          /\d+/u.exec(anomalies)?.[0] ?? '0',
          euro,
          /Ultima validazione: (.+)$/u.exec(file)?.[1],
        ]),
      ).toEqual(
        results.map(({ denominazione, cuaa, office, fileStatus, anomalyCount, lastValidation, affected }) => [
          `${denominazione}${cuaa}${office === null ? '' : ` · ${officeTown(office)}`}`,
          fileStatus === null ? '–' : capital(fileStatus),
          String(anomalyCount),
          sumsOf(affected),
          lastValidation === null ? 'Mai' : day(lastValidation),
        ]),
      );
      expect(all(page, 'main table tbody th a').map(hrefOf)).toEqual(
        results.map(
          ({ friendlyUrl }, at) => `/produttori/${friendlyUrl}?${sort === 'euro' ? 'ordine=euro&' : ''}posto=${at + 1}`,
        ),
      );
    },
  );

  it('[PAGE-30] should each have a page with facts, contacts, anomalies and procedures', async () => {
    const { results } = await site.json<{ results: readonly WireProducer[] }>(
      '/private/caa/search-companies?anomaly=blocking&pageSize=10',
      'paola.verdi',
    );
    const [one] = results;
    const detail = await site.json<WireProducer>(
      `/private/caa/company-detail/${one?.friendlyUrl ?? ''}`,
      'paola.verdi',
    );
    const session = await operator();
    const page = await site.pageFor(session, `/produttori/${detail.friendlyUrl}`);
    expect(words(page.querySelector('h1'))).toBe(detail.denominazione);
    const facts = factsOf(page.querySelector('.pt-facts-card dl'));
    expect([facts['CUAA'], facts['Ultima validazione']]).toEqual([
      detail.cuaa,
      detail.lastValidation === null ? 'Mai' : day(detail.lastValidation),
    ]);
    const anomalies = await site.json<
      readonly { id: string; title: string; description: string | null; severity: string; foundOn: string | null }[]
    >(`/private/caa/anomalie-fascicolo/${detail.cuaa}`, 'paola.verdi');
    expect(anomalies.length).toBeGreaterThan(0);
    for (const { id, title, description, foundOn } of anomalies) {
      const card = cardWith(page, title);
      expect([title, words(card).includes(description ?? ''), words(card?.querySelector('p.pt-soft'))]).toEqual([
        title,
        true,
        `${id}${foundOn === null ? '' : ` · Rilevata il ${day(foundOn)}`}`,
      ]);
    }
    await expectProcedures(page, '/private/caa/detail', detail.cuaa, 'paola.verdi');
    const contacts = all(page, 'main section').find(
      (section) => words(section.querySelector('h2')) === 'Dati dell’azienda',
    );
    expect(Object.values(factsOf(contacts?.querySelector('dl')))).toEqual([
      detail.city ?? '–',
      detail.legaForm ?? '–',
      detail.vatNumber ?? '–',
      detail.notificationAdress ?? '–',
      detail.pec ?? '–',
      detail.phoneNumber ?? '–',
      detail.mandateSince === null || detail.mandateSince === undefined ? '–' : day(detail.mandateSince),
    ]);
  });
});
