import type { ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { listPath } from '#adapters/http/contract/addresses.ts';
import type { Answered, Call } from './caller.ts';
import { type Address, namesIn } from './description.ts';
import type { Difference, Schemas } from './schemas.ts';

const PROBLEM = 'application/problem+json';
/** No record of a service is called so. */
const NO_SUCH_RECORD = 'non-esiste-nessuna-cosa-con-questo-nome';
const NOT_FOUND = 404;
const BAD_REQUEST = 400;
/** What belongs to somebody is refused whether it exists or not (D-05). */
const FORBIDDEN = 403;
const NOT_ACCEPTABLE = 406;

/** Media type of an answer, without its parameters. */
export const mediaType = ({ headers }: Answered): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** A difference of the answer as a whole, after what was asked. */
export const whole = (asked: string, message: string): Difference => ({ pointer: '', message: `${asked}: ${message}` });

/** What of a refusal is no problem document with this status (RFC 9457), naming this parameter if it is about one. */
const problemDifferences = (
  asked: string,
  answer: Answered,
  expected: readonly number[],
  parameter?: string,
): readonly Difference[] => {
  if (!expected.includes(answer.status))
    return [whole(asked, `risponde ${answer.status} e non ${expected.join(' o ')}`)];
  if (mediaType(answer) !== PROBLEM) return [whole(asked, `il tipo è "${mediaType(answer)}" e non "${PROBLEM}"`)];
  const body = answer.json;
  if (typeof body !== 'object' || body === null)
    return [whole(asked, 'il documento di problema non è un oggetto JSON')];
  const wrong = ['type', 'title', 'detail']
    .filter((field) => typeof Reflect.get(body, field) !== 'string')
    .map((field) => ({ pointer: `/${field}`, message: `${asked}: manca il testo del documento di problema` }));
  const status =
    Reflect.get(body, 'status') === answer.status
      ? []
      : [{ pointer: '/status', message: `${asked}: deve essere ${answer.status}` }];
  const named =
    parameter === undefined || JSON.stringify(Reflect.get(body, 'errors') ?? null).includes(parameter)
      ? []
      : [{ pointer: '/errors', message: `${asked}: non nomina "${parameter}"` }];
  return [...wrong, ...status, ...named];
};

/** What of a refusal is not as the address is described to refuse, or does not name the parameter that it is about. */
export const refusalProblems = (
  schemas: Schemas,
  address: Address,
  asked: string,
  answer: Answered,
  expected: readonly number[],
  parameter?: string,
): readonly Difference[] => {
  const differences = problemDifferences(asked, answer, expected, parameter);
  if (differences.length > 0) return differences;
  return schemas
    .differences(address, answer.status, mediaType(answer), answer.json)
    .map(({ pointer, message }) => ({ pointer, message: `${asked}: ${message}` }));
};

/** A wrong query: its name, what of the good one is changed (an empty list leaves the parameter out), and the name that the refusal must tell. */
interface WrongQuery {
  readonly asked: string;
  readonly parameter: string;
  readonly values: readonly string[];
}

const wrong = (parameter: string, ...values: readonly string[]): WrongQuery => ({
  asked: `con ${values.map((value) => `${parameter}=${value}`).join('&')}`,
  parameter,
  values,
});

const wrongQueries = (address: Address): readonly WrongQuery[] => {
  const names = new Set(namesIn(address, 'query'));
  const inQuery = (address.operation.parameters ?? []).filter((one) => one.in === 'query');
  const of = (name: string, ...values: readonly string[]): readonly WrongQuery[] =>
    names.has(name) ? values.map((value) => wrong(name, value)) : [];
  return [
    ...inQuery
      .filter(({ required }) => required === true)
      .slice(0, 1)
      .map(({ name }) => ({ asked: `senza "${name}"`, parameter: name, values: [] })),
    ...inQuery
      .filter(({ schema }) => schema?.type === 'string')
      .slice(0, 1)
      .map(({ name }) => wrong(name, '1', '2')),
    ...of('page', '0', 'due'),
    ...of('pageSize', '101'),
    ...of('sort', 'CRESCENTE'),
    ...of('publicationDateFrom', '2024-02-30'),
    ...of('context', 'NESSUN_ELENCO'),
  ];
};

const withValues = (example: string, { parameter, values }: WrongQuery): string => {
  const [path = '', query = ''] = example.split('?', 2);
  const pairs = new URLSearchParams(query);
  pairs.delete(parameter);
  for (const value of values) pairs.append(parameter, value);
  return pairs.size === 0 ? path : `${path}?${pairs.toString()}`;
};

/** The query of an address, with its question mark; empty where it has none. */
const queryIn = (address: string): string => (address.includes('?') ? address.slice(address.indexOf('?')) : '');

/** Whether an address has one record for each name, so that there are names without a record. */
const hasRecords = (address: Address): boolean =>
  namesIn(address, 'path').some((name) => ['friendlyUrl', 'slug', 'path'].includes(name));

/** How an address refuses what is wrong: names without a record, values that cannot be, formats that nobody has. */
export const refusalDifferences = async (
  call: Call,
  schemas: Schemas,
  address: Address,
  example: string,
  token?: string,
): Promise<readonly Difference[]> => {
  const found: Difference[] = [];
  const refuse = async (
    asked: string,
    path: string,
    expected: readonly number[],
    parameter?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const answer = await call(path, { token, headers });
    found.push(...refusalProblems(schemas, address, asked, answer, expected, parameter));
  };
  for (const query of wrongQueries(address))
    await refuse(query.asked, withValues(example, query), [BAD_REQUEST], query.parameter);
  if (hasRecords(address))
    await refuse(
      'con un nome che non esiste',
      // What else the address wants is right: only the name is not.
      `${address.path.replace(/\{[^}]+\}/gu, NO_SUCH_RECORD)}${queryIn(example)}`,
      address.isPrivate ? [NOT_FOUND, FORBIDDEN] : [NOT_FOUND],
    );
  if (!address.isPrivate)
    await refuse('chiesto come immagine', example, [NOT_ACCEPTABLE], undefined, { accept: 'image/png' });
  return found;
};

/** The list at an address, as the core defines it; undefined for what is no list. */
export const definitionAt = (path: string): ListDefinition | undefined =>
  Object.values(LISTS).find(({ id }) => listPath(id) === path.replace(/^\/private/u, ''));
