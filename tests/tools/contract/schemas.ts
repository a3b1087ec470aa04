import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { answerOf, pointerPart, type Address, type Description } from './description.ts';

/** A difference from the contract: where in the answer, and what. */
export interface Difference {
  /** JSON pointer into the body; empty where the answer as a whole is meant. */
  readonly pointer: string;
  readonly message: string;
}

/** Judges bodies by the schemas of a description. */
export interface Schemas {
  /** What of a body is not as the address answers it with this status; all of it where that is not described. */
  differences(address: Address, status: number, type: string, body: unknown): readonly Difference[];
  /** What of a body is not as a shape of the description's components. */
  differencesFrom(component: string, body: unknown): readonly Difference[];
}

const DOCUMENT = 'descrizione';
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/u;

/** Makes the judge of a description. */
export const schemasOf = (description: Description): Schemas => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat('date-time', MOMENT);
  ajv.addFormat('date', DAY);
  for (const format of ['int32', 'int64', 'double', 'uri-reference']) ajv.addFormat(format, true);
  ajv.addSchema({ ...(closed(description) as Description), $id: DOCUMENT });
  const judged = (place: string, body: unknown): readonly Difference[] => {
    const validate = ajv.getSchema(`${DOCUMENT}#${encodeURI(place)}`);
    if (validate === undefined) throw new Error(`the description has no schema at ${place}`);
    return validate(body) === true
      ? []
      : (validate.errors ?? [])
          .filter(isTelling)
          .map((error) => ({ pointer: error.instancePath, message: sentenceOf(error) }));
  };
  return {
    differences: (address, status, type, body) => {
      const { described, pointer } = answerOf(description, address, status);
      return described?.content?.[type] === undefined
        ? [{ pointer: '', message: `la descrizione non prevede ${status} come "${type}"` }]
        : judged(`${pointer}/content/${pointerPart(type)}/schema`, body);
    },
    differencesFrom: (component, body) => judged(`/components/schemas/${component}`, body),
  };
};

// Helpers

/** Fields that the document does not name are reported: it lets clients ignore them, and a service that sends them may say too much. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  return 'properties' in value && 'type' in value && value.type === 'object'
    ? { additionalProperties: false, ...made }
    : made;
};

/** What only says that something inside is wrong is left out: the inside is reported by itself. */
const isTelling = ({ keyword }: ErrorObject): boolean => keyword !== 'if' && keyword !== '$ref';

const textOf = (params: Readonly<Record<string, unknown>>, name: string): string => {
  const value = params[name];
  return Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : JSON.stringify(value);
};

const sentenceOf = ({ keyword, params, message }: ErrorObject): string => {
  const given = params as Readonly<Record<string, unknown>>;
  switch (keyword) {
    case 'type':
      return `deve essere di tipo ${textOf(given, 'type')}`;
    case 'required':
      return `manca il campo "${textOf(given, 'missingProperty')}"`;
    case 'additionalProperties':
      return `il campo "${textOf(given, 'additionalProperty')}" non è previsto`;
    case 'enum':
      return `deve essere uno dei valori ${textOf(given, 'allowedValues')}`;
    case 'const':
      return `deve essere ${textOf(given, 'allowedValue')}`;
    case 'pattern':
      return `deve avere la forma ${textOf(given, 'pattern')}`;
    case 'format':
      return `deve avere il formato ${textOf(given, 'format')}`;
    case 'anyOf':
    case 'oneOf':
      return 'non ha nessuna delle forme previste';
    default:
      return `non rispetta "${keyword}" (${message ?? ''})`;
  }
};
