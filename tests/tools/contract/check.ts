import type { Answered, Call } from './caller.ts';
import { type Address, typeOf } from './description.ts';
import { type Examples, tokenFor, type Tokens } from './parameter-values.ts';
import { isListPage, paginationDifferences } from './pagination.ts';
import { definitionAt, mediaType, refusalDifferences, refusalProblems, whole } from './refusals.ts';
import type { Difference, Schemas } from './schemas.ts';

/** What became of one address. */
export interface Verdict {
  readonly address: Address;
  readonly differences: readonly Difference[];
  /** Why it was not asked, where it was not. */
  readonly skipped?: string;
}

/** What the checks work with. */
export interface Checks {
  readonly call: Call;
  readonly schemas: Schemas;
  readonly examples: Examples;
  readonly tokens: Tokens;
}

const OK = 200;
const NOT_MODIFIED = 304;
const UNKNOWN = 401;
const FORBIDDEN = 403;
/** A pair of tokens is made again for each client, and a state holds for now. */
const NEVER_KEPT = new Set(['/csrf-token', '/status']);

const bodyDifferences = (
  { schemas }: Checks,
  address: Address,
  example: string,
  answer: Answered,
): readonly Difference[] => {
  if (answer.status !== OK) return [whole(example, `risponde ${answer.status} e non ${OK}`)];
  const type = typeOf(address);
  if (mediaType(answer) !== type) return [whole(example, `il tipo è "${mediaType(answer)}" e non "${type}"`)];
  if (type !== 'application/json') return [];
  if (answer.json === undefined) return [whole(example, 'il contenuto non è JSON')];
  return schemas.differences(address, OK, type, answer.json);
};

const cacheDifferences = async (
  { call }: Checks,
  example: string,
  { headers }: Answered,
): Promise<readonly Difference[]> => {
  const control = headers.get('cache-control') ?? '';
  const etag = headers.get('etag') ?? '';
  const found: Difference[] = [];
  if (!control.includes('public'))
    found.push(whole('intestazione cache-control', `è "${control}" e non contiene public`));
  if (!/^"[^"]+"$/u.test(etag)) return [...found, whole('intestazione etag', `"${etag}" non è un contrassegno forte`)];
  const again = await call(example, { headers: { 'if-none-match': etag } });
  if (again.status !== NOT_MODIFIED || again.text !== '')
    found.push(
      whole('chiesto di nuovo con il contrassegno', `risponde ${again.status} e non ${NOT_MODIFIED} senza contenuto`),
    );
  const other = await call(example, { headers: { 'if-none-match': '"un-altro"' } });
  if (other.status !== OK)
    found.push(whole('chiesto di nuovo con un altro contrassegno', `risponde ${other.status} e non ${OK}`));
  return found;
};

/** The one context whose options have more than a name and a value: the regions, field by field (API-16). */
const regionDifferences = async ({ call, schemas }: Checks): Promise<readonly Difference[]> => {
  const answer = await call('/filters?context=OP_REGIONS');
  if (answer.status !== OK) return [whole('con context=OP_REGIONS', `risponde ${answer.status} e non ${OK}`)];
  return schemas
    .differencesFrom('RegioniDegliOrganismiPagatori', answer.json)
    .map(({ pointer, message }) => ({ pointer, message: `con context=OP_REGIONS: ${message}` }));
};

const checkPublic = async (checks: Checks, address: Address): Promise<Verdict> => {
  const example = await checks.examples.of(address);
  if (example === undefined)
    return { address, differences: [], skipped: 'il servizio non offre nulla con cui chiederlo' };
  const answer = await checks.call(example);
  const body = bodyDifferences(checks, address, example, answer);
  // What does not answer as it should is not asked ten more times.
  if (answer.status !== OK) return { address, differences: body };
  const kept = NEVER_KEPT.has(address.path) ? [] : await cacheDifferences(checks, example, answer);
  const pages =
    definitionAt(address.path) !== undefined || isListPage(answer.json)
      ? await paginationDifferences(checks.call, example)
      : [];
  const refusals = await refusalDifferences(checks.call, checks.schemas, address, example);
  const regions = address.path === '/filters' ? await regionDifferences(checks) : [];
  return { address, differences: [...body, ...regions, ...kept, ...pages, ...refusals] };
};

const placeholder = ({ path }: Address): string => path.replace(/\{[^}]+\}/gu, 'x');

const checkPrivate = async (checks: Checks, address: Address): Promise<Verdict> => {
  const anonymous = refusalProblems(checks.schemas, address, 'senza gettone', await checks.call(placeholder(address)), [
    UNKNOWN,
  ]);
  const forged = refusalProblems(
    checks.schemas,
    address,
    'con un gettone inventato',
    await checks.call(placeholder(address), { token: 'uno.due.tre' }),
    [UNKNOWN],
  );
  const refused = [...anonymous, ...forged];
  const token = tokenFor(address, checks.tokens);
  const example = token === undefined ? undefined : await checks.examples.of(address);
  if (example === undefined)
    return {
      address,
      differences: refused,
      skipped: token === undefined ? 'provato solo senza gettone' : 'il servizio non offre nulla con cui chiederlo',
    };
  const answer = await checks.call(example, { token });
  const body = bodyDifferences(checks, address, example, answer);
  if (answer.status !== OK) return { address, differences: [...refused, ...body] };
  const control = answer.headers.get('cache-control') ?? '';
  const kept = control.includes('no-store')
    ? []
    : [whole('intestazione cache-control', `è "${control}" e non no-store`)];
  const pages =
    definitionAt(address.path) === undefined ? [] : await paginationDifferences(checks.call, example, token);
  const refusals = await refusalDifferences(checks.call, checks.schemas, address, example, token);
  return { address, differences: [...refused, ...body, ...kept, ...pages, ...refusals] };
};

/** Nothing is ever written into a service under test: of what writes, only the refusal is asked for. */
const checkUnsafe = async ({ call, schemas }: Checks, address: Address): Promise<Verdict> => ({
  address,
  differences: refusalProblems(
    schemas,
    address,
    'senza la coppia contro le richieste contraffatte',
    await call(placeholder(address), { method: address.method, body: {} }),
    [FORBIDDEN, ...(address.isPrivate ? [UNKNOWN] : [])],
  ),
  skipped: 'provato solo il rifiuto: non si scrive nel servizio',
});

/** Asks one address in all the ways that it has. */
export const checkAddress = (checks: Checks, address: Address): Promise<Verdict> => {
  if (address.method !== 'GET') return checkUnsafe(checks, address);
  return address.isPrivate ? checkPrivate(checks, address) : checkPublic(checks, address);
};
