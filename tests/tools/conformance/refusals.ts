import { LISTS } from '#core/catalogue/definitions.ts';
import { LIST_PATHS } from '#adapters/http/contract/addresses.ts';
import type { Answered, Call } from './caller.ts';
import { type Address, namesIn } from './description.ts';
import type { Difference, Schemas } from './schemas.ts';

const PROBLEM = 'application/problem+json';
/** No thing of a service is called so. */
const NO_SUCH_THING = 'non-esiste-nessuna-cosa-con-questo-nome';
const NOT_FOUND = 404;
const BAD_REQUEST = 400;
/** What belongs to somebody is refused whether it exists or not (D-05). */
const FORBIDDEN = 403;
const NOT_ACCEPTABLE = 406;

/** Media type of an answer, without its parameters. */
export const mediaType = ({ headers }: Answered): string => (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** A difference of the answer as a whole, after what was asked. */
export const whole = (asked: string, message: string): Difference => ({ pointer: '', message: `${asked}: ${message}` });

/** What of a refusal is no problem document with this status (RFC 9457), naming this parameter if it is about one. */
export const problemDifferences = (asked: string, answer: Answered, expected: readonly number[], parameter?: string): readonly Difference[] => {
  if (!expected.includes(answer.status)) return [whole(asked, `risponde ${answer.status} e non ${expected.join(' o ')}`)];
  if (mediaType(answer) !== PROBLEM) return [whole(asked, `il tipo è "${mediaType(answer)}" e non "${PROBLEM}"`)];
  const body = answer.json;
  if (typeof body !== 'object' || body === null) return [whole(asked, 'il documento di problema non è un oggetto JSON')];
  const wrong = ['type', 'title', 'detail'].filter((field) => typeof Reflect.get(body, field) !== 'string').map((field) => ({ pointer: `/${field}`, message: `${asked}: manca il testo del documento di problema` }));
  const status = Reflect.get(body, 'status') === answer.status ? [] : [{ pointer: '/status', message: `${asked}: deve essere ${answer.status}` }];
  const named = parameter === undefined || JSON.stringify(Reflect.get(body, 'errors') ?? null).includes(parameter) ? [] : [{ pointer: '/errors', message: `${asked}: non nomina "${parameter}"` }];
  return [...wrong, ...status, ...named];
};

/** Wrong values of the query, each with the name that the refusal must tell. */
const wrongQueries = (address: Address): readonly (readonly [query: string, parameter: string])[] => {
  const names = new Set(namesIn(address, 'query'));
  const isList = Object.values(LIST_PATHS).includes(address.path);
  const required = (address.operation.parameters ?? []).filter((one) => one.in === 'query' && one.required === true);
  return [
    ...required.slice(0, 1).map(({ name }) => ['', name] as const),
    ...(names.has('page') && required.length === 0 ? [['page=0', 'page'] as const, ['page=due', 'page'] as const] : []),
    ...(isList ? [['pageSize=101', 'pageSize'] as const] : []),
    ...(names.has('sort') ? [['sort=CRESCENTE', 'sort'] as const] : []),
    ...(names.has('publicationDateFrom') ? [['publicationDateFrom=2024-02-30', 'publicationDateFrom'] as const] : []),
    ...(names.has('context') ? [['context=NESSUN_ELENCO', 'context'] as const] : []),
  ];
};

/** Whether an address has one thing for each name, so that there are names without a thing. */
const hasThings = (address: Address): boolean => namesIn(address, 'path').some((name) => ['friendlyUrl', 'slug', '*'].includes(name));

/** How an address refuses what is wrong: names without a thing, values that cannot be, formats that nobody has. */
export const refusalDifferences = async (call: Call, schemas: Schemas, address: Address, example: string, token?: string): Promise<readonly Difference[]> => {
  const found: Difference[] = [];
  const refuse = async (asked: string, path: string, expected: readonly number[], parameter?: string, headers: Readonly<Record<string, string>> = {}): Promise<void> => {
    const answer = await call(path, { token, headers });
    const differences = problemDifferences(asked, answer, expected, parameter);
    const shape = differences.length > 0 ? [] : schemas.differences(address, answer.status, 'application/json', answer.json);
    found.push(...differences, ...shape.map(({ pointer, message }) => ({ pointer, message: `${asked}: ${message}` })));
  };
  const bare = example.split('?', 1)[0] ?? example;
  for (const [query, parameter] of wrongQueries(address)) {
    await refuse(query === '' ? `senza "${parameter}"` : `con ${query}`, query === '' ? bare : `${bare}?${query}`, [BAD_REQUEST], parameter);
  }
  if (hasThings(address)) await refuse('con un nome che non esiste', address.path.replace(/\{[^}]+\}/gu, NO_SUCH_THING), address.isPrivate ? [NOT_FOUND, FORBIDDEN] : [NOT_FOUND]);
  if (!address.isPrivate) await refuse('chiesto come immagine', example, [NOT_ACCEPTABLE], undefined, { accept: 'image/png' });
  return found;
};

/** The list at an address, as the core defines it; undefined for what is no list. */
export const definitionAt = (path: string): (typeof LISTS)[keyof typeof LISTS] | undefined => {
  const entry = Object.entries(LIST_PATHS).find(([, one]) => one === path.replace(/^\/private/u, ''));
  return entry === undefined ? undefined : LISTS[entry[0] as keyof typeof LIST_PATHS];
};
