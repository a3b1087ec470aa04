import { WORDS } from '../routes/operation.ts';
import type { Description } from './described-calls.ts';

type Words = Partial<Pick<Description, 'parameters' | 'example'>>;

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

const completed = ({ [WORDS]: words = {}, ...operation }: Json): Json => {
  const { parameters, example } = words as Words;
  const responses = Object.entries(objectAt(operation, 'responses')).map(([status, answer]) => [
    status,
    isObject(answer) && answer['description'] === NAMELESS ? { ...answer, description: operation['summary'] } : answer,
  ]);
  const body = objectAt(operation, 'requestBody');
  return {
    ...operation,
    // Said of every one, so that nobody has to guess: those without it need nothing.
    security: operation['security'] ?? [],
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
    responses: Object.fromEntries(responses),
  };
};

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/gu;
const namedIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value ?? null).matchAll(REFERENCE)].flatMap(([, name]) => name ?? []);

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
export const usableDocument = (document: Json): Json => {
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => [
        method,
        completed(operation as Json),
      ]),
    ),
  ]);
  const components = objectAt(document, 'components');
  return withPortablePatterns({
    ...document,
    components: { ...components, schemas: usedSchemas(paths, objectAt(components, 'schemas')) },
    paths: Object.fromEntries(paths),
  }) as Json;
};
