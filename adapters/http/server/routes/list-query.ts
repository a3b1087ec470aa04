import * as z from 'zod/mini';
import { type Criteria, ordersOf } from '#core/catalogue/criteria.ts';
import { fieldsOf, type FilterScheme, type FilterSection, type ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { criteriaFromQuery } from '#core/catalogue/query-codec.ts';
import { queryProblems } from '#core/catalogue/query-problems.ts';
import { listedOr } from '#core/formatting/listed.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import { HttpProblem } from '../problems/problem.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

const oneText = z.optional(z.string());
const severalTexts = z.optional(z.union([z.string(), z.array(z.string())]));
/** The orders of a list; `named` are those that a refusal names. */
const orderOf = (definition: FilterScheme, named = ordersOf(definition)) =>
  z.optional(z.enum([...ordersOf(definition)], `Deve essere ${listedOr(named.toSorted())}.`));

/** Which part of a list is wanted is no criterion: a page is counted by the list alone. */
const PAGING: ReadonlySet<string> = new Set(['page', 'pageSize']);

/** A day with an empty value counts as absent; that it exists is checked with the other parameters. */
const oneDay = z.optional(
  z.string().check(z.refine((text) => text.trim() !== '', 'Scrivi una data esistente, nel formato anno-mese-giorno.')),
);

const shapeOf = (section: FilterSection): z.ZodMiniType => {
  if (section.kind === 'dateRange') return oneDay;
  if (section.kind !== 'choice') return oneText;
  if (section.allowed === undefined) return section.multiple ? severalTexts : oneText;
  const value = z.enum(
    section.allowed.map((one) => one.value),
    'Scegli una delle voci in elenco.',
  );
  return z.optional(section.multiple ? z.union([value, z.array(value)], 'Scegli una delle voci in elenco.') : value);
};

/** The criteria of a list in the published description; whatever a schema cannot say of a value is checked by `criteriaAsked`. */
const criteriaShape = (definition: ListDefinition): Shape => ({
  ...Object.fromEntries(
    definition.sections.flatMap((section) => fieldsOf(section).map((field) => [field, shapeOf(section)] as const)),
  ),
  ...(definition.hasSearch ? { search: oneText } : {}),
  ...(definition.hasSort ? { sort: orderOf(definition) } : {}),
});

/** The criteria of all lists together, for the address that answers for each of them. */
export const anyCriteriaShape: Shape = {
  ...(Object.assign({}, ...Object.values(LISTS).map(criteriaShape)) as Shape),
  // What only some lists have is refused for the others by `criteriaAsked`.
  sort: orderOf(LISTS.competitions, ordersOf(LISTS.regulations)),
};

/** The query of an export of a list: what it is narrowed to, without pages. */
export const exportQuery = criteriaShape;

/** The query of a list. */
export const listQuery = (definition: ListDefinition): Shape => ({
  ...criteriaShape(definition),
  page: oneText,
  pageSize: oneText,
  cursor: oneText,
});

/** The criteria that a query asks a list for; a value that cannot be is refused by its name (API-06). */
export const criteriaAsked = (definition: ListDefinition, pairs: QueryPairs): Criteria => {
  const problems = queryProblems(
    definition,
    pairs.filter(([name]) => !PAGING.has(name)),
  );
  if (problems.length > 0)
    throw new HttpProblem(400, { errors: problems.map(({ name, message }) => ({ name, reason: message })) });
  return criteriaFromQuery(definition, pairs);
};
