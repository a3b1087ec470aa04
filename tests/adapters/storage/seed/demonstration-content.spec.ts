import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canReadFile } from '#core/access/can-act-for.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { Highlight, HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import type { PageGroup, PageNode } from '#core/content/page.ts';
import { dayInRome, daysBetween } from '#core/kernel/iso-date.ts';
import { type User, userFromClaims } from '#core/session/user.ts';
import { PostgresAssistanceService } from '#adapters/storage/postgres/assistance/assistance-service.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PdfkitRenderer } from '#adapters/storage/pdf/pdf-renderer.ts';
import { PostgresCompanyFileRepository } from '#adapters/storage/postgres/reserved/company-file-repository.ts';
import { PostgresContentRepository } from '#adapters/storage/postgres/content/content-repository.ts';
import { PostgresDeskRepository } from '#adapters/storage/postgres/content/desk-repository.ts';
import { PostgresEditorialRepository } from '#adapters/storage/postgres/content/editorial-repository.ts';
import { PostgresHighlightRepository } from '#adapters/storage/postgres/content/highlight-repository.ts';
import { PostgresNotificationRepository } from '#adapters/storage/postgres/reserved/notification-repository.ts';
import { PostgresPayingBodyRepository } from '#adapters/storage/postgres/payments/paying-body-repository.ts';
import { EXTRA_AGENCY_ROWS, EXTRA_AGENCY_TOTAL_CENTS } from '#core/payments/extra-agency.ts';
import { PostgresPaymentLedger } from '#adapters/storage/postgres/payments/payment-ledger.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { PostgresProcedureRepository } from '#adapters/storage/postgres/reserved/procedure-repository.ts';
import { PostgresProducerRepository } from '#adapters/storage/postgres/reserved/producer-repository.ts';
import {
  PostgresCompanyRepository,
  PostgresConventionRepository,
  PostgresGrantsRepository,
  PostgresSianQualification,
} from '#adapters/storage/postgres/reserved/session-repositories.ts';
import { storedRegions } from '#adapters/storage/postgres/index.ts';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { clock, demonstrationDatabase } from './demonstration-database.ts';

const database = demonstrationDatabase();

const PORTAL = {
  imageBase: '/media',
  names: {
    agencySlug: 'anpag',
    productSlug: 'anpag',
    appSlug: 'mobile',
    agencyShortName: 'ANPAG',
    agencyName: 'Agenzia Nazionale Pagamenti Agricoli',
  },
};
const items = () => new PostgresCatalogueRepository(database(), '/media', clock);
const pages = () => new PostgresContentRepository(database(), '/media');
const highlights = () => new PostgresHighlightRepository(database(), PORTAL, clock);
const desk = () => new PostgresDeskRepository(database(), '/media');
const editorial = () => new PostgresEditorialRepository(database(), '/media', clock);

const total = async (list: ListId): Promise<number> => (await items().matching(list, noCriteria(), 1)).totalCount;
const leaves = (nodes: readonly PageNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + leaves(children), 0);

describe('the demonstration content', () => {
  it.each([
    ['regulations', 40],
    ['pressReleases', 60],
    ['articles', 30],
    ['events', 24],
    ['services', 16],
    ['resolutions', 30],
    ['competitions', 24],
    ['tenders', 40],
    ['forms', 40],
    ['publicProclamations', 30],
    ['faqs', 40],
    ['usefulLinks', 25],
    ['informationArticles', 12],
  ] as const)('[API-17] should have as many %s as are asked for', async (list, least) => {
    expect(await total(list)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['projects', 6],
    ['aid-and-tenders', 30],
    ['direct-payments', 6],
    ['rural-development-plans', 21],
    ['social-aid-tenders', 1],
    ['state-aids', 3],
    ['supporto', 3],
  ] as const)('[API-17] should have as many pages under %s as are asked for', async (group: PageGroup, least) => {
    expect((await pages().group(group)).length).toBeGreaterThanOrEqual(least);
  });

  it('[API-17] should have at least eight ocm aids, on two levels', async () => {
    const [sectors, aids] = [await pages().group('ocm-payments'), await pages().group('ocm-payments-helps')];
    expect([sectors.length + aids.length >= 8, sectors.length > 0, aids.length > 0]).toEqual([true, true, true]);
  });

  it('[API-17] should have sixty pages of transparent administration, all in one tree', async () => {
    const tree = await pages().tree('transparent-administration');
    const [row] = await database().query<{ count: number }>(
      "select count(*) as count from content where type = 'transparency'",
    );
    expect([leaves(tree) >= 60, leaves(tree)]).toEqual([true, row?.count]);
  });

  it('[API-17] should have twelve paying bodies, twenty regions and three campaigns with amounts', async () => {
    const bodies = new PostgresPayingBodyRepository(database());
    const payments = makePublishedPayments(new PostgresPaymentLedger(database()));
    const campaigns = await payments.campaigns();
    const amounts = await Promise.all(
      campaigns.flatMap(({ year, divisions }) =>
        divisions.map(({ name, planning }) => payments.regions({ yearCampaign: year, department: name, planning })),
      ),
    );
    expect([
      (await bodies.serving(undefined)).length >= 12,
      (await storedRegions(database())()).length,
      campaigns.length >= 3,
    ]).toEqual([true, 20, true]);
    expect(amounts.every(({ rows }) => rows.length > 0)).toBe(true);
    expect(amounts.some(({ rows }) => rows.length === 20)).toBe(true);
  });

  it('[PAGE-23] [PAGE-42] [PAGE-44] should have figures that agree with the dashboards, and a finder that knows every extra-agency body', async () => {
    const known = (await new PostgresPayingBodyRepository(database()).serving(undefined)).map(({ name }) => name);
    expect(EXTRA_AGENCY_ROWS.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    const figures = [...(await editorial().figures('home')), ...(await editorial().figures('other-op'))];
    const [paid] = await database().query<{ cents: number }>(
      'select sum(paid_cents)::bigint as cents from payment_amount join division on friendly_url = division where campaign_year = 2025',
    );
    const valueOf = (description: string) => figures.find((figure) => figure.description === description)?.value;
    expect(valueOf('pagati nella campagna 2025')).toBe(String((paid?.cents ?? 0) / 100));
    expect(valueOf('pagati dagli altri organismi')).toBe(String(EXTRA_AGENCY_TOTAL_CENTS / 100));
    expect(valueOf('organismi pagatori riconosciuti')).toBe(String(known.length));
    expect(valueOf('aziende con il sostegno di base al reddito')).toBe('646055');
    expect(figures).toHaveLength(7);
  });

  it('[PAGE-42] [PAGE-44] should say of companies and millions in its texts what the figures say', async () => {
    const figures = await editorial().figures('home');
    const valueOf = (description: string) =>
      Number(figures.find((figure) => figure.description === description)?.value);
    const companies = valueOf('aziende con il sostegno di base al reddito');
    const billions = valueOf('pagati nella campagna 2025') / 1_000_000_000;
    const texts = readdirSync(DEMONSTRATION_CONTENT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(join(DEMONSTRATION_CONTENT, file), 'utf8'));
    const said = (shape: RegExp): readonly number[] =>
      texts.flatMap((text) => [...text.matchAll(shape)].map(([, number = '']) => Number(number.replaceAll('.', ''))));
    // Round numbers: no more than there are, and none that lacks a hundredth part of them.
    const paid = said(/(?:oltre|a) (6\d\d\.\d{3}) (?:aziende|domande)/gu);
    expect(paid.length).toBeGreaterThan(3);
    expect(paid.filter((number) => number > companies || number < companies * 0.99)).toEqual([]);
    expect(texts.filter((text) => /quasi quattro miliardi/u.test(text)).length).toBeGreaterThan(0);
    expect([Math.round(billions), billions < 4]).toEqual([4, true]);
  });

  it('[API-17] should have at least eight people and twelve companies', async () => {
    const [row] = await database().query<{ people: number; companies: number }>(
      'select (select count(*) from person) as people, (select count(*) from company) as companies',
    );
    expect([(row?.people ?? 0) >= 8, (row?.companies ?? 0) >= 12]).toEqual([true, true]);
  });

  it('[API-17] should show every state that a company file can have', async () => {
    const rows = await database().query<{ part: string; payload: unknown }>(
      'select part, payload from company_file_part',
    );
    const texts = rows.map(({ payload }) => JSON.stringify(payload)).join('\n');
    for (const state of [
      'verified',
      'failed',
      'temporarily-failed',
      'unverified',
      'valid',
      'unusable',
      'never-used',
      'unrecognised',
      'unknown',
      'expired',
      'IN LAVORAZIONE',
      'VALIDATO',
    ]) {
      expect([state, texts.includes(`"${state}"`)]).toEqual([state, true]);
    }
    expect(texts).toContain('"recentlyExpired":true');
    expect(texts).toContain('"hasExpiredMoreThanOneYear":true');
  });

  it('[BANDO-03] should show every status of competitions and tenders', async () => {
    const statuses = async (list: ListId, section: 'competitionStatus' | 'contractStatus') =>
      (await items().filterOptions(list, noCriteria()))[section]?.filter(({ count }) => count > 0).length;
    expect([await statuses('competitions', 'competitionStatus'), await statuses('tenders', 'contractStatus')]).toEqual([
      3, 3,
    ]);
  });

  it('[LIST-14] should give every choice section of every list something to choose', async () => {
    for (const definition of Object.values(LISTS)) {
      const options = await items().filterOptions(definition.id, noCriteria());
      expect([definition.id, Object.values(options).every((values) => values.length > 0)]).toEqual([
        definition.id,
        true,
      ]);
    }
  });

  it('[API-10] should have a head for every slug, six of them in the reserved area', async () => {
    for (const slug of HEROES)
      expect([slug, (await highlights().hero(slug, 'public'))?.title === undefined]).toEqual([slug, false]);
    for (const slug of PRIVATE_HEROES)
      expect([slug, (await highlights().hero(slug, 'private'))?.title === undefined]).toEqual([slug, false]);
    expect(await highlights().hero('sconosciuta', 'public')).toBeUndefined();
  });

  it.each([
    ['carousel', ['homepage', 'agricoltori', 'caa']],
    ['tool', ['homepage', 'link-utili', 'agricoltori', 'caa', 'op']],
    ['alert', ['homepage', 'agricoltori', 'caa']],
    ['banner', ['homepage', 'scrivania']],
    ['inEvidence', ['homepage']],
    ['feed', ['homepage']],
  ] as const)(
    '[API-11] should fill the block %s wherever it stands',
    async (kind: HighlightKind, places: readonly HighlightSlot[]) => {
      const found: readonly (readonly Highlight[])[] = await Promise.all(
        places.map((place) => highlights().highlights(kind, place)),
      );
      expect(found.map((entries) => entries.length > 0)).toEqual(places.map(() => true));
    },
  );

  it('[PAGE-26] should lead from the feed to pages of the section of this agency', async () => {
    const feed = await highlights().highlights('feed', 'homepage');
    expect(feed.map(({ link }) => link?.url.startsWith('/anpag-comunica/'))).toEqual(feed.map(() => true));
  });

  it('[API-11] should have recent questions, services of each audience and of each desk, and coming events', async () => {
    const repository = editorial();
    const counts = await Promise.all([
      repository.recentFaqs('supporto'),
      repository.recentFaqs('agricoltori'),
      repository.servicesFor('agricoltori'),
      repository.servicesFor('caa'),
      repository.servicesFor('op'),
      desk().services('farmer'),
      desk().services('caa'),
      repository.imminentEvents(),
      repository.inEvidence('articles'),
      repository.inEvidence('events'),
      desk().aids(),
      repository.figures('home'),
      repository.figures('other-op'),
      desk().figures(),
    ]);
    expect(counts.map((found) => found.length > 0)).toEqual(counts.map(() => true));
  });

  it('should have the agency’s own pages, with members and contacts where they belong', async () => {
    for (const slug of [
      'agenzia',
      'agenzia/direttore',
      'agenzia/collegio-revisori',
      'agenzia/organigramma',
      'agenzia/organismo-paritetico',
      'agenzia/comitato-garanzia',
      'agenzia/norme-istitutive',
      'privacy-and-cookies',
      'note-legali',
      'servizi/condizionalita',
      'servizi/app',
    ]) {
      expect([slug, (await pages().page(slug))?.slug]).toEqual([slug, slug]);
    }
    expect((await pages().page('agenzia/collegio-revisori'))?.members.length).toBeGreaterThan(1);
    expect((await pages().page('agenzia/direttore'))?.email).toContain('@');
    expect(await pages().page('agenzia/sconosciuta')).toBeUndefined();
  });

  it('should offer scopes and contacts for those who need assistance', async () => {
    const desk = new PostgresAssistanceService(database(), clock, undefined);
    expect([(await desk.scopes()).length > 2, (await desk.contacts()).length > 2]).toEqual([true, true]);
  });

  it('should name no medium that it does not have', async () => {
    const named = await database().query<{ path: string }>(
      `select distinct substring(found[1] from 7) as path from content, regexp_matches(payload::text, '"(media:[^"]+)"', 'g') as found`,
    );
    const stored = new Set(
      (await database().query<{ path: string }>('select path from media')).map(({ path }) => path),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ path }) => !stored.has(path))).toEqual([]);
  });

  it('[PAGE-16] should put the image base in front of every medium when it is read', async () => {
    const shown = JSON.stringify(
      await new PostgresCatalogueRepository(database(), 'https://immagini.example/base', clock).matching(
        'regulations',
        noCriteria(),
        1,
      ),
    );
    expect([shown.includes('media:'), shown.includes('"https://immagini.example/base/documenti/')]).toEqual([
      false,
      true,
    ]);
  });

  it('should date what is relative from the day of the import', async () => {
    const {
      items: [newest],
    } = await items().matching('regulations', noCriteria(), 1);
    expect(daysBetween(newest?.publicationDate ?? dayInRome(0), dayInRome(clock.now()))).toBe(1);
  });
});

describe('the people of the demonstration', () => {
  const aUser = (fiscal_code: string, userType = 'AGRI'): User =>
    userFromClaims({ fiscal_code, userType, name: 'Prova' });
  const companiesOf = async (fiscalCode: string) =>
    new PostgresCompanyRepository(database(), clock).companiesOf(aUser(fiscalCode));
  const grants = () => new PostgresGrantsRepository(database(), clock);

  it('[SES-08] should hold one, six and no companies', async () => {
    expect([
      (await companiesOf(ANNA)).length,
      (await companiesOf(MARCO)).length,
      (await companiesOf(IVO)).length,
    ]).toEqual([1, 6, 0]);
  });

  it('[ROUTE-18] should tell the one company whose mandate is closed', async () => {
    expect(await companiesOf(CARLA)).toEqual([
      { cuaa: CARLA, registeredName: 'Azienda agricola Neri Carla', mandateClosed: true },
    ]);
  });

  it('[SES-22] should know the offices of an operator, and none of somebody without a convention', async () => {
    const conventions = new PostgresConventionRepository(database());
    expect((await conventions.conventionOf(aUser(PAOLA, 'CAA')))?.officeIds).toEqual(['053001', '056001']);
    expect(await conventions.conventionOf(aUser(BRUNO, 'CAA'))).toBeUndefined();
  });

  it('[ROUTE-20] should grant a file to its holder and to the operator of its office, unless the mandate is closed', async () => {
    const reading = async (fiscalCode: string, userType: string, role: 'farmer' | 'caa', cuaa: string) =>
      canReadFile(aUser(fiscalCode, userType), role, cuaa, await grants().grantsOf(fiscalCode, cuaa)).ok;
    expect(await Promise.all([reading(ANNA, 'AGRI', 'farmer', ANNA), reading(PAOLA, 'CAA', 'caa', ANNA)])).toEqual([
      true,
      true,
    ]);
    expect(
      await Promise.all([
        reading(MARCO, 'AGRI', 'farmer', ANNA),
        reading(SARA, 'AGRI-CAA', 'caa', ANNA),
        reading(CARLA, 'AGRI', 'farmer', CARLA),
        reading(PAOLA, 'CAA', 'caa', CARLA),
      ]),
    ).toEqual([false, false, false, false]);
  });

  it('[SES-17] should know the links to the national system by role, and who is qualified there', async () => {
    const sian = new PostgresSianQualification(database());
    const [farmer, caa] = [await sian.for(ANNA).idLinks(false), await sian.for(ANNA).idLinks(true)];
    expect([
      farmer.length > 0,
      caa.length > 0,
      await sian.for(ANNA).isQualified(),
      await sian.for(IVO).isQualified(),
    ]).toEqual([true, true, true, false]);
  });

  it('[PAGE-08] should know who manages a mandate', async () => {
    expect((await grants().mandateHolderOf(ANNA))?.mail).toBe('viterbo@caaterrecomuni.example');
    const alerts = await new PostgresCompanyFileRepository(database(), PdfkitRenderer).part(ANNA, 'alerts');
    expect(alerts.ok && alerts.value.mandateManagerMail).toBe('viterbo@caaterrecomuni.example');
  });

  it('[PAGE-30] should let an operator find the producers of both offices, and not the one with a closed mandate', async () => {
    const found = await new PostgresProducerRepository(database(), clock).search({
      text: '',
      page: 1,
      pageSize: 50,
      operator: PAOLA,
    });
    expect([found.totalCount, found.items.some(({ cuaa }) => cuaa === CARLA)]).toEqual([8, false]);
  });

  it('[FILE-08] [API-14] should give the validation sheet as a PDF, and tell whose it is', async () => {
    const files = new PostgresCompanyFileRepository(database(), PdfkitRenderer);
    const sheet = await files.part(ANNA, 'validation-sheet');
    const idScva = (sheet.ok && sheet.value.idScva) || '';
    const pdf = await files.sheetPdf(idScva);
    expect([await files.companyOf(idScva), pdf.ok && Buffer.from(pdf.value).subarray(0, 8).toString('latin1')]).toEqual(
      [ANNA, '%PDF-1.7'],
    );
  });

  it('[NOTE-02] should have messages to read, more than a page of them in one inbox', async () => {
    const repository = new PostgresNotificationRepository(database(), clock);
    const inbox = { kind: 'AGRI', id: '01234560017', reader: MARCO } as const;
    const [unread, all] = [
      await repository.unreadCount(inbox),
      await repository.list(inbox, { filters: { unreadOnly: false }, page: 1, pageSize: 9 }),
    ];
    expect([unread, all.ok && all.value.totalCount > 9]).toEqual([{ ok: true, value: 7 }, true]);
  });

  it('[PAGE-29] should have payments, applications and debts in every state', async () => {
    const repository = new PostgresProcedureRepository(database());
    const cuaas = (await database().query<{ cuaa: string }>('select cuaa from company')).map(({ cuaa }) => cuaa);
    const statesOf = async (kind: 'payments' | 'applications' | 'debts') => {
      const lists = await Promise.all(cuaas.map(async (cuaa) => repository[kind]({ cuaa, as: 'farmer' })));
      return new Set(
        lists.flatMap((list) =>
          list.ok ? list.value.map(({ state }) => (typeof state === 'string' ? state : 'unknown')) : [],
        ),
      );
    };
    expect([
      (await statesOf('payments')).size,
      (await statesOf('applications')).size,
      (await statesOf('debts')).size,
    ]).toEqual([6, 7, 5]);
  });

  it('[NOTE-02] should let no message come from later than the first minute of the day, whenever one starts', async () => {
    // A portal that was started at night showed messages of the coming morning, above those that came meanwhile.
    const [latest] = await database().query<{ at: Date }>('select max(created_at) as at from notification');
    expect(latest?.at.toISOString()).toBe(new Date('2026-11-21T00:01:00+01:00').toISOString());
  });
});

// Helpers

const ANNA = 'BNCNNA80A41H501R';
const MARCO = 'RNLMRC75C12M082C';
const IVO = 'RSSVIO71B15A944C';
const CARLA = 'NRECRL68T60L117K';
const PAOLA = 'VRDPLA79M52G478S';
const SARA = 'CNTSRA90D43C773A';
const BRUNO = 'GLLBRN64H09L219R';

const HEROES = [
  'homepage',
  'eventi',
  'normative',
  'servizi',
  'agenzia',
  'link-utili',
  'contatti',
  'supporto',
  'organismi-pagatori',
  'faq',
  'delibere',
  'comunicati-stampa',
  'modulistica',
  'concorsi',
  'appalti-bilancio',
  'agricoltori',
  'caa',
  'op',
  'bandi-aiuti-sociali',
  'pagamenti-ocm',
  'sviluppo-rurale',
  'appalti-fondo-fead-nazionale',
  'agency-replies',
  'pubblici-proclami',
  'articoli',
  'agency-communicates',
  'storico-appalti',
  'cruscotto-pagamenti',
  'cruscotto-pagamenti-op-extra',
];
const PRIVATE_HEROES = [
  'supporto',
  'faq',
  'produttori',
  'le-tue-pratiche',
  'appalti-fondo-fead-nazionale',
  'notifiche',
];
