// Prints, for every requirement, which scenarios and specs prove it and at which level, which of the things that it
// lists nobody asserts, and which nobody proves yet. `--open` leaves the proved ones out.
// The index of requirements is the table in features/README.md; a spec proves an id when its title begins with it in
// square brackets, a scenario when it is tagged with it. The folder, or the tag, gives the level. What a requirement lists
// stands in `items.json`: an item is asserted when its words stand in a proof (its test, or what the file has beside its
// tests); one that is an address counts only when that address has a page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { fileByRoute } from '#ui/pages/page-file.ts';

const ID = /[A-Z]+-\d{2}/g;
const files = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('fixtures'))
    .map((path) => join(folder, path));

const requirements = [
  ...readFileSync('features/README.md', 'utf8').matchAll(/^\| ([A-Z]+-\d{2}) \| ([CAB ]+) \| (.+) \| [^|]* \|$/gm),
].map(([, id, levels, sentence]) => ({ id, levels: levels.split(' '), sentence }));
if (requirements.length === 0) throw new Error('features/README.md holds no index of requirements');

/** @type {Map<string, { level: string, where: string, text: string }[]>} */
const proofs = new Map(requirements.map(({ id }) => [id, []]));
const prove = (id, level, where, text) => proofs.get(id)?.push({ level, where, text });

for (const file of files('features', /\.feature$/)) {
  const source = readFileSync(file, 'utf8');
  let ruleTags = [];
  let tags = [];
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (text.startsWith('@')) tags.push(...text.split(/\s+/));
    else if (text.startsWith('Regola:')) [ruleTags, tags] = [tags, []];
    else if (/^(Esempio|Scenario|Schema dello scenario):/.test(text)) {
      const all = [...ruleTags, ...tags];
      const levels = all.includes('@browser')
        ? ['B']
        : all.includes('@solo-http')
          ? ['A']
          : all.includes('@http')
            ? ['C', 'A']
            : ['C'];
      for (const tag of all) for (const level of levels) prove(tag.slice(1), level, file, source);
      tags = [];
    } else if (text !== '' && !text.startsWith('#') && !text.startsWith('|'))
      tags = text.startsWith('Funzionalità') ? [] : tags;
  }
}

const levelOf = (file) => {
  if (file.startsWith('tests/browser')) return 'B';
  return file.startsWith('tests/adapters') ? 'A' : file.startsWith('tests/ui') ? 'U' : 'C';
};
const TITLE = /['"`]((?:\[[A-Z]+-\d{2}\]\s*|\[(?:[A-Z]+-\d{2}[, ]*)+\]\s*)+)/g;
/** The tests of a file, each from its first word to the next; what stands around them belongs to all. */
const testsOf = (source) => {
  const [body, ...helpers] = source.split(/^\s*\/\/ Helpers$/m);
  const [around, ...tests] = body.split(/^(?=\s*it[.(])/m);
  return { around: [around, ...helpers].join('\n'), tests };
};
for (const file of files('tests', /\.(spec|contract)\.tsx?$/)) {
  const { around, tests } = testsOf(readFileSync(file, 'utf8'));
  for (const test of [around, ...tests])
    for (const [, ids] of test.matchAll(TITLE))
      for (const [id] of ids.matchAll(ID))
        prove(id, levelOf(file), file, test === around ? around : `${around}\n${test}`);
}

/** @type {Record<string, readonly string[]>} */
const listed = JSON.parse(readFileSync(new URL('items.json', import.meta.url), 'utf8'));
const unknown = Object.keys(listed).filter((id) => !proofs.has(id));
if (unknown.length > 0) throw new Error(`items.json names what the index does not have: ${unknown.join(', ')}`);

const table = routeTable(DEMONSTRATION_NAMES);
const withPage = fileByRoute(readdirSync('ui/pages', { recursive: true, encoding: 'utf8' }));
const hasPage = (address) => {
  const route = table.routes.find(({ pattern }) => pattern === address) ?? matchRoute(table, address)?.route;
  const shown = route?.redirectTo ?? route?.id;
  return shown !== undefined && withPage[shown] !== undefined;
};
const folded = (text) => text.replaceAll(/[’‘]/g, "'").replaceAll("\\'", "'").replaceAll(/\s+/g, ' ').toLowerCase();
const foldedTexts = new Map();
const foldedOnce = (text) => {
  if (!foldedTexts.has(text)) foldedTexts.set(text, folded(text));
  return foldedTexts.get(text);
};
/** What is wrong with each item of a requirement, if anything. */
const openItems = (id) =>
  (listed[id] ?? []).flatMap((item) => {
    if (item.startsWith('/') && !hasPage(item)) return [`${item} (non c'è la pagina)`];
    const words = folded(item);
    return proofs.get(id).some(({ text }) => foldedOnce(text).includes(words)) ? [] : [item];
  });

const HEIGHT = { C: 1, A: 2, B: 3 };
const isProved = (wanted, all, found) =>
  found.some(({ level }) => level === wanted || (all.length === 1 && HEIGHT[level] > HEIGHT[wanted]));

let open = 0;
for (const { id, levels, sentence } of requirements) {
  const found = proofs.get(id);
  const missing = [...levels.filter((level) => !isProved(level, levels, found)), ...openItems(id)];
  if (missing.length > 0) open += 1;
  else if (process.argv.includes('--open')) continue;
  process.stdout.write(
    `${id}  ${levels.join(' ')}  ${missing.length === 0 ? 'provato' : `MANCA ${missing.join('; ')}`}  ${sentence}\n`,
  );
  /** @type {Map<string, number>} */
  const byWhere = new Map();
  for (const { level, where } of found) byWhere.set(`${level} ${where}`, (byWhere.get(`${level} ${where}`) ?? 0) + 1);
  for (const [where, count] of byWhere) process.stdout.write(`    ${where}${count > 1 ? ` (${count})` : ''}\n`);
}
process.stdout.write(
  `\n${requirements.length} requisiti, ${requirements.length - open} provati a ogni livello richiesto e in ogni loro voce, ${open} ancora da provare\n`,
);
