import { readdirSync, readFileSync } from 'node:fs';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { fileByRoute } from '#ui/pages/page-file.ts';
import type { Proof } from './proofs.ts';
import type { Level, Requirement } from './requirements.ts';

/**
 * What nobody proves of a requirement: a level, or something that it lists. What a requirement lists stands in `items.json`:
 * an item is asserted when its words stand in a proof; an address counts only when it has a page.
 */
export const missingOf = (
  { id, levels }: Requirement,
  proofs: readonly Proof[],
  listed: Readonly<Record<string, readonly string[]>>,
): readonly string[] => [
  ...levels.filter((level) => !isProved(level, levels, proofs)),
  ...unasserted(listed[id] ?? [], proofs),
];

/** The items of a list that no proof names. */
const unasserted = (items: readonly string[], proofs: readonly Proof[]): readonly string[] =>
  items.flatMap((item) => {
    if (item.startsWith('/') && !hasPage(item)) return [`${item} (non c’è la pagina)`];
    const words = folded(item);
    return proofs.some(({ text }) => foldedOnce(text).includes(words)) ? [] : [item];
  });

/** How far a requirement is followed: "12 voci su 12" of what it lists, else that its proofs are for the whole sentence. */
export const reachOf = (
  { id }: Pick<Requirement, 'id'>,
  proofs: readonly Proof[],
  listed: Readonly<Record<string, readonly string[]>>,
): string => {
  const items = listed[id];
  return items === undefined
    ? 'una prova per tutta la frase'
    : `${items.length - unasserted(items, proofs).length} voci su ${items.length}`;
};

/** What requirements list, item by item, by their ids. Throws for an id that the index does not have. */
export const listedItems = (requirements: readonly Requirement[]): Readonly<Record<string, readonly string[]>> => {
  const listed = JSON.parse(readFileSync(new URL('items.json', import.meta.url), 'utf8')) as Record<string, string[]>;
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = Object.keys(listed).filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`items.json names what the index does not have: ${unknown.join(', ')}`);
  return listed;
};

// Helpers

const HEIGHT = { U: 0, C: 1, A: 2, B: 3 } as const;

const isProved = (wanted: Level, all: readonly Level[], found: readonly Proof[]): boolean =>
  found.some(({ level }) => level === wanted || (all.length === 1 && HEIGHT[level] > HEIGHT[wanted]));

const TABLE = routeTable(DEMONSTRATION_NAMES);
const WITH_PAGE = fileByRoute(readdirSync('ui/pages', { recursive: true, encoding: 'utf8' }));

const hasPage = (address: string): boolean => {
  const route = TABLE.routes.find(({ pattern }) => pattern === address) ?? matchRoute(TABLE, address)?.route;
  const shown = route?.redirectTo ?? route?.id;
  return shown !== undefined && WITH_PAGE[shown] !== undefined;
};

const folded = (text: string): string =>
  text.replaceAll(/[’‘]/g, "'").replaceAll("\\'", "'").replaceAll(/\s+/g, ' ').toLowerCase();

const foldedTexts = new Map<string, string>();
const foldedOnce = (text: string): string => {
  const known = foldedTexts.get(text) ?? folded(text);
  foldedTexts.set(text, known);
  return known;
};
