import { PROBLEM_KINDS } from '../problems/problem-kinds.ts';
import { PROBLEM_MEDIA_TYPE, problemDocument, problemOf } from '../problems/problem.ts';
import { WORDS } from '../routes/operation.ts';
import type { Description } from './described-calls.ts';
import { FIELDS, type FieldWords, withFieldWords } from './described-fields.ts';
import { withNumberFormats } from './number-formats.ts';
import { TAGS } from './tags.ts';

/** What routes say of an operation; `isCached` of an answer that is the same for everyone. */
type Words = Partial<Pick<Description, 'parameters' | 'fields' | 'example'>> & { readonly isCached?: boolean };

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: Json, name: string): Json => (isObject(value[name]) ? value[name] : {});

/** Classes of characters that only JavaScript's expressions know; the service checks them all the same. */
const NOT_PORTABLE = /\\p\{/u;
/** What can be said of a text everywhere: it has no null character. */
const PORTABLE_TEXT = '^[^\\u0000]*$';
/** What the framework calls an answer that nobody described. */
const NAMELESS = 'Default Response';

/** Makes every pattern one that any language's regular expressions read. */
const withPortablePatterns = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPortablePatterns);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'pattern' && typeof one === 'string'
        ? NOT_PORTABLE.test(one)
          ? PORTABLE_TEXT
          : one.replaceAll('\\/', '/')
        : withPortablePatterns(one),
    ]),
  );
};

/** A text or several of them is several of them: one pair in the query for each. */
const severalTexts = (schema: Json): Json | undefined =>
  Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isObject).find(({ type }) => type === 'array') : undefined;

const described = (parameter: Json, words: Words['parameters'] = {}): Json => {
  const name = String(parameter['name']);
  const known = words[name];
  const schema = objectAt(parameter, 'schema');
  const several = severalTexts(schema);
  const { description: ownDescription, ...ownSchema } = schema;
  const example = several === undefined && Array.isArray(known?.example) ? known.example[0] : known?.example;
  const type = known?.schema ?? several ?? ownSchema;
  // A period or a state of a closed list shows itself.
  const values = Array.isArray(type['enum']) ? (type['enum'] as unknown[]) : undefined;
  const shown = values !== undefined && !values.includes(example) ? values[0] : example;
  return {
    ...parameter,
    ...(several === undefined ? {} : { style: 'form', explode: true }),
    description: parameter['description'] ?? ownDescription ?? known?.description ?? name,
    ...(shown === undefined ? {} : { example: shown }),
    schema: type,
  };
};

const HEADERS: Readonly<Record<string, string>> = {
  'X-Request-Id': 'Il numero della richiesta, da citare a chi assiste.',
  'Retry-After': 'Dopo quanti secondi si può riprovare.',
  ETag: 'La versione della risposta: rimandata in If-None-Match, se è ancora quella si riceve 304.',
  'Cache-Control': 'Per quanto la risposta si può conservare.',
};

/** The headers of an answer with this status. */
const headersOf = (status: string, isCached: boolean): Json => {
  const names = [
    'X-Request-Id',
    ...(status === '429' || status === '503' ? ['Retry-After'] : []),
    ...(status === '200' && isCached ? ['ETag', 'Cache-Control'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
};

const isRefusal = (status: string): boolean => Number(status) >= 400;
const refusalName = (status: string): string => `Rifiuto${status}`;

const problemContent = (answer: Json): Json => objectAt(objectAt(answer, 'content'), PROBLEM_MEDIA_TYPE);

/** The problems that a status stands for, each under the name of its kind. */
const problemsOf = (status: string, types: string): Json =>
  Object.fromEntries(
    PROBLEM_KINDS.filter((kind) => String(kind.status) === status).map(({ name, title }) => [
      name,
      { summary: title, value: JSON.parse(problemDocument(problemOf(Number(status), { kind: name }), types)) as Json },
    ]),
  );

/** The refusals of all operations, each once: those with one status are the same everywhere. */
const refusalsIn = (paths: Json, problemTypes: string): Json => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(isObject(methods) ? methods : {}));
  const answers = operations.filter(isObject).flatMap((operation) => Object.entries(objectAt(operation, 'responses')));
  return Object.fromEntries(
    answers
      .filter(([status]) => isRefusal(status))
      .map(([status, answer]) => [
        refusalName(status),
        {
          ...(answer as Json),
          headers: headersOf(status, false),
          content: {
            [PROBLEM_MEDIA_TYPE]: { ...problemContent(answer as Json), examples: problemsOf(status, problemTypes) },
          },
        },
      ]),
  );
};

/** Answers may get new fields at any time: no client that was made from the document may refuse them. */
const openToFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(openToFields);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => name !== 'additionalProperties' || one !== false)
      .map(([name, one]) => [name, openToFields(one)]),
  );
};

/** For whom an operation is, and what may be kept of its answer. */
const conditionsOf = (method: string, isPrivate: boolean, isCached: boolean): string => {
  if (isPrivate) return 'Riservata: chiede un gettone di accesso; la risposta è di chi la chiede e non si conserva.';
  if (isCached) return 'Pubblica: la stessa risposta per tutti, che si può conservare.';
  return method === 'get'
    ? 'Pubblica: la risposta non si conserva.'
    : 'Pubblica: chiede la coppia di gettoni contro le richieste contraffatte, e quante se ne possono mandare ha un limite.';
};

const completed = (method: string, { [WORDS]: words = {}, ...operation }: Json): Json => {
  const { parameters, fields, example, isCached = false } = words as Words;
  const name = String(operation['operationId']);
  const security = operation['security'] ?? [];
  const isPrivate = Array.isArray(security) && security.length > 0;
  const responses = Object.entries(objectAt(operation, 'responses')).map(([status, answer]) => [
    status,
    isObject(answer) && !isRefusal(status)
      ? {
          ...answer,
          ...(answer['description'] === NAMELESS ? { description: operation['summary'] } : {}),
          headers: headersOf(status, isCached),
        }
      : { $ref: `#/components/responses/${refusalName(status)}` },
  ]);
  const body = withFieldWords(objectAt(operation, 'requestBody'), name, fields) as Json;
  return {
    ...operation,
    description: operation['description'] ?? conditionsOf(method, isPrivate, isCached),
    // Said of every one, so that nobody has to guess: those without it need no token, and one that changes something says so itself.
    security: isPrivate || method === 'get' ? security : [{}],
    ...(Array.isArray(operation['parameters'])
      ? { parameters: operation['parameters'].filter(isObject).map((one) => described(one, parameters)) }
      : {}),
    ...(example === undefined
      ? {}
      : {
          requestBody: {
            ...body,
            content: Object.fromEntries(
              Object.entries(objectAt(body, 'content')).map(([type, media]) => [type, { ...(media as Json), example }]),
            ),
          },
        }),
    responses: openToFields(withFieldWords(Object.fromEntries(responses), name, fields)),
  };
};

/** How the framework ends the names of shapes that are sent. */
const SENT = /Input$/u;
const REFERENCE = /"#\/components\/schemas\/([^"]+)"/gu;
const namedIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value ?? null).matchAll(REFERENCE)].flatMap(([, name]) => name ?? []);

/** A shape with the words for its fields, which it carries until here. */
const saidSchema = (name: string, { [FIELDS]: words, ...schema }: Json): unknown =>
  withFieldWords(schema, name.replace(SENT, ''), words as FieldWords);

/** The schemas that some path leads to: each one comes for what is sent and for what is answered, and most are only one of the two. */
const usedSchemas = (paths: unknown, schemas: Json): Json => {
  const used = new Set<string>();
  const follow = (names: readonly string[]): void => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      follow(namedIn(schemas[name]));
    }
  };
  follow(namedIn(paths));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
};

/**
 * The document as others can use it (API-18): whatever its schemas cannot say by themselves, types of parameters that travel
 * as text, examples, names, and nothing that only JavaScript reads.
 */
export const usableDocument = (document: Json, problemTypes: string): Json => {
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => [
        method,
        completed(method, operation as Json),
      ]),
    ),
  ]);
  const components = objectAt(document, 'components');
  const responses = refusalsIn(objectAt(document, 'paths'), problemTypes);
  const schemas = Object.entries(usedSchemas([paths, responses], objectAt(components, 'schemas')));
  return withPortablePatterns(
    withNumberFormats({
      ...document,
      // The national catalogue reads the summary under a name of its own.
      info: { ...objectAt(document, 'info'), 'x-summary': objectAt(document, 'info')['summary'] },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        ...components,
        responses,
        headers: Object.fromEntries(
          Object.entries(HEADERS).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
        ),
        // What is sent stays closed: a mistyped field is refused.
        schemas: Object.fromEntries(
          schemas.map(([name, schema]) => {
            const said = saidSchema(name, schema as Json);
            return [name, SENT.test(name) ? said : openToFields(said)];
          }),
        ),
      },
      paths: Object.fromEntries(paths),
    }),
  ) as Json;
};
