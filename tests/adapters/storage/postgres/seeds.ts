import { facetsOf } from '#tests/support/doubles/matching.ts';
import { searchableText } from '#core/catalogue/matching.ts';
import { type CatalogueDetail, orderDay } from '#core/catalogue/item.ts';
import { LIST_CHOICES } from '#core/catalogue/definition.ts';
import type { HighlightKind } from '#core/content/highlight.ts';
import type { FinderAid } from '#core/aids/aid-repository.ts';
import type { MilestoneSource } from '#core/milestones/milestone.ts';
import { PROJECT_SLUGS } from '#core/content/page.ts';
import { foldText } from '#core/formatting/folded.ts';
import { LAST_DAY } from '#core/kernel/iso-date.ts';
import type { PayingBody } from '#core/paying-bodies/paying-body.ts';
import type { StoredWorkProducer } from '#tests/support/doubles/producer-work.ts';
import { writeMissingWork } from '#adapters/storage/postgres/reserved/work-writer.ts';
import type { ExpiryKind } from '#core/producers/producer.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import type { StoredPage } from '#tests/contracts/content-redirects.contract.ts';
import type { StoredContents, StoredHighlights } from '#tests/support/doubles/content.ts';
import type { StoredSelections } from '#tests/contracts/selection-repository.contract.ts';
import type { StoredDesk } from '#tests/support/doubles/desk.ts';
import { day } from '#tests/support/mothers/day.ts';
import type { SearchDocument } from '#tests/support/mothers/search.ts';
import { fundFacetOf, LIST_NAMES } from '#adapters/names/list-names.ts';
import { writeSearchEntries } from '#adapters/storage/postgres/search/index-writer.ts';
import { refreshIndexStatistics } from '#adapters/storage/postgres/search/index-statistics.ts';
import type { ContentType } from '#adapters/storage/import/schemas/index.ts';
import { withdrawContent, writeContent as writeOn } from '#adapters/storage/import/writing/write-content.ts';
import type { CompanyFileFixture } from '#tests/contracts/company-file-repository.contract.ts';
import type { SeededNotification } from '#tests/contracts/notification-repository.contract.ts';
import type { SeededCampaign } from '#tests/contracts/payment-repository.contract.ts';
import type { StoredAccesses } from '#tests/contracts/access-log-repository.contract.ts';
import { PostgresAuditTrail } from '#adapters/storage/postgres/reserved/records.ts';
import type { SeededProducer } from '#tests/contracts/producer-repository.contract.ts';
import type { Procedures } from '#core/procedures/read-procedures.ts';

// Puts what a contract suite wants to find into the tables.

/** The day of `CONTRACT_CLOCK`: what is published later is planned. */
const SEEDED_ON = day('2024-10-26');
const writeContent = (db: Database, rows: Parameters<typeof writeOn>[1], today = SEEDED_ON): Promise<void> =>
  writeOn(db, rows, today);

const SECTIONS = LIST_CHOICES.filter((name) => !['competitionStatus', 'contractStatus', 'dueWithin'].includes(name));

export const seedCatalogue = async (
  db: Database,
  details: readonly CatalogueDetail[],
  marksOf: (detail: CatalogueDetail) => readonly string[] = () => [],
  today = SEEDED_ON,
): Promise<void> =>
  writeContent(
    db,
    details.map((detail) => ({
      type: LIST_NAMES[detail.item.list].contentType as ContentType,
      slug: detail.item.friendlyUrl,
      area: 'public' as const,
      title: detail.item.title,
      facets: [
        ...SECTIONS.flatMap((section) => facetsOf(detail.item, section).map(({ value }) => `${section}:${value}`)),
        ...marksOf(detail),
        ...[fundFacetOf(detail.item.list) ?? []].flat(),
      ],
      sortDay: orderDay(detail.item),
      position: 0,
      payload: detail,
      folded: searchableText(detail.item),
      identifier: detail.item.identifier === undefined ? undefined : foldText(detail.item.identifier),
      cig: detail.item.cig === undefined ? undefined : foldText(detail.item.cig),
      publishOn: detail.item.publicationDate,
    })),
    today,
  );

export const seedSelections = async (db: Database, { entries, figures }: StoredSelections): Promise<void> => {
  const marks = new Map(
    entries.map(({ detail, isInEvidence = false, audiences = [] }) => [
      detail,
      [...(isInEvidence ? ['inEvidence:true'] : []), ...audiences.map((audience) => `audience:${audience}`)],
    ]),
  );
  await seedCatalogue(
    db,
    entries.map(({ detail }) => detail),
    (detail) => marks.get(detail) ?? [],
    LAST_DAY,
  );
  await writeContent(
    db,
    figures.flatMap(({ place, kpis }) =>
      kpis.map((kpi, position) => ({
        type: 'kpis' as const,
        slug: `${place}-${position}`,
        area: 'public' as const,
        title: kpi.description,
        facets: [],
        sortDay: '',
        position,
        parent: place,
        payload: kpi,
      })),
    ),
  );
};

/** A row of contents of which only what is said here matters. */
const contentRow = (type: ContentType, slug: string, title: string, payload: object, position = 0) => ({
  type,
  slug,
  area: 'public' as const,
  title,
  facets: [],
  sortDay: '',
  position,
  payload,
});

export const seedContents = async (db: Database, { pages, groups, trees, menus = {} }: StoredContents): Promise<void> =>
  writeContent(db, [
    ...pages.map((page) => {
      const position = groups.projects?.indexOf(page.slug) ?? 0;
      return page.slug.startsWith(PROJECT_SLUGS)
        ? contentRow('projects', page.slug.slice(PROJECT_SLUGS.length), page.title, page, position)
        : {
            ...contentRow('pages', page.slug, page.title, page),
            facets: Object.entries(menus).flatMap(([menu, slugs]) =>
              slugs.includes(page.slug) ? [`menu:${menu}`] : [],
            ),
          };
    }),
    ...Object.entries(trees).map(([name, nodes]) => contentRow('footer-pages', name, name, { nodes })),
  ]);

/** Without the folder of the aids, as their contents are stored. */
const aidSlug = (path: string): string => path.replace('aiuti-e-bandi/', '');

export const seedAids = async (db: Database, aids: readonly FinderAid[]): Promise<void> =>
  writeContent(
    db,
    aids.map((aid) => contentRow('aids', aidSlug(aid.slug), aid.title, aid)),
  );

/** Each content with its days where its kind has them. */
export const seedMilestones = async (db: Database, sources: readonly MilestoneSource[]): Promise<void> =>
  writeContent(
    db,
    sources.map(({ kind: _kind, list, friendlyUrl, title, terms, ...rest }) => {
      const days = Object.fromEntries(terms.map((term) => [term.field.join('.'), term.day]));
      return list === undefined
        ? contentRow('aids', aidSlug(friendlyUrl), title, { ...rest, ...days, title, slug: friendlyUrl })
        : contentRow(LIST_NAMES[list].contentType, friendlyUrl, title, {
            item: { ...rest, ...days, list, friendlyUrl, title },
          });
    }),
  );

export const seedPages = async (db: Database, places: readonly StoredPage[]): Promise<void> => {
  await writeContent(
    db,
    places.map(({ type, slug, formerPaths, facets = [] }) => ({
      ...contentRow(type, slug, slug, {}),
      formerPaths,
      facets,
    })),
  );
  for (const { type, slug, withdrawn } of places) if (withdrawn === true) await withdrawContent(db, type, [slug]);
};

const BLOCK_TYPES: Readonly<Partial<Record<HighlightKind, ContentType>>> = {
  tool: 'most-used-tools',
  carousel: 'carousels',
};

export const seedHighlights = async (db: Database, { heroes, blocks }: StoredHighlights): Promise<void> =>
  writeContent(db, [
    ...heroes.map(({ area, ...hero }) => contentRow('hero-sections', `${area}/${hero.slug}`, hero.title, hero)),
    ...blocks.map(({ kind, place, entries }) => {
      const type = BLOCK_TYPES[kind];
      if (type === undefined) throw new Error(`no seed for ${kind}`);
      return contentRow(type, place, place, { items: entries });
    }),
  ]);

export const seedSearch = async (db: Database, documents: readonly SearchDocument[]): Promise<void> => {
  await writeSearchEntries(
    db,
    documents.map(({ hit, text, facts }) => ({
      contentType: 'prova',
      slug: hit.id,
      rankDay: hit.publicationDate ?? '',
      plain: text,
      facts,
      hit,
    })),
  );
  await refreshIndexStatistics(db);
};

const addCompany = async (
  db: Database,
  cuaa: string,
  friendlyUrl: string,
  name: string,
  city: string | undefined,
): Promise<void> => {
  await db.query(
    'insert into company (cuaa, friendly_url, registered_name, folded_name, city) values ($1, $2, $3, $4, $5)',
    [cuaa, friendlyUrl, name, foldText(name), city ?? null],
  );
};

export const seedParts = async (db: Database, cuaa: string, parts: object): Promise<void> => {
  for (const [part, payload] of Object.entries(parts))
    await db.query('insert into company_file_part (cuaa, part, payload) values ($1, $2, $3::jsonb)', [
      cuaa,
      part,
      JSON.stringify(payload),
    ]);
};

export const seedCompanyFiles = async (db: Database, { files }: CompanyFileFixture): Promise<void> => {
  for (const { cuaa, parts } of files) {
    await addCompany(db, cuaa, `azienda-${cuaa.toLowerCase()}`, `Azienda ${cuaa}`, undefined);
    await seedParts(db, cuaa, parts);
  }
};

export const seedNotifications = async (db: Database, messages: readonly SeededNotification[]): Promise<void> => {
  for (const { msgId, kind, id, subject, plainBody, createdAt, readBy, about } of messages) {
    await db.query(
      'insert into notification (msg_id, kind, owner_id, subject, plain_body, created_at, about) values ($1, $2, $3, $4, $5, $6::timestamptz, $7::jsonb)',
      [
        msgId,
        kind,
        id,
        subject,
        plainBody,
        new Date(createdAt).toISOString(),
        about === undefined ? null : JSON.stringify(about),
      ],
    );
    await db.query('insert into notification_read (msg_id, reader) select $1, unnest($2::text[])', [msgId, readBy]);
  }
};

const addEntries = async (db: Database, cuaa: string, { payments, applications, debts }: Procedures): Promise<void> => {
  const add = (
    kind: string,
    id: string,
    day: string | undefined,
    { detail, ...payload }: { readonly id: string; readonly detail?: object },
  ) =>
    db.query(
      'insert into procedure_entry (cuaa, kind, id, sort_day, payload, detail) values ($1, $2, $3, $4, $5::jsonb, $6::jsonb)',
      [cuaa, kind, id, day ?? '', JSON.stringify(payload), detail === undefined ? null : JSON.stringify({ detail })],
    );
  for (const it of payments) await add('payment', it.id, it.paidOn ?? it.expectedBy, it);
  for (const it of applications) await add('question', it.id, it.submittedOn, it);
  for (const it of debts) await add('debt', it.id, it.openedOn, it);
};

/** Producers with their file and procedures, and the rows of the work list made of them. */
export const seedWork = async (db: Database, producers: readonly StoredWorkProducer[]): Promise<void> => {
  for (const { producer, office, sources, mandateUntil } of producers) {
    await addCompany(db, producer.cuaa, producer.friendlyUrl, producer.registeredName, undefined);
    await db.query('insert into office (id, name, description, mail) values ($1, $2, $2, $3) on conflict do nothing', [
      office.id,
      office.name,
      'ufficio@caa.example',
    ]);
    await db.query(
      'insert into office_operator (office_id, fiscal_code) select $1, unnest($2::text[]) on conflict do nothing',
      [office.id, office.operators],
    );
    await db.query('insert into mandate (cuaa, office_id, since, until) values ($1, $2, $3::date, $4::date)', [
      producer.cuaa,
      office.id,
      producer.mandateSince ?? '2020-01-01',
      mandateUntil ?? null,
    ]);
    await seedParts(db, producer.cuaa, sources.file);
    const { payments = [], applications, debts } = sources;
    await addEntries(db, producer.cuaa, { payments, applications, debts });
  }
  await writeMissingWork(db);
};

export const seedProcedures = async (db: Database, cuaa: string, procedures: Procedures): Promise<void> => {
  await addCompany(db, cuaa, 'azienda-1', 'Azienda', undefined);
  await addEntries(db, cuaa, procedures);
};

const addRegion = async (db: Database, value: string, name: string): Promise<void> => {
  await db.query(
    `insert into region (value, name, map_id, region_group, province) values ($1, $2, 'IT-52', 'CI', 'FI') on conflict do nothing`,
    [value, name],
  );
};

export const seedCampaigns = async (db: Database, campaigns: readonly SeededCampaign[]): Promise<void> => {
  for (const { year, divisions } of campaigns) {
    for (const [position, { division, interventions }] of divisions.entries()) {
      await db.query(
        'insert into division (friendly_url, campaign_year, name, planning, direct_aid, intervention_type, position) values ($1, $2, $3, $4, $5, $6, $7)',
        [
          division.friendlyUrl,
          year,
          division.name,
          division.planning ?? null,
          division.directAid,
          division.interventionType ?? null,
          position,
        ],
      );
      for (const { code, description, extendedDescription, amounts } of interventions) {
        await db.query(
          'insert into intervention (division, code, description, extended_description) values ($1, $2, $3, $4)',
          [division.friendlyUrl, code, description, extendedDescription],
        );
        for (const { region, paidCents, beneficiaries } of amounts) {
          await addRegion(db, region.toLowerCase(), region);
          await db.query(
            'insert into payment_amount (division, code, region, paid_cents, beneficiaries) values ($1, $2, $3, $4, $5)',
            [division.friendlyUrl, code, region.toLowerCase(), paidCents, beneficiaries],
          );
        }
      }
    }
  }
};

export const seedPayingBodies = async (db: Database, bodies: readonly PayingBody[]): Promise<void> => {
  for (const body of bodies) {
    const { id, name, scope, street, streetNumber, postalCode, city, url, regions, phone, pec, paidLines } = body;
    await db.query(
      'insert into paying_body (id, name, scope, street, street_number, postal_code, city, url, phone, certified_email, paid_lines) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)',
      [
        id,
        name,
        scope ?? 'regional',
        street ?? null,
        streetNumber ?? null,
        postalCode ?? null,
        city ?? null,
        url ?? null,
        phone ?? null,
        pec ?? null,
        paidLines === undefined ? null : JSON.stringify(paidLines),
      ],
    );
    for (const region of regions) {
      await addRegion(db, region.id, region.name);
      await db.query('insert into paying_body_region (paying_body_id, region) values ($1, $2)', [id, region.id]);
    }
  }
};

export const seedProducers = async (db: Database, producers: readonly SeededProducer[]): Promise<void> => {
  for (const [index, { detail, anomalies, operators, mandateUntil, sources }] of producers.entries()) {
    const office = `00000${index}`;
    await addCompany(db, detail.cuaa, detail.friendlyUrl, detail.registeredName, detail.city);
    await db.query('insert into office (id, name, description, mail) values ($1, $2, $2, $3)', [
      office,
      detail.office ?? 'Ufficio',
      'ufficio@caa.example',
    ]);
    await db.query('insert into office_operator (office_id, fiscal_code) select $1, unnest($2::text[])', [
      office,
      operators,
    ]);
    await db.query('insert into mandate (cuaa, office_id, since, until) values ($1, $2, $3::date, $4::date)', [
      detail.cuaa,
      office,
      detail.mandateSince ?? '2020-01-01',
      mandateUntil ?? null,
    ]);
    await db.query('update company set vat_number = lower($2) where cuaa = $1', [
      detail.cuaa,
      detail.vatNumber ?? null,
    ]);
    const { fileStatus, lastValidation, legalForm, vatNumber, notificationAddress, pec, phoneNumber, expiries } =
      detail;
    const endsOf = (kind: ExpiryKind) =>
      expiries.filter((it) => it.kind === kind).map(({ day: expirationDate }) => ({ expirationDate }));
    await seedParts(db, detail.cuaa, {
      header: { status: fileStatus, lastValidation },
      'personal-data': {
        legalForm,
        vatNumber,
        notificationAddress,
        phoneNumber,
        pec: { address: pec, state: 'verified' },
        identityDocument: { expiryDate: endsOf('identity-document')[0]?.expirationDate },
      },
      contracts: {
        // One contract without an end, and each of the others twice over.
        valid: [{}, ...endsOf('contract'), ...endsOf('contract')],
        expired: [],
        antimafia: endsOf('antimafia'),
      },
      'validation-sheet': endsOf('validation-sheet')[0] ?? {},
      anomalies,
    });
    const { payments = [], applications = [], debts = [] } = sources ?? {};
    await addEntries(db, detail.cuaa, { payments, applications, debts });
    await db.query('select refresh_producer_summary($1)', [detail.cuaa]);
  }
  await writeMissingWork(db);
};

export const seedAccesses = async (db: Database, companies: readonly StoredAccesses[]): Promise<void> => {
  for (const { cuaa, holders, offices, events } of companies) {
    await addCompany(db, cuaa, cuaa, 'Azienda', undefined);
    await db.query('insert into company_holder (cuaa, fiscal_code) select $1, unnest($2::text[])', [cuaa, holders]);
    for (const { name, operators, mandate } of offices) {
      await db.query('insert into office (id, name, description, mail) values ($1, $1, $1, $2)', [name, 'a@b.example']);
      await db.query('insert into office_operator (office_id, fiscal_code) select $1, unnest($2::text[])', [
        name,
        operators,
      ]);
      if (mandate !== undefined)
        await db.query('insert into mandate (cuaa, office_id, since, until) values ($1, $2, $3::date, $4::date)', [
          cuaa,
          name,
          mandate.since,
          mandate.until ?? null,
        ]);
    }
    for (const { at, ...event } of events)
      await new PostgresAuditTrail(db, { now: () => at }).record({ ...event, cuaa });
  }
};

export const seedScopes = async (
  db: Database,
  scopes: readonly { readonly name: string; readonly value: string }[],
): Promise<void> =>
  writeContent(
    db,
    scopes.map(({ name, value }, position) => ({
      type: 'assistance-scopes',
      slug: value,
      area: 'public',
      title: name,
      facets: [],
      sortDay: '',
      position,
      payload: { name, value },
    })),
  );

const NO_ROW = { area: 'private', facets: [], sortDay: '', folded: '' } as const;

export const seedDesk = async (db: Database, { services, aids, figures }: StoredDesk): Promise<void> =>
  writeContent(db, [
    ...(['farmer', 'caa'] as const).flatMap((role) =>
      services[role].map((item, position) => ({
        ...NO_ROW,
        type: 'services' as const,
        slug: item.friendlyUrl,
        title: item.title,
        facets: [role === 'caa' ? 'desk:caa' : 'desk:agricoltore'],
        position,
        payload: { item, tile: { icon: item.icon, linkLabel: item.linkLabel } },
      })),
    ),
    ...aids.map((aid, position) => ({
      ...NO_ROW,
      type: 'aids' as const,
      slug: aid.slug,
      title: aid.title,
      facets: ['onDesk:true'],
      position,
      payload: aid,
    })),
    ...figures.map((figure, position) => ({
      ...NO_ROW,
      type: 'caa-kpis' as const,
      slug: `cifra-${position}`,
      title: figure.description,
      position,
      parent: 'caa',
      payload: figure,
    })),
  ]);
