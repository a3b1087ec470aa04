import type { IsoDate } from '#core/kernel/iso-date.ts';
import { withAbsoluteDates } from '#adapters/storage/import/checking/relative-dates.ts';
import { type EditedType } from '#adapters/storage/import/schemas/edited-types.ts';
import { type Field, fieldsOf, type FileKind, type Taken } from './fields.ts';

/** Fields and their values, of a record or of what a form holds. */
export type Values = Readonly<Record<string, unknown>>;

/** Under which address a form knows the files of each kind; a record knows them by what follows. */
export const FILE_ADDRESS: Readonly<Record<FileKind, string>> = {
  picture: '/media/',
  document: '/media/documenti/',
  video: '/media/',
  captions: '/media/',
};

/**
 * A record as a form holds it: what may be left out is a list of at most one, so that its own fields are asked for only
 * once it is there; files have addresses, and days counted from today are the days that they name.
 */
export const toForm = (type: EditedType, record: Values, today: IsoDate): Values =>
  formValues(fieldsOf(type), withAbsoluteDates(record, today) as Values);

/** The record that a form holds: what was left empty is not in it. */
export const fromForm = (type: EditedType, values: Values): Values => recordValues(fieldsOf(type), values);

// Helpers

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listFrom = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a form shows a field as a list of at most one. */
export const isMaybeGroup = ({ isRequired, taken }: Field): boolean => !isRequired && taken.kind === 'group';

const formValues = (fields: readonly Field[], record: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = record[field.name];
      if (value === undefined || value === null) return [];
      const shown = formValue(field.taken, value);
      return [[field.name, isMaybeGroup(field) ? [shown] : shown]];
    }),
  );

const formValue = (taken: Taken, value: unknown): unknown => {
  switch (taken.kind) {
    case 'file':
      return `${FILE_ADDRESS[taken.of]}${String(value)}`;
    case 'group':
      return isValues(value) ? formValues(taken.fields, value) : value;
    case 'groups':
      return listFrom(value).map((entry) => (isValues(entry) ? formValues(taken.fields, entry) : entry));
    default:
      return value;
  }
};

const recordValues = (fields: readonly Field[], values: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field): readonly (readonly [string, unknown])[] => {
      const own = values[field.name];
      const value = recordValue(field.taken, isMaybeGroup(field) ? listFrom(own)[0] : own);
      if (value !== undefined) return [[field.name, value]];
      if (field.isKeptEmpty) return [[field.name, isList(field.taken) ? [] : '']];
      // A box that nobody has ticked says no.
      return field.isRequired && field.taken.kind === 'yes-no' ? [[field.name, false]] : [];
    }),
  );

const isList = ({ kind }: Taken): boolean => kind === 'list' || kind === 'groups' || kind === 'choices';

/** What a field holds; undefined where nothing was written. */
const recordValue = (taken: Taken, value: unknown): unknown => {
  if (value === undefined || value === null) return undefined;
  switch (taken.kind) {
    case 'group':
      return isValues(value) ? filledOnly(recordValues(taken.fields, value), taken.fields) : undefined;
    case 'groups':
      return someOf(listFrom(value).map((entry) => recordValue({ kind: 'group', fields: taken.fields }, entry)));
    case 'list':
      return someOf(listFrom(value).map((entry) => recordValue(taken.entry, entry)));
    case 'choices':
      return someOf(listFrom(value));
    case 'number':
      return numberFrom(value);
    case 'yes-no':
      return value === true || value === false ? value : undefined;
    case 'file':
      return withoutAddress(taken.of, value);
    default:
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  }
};

const someOf = (values: readonly unknown[]): readonly unknown[] | undefined => {
  const filled = values.filter((value) => value !== undefined);
  return filled.length === 0 ? undefined : filled;
};

/** A group in which nothing was written is not there. */
const filledOnly = (values: Values, fields: readonly Field[]): Values | undefined =>
  fields.some(({ name, taken }) => taken.kind !== 'yes-no' && !isBlank(values[name])) ? values : undefined;
const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const numberFrom = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : undefined;
};

const withoutAddress = (of: FileKind, value: unknown): string | undefined => {
  const address = typeof value === 'string' ? value.trim() : '';
  if (address === '') return undefined;
  return address.startsWith(FILE_ADDRESS[of])
    ? address.slice(FILE_ADDRESS[of].length)
    : address.replace(/^\/media\//u, '');
};
