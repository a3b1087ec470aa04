// Prints, for every requirement, which scenarios and specs prove it and at which level, and which nobody proves yet.
// The index of requirements is the table in features/README.md; a spec proves an id when its title begins with it in
// square brackets, a scenario when it is tagged with it. The folder, or the tag, gives the level.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ID = /[A-Z]+-\d{2}/g;
const files = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('fixtures'))
    .map((path) => join(folder, path));

const requirements = [
  ...readFileSync('features/README.md', 'utf8').matchAll(/^\| ([A-Z]+-\d{2}) \| ([CAB ]+) \| (.+) \|$/gm),
].map(([, id, levels, sentence]) => ({ id, levels: levels.split(' '), sentence }));
if (requirements.length === 0) throw new Error('features/README.md holds no index of requirements');

/** @type {Map<string, { level: string, where: string }[]>} */
const proofs = new Map(requirements.map(({ id }) => [id, []]));
const prove = (id, level, where) => proofs.get(id)?.push({ level, where });

for (const file of files('features', /\.feature$/)) {
  let ruleTags = [];
  let tags = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
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
      for (const tag of all) for (const level of levels) prove(tag.slice(1), level, file);
      tags = [];
    } else if (text !== '' && !text.startsWith('#') && !text.startsWith('|'))
      tags = text.startsWith('Funzionalità') ? [] : tags;
  }
}

const levelOf = (file) => {
  if (file.startsWith('tests/browser')) return 'B';
  return file.startsWith('tests/adapters') ? 'A' : file.startsWith('tests/ui') ? 'U' : 'C';
};
for (const file of files('tests', /\.(spec|contract)\.tsx?$/)) {
  for (const [, ids] of readFileSync(file, 'utf8').matchAll(
    /['"`]((?:\[[A-Z]+-\d{2}\]\s*|\[(?:[A-Z]+-\d{2}[, ]*)+\]\s*)+)/g,
  )) {
    for (const [id] of ids.matchAll(ID)) prove(id, levelOf(file), file);
  }
}

const HEIGHT = { C: 1, A: 2, B: 3 };
const isProved = (wanted, all, found) =>
  found.some(({ level }) => level === wanted || (all.length === 1 && HEIGHT[level] > HEIGHT[wanted]));

let open = 0;
for (const { id, levels, sentence } of requirements) {
  const found = proofs.get(id);
  const missing = levels.filter((level) => !isProved(level, levels, found));
  if (missing.length > 0) open += 1;
  process.stdout.write(
    `${id}  ${levels.join(' ')}  ${missing.length === 0 ? 'provato' : `MANCA ${missing.join(' ')}`}  ${sentence}\n`,
  );
  /** @type {Map<string, number>} */
  const byWhere = new Map();
  for (const { level, where } of found) byWhere.set(`${level} ${where}`, (byWhere.get(`${level} ${where}`) ?? 0) + 1);
  for (const [where, count] of byWhere) process.stdout.write(`    ${where}${count > 1 ? ` (${count})` : ''}\n`);
}
process.stdout.write(
  `\n${requirements.length} requisiti, ${requirements.length - open} provati a ogni livello richiesto, ${open} ancora da provare\n`,
);
