import { readFileSync, writeFileSync } from 'node:fs';
import { startService } from '#tests/support/service.ts';
import { say } from '../command.ts';
import { callerOf } from './caller.ts';
import { addressesOf, ownDescription, typeOf, type Address } from './description.ts';
import { examplesFrom, tokenFor } from './parameter-values.ts';
import { schemasOf } from './schemas.ts';
import { shortened, shortenedText, withAnyAgency } from './shorten.ts';

const FILE = 'adapters/http/server/description/answer-examples.json';
const OK = 200;
const JSON_TYPE = 'application/json';

/**
 * Asks the demonstration's service each address of which the document has no example, or one that is no longer what it says, and writes the
 * answers, shortened by the rule of `shorten.ts`; `all` asks every address. Answers the exit code.
 */
export const recordExamples = async (all: boolean): Promise<number> => {
  const description = await ownDescription();
  const schemas = schemasOf(description);
  const known: Readonly<Record<string, unknown>> = all ? {} : JSON.parse(readFileSync(FILE, 'utf8'));
  const isRight = (address: Address, example: unknown): boolean =>
    typeOf(address) !== JSON_TYPE || schemas.differences(address, OK, JSON_TYPE, example).length === 0;

  const service = await startService();
  const examples: Record<string, unknown> = {};
  let asked = 0;
  try {
    const tokens = { farmer: await service.tokenOf('anna.bianchi'), operator: await service.tokenOf('paola.verdi') };
    const call = callerOf(service.api);
    const values = examplesFrom(call, tokens);
    for (const address of addressesOf(description)) {
      const name = address.operation.operationId ?? '';
      const type = typeOf(address);
      if (address.method !== 'GET' || type === 'application/pdf' || name.endsWith('ByQuery')) continue;
      if (name in known && isRight(address, known[name])) {
        examples[name] = known[name];
        continue;
      }
      const path = await values.of(address);
      if (path === undefined) throw new Error(`${address.path}: the demonstration has nothing to ask about`);
      const answer = await call(path, { token: address.isPrivate ? tokenFor(address, tokens) : undefined });
      if (answer.status !== OK) throw new Error(`${path}: ${answer.status}`);
      examples[name] = type === JSON_TYPE ? shortened(answer.json) : shortenedText(answer.text);
      asked += 1;
    }
  } finally {
    await service.stop();
  }
  writeFileSync(FILE, `${withAnyAgency(JSON.stringify(examples, undefined, 1))}\n`);
  say(`${FILE}: ${Object.keys(examples).length} esempi, ${asked} nuovi`);
  return 0;
};
