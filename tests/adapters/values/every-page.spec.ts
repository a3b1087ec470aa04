import type { Document, Element } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TASKS_NAME } from '#core/catalogue/task-page.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { contentSlugOf } from '#core/content/content-slug.ts';
import type { Download } from '#core/content/pieces.ts';
import { plainText } from '#core/content/rich-text.ts';
import { formatDay, formatDayInWords, leafOf } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { fromHourTo } from '#core/formatting/hour.ts';
import { addDays, isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { contradictedBy, writtenDays } from '#core/terms/written-days.ts';
import { pathsOf } from '#adapters/storage/import/checking/links.ts';
import type { ContentType } from '#adapters/storage/import/schemas/index.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { all, drawSiteOver, type DrawnSite, hrefOf, mainIn, words } from '#tests/support/drawn-site.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';
import type { PageAnswer } from '#ui/ssr/page-request.ts';
import { describeMarkup } from './markup-of-pages.ts';
import { linksIn, plain, plainOf, rowsOf } from './reading.ts';

/** A line of the ledger, with the last day of an event that lasts several. */
interface LedgerLine {
  readonly type: ContentType;
  readonly slug: string;
  readonly kind: string;
  readonly day: IsoDate;
  readonly hour: string | null;
  readonly former: IsoDate | null;
  readonly lastDay: IsoDate | null;
}

/** What the ledger has of each content, by its page. */
type Ledger = ReadonlyMap<string, readonly LedgerLine[]>;

let site: DrawnSite;
let ledger: Ledger;
let answers: ReadonlyMap<string, PageAnswer>;
let pages: readonly (readonly [address: string, page: Document])[];
const EVERY_PAGE_LIMIT_MS = 300_000;
beforeAll(async () => {
  site = await drawSiteOver(await sharedService());
  ledger = await readLedger();
  const drawn = new Map<string, PageAnswer>();
  for (const address of await site.addresses()) drawn.set(address, await site.answer(address));
  answers = drawn;
  pages = [...drawn].map(([address, { html }]) => [address, mainIn(html)]);
}, SERVICE_START_LIMIT_MS + EVERY_PAGE_LIMIT_MS);
afterAll(() => site.service.stop());

const addressTable = () => routeTable(site.service.composition.get(PortalSettings).names);

const readLedger = async (): Promise<Ledger> => {
  const { composition } = site.service;
  const lines = await composition.get(Database).query<LedgerLine>(
    `select type, slug, kind, day, hour, former_day as former, payload #>> '{item,event,eventEndDate}' as "lastDay"
     from term join content using (type, slug) where withdrawn_at is null`,
  );
  const table = addressTable();
  const known = new Map<string, LedgerLine[]>();
  for (const line of lines)
    for (const path of pathsOf(table, line.type, line.slug)) known.set(path, [...(known.get(path) ?? []), line]);
  return known;
};

/** The days that a content may be said to have: its terms, where they stood before, and of what has closed since when. */
const daysOf = (lines: readonly LedgerLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ day, former, lastDay, kind }) => [
      day,
      ...(former === null ? [] : [former]),
      ...(lastDay === null ? [] : [lastDay]),
      ...(kind === 'closes' || kind === 'corrections' ? [addDays(day, 1)] : []),
    ]),
  );
const ofPath = (path: string | undefined): readonly LedgerLine[] =>
  ledger.get(path?.replace(/[?#].*$/u, '') ?? '') ?? [];
/** The lines of what a place leads to. */
const linkedIn = (place: Element | Document): readonly LedgerLine[] =>
  all(place, 'a[href]').flatMap((link) => ofPath(hrefOf(link)));

/** Days in full, in words or in figures; a day without its year is read beside the terms alone. */
const fullDays = (text: string): readonly string[] => [
  ...writtenDays(text).flatMap(({ day, month, year }) =>
    year === undefined ? [] : (isoDateFrom([year, two(month), two(day)].join('-')) ?? 'no day'),
  ),
  ...[...text.matchAll(/\b(\d{2})\/(\d{2})\/(\d{4})\b/gu)].map(([, day, month, year]) => `${year}-${month}-${day}`),
];
const two = (number: number): string => String(number).padStart(2, '0');

const ROWS =
  '.pt-agenda li, .pt-when-rows li, .pt-termbox ol li, .pt-answer .till, article:has(.pt-due), article:has(.pt-leaf)';
/** The day on a card over the title is that of publication; what an entry says of itself is prose. */
const NO_TERMS = '.it-card-signature, .pt-clamp';

/** Every day that a row draws: machine days, days in words, the leaf. */
const daysIn = (row: Element): readonly string[] => {
  const prose = new Set(all(row, NO_TERMS));
  const inProse = (one: Element): boolean => [...prose].some((part) => part.contains(one));
  return [
    ...all(row, 'time[datetime]').flatMap((time) => (inProse(time) ? [] : [time.getAttribute('datetime') ?? ''])),
    ...all(row, 'time, .day, .pt-due small, .pt-soft').flatMap((one) => (inProse(one) ? [] : fullDays(words(one)))),
  ];
};
const leafIn = (row: Element): string | undefined => {
  const parts = all(row, '.pt-leaf > :not(.to)').map(words);
  return parts.length === 0 ? undefined : parts.join(' ');
};
const leafWords = (day: string): string => {
  const { weekday, day: number, month } = leafOf(day as IsoDate);
  return `${weekday} ${number} ${month}`;
};

describe('every page of the site map', () => {
  it('[TERM-05] [D-66] should draw no day, leaf or hour of a term but those of the ledger', () => {
    let checked = 0;
    const strange: string[] = [];
    for (const [address, page] of pages)
      for (const row of all(page, ROWS)) {
        const isOwn = row.closest('.pt-termbox, .pt-answer') !== null;
        const lines = isOwn ? ofPath(address) : linkedIn(row);
        const known = daysOf(lines);
        const leaves = new Set([...known].map(leafWords));
        const hours = new Set(lines.map(({ hour }) => hour));
        const leaf = leafIn(row);
        const said = daysIn(row);
        checked += said.length;
        strange.push(
          ...said.filter((day) => !known.has(day)).map((day) => `${address}: ${day} in «${words(row)}»`),
          ...(leaf === undefined || leaves.has(leaf) ? [] : [`${address}: leaf ${leaf} in «${words(row)}»`]),
          ...[...words(row).matchAll(/entro le (\d{1,2}:\d{2})/gu)].flatMap(([, hour = '']) =>
            hours.has(hour) ? [] : [`${address}: ${hour} in «${words(row)}»`],
          ),
        );
      }
    expect(strange).toEqual([]);
    expect(checked).toBeGreaterThan(250);
  });

  it('[TERM-06] [D-66] should write no day near a term of its content, or of one linked beside it, that is another', () => {
    const strange: string[] = [];
    let checked = 0;
    for (const [address, page] of pages)
      for (const part of all(page, 'p, li, dd, td, h2, h3, summary')) {
        const days = part.querySelector('p, li') === null ? writtenDays(words(part)) : [];
        if (days.length === 0) continue;
        const lines = [...ofPath(address), ...linkedIn(part.closest('details, article, section') ?? page)];
        const known = [...daysOf(lines)].map((day) => ({ day: day as IsoDate }));
        checked += known.length === 0 ? 0 : days.length;
        for (const written of days) {
          const meant = contradictedBy(written, known);
          if (meant !== undefined)
            strange.push(`${address}: ${written.words}, not ${formatDayInWords(meant.day)}, in «${words(part)}»`);
        }
      }
    expect(strange).toEqual([]);
    expect(checked).toBeGreaterThan(150);
  });

  it('[PAGE-51] [PAGE-34] should draw no telephone that no office has, and beside one no other hours than its own', async () => {
    const contacts = await site.json<readonly Contact[]>('/support/contacts');
    const bodies = await site.json<readonly { readonly phone: string }[]>('/support/op/site');
    const numbers = new Set([
      site.service.composition.get(PortalSettings).contacts.phone,
      ...contacts.map(({ phone }) => phone),
      ...bodies.map(({ phone }) => phone),
    ]);
    // An office that is no contact has its number where its content writes it, and nowhere else.
    const written = await site.service.composition
      .get(Database)
      .query<{ slug: string; text: string }>(
        'select slug, payload::text as text from content where withdrawn_at is null',
      );
    const isWrittenAt = (address: string, number: string): boolean =>
      written.some(({ slug, text }) => address.endsWith(`/${slug}`) && text.includes(number));
    const strange: string[] = [];
    let checked = 0;
    for (const [address, page] of pages)
      for (const link of all(page, 'a[href^="tel:"]')) {
        checked += 1;
        const number = words(link);
        if (link.getAttribute('href') !== `tel:${number.replaceAll(' ', '')}`)
          strange.push(`${address}: ${number} calls ${link.getAttribute('href')}`);
        const contact = contacts.find(({ phone }) => phone === number);
        if (contact === undefined) {
          if (!numbers.has(number) && !isWrittenAt(address, number)) strange.push(`${address}: ${number}`);
          continue;
        }
        const own = new Set(contact.opening?.times.map(({ from, to }) => fromHourTo(from, to)));
        const beside = words(link.closest('article, li, p, dl'));
        strange.push(
          ...[...beside.matchAll(HOURS)].flatMap(([hours]) =>
            own.has(hours) ? [] : [`${address}: ${hours} beside ${number}`],
          ),
        );
      }
    expect(strange).toEqual([]);
    expect(checked).toBeGreaterThan(30);
  });
});

/** A contact as the service gives it. */
interface Contact {
  readonly phone: string | null;
  readonly opening?: { readonly times: readonly { readonly from: string; readonly to: string }[] } | null;
}
const HOURS = /dall(?:e |’)\d{1,2}(?::\d{2})? all(?:e |’)\d{1,2}(?::\d{2})?/gu;

describe('a column beside the text', () => {
  it('[PAGE-31] should be there only where something is in it, on every page', () => {
    const columns = pages.flatMap(([address, page]) =>
      all(page, '.pt-cols.aside, .pt-cols.side').flatMap((beside) =>
        [...beside.children].map((column) => ({ address, of: beside.children.length, text: words(column) })),
      ),
    );
    expect(columns.length).toBeGreaterThan(500);
    expect(columns.filter(({ of, text }) => of < 2 || text === '')).toEqual([]);
  });
});

const fileRow = ({ title, contentUrl, format, sizeBytes, isNew, dateCreated }: Download) => ({
  words: `${title} (${fileLabel(format, sizeBytes)})`,
  to: contentUrl,
  note: dateCreated === undefined ? '' : formatDay(dateCreated),
  isNew: isNew === true,
});

const blockWith = (page: Document, heading: string): Element | undefined =>
  all(page, 'main section').find((section) => words(section.querySelector('h2')) === heading);

describe('every page of texts', () => {
  it('[PAGE-01] [PAGE-02] [PAGE-03] [PAGE-04] [PAGE-17] [PAGE-31] [PAGE-32] should show title, texts, people, files, links and last update as they were written', async () => {
    const table = addressTable();
    const texts = pages.flatMap(([address, page]) => {
      const match = matchRoute(table, address);
      return match?.route.kind === 'content' ? [{ address, page, match }] : [];
    });
    expect(texts.length).toBeGreaterThan(80);
    for (const { address, page, match } of texts) {
      const content = await site.service.composition.get(ContentRepository).page(contentSlugOf(match));
      if (content === undefined) throw new Error(`no page ${address}`);
      const text = plainOf(page.querySelector('main'));
      expect([address, words(page.querySelector('h1'))]).toEqual([address, content.title]);
      if (match.route.hero === undefined)
        expect([address, words(page.querySelector('.pt-pagehead .lead'))]).toEqual([address, content.description]);
      expect([address, words(page.querySelector('.pt-updated'))]).toEqual([
        address,
        content.lastUpdate === undefined ? '' : `Ultimo aggiornamento: ${formatDay(content.lastUpdate)}`,
      ]);
      for (const written of [
        plainText(content.body),
        ...content.sections.map(({ title, body }) => title + plainText(body)),
        ...content.accordions.flatMap(({ title, body }) => [title, plainText(body)]),
        ...content.members.map(({ role, name }) => role + name),
      ])
        expect([address, written, text.includes(plain(written))]).toEqual([address, written, true]);
      expect([address, rowsOf(blockWith(page, 'Documentazione'))]).toEqual([address, content.documents.map(fileRow)]);
      expect([address, rowsOf(blockWith(page, 'Link utili')).map(({ words: title, to }) => ({ title, to }))]).toEqual([
        address,
        content.links.map(({ title, url }) => ({ title, to: url })),
      ]);
      const addressesOf = [
        ...(content.email === undefined ? [] : [`mailto:${content.email}`]),
        ...(content.phoneNumber === undefined ? [] : [`tel:${content.phoneNumber.replaceAll(/[^+\d]/gu, '')}`]),
        ...(content.cta === undefined ? [] : [content.cta.url]),
        ...content.members.flatMap(({ document }) => (document === undefined ? [] : [document.contentUrl])),
        ...content.accordions.flatMap(({ links }) => links.map(({ url }) => url)),
      ];
      const shown = linksIn(page.querySelector('main') ?? undefined).map(({ to }) => to);
      for (const to of addressesOf) expect([address, shown]).toEqual([address, expect.arrayContaining([to])]);
    }
  });
});

/** Steps whose words the specification fixes, whatever their page is called (NAV-18, NAV-19). */
const FIXED_STEPS = [
  'Home',
  'L’Agenzia',
  'Programmi di Sviluppo Rurale',
  'Pagamenti Organizzazioni Comuni dei Mercati (OCM)',
  'Concorsi e procedure di reclutamento personale',
  'Appalti a valere sul bilancio ANPAG',
  'Appalti a valere sul fondo FEAD e fondo Nazionale',
  // The tasks are a section of the list of articles (D-52).
  TASKS_NAME,
];

describe('the way to a page', () => {
  it('[NAV-17] [NAV-18] [NAV-19] should have at each step the title of the page it leads to, on every page of the site map', async () => {
    const titles = new Map<string, string>();
    const ways: (readonly [string, readonly { words: string; to: string | undefined }[]])[] = [];
    const note = (address: string, page: Document): void => {
      titles.set(address, words(page.querySelector('h1')));
      ways.push([address, linksIn(page.querySelector('ol.breadcrumb') ?? undefined)]);
    };
    const walk = async (address: string): Promise<void> => {
      if (!titles.has(address)) note(address, await site.mainOf(address));
    };
    for (const [address, page] of pages) note(address, page);
    await walk('/cruscotto-pagamenti/domanda-unica-2025/pd-01');
    expect(ways.length).toBeGreaterThan(60);
    for (const [address, steps] of ways)
      for (const step of steps) {
        if (FIXED_STEPS.includes(step.words) || step.to === undefined) continue;
        await walk(step.to);
        expect([address, step.words]).toEqual([address, titles.get(step.to)]);
      }
  });
});

describeMarkup(() => ({ site, answers }));
