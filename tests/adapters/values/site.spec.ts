import type { Document, Element } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertLines } from '#core/content/alerts.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { ContentPage, PageNode } from '#core/content/page.ts';
import type { Highlight, HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import type { Download } from '#core/content/pieces.ts';
import { plainText } from '#core/content/rich-text.ts';
import { eventTimeText } from '#core/catalogue/event-facts.ts';
import { formatDay, formatLongDay } from '#core/formatting/date.ts';
import { formatEuro, formatTotal } from '#core/formatting/euro.ts';
import { formatKpi } from '#core/formatting/kpi.ts';
import { formatCount } from '#core/formatting/number.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { termPath } from '#core/selections/next-terms.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { GLOSSARY } from '#core/glossary/words.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { all, allWords, drawSiteOver, type DrawnSite, factsOf, hrefOf, words } from '#tests/support/drawn-site.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';
import { given, linksIn, partOf, plain, plainOf } from './reading.ts';
import { type WireEntry, type WireKpi, type WirePage, wordsOf } from './wire.ts';

let site: DrawnSite;
beforeAll(async () => {
  site = await drawSiteOver(await sharedService());
}, SERVICE_START_LIMIT_MS);
afterAll(() => site.service.stop());

const day = (text: string): string => formatDay(text as IsoDate);
const highlights = (kind: HighlightKind, place: HighlightSlot): Promise<readonly Highlight[]> =>
  site.service.composition.get(HighlightRepository).highlights(kind, place);
const settings = (): PortalSettings => site.service.composition.get(PortalSettings);

// What home, guided paths and support share

const highlightCard = (card: Element) =>
  given({
    title: words(card.querySelector('.it-card-title')),
    to: hrefOf(card.querySelector('a.cover')),
    picture: card.querySelector('img')?.getAttribute('src') ?? undefined,
    kind: words(card.querySelector('.kind')),
    day: words(card.querySelector('time')),
    text: words(card.querySelector('.pt-clamp')),
  });
const cardOfHighlight = ({ title, link, image, category, date, description }: Highlight) =>
  given({
    title,
    to: link?.url,
    picture: image?.url,
    kind: category,
    day: date === undefined ? undefined : formatDay(date),
    text: description,
  });

const alertOf = (alert: Element) => ({
  summary: words(alert.querySelector('summary')),
  text: words(alert.querySelector('.in p')),
  link: linksIn(alert),
});
const expectAlerts = async (page: Document, place: HighlightSlot): Promise<void> => {
  expect(all(page, '.pt-alerts .pt-alert').map(alertOf)).toEqual(
    alertLines(await highlights('alert', place)).map(({ lead, title, description, link }) => ({
      summary: lead === undefined ? title : `${lead}: ${title}`,
      text: description,
      link: link === undefined ? [] : [{ words: link.title, to: link.url }],
    })),
  );
};
const expectTools = async (page: Document, place: HighlightSlot): Promise<void> => {
  expect(linksIn(page, 'a.pt-tile')).toEqual(
    (await highlights('tool', place)).map(({ title, link, legacyUrl }) => ({
      words: title,
      to: legacyUrl ?? link?.url,
    })),
  );
};
const expectCarousel = async (page: Document, place: HighlightSlot): Promise<void> => {
  expect(all(page, '.pt-carousel article').map(highlightCard)).toEqual(
    (await highlights('carousel', place)).map(cardOfHighlight),
  );
};
const expectFaqs = async (part: Element | undefined, place: string): Promise<void> => {
  const found = await site.json<readonly WireEntry[]>(`/faqs/most-recent/${place}`);
  expect(found.length).toBeGreaterThan(0);
  expect(
    part === undefined ? [] : all(part, 'details').map((one) => [words(one.querySelector('summary')), plainOf(one)]),
  ).toEqual(found.map(({ title, answer, description }) => [title, plain(title + wordsOf(answer ?? description))]));
};
const expectHero = async (page: Document, slug: string): Promise<void> => {
  const hero = await site.json<{ title: string; description: string }>(`/hero-sections/${slug}`);
  expect([words(page.querySelector('h1')), words(page.querySelector('main .lead'))]).toEqual([
    hero.title,
    hero.description,
  ]);
};

interface WireTerm {
  readonly title: string;
  readonly closesOn: IsoDate;
  readonly list: ListId | null;
  readonly friendlyUrl: string;
}

describe('the home', () => {
  it('[PAGE-26] [PAGE-42] [PAGE-44] should show what the service gave for each of its parts, in its order', async () => {
    const page = await site.page('/home');
    await expectHero(page, 'homepage');
    await expectAlerts(page, 'homepage');
    // What is a verb of the head is no tool again (D-49).
    const verbs = linksIn(page, '.pt-verbs a').map(({ to }) => to);
    expect(verbs).toEqual([
      '/le-tue-pratiche?accedi',
      '/aiuti-e-bandi/quali-aiuti',
      '/modulistica',
      '/supporto/ricerca-op',
    ]);
    expect(linksIn(page, 'a.pt-tile')).toEqual(
      (await highlights('tool', 'homepage'))
        .filter(({ link }) => !verbs.includes(link?.url))
        .map(({ title, link, legacyUrl }) => ({ words: title, to: legacyUrl ?? link?.url })),
    );
    const kpis = await site.json<readonly WireKpi[]>('/KPIs');
    expect(
      all(page, '.pt-kpi-card').map((card) => ({
        icon: card
          .querySelector('use')
          ?.getAttribute('href')
          ?.replace(/^.*#it-/u, ''),
        value: words(card.querySelector('.figure')),
        what: words(card.querySelector('.figure + p')),
        tip: words(card.querySelector('.pt-tip-text')),
        until: words(card.querySelector('.pt-soft')),
      })),
    ).toEqual(
      kpis.map(({ icon, value, formatting, description, tooltip, lastUpdate }) => ({
        icon: icon.replace(/^it-/u, ''),
        value: formatKpi(value, formatting),
        what: description,
        tip: tooltip ?? '',
        until: lastUpdate === undefined ? '' : `Aggiornato al ${day(lastUpdate)}`,
      })),
    );
    const banners = await highlights('banner', 'homepage');
    expect(
      all(page, '.pt-banner').map((banner) => ({
        title: words(banner.querySelector('h2')),
        text: words(banner.querySelector('p')),
        picture: banner.querySelector('img')?.getAttribute('src'),
        links: linksIn(banner),
      })),
    ).toEqual(
      banners.map(({ title, description, image, link }) => ({
        title,
        text: description,
        picture: image?.url,
        links: link === undefined ? [] : [{ words: link.title, to: link.url }],
      })),
    );
  });

  it('[PAGE-53] should show each of the next terms with its day and its page', async () => {
    const terms = await site.json<readonly WireTerm[]>('/next-terms');
    expect(terms.length).toBeGreaterThan(0);
    const table = routeTable(settings().names);
    const page = await site.page('/home');
    expect(
      all(page, '.pt-next-terms li').map((one) => ({
        links: linksIn(one),
        leaf: words(one.querySelector('.pt-leaf b')),
        on: one.querySelector('time')?.getAttribute('datetime'),
        day: words(one.querySelector('time')),
      })),
    ).toEqual(
      terms.map(({ title, list, friendlyUrl, closesOn }) => ({
        links: [{ words: title, to: termPath(table, { title, closesOn, friendlyUrl, list: list ?? undefined }) }],
        leaf: String(Number(closesOn.slice(8))),
        on: closesOn,
        day: `, ${formatLongDay(closesOn)}`,
      })),
    );
  });

  it('[PAGE-26] [LIST-11] should show the four latest press releases, two in evidence, events to come, and each other news once', async () => {
    const page = await site.page('/home');
    const { results } = await site.json<WirePage>('/press-releases?pageSize=4&page=1&sort=DESC');
    expect(
      all(page, 'section[aria-label="Comunicati stampa"] li').map((entry) => ({
        day: words(entry.querySelector('time')),
        isNew: entry.querySelector('.pt-tag.new') !== null,
        links: linksIn(entry),
      })),
    ).toEqual(
      results.map(({ title, friendlyUrl, publicationDate, isNew }) => ({
        day: day(publicationDate ?? ''),
        isNew,
        links: [{ words: title, to: `/anpag-comunica/comunicati-stampa/${friendlyUrl}` }],
      })),
    );
    const events = (await site.json<readonly WireEntry[]>('/imminent-events')).slice(0, 3);
    expect(
      all(page, '.pt-news .pt-agenda li').map((one) => ({
        day: words(one.querySelector('time')),
        links: linksIn(one),
        where: words(one.querySelector('.pt-soft')),
      })),
    ).toEqual(
      events.map(({ eventDate, title, friendlyUrl, eventTime = '', isOnlineEvent, place, city }) => {
        const long = formatLongDay(eventDate as IsoDate);
        const where = isOnlineEvent === true ? 'Online' : [place, city].filter(Boolean).join(', ');
        return {
          day: long,
          links: [{ words: title, to: `/anpag-comunica/eventi/${friendlyUrl}` }],
          where: `${long} ${eventTimeText(eventTime)} · ${where}`,
        };
      }),
    );

    const evident = await highlights('inEvidence', 'homepage');
    expect(all(page, '.pt-news-large article').map(highlightCard)).toEqual(evident.slice(0, 2).map(cardOfHighlight));
    // The order in which blocks of news come to their turn; what one has shown, by title or address, gives way in the next.
    const articles = (await site.json<readonly WireEntry[]>('/articles-in-evidence')).slice(0, 3);
    const feed = await highlights('feed', 'homepage');
    const lineOf = ({ title, link, date }: Highlight) => ({ title, to: link?.url, day: date });
    const seen: { title: string; to: string | undefined }[] = [
      ...evident.slice(0, 2).map(lineOf),
      ...results.map(({ title, friendlyUrl }) => ({
        title,
        to: `/anpag-comunica/comunicati-stampa/${friendlyUrl}`,
      })),
      ...events.map(({ title, friendlyUrl }) => ({ title, to: `/anpag-comunica/eventi/${friendlyUrl}` })),
    ];
    const fresh = <T extends { readonly title: string; readonly to: string | undefined }>(lines: readonly T[]) => {
      const left = lines.filter(({ title, to }) => !seen.some((one) => one.title === title || one.to === to));
      seen.push(...left);
      return left;
    };
    const more = [
      ...fresh(evident.slice(2).map(lineOf)),
      ...fresh(
        articles.map(({ title, friendlyUrl, publicationDate }) => ({
          title,
          to: `/anpag-comunica/articoli/${friendlyUrl}`,
          day: publicationDate,
        })),
      ),
      ...fresh(feed.map(lineOf)),
      ...fresh((await highlights('carousel', 'homepage')).map(lineOf)),
    ].toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? '', 'en'));
    expect(more.length).toBeGreaterThan(2);
    expect(
      all(page, 'section[aria-label="Altre novità"] li').map((entry) => [
        words(entry.querySelector('time')),
        ...linksIn(entry),
      ]),
    ).toEqual(more.map(({ title, to, day: of }) => [of === undefined ? '' : day(of), { words: title, to }]));
    expect(all(page, '.pt-carousel')).toEqual([]);
  });
});

describe('a guided path', () => {
  it.each([
    ['/agricoltori', 'agricoltori'],
    ['/caa', 'caa'],
    ['/op', 'op'],
  ] as const)(
    '[PAGE-27] %s should show head, alerts, carousel, services, tools and questions of its audience',
    async (path, audience) => {
      const page = await site.page(path);
      await expectHero(page, audience);
      await expectAlerts(page, audience);
      await expectCarousel(page, audience);
      await expectTools(page, audience);
      await expectFaqs(partOf(page, 'Domande'), audience);
      const services = await site.json<readonly WireEntry[]>(`/services/${audience}`);
      expect(all(page, '.pt-paper .pt-grid article').map(highlightCard)).toEqual(
        services.map(({ title, friendlyUrl, description }) => ({
          title,
          to: `/servizi/${friendlyUrl}`,
          text: description,
        })),
      );
    },
  );
});

describe('the support', () => {
  it('[PAGE-34] [PAGE-44] should show its ways, the latest questions and what the agency answers to all', async () => {
    const page = await site.page('/supporto');
    await expectHero(page, 'supporto');
    await expectFaqs(partOf(page, 'Domande'), 'supporto');
    const ways = await site.json<readonly WireEntry[]>('/page-previews/supporto');
    expect(all(page, '.pt-grid article').map(highlightCard)).toEqual(
      ways.map(({ title, friendlyUrl, description }) => ({ title, to: `/${friendlyUrl}`, text: description })),
    );
    const replies = await contentAt('agency-replies');
    expect(plainOf(partOf(page, replies.title))).toContain(
      plain(replies.title + replies.description + plainText(replies.body)),
    );
    expect(linksIn(partOf(page, replies.title), 'a.btn')).toEqual(
      replies.cta === undefined ? [] : [{ words: replies.cta.title, to: replies.cta.url }],
    );
  });

  it('[PAGE-34] should show each contact with its numbers, addresses and hours', async () => {
    const contacts = await site.json<readonly Readonly<Record<string, string | null>>[]>('/support/contacts');
    const page = await site.page('/supporto/contatti');
    expect(
      all(page, '.pt-contacts article').map((card) => [
        words(card.querySelector('.it-card-title')),
        words(card.querySelector('.it-card-title + p')),
        factsOf(card.querySelector('dl')),
        linksIn(card).map(({ to }) => to),
      ]),
    ).toEqual(
      contacts.map(({ title, description, phone, email, certifiedEmail, address, hours }) => [
        title,
        description ?? '',
        given({
          Telefono: phone ?? undefined,
          Email: email ?? undefined,
          PEC: certifiedEmail ?? undefined,
          Indirizzo: address ?? undefined,
          Orari: hours ?? undefined,
        }),
        [
          ...(phone === null ? [] : [`tel:${(phone ?? '').replaceAll(/[^+\d]/gu, '')}`]),
          ...(email === null ? [] : [`mailto:${email}`]),
          ...(certifiedEmail === null ? [] : [`mailto:${certifiedEmail}`]),
        ],
      ]),
    );
  });
});

describe('the footer and the top bar', () => {
  it('[NAV-01] [NAV-07] [PAGE-44] should show contacts and links of the settings and of the service, each at its name', async () => {
    const page = await site.page('/mappa-del-sito');
    const { contacts, external } = settings();
    const footer = page.querySelector('#pie-di-pagina');
    expect(allWords(footer ?? page, 'address > p')).toEqual([
      contacts.address,
      `Codice fiscale ${contacts.taxCode}`,
      `Partita IVA ${contacts.vatNumber}`,
    ]);
    expect(linksIn(footer?.querySelector('address') ?? undefined)).toEqual([
      { words: contacts.phone, to: `tel:${contacts.phone.replaceAll(' ', '')}` },
      { words: contacts.certifiedMail, to: `mailto:${contacts.certifiedMail}` },
    ]);
    expect(linksIn(footer?.querySelector('.it-socials') ?? undefined)).toEqual(
      external.social.map(({ name, href }) => ({ words: name, to: href })),
    );
    const links = linksIn(footer ?? undefined, '.footer-list.link-list a, .it-footer-small-prints a');
    const given_ = await site.json<readonly { title: string; href?: string; legacyUrl?: string }[]>('/footer-pages');
    const addresses = links.map(({ to }) => to);
    for (const { href, legacyUrl } of given_) expect(addresses).toContain(legacyUrl ?? href);
    expect(links).toEqual(
      expect.arrayContaining([
        { words: 'Dichiarazione di accessibilità', to: external.accessibilityDeclaration },
        { words: 'Ministero dell’agricoltura', to: external.ministry },
        { words: 'Gazzetta ufficiale', to: external.gazette },
        { words: 'Sito precedente', to: external.oldSite },
      ]),
    );
    // What works today opens by itself; what stands on the former site goes through its notice, by script.
    const report = all(page, 'header a').find((link) => words(link).startsWith('Segnalazione frodi'));
    expect([hrefOf(report), report?.getAttribute('target'), report?.hasAttribute('data-by-script')]).toEqual([
      external.fraudReport,
      '_blank',
      false,
    ]);
    const former = all(footer ?? page, 'a').find((link) => words(link).startsWith('Sito precedente'));
    expect(former?.hasAttribute('data-by-script')).toBe(true);
  });
});

describe('the paying bodies', () => {
  it.each(['', '?categories=puglia'])(
    '[PAGE-15] [PAGE-16] should show each field of each body at "%s"',
    async (query) => {
      const bodies = await site.json<
        readonly {
          nome: string;
          scope: string;
          address: string;
          numAddress: string;
          cap: string;
          city: string;
          url: string;
          regions: readonly { id: string; name: string }[];
          phone: string;
          certifiedEmail: string;
        }[]
      >(`/support/op/site${query}`);
      const chosen = new URLSearchParams(query).get('categories');
      const page = await site.page(`/supporto/ricerca-op${query}`);
      expect(
        all(page, 'main article.it-card').map((card) => ({
          name: words(card.querySelector('.it-card-title')),
          kind: words(card.querySelector('.kind')),
          address: words(card.querySelector('.address')),
          phone: words(card.querySelector('a[href^="tel:"]')),
          pec: words(card.querySelector('a[href^="mailto:"]')),
          regions: allWords(card, '.chip'),
          to: card.querySelector('.it-card-footer a')?.getAttribute('href'),
        })),
      ).toEqual(
        bodies.map(({ nome, scope, address, numAddress, cap, city, url, regions, phone, certifiedEmail }) => ({
          name: nome,
          kind: scope === 'national' ? 'Sede nazionale' : 'Sede regionale',
          address: `${address} ${numAddress}, ${cap} ${city}`.replaceAll(/\s+/gu, ' '),
          phone,
          pec: certifiedEmail,
          regions: [
            ...regions
              .toSorted((left, right) => Number(right.id === chosen) - Number(left.id === chosen))
              .slice(0, 3)
              .map(({ name }) => name),
            ...(regions.length > 3 ? [`+ altre ${regions.length - 3}`] : []),
          ],
          to: url,
        })),
      );
      expect(bodies.length).toBeGreaterThan(0);
    },
  );

  it('[PAGE-50] should say who pays each line of aid in the chosen region, with the telephone', async () => {
    const page = await site.page('/supporto/ricerca-op?categories=puglia');
    expect(all(page, 'main tbody tr').map((row) => allWords(row, 'th, td'))).toEqual([
      ['Domanda unica e pagamenti diretti', 'ANPAG', '06 0000 1240'],
      ['Sviluppo rurale programma regionale', 'ANPAG', '06 0000 1240'],
      ['Vino OCM vino', 'Organismo pagatore nazionale delle filiere', '06 0000 2200'],
      ['Olio, ortofrutta, miele gli altri settori OCM', 'Organismo pagatore nazionale delle filiere', '06 0000 2200'],
    ]);
  });

  it('[PAGE-15] should count regional and national sites, each at its name', async () => {
    const counts = await site.json<{ opSiteRegionCount: number; opSiteNationCount: number }>('/support/op/site/count');
    const page = await site.page('/supporto/ricerca-op');
    const shown = all(page, '.pt-kpi').map((one) => [
      words(one.querySelector('dt')),
      words(one.querySelector('.figure')),
    ]);
    expect(shown.map(([name = '', value]) => [/nazional/u.test(name), value])).toEqual([
      [false, String(counts.opSiteRegionCount)],
      [true, String(counts.opSiteNationCount)],
    ]);
  });
});

/** The cells of a row, its name first; each is led by the name of its column, which phones show. */
const cellsOf = (row: Element): readonly string[] => [
  words(row.querySelector('th')),
  ...all(row, 'td:not([aria-hidden]):not([role="presentation"])').map(words),
];
const paid = (amount: number | null): string => `Importo erogato ${formatEuro(amount ?? 0).replaceAll('\u00a0', ' ')}`;

describe('the payments', () => {
  it('[PAGE-40] [PAGE-22] [CONST-01] should show exact euro in the rows of a table, and their sum in millions', async () => {
    const of = 'yearCampaign=2025&department=Domanda%20unica&planning=2023-2027';
    const rows = await site.json<
      readonly {
        codiceIntervento: string;
        descrizioneIntervento: string;
        importoErogato: number | null;
        numBeneficiari: number | null;
      }[]
    >(`/dashboard-payments/interventions/amounts?${of}`);
    const page = await site.page('/cruscotto-pagamenti/domanda-unica-2025');
    const shown = all(page, 'main table tbody tr').map(cellsOf);
    const reported = rows.filter(({ importoErogato }) => importoErogato !== null).slice(0, 10);
    expect(shown.length).toBeGreaterThan(0);
    for (const [
      at,
      { codiceIntervento, descrizioneIntervento, importoErogato, numBeneficiari },
    ] of reported.entries()) {
      const [name = '', ...cells] = shown[at] ?? [];
      expect([name.startsWith(`${codiceIntervento} ${descrizioneIntervento}`), cells[0], cells[2]]).toEqual([
        true,
        paid(importoErogato),
        `Beneficiari ${formatCount(numBeneficiari ?? 0)}`,
      ]);
    }
    const total = rows.reduce((sum, { importoErogato }) => sum + (importoErogato ?? 0), 0);
    expect(words(page.querySelector('.pt-place-sum .figure'))).toBe(formatTotal(total).replaceAll('\u00a0', ' '));
  });

  it('[PAGE-22] [PAGE-40] should show the regions of a division with amount and beneficiaries of each', async () => {
    const of = 'yearCampaign=2025&department=Sviluppo%20rurale&planning=2023-2027';
    const rows = await site.json<
      readonly { regione: string; importoErogato: number | null; numBeneficiari: number | null }[]
    >(`/dashboard-payments/regions/amounts?${of}`);
    const page = await site.page('/cruscotto-pagamenti/sviluppo-rurale-2025?mostra=3');
    const shown = new Map(
      all(page, 'main table tbody tr').map((row) => {
        const [name = '', ...cells] = cellsOf(row);
        return [name, cells];
      }),
    );
    const names = REGIONS.map(({ name }) => name);
    const reported = rows.filter(
      ({ regione, importoErogato }) => importoErogato !== null && names.includes(regione) && shown.has(regione),
    );
    expect(reported.length).toBeGreaterThan(5);
    for (const { regione, importoErogato, numBeneficiari } of reported) {
      const cells = shown.get(regione) ?? [];
      expect([regione, cells[0], cells[2]]).toEqual([
        regione,
        paid(importoErogato),
        `Beneficiari ${formatCount(numBeneficiari ?? 0)}`,
      ]);
    }
  });

  it('[MENU-03] [PAGE-41] should list each division of each campaign with the day until which it was counted', async () => {
    const campaigns = await site.json<
      readonly {
        annoCampagna: number;
        aggiornatoAl: string;
        divisioni: readonly { divisione: string; programmazione?: string; friendlyUrl: string }[];
      }[]
    >('/dashboard-payments/campaigns');
    const page = await site.page('/cruscotto-pagamenti');
    expect(
      all(page, 'main nav details details').map((campaign) => [
        words(campaign.querySelector('summary')),
        [...campaign.querySelectorAll('a')].map((link) => [words(link), hrefOf(link)]),
      ]),
    ).toEqual(
      campaigns.map(({ annoCampagna, divisioni }) => [
        `Campagna ${annoCampagna}`,
        divisioni.map(({ divisione, programmazione, friendlyUrl }) => [
          [divisione, programmazione].filter(Boolean).join(' '),
          `/cruscotto-pagamenti/${friendlyUrl}`,
        ]),
      ]),
    );
    const introduction = await contentAt('cruscotto-pagamenti');
    expect(plainOf(page.querySelector('main'))).toContain(plain(plainText(introduction.body)));
  });

  it('[PAGE-42] [PAGE-44] [PAGE-23] should show the figures of the other paying bodies with sign, value and day', async () => {
    const kpis = await site.json<readonly WireKpi[]>('/other-op-kpi');
    const page = await site.page('/cruscotto-pagamenti-op-extra-anpag');
    expect(
      all(page, '.pt-kpi').map((one) => ({
        icon: one
          .querySelector('.figure use')
          ?.getAttribute('href')
          ?.replace(/^.*#it-/u, ''),
        value: words(one.querySelector('.figure')),
        what: words(one.querySelector('dt')),
        note: words(one.querySelector('.since')),
      })),
    ).toEqual(
      kpis.map(({ icon, value, formatting, description, tooltip, lastUpdate }) => ({
        icon: icon.replace(/^it-/u, ''),
        value: formatKpi(value, formatting),
        what: description,
        note: `${tooltip} Aggiornato al ${day(lastUpdate ?? '')}`,
      })),
    );
  });
});

interface WireHit {
  readonly type: string;
  readonly title: string;
  readonly summary: string;
  readonly preview?: readonly { readonly text: string; readonly isMatch: boolean }[];
  readonly friendlyUrl: string;
  readonly publicationDate?: string;
  readonly document?: Download;
}

describe('the results of a search', () => {
  it.each(['domanda', 'delibera', 'modulo'])(
    '[PAGE-20] [LIST-12] [LIST-33] should show each field of each result for "%s"',
    async (text) => {
      const { results } = await site.json<{ results: readonly WireHit[] }>(`/search-engine?search=${text}`);
      const page = await site.page(`/ricerca?search=${text}`);
      const shown = all(page, 'main article').map((card) => ({
        title: words(card.querySelector('.it-card-title')).replace(/ \((?:PDF|si apre).*$/u, ''),
        kind: words(card.querySelector('.kind')),
        day: words(card.querySelector('time')),
        text: words(card.querySelector('.it-card-signature ~ p')),
        marked: allWords(card, 'mark'),
        foot: words(card.querySelector('.it-card-footer')),
      }));
      const best = page.querySelector('.pt-best');
      if (best !== null)
        expect([words(best.querySelector('h2')), words(best.querySelector('.kind ~ p'))]).toEqual([
          results[0]?.title,
          results[0]?.summary,
        ]);
      expect(shown).toEqual(
        (best === null ? results : results.slice(1)).map(({ title, type, publicationDate, preview = [], summary }) => ({
          title,
          kind: type.replaceAll('_', ' '),
          day: publicationDate === undefined ? '' : day(publicationDate),
          text:
            preview.length === 0
              ? summary
              : preview
                  .map((part) => part.text)
                  .join('')
                  .replaceAll(/\s+/gu, ' ')
                  .trim(),
          marked: preview.filter(({ isMatch }) => isMatch).map((part) => part.text.trim()),
          foot: 'Vai al dettaglio',
        })),
      );
    },
  );
});

// Trees and texts

const contentAt = async (slug: string): Promise<ContentPage> => {
  const found = await site.service.composition.get(ContentRepository).page(slug);
  if (found === undefined) throw new Error(`no page ${slug}`);
  return found;
};

const nodesIn = (nodes: readonly PageNode[]): readonly PageNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

describe('the site map', () => {
  it('[NAV-22] [NAV-09] should name every entry of the service’s tree with its address, also those with pages below and those of the former site', async () => {
    const tree = await site.service.composition.get(ContentRepository).tree('mappa-sito');
    const page = await site.page('/mappa-del-sito');
    const shown = linksIn(page.querySelector('.pt-directory') ?? undefined);
    const named = nodesIn(tree).filter(({ path, legacyUrl }) => legacyUrl !== undefined || path !== '/mappa-del-sito');
    expect(named.length).toBeGreaterThan(20);
    for (const { title, path, legacyUrl } of named) {
      const to = legacyUrl ?? path;
      // A mere group leads nowhere: it is a heading.
      if (to === undefined) expect(allWords(page, '.pt-directory h2, .pt-directory span')).toContain(title);
      else expect(shown).toContainEqual({ words: title, to });
    }
    const former = all(page, '.pt-directory a[data-by-script]').map(hrefOf);
    expect(former).toEqual(named.flatMap(({ legacyUrl }) => (legacyUrl === undefined ? [] : [legacyUrl])));
    expect(former.length).toBeGreaterThan(0);
  });
});

describe('the words of the procedures', () => {
  it('[PAROLE-01] should stand at an address of their own, each with its explanation, and be linked from the support', async () => {
    const page = await site.page('/supporto/parole');
    expect(
      all(page, 'main dl > div').map((row) => ({
        id: row.id,
        word: words(row.querySelector('dt')),
        explanation: words(row.querySelector('dd')),
      })),
    ).toEqual(GLOSSARY.map(({ id, word, explanation }) => ({ id, word, explanation })));
    expect(linksIn(await site.page('/supporto'), '.pt-help a').map(({ to }) => to)).toContain('/supporto/parole');
  });
});

describe('the tree of the transparency', () => {
  it('[PAGE-32] [NAV-09] should stand beside its pages with every node, its address and what lies below it', async () => {
    const tree = await site.service.composition.get(ContentRepository).tree('transparent-administration');
    const page = await site.page('/amministrazione-trasparente');
    const shown = linksIn(page.querySelector('.pt-side') ?? undefined);
    for (const { title, path, legacyUrl, children } of nodesIn(tree)) {
      const to = legacyUrl ?? path;
      if (to === undefined) continue;
      // A section with pages below opens in place; its own page is the first entry there.
      const said = children.length === 0 ? [title] : ['Presentazione della sezione', title];
      expect([
        to,
        shown.some((link) => link.to === to && said.some((one) => link.words.startsWith(one.slice(0, 12)))),
      ]).toEqual([to, true]);
    }
  });
});

describe('the introduction of the public proclamations', () => {
  it('[PAGE-19] should stand before their list, as the editors wrote it', async () => {
    const text = plainOf((await site.page('/pubblici-proclami')).querySelector('main'));
    const written = plain(plainText((await contentAt('pubblici-proclami')).body));
    expect(text.indexOf(written)).toBeGreaterThan(0);
    expect(text.indexOf(written)).toBeLessThan(text.indexOf('Apriidettagli'));
  });
});

// Files to take away

const lines = (csv: string): readonly (readonly string[])[] =>
  csv
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/gu)].map(([, quoted, bare]) =>
        (quoted ?? bare ?? '').replaceAll('""', '"'),
      ),
    );

describe('the files of a list', () => {
  it.each([
    ['regulations', 'sort=ASC'],
    ['regulations', 'sort=DESC'],
    ['press-releases', 'sort=ASC'],
    ['competitions', 'sort=ASC'],
    ['contracts', 'sort=DESC'],
    ['forms', 'sort=ASC'],
  ])('[LIST-18] should hold of %s the fields of each entry in the order of the list (%s)', async (list, query) => {
    const entries: WireEntry[] = [];
    for (let number = 1, total = 1; entries.length < total; number += 1) {
      const { results, pagination } = await site.json<WirePage>(`/${list}?${query}&page=${number}`);
      total = pagination.totalCount;
      entries.push(...results);
    }
    const [head = [], ...rows] = lines(await site.text(`/exports/${list}.csv?${query}`));
    const column = (title: string): readonly (string | undefined)[] =>
      rows.map((row) => (head.includes(title) ? row[head.indexOf(title)] : undefined));
    expect(column('Titolo')).toEqual(entries.map(({ title }) => title));
    const fields: Readonly<Record<string, (entry: WireEntry) => string | number | undefined>> = {
      Descrizione: ({ description }) => String(description),
      Pubblicazione: ({ publicationDate }) => (publicationDate === undefined ? undefined : day(publicationDate)),
      'Ultimo aggiornamento': ({ lastUpdate }) => (lastUpdate === undefined ? undefined : day(lastUpdate)),
      Numero: ({ deedNumber }) => deedNumber,
      Anno: ({ referenceYear }) => referenceYear,
      Identificativo: ({ identifier }) => identifier,
      CIG: ({ cig }) => cig,
      Scadenza: ({ deadline }) => (deadline === undefined ? undefined : day(deadline)),
      Stato: ({ competitionStatus }) => competitionStatus,
      Sede: ({ workplace }) => workplace,
      Posti: ({ positions }) => positions,
      'Per chi': ({ forWhom }) => forWhom,
      Quanto: ({ howMuch }) => howMuch,
      'Importo in euro': ({ amount }) => amount?.toFixed(2).replace('.', ','),
      'Dove si presenta': ({ applyPlace }) => applyPlace,
      'Indirizzo per presentarla': ({ applyUrl }) => applyUrl,
    };
    for (const [title, valueOf] of Object.entries(fields)) {
      const values = entries.map((entry) => String(valueOf(entry) ?? ''));
      // A list whose entries never have it has no such column.
      if (head.includes(title)) expect([title, column(title)]).toEqual([title, values]);
      else expect([title, values.filter((value) => value !== '')]).toEqual([title, []]);
    }
    const feed = await site.text(`/exports/${list}.atom?${query}`);
    const entriesOf = [...feed.matchAll(/<entry>([\s\S]*?)<\/entry>/gu)].map(([, entry = '']) => entry);
    const inFeed = (element: string) =>
      entriesOf.map((entry) => new RegExp(`<${element}>([^<]*)`, 'u').exec(entry)?.[1] ?? '');
    expect(inFeed('title').map(unescaped)).toEqual(entries.map(({ title }) => title));
    expect(inFeed('published').map((at) => at.slice(0, 10))).toEqual(
      entries.map(({ publicationDate = '' }) => publicationDate),
    );
    expect(inFeed('updated').map((at) => at.slice(0, 10))).toEqual(
      entries.map(({ lastUpdate, publicationDate }) => lastUpdate ?? publicationDate ?? ''),
    );
  });

  it('[LIST-18] should hold in the calendar of the events the days, hours, places and words of each', async () => {
    const entries: WireEntry[] = [];
    for (let number = 1, total = 1; entries.length < total; number += 1) {
      const { results, pagination } = await site.json<WirePage>(`/events?page=${number}`);
      total = pagination.totalCount;
      entries.push(...results);
    }
    const calendar = (await site.text('/exports/events.ics')).replaceAll('\r\n ', '');
    const events = [...calendar.matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/gu)].map(([, event = '']) => event);
    const field = (event: string, name: string): string =>
      new RegExp(`^${name}[^:\\r\\n]*:(.*)$`, 'mu')
        .exec(event)?.[1]
        ?.trim()
        .replaceAll('\\,', ',')
        .replaceAll('\\;', ';') ?? '';
    expect(events.map((event) => [field(event, 'SUMMARY'), field(event, 'DTSTART').slice(0, 8)])).toEqual(
      entries.map(({ title, eventDate, eventStatus }) => [
        eventStatus === undefined ? title : `${eventStatus.charAt(0).toUpperCase()}${eventStatus.slice(1)}: ${title}`,
        eventDate?.replaceAll('-', ''),
      ]),
    );
    for (const [at, { place, isOnlineEvent }] of entries.entries())
      if (isOnlineEvent !== true && place !== undefined) expect(field(events[at] ?? '', 'LOCATION')).toContain(place);
  });
});

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
