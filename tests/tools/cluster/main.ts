// `npm run test:cluster`, `npm run test:cluster -- upgrade`: equal processes behind nginx on one PostgreSQL.
import { parseArgs } from 'node:util';
import { runSubcommand } from '../command.ts';
import { tryThreeProcesses } from './three-processes.ts';
import { tryUpgrade } from './upgrade.ts';

const USAGE = `Si usa così:
  npm run test:cluster                                 tre processi nel giorno di una scadenza
  npm run test:cluster -- upgrade [--former <commit>]  dalla versione di prima a questa e ritorno, mentre si legge e si scrive`;

await runSubcommand(USAGE, {
  '': (args) => {
    parseArgs({ args, options: {} });
    return tryThreeProcesses();
  },
  upgrade: (args) => tryUpgrade(parseArgs({ args, options: { former: { type: 'string' } } }).values.former),
});
