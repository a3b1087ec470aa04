// The national rules for API descriptions, read by us: what of them makes a description be refused by the national catalogue,
// and what is only advice. `npm run contract -- document --regole <folder>` lets the rules themselves speak.

import { type Address, addressesOf, answersOf, type Description } from './description.ts';

/** A rule: its name among the national ones, what it wants, and where a document breaks it. */
interface Rule {
  readonly name: string;
  readonly wants: string;
  readonly broken: (document: Description) => readonly string[];
}

/** What a document breaks: the name of a rule, and where. */
export interface Finding {
  readonly rule: string;
  readonly location: string;
}

/** A rule that is not kept on purpose, as the national rules themselves name it. */
export interface Exception {
  readonly rule: string;
  readonly why: string;
}

/** Where a document has a number of this type in another format than these; examples are data and no description. */
const numbersIn = (value: unknown, type: string, formats: readonly string[], location = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, one]) =>
    name === 'example' || name === 'examples' ? [] : numbersIn(one, type, formats, `${location}/${name}`),
  );
  const isBroken =
    'type' in value && value.type === type && !('format' in value && formats.includes(String(value.format)));
  return isBroken ? [location, ...below] : below;
};

const isRefusal = (status: string): boolean => /^[45]/u.test(status);

const ofOperations =
  (broken: (address: Address, document: Description) => boolean) =>
  (document: Description): readonly string[] =>
    addressesOf(document)
      .filter((one) => broken(one, document))
      .map(({ method, path }) => `${method} ${path}`);

const without = (isThere: boolean, location: string): readonly string[] => (isThere ? [] : [location]);

/** Rules that a document must keep to be taken into the national catalogue. */
const RULES: readonly Rule[] = [
  {
    name: 'has-x-summary',
    wants: 'una riga che dice che cosa è',
    broken: (document) => without(typeof document.info['x-summary'] === 'string', 'info'),
  },
  {
    name: 'has-contact',
    wants: 'chi risponde',
    broken: (document) => without(typeof document.info['contact'] === 'object', 'info'),
  },
  {
    name: 'use-semver',
    wants: 'una versione in tre numeri',
    broken: (document) => without(/^\d+\.\d+\.\d+/u.test(String(document.info['version'])), 'info'),
  },
  {
    name: 'servers-use-https',
    wants: 'un servizio descritto, e dietro TLS se non è di prova',
    broken: ({ servers = [{ url: '' }] }) =>
      servers.flatMap(({ url, description, 'x-sandbox': isSandbox = false }) =>
        without(description !== undefined && (isSandbox || url.startsWith('https://')), 'servers'),
      ),
  },
  {
    name: 'paths-status',
    wants: '/status: JSON quando funziona, un problema quando no',
    broken: (document) => {
      const status = addressesOf(document).find(({ method, path }) => method === 'GET' && path === '/status');
      if (status === undefined) return ['/status'];
      return answersOf(document, status)
        .filter(
          ([code, answer]) =>
            Object.keys(answer?.content ?? {}).join() !==
            (isRefusal(code) ? 'application/problem+json' : 'application/json'),
        )
        .map(([code]) => `/status ${code}`);
    },
  },
  {
    name: 'use-problem-json-for-errors',
    wants: 'ogni rifiuto come documento di problema',
    broken: ofOperations((one, document) =>
      answersOf(document, one).some(
        ([status, answer]) =>
          isRefusal(status) && Object.keys(answer?.content ?? {}).some((type) => type !== 'application/problem+json'),
      ),
    ),
  },
  {
    name: 'missing-retry-after',
    wants: 'quando riprovare, dopo 429 e 503',
    broken: ofOperations((one, document) =>
      answersOf(document, one).some(
        ([status, answer]) => /^(?:429|503)$/u.test(status) && answer?.headers?.['Retry-After'] === undefined,
      ),
    ),
  },
  {
    name: 'integer-format',
    wants: 'quanto è grande un numero intero',
    broken: (document) => numbersIn(document, 'integer', ['int32', 'int64']),
  },
  {
    name: 'number-format',
    wants: 'quanto è grande un numero',
    broken: (document) => numbersIn(document, 'number', ['float', 'double', 'decimal32', 'decimal64', 'decimal128']),
  },
  {
    name: 'http-request-GET-no-body',
    wants: 'nessun corpo in ciò che si legge',
    broken: ofOperations(({ method, operation }) => method === 'GET' && 'requestBody' in operation),
  },
  {
    name: 'http-response-no-content-204-205',
    wants: 'nessun corpo dove non c’è contenuto',
    broken: ofOperations((one, document) =>
      answersOf(document, one).some(([status, answer]) => /^20[45]$/u.test(status) && answer?.content !== undefined),
    ),
  },
  {
    name: 'no-forbidden-headers',
    wants: 'nessuna intestazione che OpenAPI dice altrimenti',
    broken: ofOperations(({ operation: { parameters = [] } }) =>
      parameters.some(
        ({ in: where, name }) => where === 'header' && /^(?:accept|content-type|authorization)$/iu.test(name),
      ),
    ),
  },
  {
    name: 'sec-credentials-parameters',
    wants: 'nessuna credenziale nell’indirizzo',
    broken: ofOperations(({ operation: { parameters = [] } }) =>
      parameters.some(({ in: where, name }) => where !== 'header' && /password|secret|apikey/iu.test(name)),
    ),
  },
  {
    name: 'sec-protection-global-unsafe',
    wants: 'per ogni operazione se chiede un gettone',
    broken: ofOperations(
      ({ method, operation: { security } }) => security === undefined || (method !== 'GET' && security.length === 0),
    ),
  },
  {
    name: 'sec-securitySchemes-jwt',
    wants: 'come si verificano i gettoni',
    broken: (document) =>
      Object.entries(document.components.securitySchemes)
        .filter(([, { bearerFormat, description = '' }]) => bearerFormat === 'JWT' && !description.includes('RFC8725'))
        .map(([name]) => name),
  },
];

/** Where a document breaks the rules that it must keep. */
export const nationalFindings = (document: Description): readonly Finding[] =>
  RULES.flatMap(({ name, broken }) => broken(document).map((location) => ({ rule: name, location })));

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
