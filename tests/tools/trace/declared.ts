import { say } from '../command.ts';
import { readOutcomes, WORDS } from './outcomes.ts';
import { listedItems, missingOf, reachOf } from './missing.ts';
import { declaredProofs } from './proofs.ts';
import { readRequirements } from './requirements.ts';
import { disagreements, excused } from './without-examples.ts';

/**
 * Prints, for every requirement, which scenarios and specs say that they prove it and at which level, which of the items that it lists nobody
 * asserts ("n voci su m"; where it lists nothing, one proof is for all of it), and which nobody proves yet; after `npm run trace -- report` also
 * how the last run ended. `open` leaves out what lacks nothing. Answers the exit code.
 */
export const listDeclared = (open: boolean): number => {
  const requirements = readRequirements();
  const proofs = declaredProofs();
  const listed = listedItems(requirements);
  const run = readOutcomes();

  let lacking = 0;
  for (const requirement of requirements) {
    const { id, levels, sentence } = requirement;
    const found = proofs.filter((proof) => proof.id === id);
    const missing = missingOf(requirement, found, listed);
    if (missing.length > 0) lacking += 1;
    else if (open) continue;
    const state = missing.length === 0 ? WORDS[run?.outcomes[id] ?? 'declared'] : `MANCA ${missing.join('; ')}`;
    say(`${id}  ${levels.join(' ')}  ${state}  (${reachOf(requirement, found, listed)})  ${sentence}`);
    const counted = new Map<string, number>();
    for (const { level, where } of found) counted.set(`${level} ${where}`, (counted.get(`${level} ${where}`) ?? 0) + 1);
    for (const [where, count] of counted) process.stdout.write(`    ${where}${count > 1 ? ` (${count})` : ''}\n`);
  }
  say(
    `\n${requirements.length} requisiti, ${requirements.length - lacking} con una prova dichiarata a ogni livello richiesto e in ogni loro voce, ${lacking} ancora senza`,
  );
  const { silent } = disagreements(requirements, proofs, excused());
  if (silent.length > 0) say(`Senza esempi e senza una ragione nell’indice: ${silent.join(', ')}`);
  say(
    run === undefined
      ? 'Nessun giro registrato: npm run trace -- report esegue gli esempi e ne scrive l’esito.'
      : `Ultimo giro: ${run.at}, versione ${run.version}.`,
  );
  return 0;
};
