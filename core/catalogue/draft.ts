import { MAX_TEXT_LENGTH } from '#core/formatting/typed-text.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { fail, type Result, succeed } from '#core/kernel/result.ts';
import type { Criteria, Selections } from './criteria.ts';
import { type FieldName, type FilterSection, fieldsOf, type FilterScheme } from './definition.ts';
import { criteriaFromQuery } from './query-codec.ts';
import { canonicalSelections, canonicalValue, isReversed } from './field-value.ts';

/** The fields of the open panel as typed: not yet checked, not yet applied. */
export type Draft = Readonly<Partial<Record<FieldName, readonly string[]>>>;

/** Why the panel cannot be applied. Codes are stable; the sentence is shown beside the field. */
export interface DraftProblem {
  readonly field: FieldName;
  /** The other field, where the problem is between two: both are marked, the sentence is shown once. */
  readonly alsoField?: FieldName;
  readonly code:
    | 'catalogue.not-a-number'
    | 'catalogue.not-a-day'
    | 'catalogue.day-out-of-range'
    | 'catalogue.reversed-days'
    | 'catalogue.text-too-long'
    | 'catalogue.unknown-value';
  readonly message: string;
}

/** The draft of a panel that opens: the applied filters (LIST-04). */
export const draftOf = (criteria: Criteria): Draft => criteria.selections;

/**
 * The draft for an address with an impossible value (31 February): choices as they are applied, typed fields as the address has them,
 * so that they can be corrected.
 */
export const draftOfQuery = (definition: FilterScheme, pairs: QueryPairs): Draft => {
  const { selections } = criteriaFromQuery(definition, pairs);
  const typed = definition.sections
    .filter(({ kind }) => kind !== 'choice' && kind !== 'flag')
    .flatMap(fieldsOf)
    // Beside a possible value, others are ignored as repetitions.
    .filter((field) => selections[field] === undefined)
    .flatMap((field) => {
      const texts = pairs.filter(([name, value]) => name === field && value.trim() !== '').map(([, value]) => value);
      return texts.length === 0 ? [] : [[field, texts.slice(0, 1)] as const];
    });
  return { ...selections, ...Object.fromEntries(typed) };
};

/** Whether the draft sets any filter: then "Elimina tutto" is shown (LIST-04). */
export const hasDraftValues = (draft: Draft): boolean =>
  Object.values(draft).some((values) => values.some((value) => value.trim() !== ''));

/** The draft with other texts in one field. */
export const withDraftValues = (draft: Draft, field: FieldName, values: readonly string[]): Draft => ({
  ...draft,
  [field]: values,
});

/** The draft with an option ticked or unticked; a single choice replaces the other. */
export const withDraftToggled = (definition: FilterScheme, draft: Draft, field: FieldName, value: string): Draft => {
  const values = draft[field] ?? [];
  if (values.includes(value))
    return withDraftValues(
      draft,
      field,
      values.filter((other) => other !== value),
    );
  const single = definition.sections.some(
    (section) => section.name === field && section.kind === 'choice' && !section.multiple,
  );
  return withDraftValues(draft, field, single ? [value] : [...values, value]);
};

const problem = (field: FieldName, section: FilterSection, text: string): DraftProblem => {
  switch (section.kind) {
    case 'numberAndYear':
      return {
        field,
        code: 'catalogue.not-a-number',
        message: 'Scrivi un numero intero, a partire da 1, usando solo cifre.',
      };
    case 'dateRange':
      return isoDateFrom(text.trim()) === undefined
        ? { field, code: 'catalogue.not-a-day', message: 'Scrivi una data esistente, nel formato giorno/mese/anno.' }
        : {
            field,
            code: 'catalogue.day-out-of-range',
            message: 'Scegli una data compresa tra il 01/01/1900 e il 31/12/2100.',
          };
    case 'text':
      return {
        field,
        code: 'catalogue.text-too-long',
        message: `Scrivi un testo di al massimo ${MAX_TEXT_LENGTH} caratteri, senza caratteri speciali di controllo.`,
      };
    default:
      return { field, code: 'catalogue.unknown-value', message: 'Scegli una delle voci in elenco.' };
  }
};

const filled = (draft: Draft, field: FieldName): readonly string[] =>
  (draft[field] ?? []).filter((text) => text.trim() !== '');

const sectionProblems = (section: FilterSection, draft: Draft): readonly DraftProblem[] => {
  const wrong = fieldsOf(section).flatMap((field) =>
    filled(draft, field)
      .filter((text) => canonicalValue(section, text) === undefined)
      .slice(0, 1)
      .map((text) => problem(field, section, text)),
  );
  if (wrong.length > 0 || section.kind !== 'dateRange') return wrong;
  return isReversed(filled(draft, section.from)[0]?.trim(), filled(draft, section.to)[0]?.trim())
    ? [
        {
          field: section.to,
          alsoField: section.from,
          code: 'catalogue.reversed-days',
          message: 'La data finale non può precedere quella iniziale.',
        },
      ]
    : [];
};

/** The problems of the panel, in its order; at most one per field (LIST-09). An empty field is no problem. */
export const draftProblems = (definition: FilterScheme, draft: Draft): readonly DraftProblem[] =>
  definition.sections.flatMap((section) => sectionProblems(section, draft));

/** Text in a field that the browser cannot parse: an incomplete or impossible day. */
const unreadableProblems = (definition: FilterScheme, unreadable: readonly FieldName[]): readonly DraftProblem[] =>
  definition.sections.flatMap((section) =>
    section.kind === 'dateRange'
      ? fieldsOf(section).flatMap((field) => (unreadable.includes(field) ? [problem(field, section, '')] : []))
      : [],
  );

/** The selections of the panel in canonical form, or all its problems (LIST-09). */
export const validateDraft = (
  definition: FilterScheme,
  draft: Draft,
  unreadable: readonly FieldName[] = [],
): Result<Selections, readonly DraftProblem[]> => {
  const problems = [...unreadableProblems(definition, unreadable), ...draftProblems(definition, draft)];
  return problems.length > 0
    ? fail(problems)
    : succeed(canonicalSelections(definition, (field) => filled(draft, field)));
};
