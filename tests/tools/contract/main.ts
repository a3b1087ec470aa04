// `npm run contract -- service | document | examples | clients`: who keeps the published contract: a service, the document itself, its examples,
// the clients that generators make of it. Ends with 0 where it is kept, with 1 where it is not, with 2 where that could not be asked.
import { parseArgs } from 'node:util';
import { Misuse, runSubcommand, say } from '../command.ts';
import { proveClients } from './clients.ts';
import { compareWithContract } from './compare.ts';
import { judgeDocument } from './judge-document.ts';
import { recordExamples } from './record-examples.ts';

const USAGE = `Si usa così:
  npm run contract -- service --base http://host:porta/api [--token <di un agricoltore>] [--caa-token <di un operatore>]
                                                   in che cosa un servizio differisce dal contratto
  npm run contract -- document [--regole <cartella>]  che cosa dicono le regole nazionali del documento pubblicato
  npm run contract -- examples [--tutti]           registra gli esempi del documento che mancano o non valgono più
  npm run contract -- clients                      prova i programmi che altri generano dal documento`;

await runSubcommand(USAGE, {
  service: (args) => {
    const {
      base,
      token,
      'caa-token': operator,
    } = parseArgs({
      args,
      options: { base: { type: 'string' }, token: { type: 'string' }, 'caa-token': { type: 'string' } },
    }).values;
    if (base === undefined || !URL.canParse(base)) throw new Misuse();
    return compareWithContract({ base, tokens: { farmer: token, operator }, say });
  },
  document: (args) => judgeDocument(parseArgs({ args, options: { regole: { type: 'string' } } }).values.regole),
  examples: (args) =>
    recordExamples(parseArgs({ args, options: { tutti: { type: 'boolean', default: false } } }).values.tutti),
  clients: (args) => {
    parseArgs({ args, options: {} });
    return proveClients();
  },
});
