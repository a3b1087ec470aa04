import { match } from 'ts-pattern';
import { MAX_TEXT_LENGTH } from '#core/formatting/typed-text.ts';
import { compareDays, isInFilterRange, isoDateFrom } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { type FieldName, type FilterSection, fieldsOf, type FilterScheme } from './definition.ts';

/** Most values of one section. */
export const MAX_VALUES = 50;
/** A deed's number has at most this many digits. */
const MAX_DIGITS = 9;

/** Control characters and lone surrogates, which no searched or stored text contains. */
const UNUSABLE = /[\p{Cc}\p{Surrogate}]/u;

/** Digits only, at least 1, without leading zeros (LIST-09); undefined for anything else. */
const numberValue = (text: string): string | undefined => {
  const digits = /^0*([1-9]\d*)$/.exec(text.trim())?.[1];
  return digits === undefined || digits.length > MAX_DIGITS ? undefined : digits;
};

const dayValue = (text: string): string | undefined => {
  const day = isoDateFrom(text.trim());
  return day !== undefined && isInFilterRange(day) ? day : undefined;
};

const textValue = (text: string): string | undefined => {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.length > MAX_TEXT_LENGTH || UNUSABLE.test(trimmed) ? undefined : trimmed;
};

/** Options keep their value exactly, blanks included: the service wrote it, nobody typed it. */
const choiceValue = (text: string): string | undefined =>
  text.trim() === '' || text.length > MAX_TEXT_LENGTH || UNUSABLE.test(text) ? undefined : text;

/** The canonical form of a value of the section, or undefined for an impossible value. */
export const canonicalValue = (section: FilterSection, text: string): string | undefined =>
  match(section)
    .with({ kind: 'choice' }, ({ allowed }) =>
      allowed?.every(({ value }) => value !== text) ? undefined : choiceValue(text),
    )
    .with({ kind: 'numberAndYear' }, () => numberValue(text))
    .with({ kind: 'dateRange' }, () => dayValue(text))
    .with({ kind: 'text' }, () => textValue(text))
    .with({ kind: 'flag' }, () => (text === 'true' ? text : undefined))
    .exhaustive();

/** Whether the field takes more than one value. */
export const isMultiple = (section: FilterSection): boolean => section.kind === 'choice' && section.multiple;

/** Values of one field in canonical form: the possible ones, each once, in order; only one for a single choice. */
export const canonicalValues = (section: FilterSection, texts: readonly string[]): readonly string[] => {
  const values = [
    ...new Set(texts.map((text) => canonicalValue(section, text)).filter((value) => value !== undefined)),
  ];
  return isMultiple(section) ? values.sort(compareTexts).slice(0, MAX_VALUES) : values.slice(0, 1);
};

/** Whether the first day of a range is after its last (LIST-09). */
export const isReversed = (from: string | undefined, to: string | undefined): boolean => {
  const [first, last] = [isoDateFrom(from ?? ''), isoDateFrom(to ?? '')];
  return first !== undefined && last !== undefined && compareDays(first, last) > 0;
};

/**
 * Any selection in canonical form: without unknown fields, impossible values, and ranges that end before they begin.
 */
export const canonicalSelections = (
  definition: FilterScheme,
  valuesOf: (field: FieldName) => readonly string[],
): Readonly<Partial<Record<FieldName, readonly string[]>>> => {
  const selections: Partial<Record<FieldName, readonly string[]>> = {};
  for (const section of definition.sections) {
    const fields = fieldsOf(section).map((field) => [field, canonicalValues(section, valuesOf(field))] as const);
    if (section.kind === 'dateRange' && isReversed(fields[0]?.[1][0], fields[1]?.[1][0])) continue;
    for (const [field, values] of fields) {
      if (values.length > 0) selections[field] = values;
    }
  }
  return selections;
};
