// `npm run conformance -- --base http://host:porta/api [--token … [--caa-token …]]`: says in what a service differs from
// the contract. Ends with 0 when it does not, 1 when it does, 2 when it cannot be asked.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { compareWithContract, EXIT } from './conformance.ts';

const USAGE =
  'Uso: npm run conformance -- --base http://host:porta/api [--token gettone-di-un-agricoltore] [--caa-token gettone-di-un-operatore]';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const read = ():
  | { readonly base: string; readonly farmer: string | undefined; readonly operator: string | undefined }
  | undefined => {
  try {
    const { values } = parseArgs({
      options: { base: { type: 'string' }, token: { type: 'string' }, 'caa-token': { type: 'string' } },
    });
    return values.base !== undefined && URL.canParse(values.base)
      ? { base: values.base, farmer: values.token, operator: values['caa-token'] }
      : undefined;
  } catch {
    return undefined;
  }
};

const given = read();
if (given === undefined) {
  say(USAGE);
  process.exitCode = EXIT.unreachable;
} else {
  process.exitCode = await compareWithContract({
    base: given.base,
    tokens: { farmer: given.farmer, operator: given.operator },
    say,
  });
}
