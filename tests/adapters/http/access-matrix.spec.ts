import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actingRoleFor,
  canActFor,
  canReadFile,
  canReadReserved,
  canTakeRole,
  type Grants,
} from '#core/access/can-act-for.ts';
import { mayBeNotified } from '#core/alerts/personal-news.ts';
import { GrantsRepository } from '#core/access/grants-repository.ts';
import { rolesOf, type User, userFromClaims } from '#core/session/user.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { CAST, type CastName } from '#tests/support/cast.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

// Every private address × everybody of the cast and a stranger × companies of every kind that the policy tells apart and one of nobody,
// over a socket: each answer is the core's policy's (ROUTE-20, D-05). An address that the published document has and the table below has not fails.

/** A company as addresses name it. */
interface Subject {
  readonly cuaa: string;
  readonly friendlyUrl: string;
  readonly idScva: string;
}
type Rule = (user: User, grants: Grants, subject: Subject) => boolean;

const anyRole: Rule = (user, grants) => canReadReserved(user, 'anyRole', grants).ok;
const asFarmer: Rule = (user, grants) => canReadReserved(user, 'farmer', grants).ok;
const asCaa: Rule = (user, grants) => canTakeRole(user, 'caa', grants);
const whoever: Rule = () => true;
const acts: Rule = (user, grants, { cuaa }) => actingRoleFor(user, cuaa, grants).ok;
const actsAsFarmer: Rule = (user, grants, { cuaa }) => canActFor(user, 'farmer', cuaa, grants).ok;
const actsAsCaa: Rule = (user, grants, { cuaa }) => canActFor(user, 'caa', cuaa, grants).ok;
const readsFile: Rule = (user, grants, { cuaa }) => {
  const role = actingRoleFor(user, cuaa, grants);
  return role.ok && canReadFile(user, role.value, cuaa, grants).ok;
};

interface Line {
  readonly rule: Rule;
  /** Parameters of the query, and the value of each. */
  readonly query?: Readonly<Record<string, keyof Subject | { readonly is: string }>>;
  /** Statuses of a look that is allowed, where 200 is not the only one. */
  readonly allowed?: readonly number[];
  readonly body?: (subject: Subject, user: User) => unknown;
}

const BY_CUAA = { cuaa: 'cuaa' } as const;
const IN_BOX = { kind: { is: 'AGRI' }, id: 'cuaa' } as const;
const FOUND_OR_NOT = [200, 404];

/** The roles that may ask for each address. In a path `cuaa` and `id` stand for the company, `friendlyUrl` below `company-detail` for its producer. */
const TABLE: Readonly<Record<string, Line>> = {
  ...Object.fromEntries(
    ['regulations', 'services', 'forms', 'fead-national-contracts', 'faqs'].flatMap((list) => [
      [`get /private/${list}`, { rule: anyRole }],
      [`get /private/${list}/{friendlyUrl}`, { rule: anyRole, allowed: FOUND_OR_NOT }],
    ]),
  ),
  'get /private/filters': { rule: anyRole, query: { context: { is: 'FORMS' } } },
  'get /private/hero-sections/{slug}': { rule: anyRole, allowed: FOUND_OR_NOT },
  'get /private/sian-api/myagricat-banner': { rule: anyRole, allowed: FOUND_OR_NOT },
  'get /private/support/assistance-request-scopes': { rule: anyRole },
  'get /private/support/contacts': { rule: anyRole },
  'post /private/support/send-assistance-request': { rule: anyRole, allowed: [400], body: () => ({}) },
  'get /private/caa-KPIs': { rule: asCaa },
  'get /private/services/desk': { rule: asFarmer },
  'get /private/aids/desk': { rule: asFarmer },
  'get /private/cuaa': { rule: whoever },
  'get /private/cuaa/states': { rule: asFarmer },
  'get /private/dashboard': { rule: whoever },
  'get /private/sian-api/user/available-id-links': { rule: whoever },
  'get /private/sian-api/user/qual-exists': { rule: whoever },
  'get /private/caa/is-crm-available': { rule: whoever },
  ...Object.fromEntries(
    [
      'card-header',
      'alerts',
      'personal-contact-data',
      'bacarie-coordinates',
      'contracts-documents',
      'validation-sheet',
    ].map((part) => [`get /private/file/${part}/{cuaa}`, { rule: readsFile, allowed: FOUND_OR_NOT }]),
  ),
  'get /private/fascicolo-aziendale-api/scheda-validazione-pdf': {
    // A company without a sheet is asked about with the number of nobody's.
    rule: (user, grants, subject) => subject.idScva !== NOBODYS.idScva && readsFile(user, grants, subject),
    query: { idScva: 'idScva' },
    allowed: FOUND_OR_NOT,
  },
  'get /private/file/summary/{cuaa}': { rule: readsFile, allowed: FOUND_OR_NOT },
  'get /private/file/access-log/{cuaa}': { rule: actsAsFarmer },
  'get /private/file/access-log': { rule: actsAsFarmer, query: BY_CUAA },
  'get /private/media/documenti/{type}/{file}': { rule: anyRole, allowed: [404] },
  ...Object.fromEntries(
    ['payments', 'questions', 'debts'].flatMap((what) => [
      [`get /private/detail/${what}/{cuaa}`, { rule: actsAsFarmer }],
      [`get /private/detail/${what}`, { rule: actsAsFarmer, query: BY_CUAA }],
      [`get /private/caa/detail/${what}/{cuaa}`, { rule: actsAsCaa }],
      [`get /private/detail/${what}/{cuaa}/{entry}`, { rule: actsAsFarmer, allowed: FOUND_OR_NOT }],
      [`get /private/caa/detail/${what}/{cuaa}/{entry}`, { rule: actsAsCaa, allowed: FOUND_OR_NOT }],
      [`get /private/caa/detail/${what}`, { rule: actsAsCaa, query: BY_CUAA }],
    ]),
  ),
  ...Object.fromEntries(
    [['detail', actsAsFarmer] as const, ['caa/detail', actsAsCaa] as const].flatMap(([base, rule]) => [
      [`get /private/${base}/payments-statement/{cuaa}/{year}`, { rule }],
      [`get /private/${base}/payments-statement/{cuaa}/{year}/pdf`, { rule }],
      [`get /private/${base}/payments/{cuaa}/{entry}/letter`, { rule, allowed: FOUND_OR_NOT }],
      [`get /private/${base}/questions/{cuaa}/{entry}/documents/{document}`, { rule, allowed: FOUND_OR_NOT }],
    ]),
  ),
  'get /private/caa/search-companies': { rule: asCaa },
  'get /private/caa/work-list': { rule: asCaa },
  'get /private/caa/work-kinds': { rule: asCaa },
  'post /private/caa/search-companies': { rule: asCaa, body: () => ({ search: 'rinaldi' }) },
  'get /private/caa/company-detail/{friendlyUrl}': { rule: actsAsCaa },
  'get /private/caa/company-detail': { rule: actsAsCaa, query: { friendlyUrl: 'friendlyUrl' } },
  'get /private/caa/company-detail/{friendlyUrl}/message-facts': { rule: actsAsCaa, query: { kind: { is: 'other' } } },
  // Too short to be sent: whose client gets it is asked by its own suite.
  'post /private/caa/client-messages': {
    rule: asCaa,
    allowed: [422],
    body: ({ friendlyUrl }) => ({ kind: 'other', text: 'corto', recipients: [friendlyUrl] }),
  },
  'get /private/caa/anomalie-fascicolo/{cuaa}': { rule: actsAsCaa },
  'get /private/caa/anomalie-fascicolo': { rule: actsAsCaa, query: BY_CUAA },
  'get /private/notifications/unread-count/{kind}/{id}': { rule: actsAsFarmer },
  'get /private/notifications/get-latest-notifications/{kind}/{id}': { rule: actsAsFarmer },
  'get /private/notifications/get-notifications/{kind}/{id}': { rule: actsAsFarmer },
  'get /private/notifications/get-notifications': { rule: actsAsFarmer, query: IN_BOX },
  'post /private/notifications/mark-as': {
    rule: actsAsFarmer,
    body: ({ cuaa }) => ({ kind: 'AGRI', id: cuaa, msgIds: [], read: true }),
  },
  'get /private/support/mandate-holder/{cuaa}': { rule: acts, allowed: FOUND_OR_NOT },
  'get /private/alert-preferences': { rule: asFarmer, query: { as: { is: 'farmer' } } },
  'post /private/alert-preferences': {
    rule: (user, grants, { cuaa }) =>
      mayBeNotified({ role: 'farmer' }, cuaa, grants) && asFarmer(user, grants, NOBODYS),
    body: ({ cuaa }, { fiscalCode }) => ({
      as: 'farmer',
      mail: `${fiscalCode}@posta.example`,
      companies: [{ cuaa, kinds: ['term'] }],
      kinds: [],
      hour: 7,
    }),
  },
  'post /private/alert-preferences/confirmation': { rule: asFarmer, body: () => ({ as: 'farmer' }) },
  'get /private/support/mandate-holder': { rule: acts, query: BY_CUAA, allowed: FOUND_OR_NOT },
};

/** Questions to each of the people, at least: the addresses about companies, of a few kinds, and the others. */
const LEAST_ASKED = 150;

const NOBODYS: Subject = { cuaa: '99999999990', friendlyUrl: 'azienda-di-nessuno', idScva: 'SV-0000-000000' };
/** Somebody with a genuine token whom neither a company nor an office knows. */
const STRANGER = { given_name: 'Lia', family_name: 'Sala', fiscal_code: 'SLALIA80A41H501Z', userType: 'AGRI-CAA' };

let service: TestService;
let subjects: readonly Subject[] = [];
let operations: readonly string[] = [];
let pair: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  service = await startService();
  const kept = await service.composition.get(Database).query<Subject>(
    `select company.cuaa, friendly_url as "friendlyUrl", coalesce(sheet_id, '-') as "idScva"
     from company left join company_file_part as sheet on sheet.cuaa = company.cuaa and sheet.part = 'validation-sheet' order by company.cuaa`,
  );
  subjects = [...kept.map((one) => ({ ...one, idScva: one.idScva === '-' ? NOBODYS.idScva : one.idScva })), NOBODYS];
  const description = (await (await fetch(`${service.api}/openapi.json`)).json()) as {
    paths: Readonly<Record<string, object>>;
  };
  operations = Object.entries(description.paths)
    .filter(([path]) => path.startsWith('/private/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  pair = await antiForgeryPair(service.api);
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

/** Whether an address is about a company at all. */
const isOfCompany = (operation: string): boolean =>
  /\{(?:cuaa|id)\}|company-detail\//.test(operation) ||
  Object.values(TABLE[operation]?.query ?? {}).some((value) => typeof value === 'string') ||
  operation.endsWith('mark-as') ||
  operation === 'post /private/alert-preferences';

const pathOf = (operation: string, subject: Subject): string => {
  const [, path = ''] = operation.split(' ');
  const filled = path
    .replace('company-detail/{friendlyUrl}', `company-detail/${encodeURIComponent(subject.friendlyUrl)}`)
    .replace('{cuaa}', subject.cuaa)
    .replace('{year}', '2026')
    .replace('{kind}/{id}', `AGRI/${subject.cuaa}`)
    .replace('{type}/{file}', 'forms/niente.pdf')
    .replaceAll(/\{\w+\}/g, 'indirizzo-di-prova');
  const query = Object.entries(TABLE[operation]?.query ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? subject[value] : value.is)}`,
  );
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
};

const ask = async (operation: string, subject: Subject, user: User, token: string | undefined): Promise<Response> => {
  const body = TABLE[operation]?.body?.(subject, user);
  const answer = await fetch(`${service.api}${pathOf(operation, subject)}`, {
    method: operation.split(' ', 1)[0]?.toUpperCase() ?? '',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': 'prova-001', ...pair }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // Whoever leaves a body unread keeps its connection busy until the body is forgotten.
  await answer.arrayBuffer();
  return answer;
};

/** All that the policy reads of a company for somebody: whether it is held or closed, and each mandate by its days and its office. */
const kindOf = ({ cuaa, idScva }: Subject, { heldCuaas, closedCuaas, officeIds, mandates, today }: Grants): string => {
  const own = mandates.filter((mandate) => mandate.cuaa === cuaa);
  const terms = own.map(({ since, until = today, officeId }) =>
    [since <= today, until >= today, officeIds.includes(officeId)].join(' '),
  );
  return [heldCuaas.includes(cuaa), closedCuaas.includes(cuaa), idScva === NOBODYS.idScva, ...terms.toSorted()].join(
    ', ',
  );
};

/** Of the companies that are all the same to the policy for somebody, the first of each kind, and the last. */
const ofEachKind = (grants: ReadonlyMap<Subject, Grants>): { first: readonly Subject[]; last: readonly Subject[] } => {
  const [first, last] = [new Map<string, Subject>(), new Map<string, Subject>()];
  for (const [subject, held] of grants) {
    const kind = kindOf(subject, held);
    if (!first.has(kind)) first.set(kind, subject);
    last.set(kind, subject);
  }
  return { first: [...first.values()], last: [...last.values()] };
};

const PEOPLE = [
  ...CAST.map(({ username, ...claims }) => ({ username, claims })),
  { username: 'lia.sala', claims: STRANGER },
];

describe('every private address', () => {
  it('[API-02] [ROUTE-20] should stand in the table of who may ask for it, and no other should', () => {
    expect(operations.toSorted()).toEqual(Object.keys(TABLE).toSorted());
  });

  it('[API-02] [ROUTE-20] should answer 401 without a token, whatever it is asked about', async () => {
    for (const operation of operations)
      for (const subject of [subjects[0] ?? NOBODYS, NOBODYS]) {
        const answer = await ask(operation, subject, userFromClaims({}), undefined);
        expect([operation, answer.status]).toEqual([operation, 401]);
      }
  });

  it.each(PEOPLE.map(({ username, claims }) => [username, claims] as const))(
    '[API-02] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-20] should answer %s as the policy says, of own, foreign and unknown companies',
    async (username, claims) => {
      const user = userFromClaims(claims);
      const token =
        username === 'lia.sala' ? await service.tokenWith(STRANGER) : await service.tokenOf(username as CastName);
      const repository = service.composition.get(GrantsRepository);
      const grants = new Map<Subject, Grants>();
      for (const subject of subjects) grants.set(subject, await repository.grantsOf(user.fiscalCode, subject.cuaa));
      const { first, last } = ofEachKind(grants);
      const rules = new Set<Rule | undefined>();
      const wrong: string[] = [];
      let asked = 0;
      for (const operation of operations) {
        const line = TABLE[operation];
        // One address of each rule is asked about a second company of each kind, too.
        const companies = rules.has(line?.rule) ? first : [...new Set([...first, ...last])];
        rules.add(line?.rule);
        const judge = async (subject: Subject): Promise<void> => {
          const held = grants.get(subject);
          const may = held !== undefined && (line?.rule(user, held, subject) ?? false);
          const answer = await ask(operation, subject, user, token);
          const expected = may ? (line?.allowed ?? [200]) : [403];
          asked += 1;
          if (!expected.includes(answer.status) || !/no-store/.test(answer.headers.get('cache-control') ?? ''))
            wrong.push(`${operation} ${subject.cuaa}: ${answer.status}, not ${expected.join(' or ')}`);
        };
        await Promise.all((isOfCompany(operation) ? [...new Set([...companies, NOBODYS])] : [NOBODYS]).map(judge));
      }
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(LEAST_ASKED);
    },
  );

  it('[ROUTE-20] should be asked about by people of every kind', () => {
    expect(new Set(PEOPLE.map(({ claims }) => rolesOf(userFromClaims(claims).userType).join()))).toEqual(
      new Set(['farmer', 'caa', 'farmer,caa', '']),
    );
  });
});
