import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { sentence } from './shell.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listAt = (schema: Json, name: string): readonly unknown[] => {
  const value = schema[name];
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
};

/** Formats in a reader's words. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'giorno (anno-mese-giorno)',
  'date-time': 'istante con il fuso',
  int32: 'numero intero',
  int64: 'numero intero',
  double: 'numero',
};
const TYPES: Readonly<Record<string, string>> = {
  string: 'testo',
  number: 'numero',
  integer: 'numero intero',
  boolean: 'sì o no',
  null: 'niente',
  object: 'oggetto',
  array: 'elenco',
};

/** Name of a shape that stands in the components of the document. */
const namedBy = ({ $ref }: Json): string | undefined => (typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined);

/** A shape as HTML: its kind, and for an object a line for each field; shapes with a name are links, so that no loop is followed. */
export const outlineOf = (shape: unknown, linkTo: (name: string) => string): string => {
  const schema = isObject(shape) ? shape : {};
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  if (properties.length > 0) return fieldsOf(properties, listAt(schema, 'required'), linkTo);
  return kindOf(schema, linkTo);
};

// Helpers

const fieldsOf = (
  properties: readonly (readonly [string, unknown])[],
  required: readonly unknown[],
  linkTo: (name: string) => string,
): string =>
  `<ul>${properties
    .map(([name, one]) => {
      const field = isObject(one) ? one : {};
      const words = typeof field['description'] === 'string' ? ` ${sentence(field['description'])}` : '';
      const may = required.includes(name) ? '' : ' <small>può mancare</small>';
      return `<li><code>${escapeMarkup(name)}</code>: ${kindOf(field, linkTo)}${may}${words}</li>`;
    })
    .join('')}</ul>`;

const kindOf = (schema: Json, linkTo: (name: string) => string): string => {
  const name = namedBy(schema);
  if (name !== undefined) return `<a href="${escapeMarkup(linkTo(name))}"><code>${escapeMarkup(name)}</code></a>`;
  const choices = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf'), ...listAt(schema, 'allOf')];
  if (choices.length > 0) return choices.map((one) => outlineOf(one, linkTo)).join(' o ');
  if ('const' in schema) return `sempre <code>${escapeMarkup(JSON.stringify(schema['const']))}</code>`;
  const values = listAt(schema, 'enum');
  if (values.length > 0)
    return `uno tra ${values.map((one) => `<code>${escapeMarkup(String(one))}</code>`).join(', ')}`;
  if (schema['type'] === 'array') return `elenco di ${outlineOf(schema['items'], linkTo)}`;
  if (isObject(schema['properties'])) return `oggetto ${outlineOf(schema, linkTo)}`;
  const format = typeof schema['format'] === 'string' ? FORMATS[schema['format']] : undefined;
  return escapeMarkup(
    format ??
      [schema['type']]
        .flat()
        .map((type) => TYPES[String(type)] ?? 'un valore')
        .join(' o '),
  );
};
