// The national rules for API descriptions, read by us: what of them makes a description be refused by the national catalogue,
// and what is only advice. `npm run contract -- --regole <folder>` lets the rules themselves speak.

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), value);
const entriesAt = (value: unknown, ...names: readonly string[]): readonly (readonly [string, unknown])[] => {
  const found = at(value, ...names);
  return isObject(found) ? Object.entries(found) : [];
};

/** A rule: its name among the national ones, what it wants, and where a document breaks it. */
interface Rule {
  readonly name: string;
  readonly wants: string;
  readonly broken: (document: Json) => readonly string[];
}

/** What a document breaks: the name of a rule, and where. */
export interface Finding {
  readonly rule: string;
  readonly place: string;
}

/** A rule that is not kept on purpose, as the national rules themselves name it. */
export interface Exception {
  readonly rule: string;
  readonly why: string;
}

interface Place {
  readonly place: string;
  readonly value: Json;
}

/** Every object of a document, with where it is; examples are data and no description. */
const objectsIn = (value: unknown, place = ''): readonly Place[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => objectsIn(one, `${place}/${index}`));
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([name, one]) =>
    name === 'example' || name === 'examples' ? [] : objectsIn(one, `${place}/${name}`),
  );
  return [{ place, value }, ...below];
};

interface Operation {
  readonly place: string;
  readonly method: string;
  readonly operation: Json;
}
const operationsIn = (document: Json): readonly Operation[] =>
  entriesAt(document, 'paths').flatMap(([path, methods]) =>
    entriesAt(methods).flatMap(([method, operation]) =>
      isObject(operation) ? [{ place: `${method} ${path}`, method, operation }] : [],
    ),
  );

/** The answers of an operation, those that are named once for many in full. */
const answersOf = (document: Json, { operation }: Operation): readonly (readonly [string, unknown])[] =>
  entriesAt(operation, 'responses').map(([status, answer]) => {
    const name = at(answer, '$ref');
    return [
      status,
      typeof name === 'string' ? at(document, 'components', 'responses', name.split('/').at(-1) ?? '') : answer,
    ];
  });

const isRefusal = (status: string): boolean => /^[45]/u.test(status);
const parametersOf = ({ operation }: Operation): readonly Json[] => {
  const { parameters } = operation;
  return Array.isArray(parameters) ? parameters.filter(isObject) : [];
};

const ofOperations =
  (broken: (operation: Operation, document: Json) => boolean) =>
  (document: Json): readonly string[] =>
    operationsIn(document)
      .filter((one) => broken(one, document))
      .map(({ place }) => place);

const ofNumbers =
  (type: string, formats: readonly string[]) =>
  (document: Json): readonly string[] =>
    objectsIn(document)
      .filter(({ value }) => value['type'] === type && !formats.includes(String(value['format'])))
      .map(({ place }) => place);

const without = (isThere: boolean, place: string): readonly string[] => (isThere ? [] : [place]);

/** Rules that a document must keep to be taken into the national catalogue. */
const RULES: readonly Rule[] = [
  {
    name: 'has-x-summary',
    wants: 'una riga che dice che cosa è',
    broken: (document) => without(typeof at(document, 'info', 'x-summary') === 'string', 'info'),
  },
  {
    name: 'has-contact',
    wants: 'chi risponde',
    broken: (document) => without(isObject(at(document, 'info', 'contact')), 'info'),
  },
  {
    name: 'use-semver',
    wants: 'una versione in tre numeri',
    broken: (document) => without(/^\d+\.\d+\.\d+/u.test(String(at(document, 'info', 'version'))), 'info'),
  },
  {
    name: 'servers-use-https',
    wants: 'un servizio descritto, e dietro TLS se non è di prova',
    broken: ({ servers }) =>
      (Array.isArray(servers) ? servers.filter(isObject) : [{}]).flatMap((server) =>
        without(
          typeof server['description'] === 'string' &&
            (server['x-sandbox'] === true || String(server['url']).startsWith('https://')),
          'servers',
        ),
      ),
  },
  {
    name: 'paths-status',
    wants: '/status: JSON quando funziona, un problema quando no',
    broken: (document) => {
      const status = operationsIn(document).find(({ place }) => place === 'get /status');
      if (status === undefined) return ['/status'];
      const types = answersOf(document, status).map(([code, answer]) => [
        code,
        entriesAt(answer, 'content')
          .map(([type]) => type)
          .join(),
      ]);
      return types
        .filter(([code = '', type]) => type !== (isRefusal(code) ? 'application/problem+json' : 'application/json'))
        .map(([code]) => `/status ${code ?? ''}`);
    },
  },
  {
    name: 'use-problem-json-for-errors',
    wants: 'ogni rifiuto come documento di problema',
    broken: ofOperations((one, document) =>
      answersOf(document, one).some(
        ([status, answer]) =>
          isRefusal(status) && entriesAt(answer, 'content').some(([type]) => type !== 'application/problem+json'),
      ),
    ),
  },
  {
    name: 'missing-retry-after',
    wants: 'quando riprovare, dopo 429 e 503',
    broken: ofOperations((one, document) =>
      answersOf(document, one).some(
        ([status, answer]) => /^(?:429|503)$/u.test(status) && at(answer, 'headers', 'Retry-After') === undefined,
      ),
    ),
  },
  {
    name: 'integer-format',
    wants: 'quanto è grande un numero intero',
    broken: ofNumbers('integer', ['int32', 'int64']),
  },
  {
    name: 'number-format',
    wants: 'quanto è grande un numero',
    broken: ofNumbers('number', ['float', 'double', 'decimal32', 'decimal64', 'decimal128']),
  },
  {
    name: 'http-request-GET-no-body',
    wants: 'nessun corpo in ciò che si legge',
    broken: ofOperations(({ method, operation }) => method === 'get' && 'requestBody' in operation),
  },
  {
    name: 'http-response-no-content-204-205',
    wants: 'nessun corpo dove non c’è contenuto',
    broken: ofOperations((one, document) =>
      answersOf(document, one).some(
        ([status, answer]) => /^20[45]$/u.test(status) && at(answer, 'content') !== undefined,
      ),
    ),
  },
  {
    name: 'no-forbidden-headers',
    wants: 'nessuna intestazione che OpenAPI dice altrimenti',
    broken: ofOperations((one) =>
      parametersOf(one).some(
        ({ in: where, name }) => where === 'header' && /^(?:accept|content-type|authorization)$/iu.test(String(name)),
      ),
    ),
  },
  {
    name: 'sec-credentials-parameters',
    wants: 'nessuna credenziale nell’indirizzo',
    broken: ofOperations((one) =>
      parametersOf(one).some(
        ({ in: where, name }) => where !== 'header' && /password|secret|apikey/iu.test(String(name)),
      ),
    ),
  },
  {
    name: 'sec-protection-global-unsafe',
    wants: 'per ogni operazione se chiede un gettone',
    broken: ofOperations(({ method, operation }) => {
      const { security } = operation;
      return !Array.isArray(security) || (method !== 'get' && security.length === 0);
    }),
  },
  {
    name: 'sec-securitySchemes-jwt',
    wants: 'come si verificano i gettoni',
    broken: (document) =>
      entriesAt(document, 'components', 'securitySchemes')
        .filter(
          ([, scheme]) =>
            at(scheme, 'bearerFormat') === 'JWT' && !String(at(scheme, 'description')).includes('RFC8725'),
        )
        .map(([name]) => name),
  },
];

/** Where a document breaks the rules that it must keep. */
export const nationalFindings = (document: object): readonly Finding[] =>
  RULES.flatMap(({ name, broken }) => broken(document as Json).map((place) => ({ rule: name, place })));

/** Advice of the national rules that is not followed, with the reason. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'response-with-json-object',
    why: 'le specifiche del portale danno quelle risposte come elenchi nudi: cambiarle romperebbe chi le legge già.',
  },
  {
    rule: 'missing-ratelimit',
    why: 'chi supera il limite riceve 429 con Retry-After; dire a ogni risposta quanto resta renderebbe diverse le risposte che si conservano per tutti.',
  },
  {
    rule: 'no-x-headers-request',
    why: 'X-XSRF-TOKEN è il nome che le specifiche e i programmi dei browser danno all’intestazione della coppia di gettoni.',
  },
  { rule: 'no-x-headers-response', why: 'X-Request-Id è il nome che proxy e registri conoscono.' },
  {
    rule: 'cache-responses-indeterminate-behavior',
    why: 'le risposte riservate e quelle che cambiano ogni volta dicono no-store, e non hanno altro da dire.',
  },
  {
    rule: 'sec-no-default-additionalProperties',
    why: 'le risposte restano aperte a campi nuovi, così che aggiungerne uno non rompa nessuno; ciò che si manda è chiuso.',
  },
  {
    rule: 'sec-constrained-additionalProperties',
    why: 'gli oggetti con chiavi libere sono risposte: quante siano dipende dai contenuti.',
  },
  {
    rule: 'sec-array-boundaries',
    why: 'gli elenchi in pagine hanno pageSize; gli altri sono risposte, lunghe quanto i contenuti: un limite inventato sarebbe falso.',
  },
  {
    rule: 'sec-string-maxlength',
    why: 'ciò che si manda ha i suoi limiti; i testi delle risposte sono lunghi quanto la redazione li scrive.',
  },
  {
    rule: 'sec-number-boundaries',
    why: 'i numeri delle risposte sono importi e conteggi veri: un limite inventato sarebbe falso. Pagine e anni hanno i loro.',
  },
];
