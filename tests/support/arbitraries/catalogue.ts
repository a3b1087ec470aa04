import * as fc from 'fast-check';
import { type Criteria, ordersOf } from '#core/catalogue/criteria.ts';
import { type FieldName, type FilterSection, fieldsOf, type FilterScheme } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import { canonicalSelections, MAX_VALUES } from '#core/catalogue/field-value.ts';
import { MAX_TEXT_LENGTH, typedText } from '#core/formatting/typed-text.ts';
import { match } from 'ts-pattern';
import { anyText, anyTextAround } from '#tests/support/property.ts';

/** All that can be filtered: the lists, and the messages of the agency. */
const SCHEMES: readonly FilterScheme[] = [...Object.values(LISTS), NOTIFICATION_LIST];

/** Any list of the portal. */
export const anyDefinition = (): fc.Arbitrary<FilterScheme> => fc.constantFrom(...SCHEMES);

/** Any day that a filter takes, bounds often. */
export const anyFilterDay = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('1900-01-01', '2100-12-31', '2024-02-29'),
    fc
      .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );

/** Any text typed for a section, possible ones often. */
const anyValue = (section: FilterSection): fc.Arbitrary<string> =>
  match(section)
    .with({ kind: 'choice' }, ({ allowed }) =>
      allowed === undefined
        ? fc.constantFrom('ocm', 'seminativi', '2024', '%41', 'a&b=c')
        : fc.constantFrom(...allowed.map(({ value }) => value)),
    )
    .with({ kind: 'numberAndYear' }, () =>
      fc.oneof(fc.nat().map(String), fc.constantFrom('0', '1', '007', '-1', '1e3', '999999999', '1000000000')),
    )
    .with({ kind: 'dateRange' }, () =>
      fc.oneof(anyFilterDay(), fc.constantFrom('1899-12-31', '2101-01-01', '2023-02-29')),
    )
    .with({ kind: 'text' }, () => fc.constantFrom('Z3A41B09C2', 'CIG-1'))
    .with({ kind: 'flag' }, () => fc.constantFrom('true', 'false'))
    .exhaustive();

/** Any texts for one field; around the limits of their length and of their number now and then. */
const anyTexts = (section: FilterSection): fc.Arbitrary<readonly string[]> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.array(fc.oneof(anyValue(section), anyText(), anyTextAround(MAX_TEXT_LENGTH)), { maxLength: 4 }),
    },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: MAX_VALUES - 1, max: MAX_VALUES + 1 })
        .map((count) => Array.from({ length: count }, (_, index) => `${index}`)),
    },
  );

/** Any typed texts for the fields of a list: a draft, or what stands in an address. */
export const anyTypedFields = (definition: FilterScheme): fc.Arbitrary<Partial<Record<FieldName, readonly string[]>>> =>
  fc.record(
    Object.fromEntries(
      definition.sections.flatMap((section) => fieldsOf(section).map((field) => [field, anyTexts(section)])),
    ),
    { requiredKeys: [] },
  );

/** Any criteria that a list can have. */
export const anyCriteria = (definition: FilterScheme): fc.Arbitrary<Criteria> =>
  fc.record({
    search: definition.hasSearch ? fc.oneof(anyText(), anyTextAround(MAX_TEXT_LENGTH)).map(typedText) : fc.constant(''),
    selections: anyTypedFields(definition).map((typed) =>
      canonicalSelections(definition, (field) => typed[field] ?? []),
    ),
    sort: definition.hasSort ? fc.constantFrom(...ordersOf(definition)) : fc.constant('DESC' as const),
  });

/** A list together with criteria of its own. */
export const anyListCriteria = (): fc.Arbitrary<{ definition: FilterScheme; criteria: Criteria }> =>
  anyDefinition().chain((definition) => anyCriteria(definition).map((criteria) => ({ definition, criteria })));

/** Any query: known names, unknown names, rubbish. */
export const anyPairs = (): fc.Arbitrary<readonly (readonly [string, string])[]> => {
  const names = [...new Set(SCHEMES.flatMap(({ sections }) => sections.flatMap(fieldsOf)))];
  const name = fc.oneof(fc.constantFrom(...names, 'search', 'sort', 'page', 'pageSize'), anyText());
  const value = fc.oneof(
    anyText(),
    anyTextAround(MAX_TEXT_LENGTH),
    anyFilterDay(),
    fc.nat().map(String),
    fc.constantFrom('ASC', 'DESC', 'true', 'Aperto', 'Pubblicato', '21'),
  );
  return fc.array(fc.tuple(name, value), { maxLength: 10 });
};
