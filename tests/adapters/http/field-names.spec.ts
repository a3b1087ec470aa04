import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

// The names of §3 of the specification, copied from there by hand: nothing here is derived from the contract.

interface Entity {
  readonly name: string;
  /** Where it is answered; `*` stands for each friendlyUrl of the list in front of it. */
  readonly at: readonly string[];
  readonly as?: 'farmer' | 'caa';
  /** Every field, nested ones by their path; what stands in a list has the path of the list; `a|b` where §3 says a or b. */
  readonly fields: readonly string[];
}

const DOCUMENTS = [
  'documents.title',
  'documents.isNew',
  'documents.dateCreated',
  'documents.contentUrl|documents.document.contentUrl',
];
const RESULT_CARD = [
  'id',
  'title',
  'description',
  'summary',
  'preview',
  'type',
  'friendlyUrl',
  'document.contentUrl',
  'publicationDate',
  'referenceYear',
  'deedNumber',
  'resolutions.title',
  'resolutions.contentUrl',
  'documents.document|documents.contentUrl',
  'documents.documentTitle|documents.title',
  'attachments.attachment|attachments.document',
  'attachments.attachmentTitle|attachments.title',
];

/** The same fields of what stands in a list of results; where §3 allows two names, either. */
const inResults = (field: string): string =>
  field
    .split('|')
    .map((name) => `results.${name}`)
    .join('|');

const ENTITIES: readonly Entity[] = [
  {
    name: 'notification',
    at: ['/private/notifications/get-latest-notifications/AGRI/BNCNNA80A41H501R?limit=4'],
    as: 'farmer',
    fields: ['msgId', 'oggetto', 'corpoSemplice', 'creationDate', 'read'],
  },
  { name: 'company', at: ['/private/cuaa'], as: 'farmer', fields: ['cuaa', 'denominazione'] },
  {
    name: 'board of auditors',
    at: ['/agency/board-of-auditors'],
    fields: [
      'title',
      'description',
      'contentArea.title',
      'contentArea.description',
      'membersArea.areaTitle',
      'membersArea.memberList.role',
      'membersArea.memberList.name',
      'membersArea.memberList.document.contentUrl',
    ],
  },
  {
    name: 'competition card',
    at: ['/competitions'],
    fields: ['results.competitionStatus', 'results.lastUpdate', 'results.friendlyUrl', 'pagination.totalCount'],
  },
  {
    name: 'tender card',
    at: ['/contracts', '/fead-national-contracts'],
    fields: ['results.competitionStatus', 'results.lastUpdate', 'results.friendlyUrl'],
  },
  {
    name: 'event card',
    at: ['/events'],
    fields: [
      'eventDate',
      'eventTime',
      'street',
      'streetNumber',
      'streetCity',
      'city',
      'streetCountry',
      'language',
      'cost',
      'scope',
      'place',
      'isOnlineEvent',
    ].map(inResults),
  },
  { name: 'KPI', at: ['/KPIs'], fields: ['icon', 'value', 'formatting', 'description', 'tooltip', 'lastUpdate'] },
  {
    name: 'KPI of the CAA desk',
    at: ['/private/caa-KPIs'],
    as: 'caa',
    fields: ['icon', 'value', 'formatting', 'description', 'tooltip', 'lastUpdate'],
  },
  {
    name: 'service card',
    at: ['/private/services/desk?isCAA=true'],
    as: 'caa',
    fields: ['id', 'friendlyUrl', 'titleAriaLabel'],
  },
  {
    name: 'logged CAA user',
    at: ['/private/dashboard'],
    as: 'caa',
    fields: ['caa.name', 'caa.descrizioneCaa', 'caa.idUfficio'],
  },
  {
    name: 'director',
    at: ['/agency/director'],
    fields: [
      'title',
      'description',
      'contentArea.title',
      'contentArea.description',
      'contentArea.image.contentUrl',
      'contentArea.image.description',
      'contentArea.email',
      'contentArea.phoneNumber',
    ],
  },
  {
    name: 'article detail',
    at: ['/information-articles/*'],
    fields: [
      'title',
      'heroDescription',
      'ctaLabel',
      'ctaUrl',
      'descriptionTitle',
      'description',
      'videoUrl',
      'images',
      ...DOCUMENTS,
      'links.title',
      'links.url',
      'links.ariaLabel',
      'logo',
    ],
  },
  {
    name: 'article list item',
    at: ['/articles'],
    fields: [
      'results.id',
      'results.image',
      'results.isNew',
      'results.publicationDate',
      'results.title',
      'results.description',
      'results.scope',
      'pagination.totalCount',
    ],
  },
  {
    name: 'filter options',
    at: [
      'REGULATIONS',
      'SERVICES',
      'PRESS_RELEASES',
      'ARTICLES',
      'FORMS',
      'RESOLUTIONS',
      'COMPETITIONS',
      'CONTRACTS',
      'EVENTS',
    ].map((context) => `/filters?context=${context}`),
    fields: [
      'categories',
      'referenceYears',
      'types',
      'targets',
      'needs',
      'sectors',
      'procedureTypes',
      'competitionStatus',
      'contractStatus',
      'contractScopes',
      'eventScopes',
      'eventLanguages',
    ].flatMap((section) => [`${section}.name`, `${section}.value`]),
  },
  {
    name: 'organisation chart',
    at: ['/agency/organization-chart'],
    fields: ['title', 'description', 'contentArea.title', 'contentArea.description', 'contentArea.image.contentUrl'],
  },
  {
    name: 'paying body',
    at: ['/support/op/site'],
    fields: ['id', 'nome', 'address', 'numAddress', 'cap', 'city', 'url', 'regions.name', 'regions.id'],
  },
  {
    name: 'region',
    at: ['/filters?context=OP_REGIONS'],
    fields: ['name', 'value', 'idMappa', 'locRegione', 'provincia'].map((field) => `categories.${field}`),
  },
  { name: 'counters', at: ['/support/op/site/count'], fields: ['opSiteRegionCount', 'opSiteNationCount'] },
  {
    name: 'hero',
    at: ['homepage', 'servizi', 'agenzia', 'supporto', 'faq', 'caa', 'op', 'agricoltori', 'pagamenti-ocm'].map(
      (slug) => `/hero-sections/${slug}`,
    ),
    fields: ['title', 'description', 'image', 'cta.title', 'cta.url', 'accessArea'],
  },
  {
    name: 'project',
    at: ['/projects/*'],
    fields: [
      'title',
      'description',
      'ctaLabel',
      'ctaUrl',
      'sections.title',
      'sections.description',
      'sections.image',
      'sections.videoUrl',
      'accordions.title',
      'accordions.description',
      'accordions.links.title',
      'accordions.links.url',
      'documents',
      'links',
      'logo',
    ],
  },
  {
    name: 'proclamation, search and result card',
    at: [
      '/public-proclamations',
      ...['delibera', 'domanda', 'modulo', 'regolamento', 'bando', 'comunicato'].map(
        (words) => `/search-engine?search=${words}`,
      ),
    ],
    fields: [...RESULT_CARD.map(inResults), 'pagination.totalCount'],
  },
  {
    name: 'attachment of a proclamation',
    at: ['/public-proclamations'],
    fields: ['attachments.document.contentUrl', 'attachments.title'].map(inResults),
  },
  {
    name: 'result of the search',
    at: ['/search-engine?search=domanda'],
    fields: ['id', 'title', 'description', 'summary', 'preview', 'type', 'friendlyUrl'].map(inResults),
  },
  {
    name: 'menu link',
    at: ['/footer-pages/mappa-sito'],
    fields: ['title', 'href', 'children.legacyUrl'],
  },
];

let service: TestService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await sharedService();
  tokens['farmer'] = await service.tokenOf('anna.bianchi');
  tokens['caa'] = await service.tokenOf('paola.verdi');
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

describe('the names of §3', () => {
  it.each(ENTITIES)(
    '[API-16] should be kept, field by field and nested ones too: $name',
    async ({ at, as, fields }) => {
      const paths = new Set<string>();
      for (const address of await addressesOf(at)) for (const path of pathsIn(await json(address, as))) paths.add(path);
      expect(fields.filter((field) => !field.split('|').some((name) => paths.has(name)))).toEqual([]);
    },
  );
});

// Helpers

const json = async (path: string, as?: string): Promise<unknown> => {
  const headers: Record<string, string> = as === undefined ? {} : { authorization: `Bearer ${tokens[as] ?? ''}` };
  const response = await fetch(`${service.api}${path}`, { headers });
  if (response.status !== 200) throw new Error(`${response.status} at ${path}`);
  return response.json();
};

const addressesOf = async (at: readonly string[]): Promise<readonly string[]> => {
  const found = at.map(async (address) => {
    if (!address.endsWith('/*')) return [address];
    const list = await json(address.slice(0, -2));
    const entries = (Array.isArray(list) ? list : (list as { results: unknown }).results) as readonly {
      friendlyUrl: string;
    }[];
    return entries.map(({ friendlyUrl }) => `${address.slice(0, -2)}/${friendlyUrl.split('/').at(-1) ?? ''}`);
  });
  return (await Promise.all(found)).flat();
};

/** Paths of all fields that hold something. */
const pathsIn = (value: unknown, before = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, before));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    const path = before === '' ? key : `${before}.${key}`;
    return held === null || held === undefined ? [] : [path, ...pathsIn(held, path)];
  });
};
