// Prints, for every requirement, which scenarios and specs say that they prove it and at which level, which of the items that
// it lists nobody asserts ("n voci su m"; where it lists nothing, one proof is for all of it), and which nobody proves yet; after
// `npm run report` also how the last run ended. `--open` leaves out what lacks nothing. Writes `features/frasi.md`, the phrases that
// examples can use.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { readOutcomes, WORDS } from '../report/outcomes.ts';
import { listedItems, missingOf, reachOf } from './missing.ts';
import { phrases, PHRASES_PAGE } from './phrases.ts';
import { declaredProofs } from './proofs.ts';
import { readRequirements } from './requirements.ts';
import { disagreements, excused } from './without-examples.ts';

const requirements = readRequirements();
const proofs = declaredProofs();
const listed = listedItems(requirements);
const run = readOutcomes();

let open = 0;
for (const requirement of requirements) {
  const { id, levels, sentence } = requirement;
  const found = proofs.filter((proof) => proof.id === id);
  const missing = missingOf(requirement, found, listed);
  if (missing.length > 0) open += 1;
  else if (process.argv.includes('--open')) continue;
  const state = missing.length === 0 ? WORDS[run?.outcomes[id] ?? 'declared'] : `MANCA ${missing.join('; ')}`;
  process.stdout.write(`${id}  ${levels.join(' ')}  ${state}  (${reachOf(requirement, found, listed)})  ${sentence}\n`);
  const counted = new Map<string, number>();
  for (const { level, where } of found) counted.set(`${level} ${where}`, (counted.get(`${level} ${where}`) ?? 0) + 1);
  for (const [where, count] of counted) process.stdout.write(`    ${where}${count > 1 ? ` (${count})` : ''}\n`);
}
process.stdout.write(
  `\n${requirements.length} requisiti, ${requirements.length - open} con una prova dichiarata a ogni livello richiesto e in ogni loro voce, ${open} ancora senza\n`,
);
const { silent } = disagreements(requirements, proofs, excused());
if (silent.length > 0) process.stdout.write(`Senza esempi e senza una ragione nell’indice: ${silent.join(', ')}\n`);
process.stdout.write(
  run === undefined
    ? 'Nessun giro registrato: npm run report esegue gli esempi e ne scrive l’esito.\n'
    : `Ultimo giro: ${run.at}, versione ${run.version}.\n`,
);
writeFileSync(PHRASES_PAGE, phrases());
