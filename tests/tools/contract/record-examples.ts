// `npm run contract:examples`: asks the demonstration's service every address that the document describes, and writes what it
// answers, shortened by the rule below, as the examples of the document.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { callerOf } from '../conformance/caller.ts';
import { addressesOf, ownDescription, typeOf } from '../conformance/description.ts';
import { examplesFrom, tokenFor } from '../conformance/examples.ts';
import { startService } from '#tests/support/service.ts';
import { shortened, shortenedText } from './shorten.ts';

const FILE = 'adapters/http/server/description/answer-examples.json';
const OK = 200;

const service = await startService();
const examples: Record<string, unknown> = {};
try {
  const tokens = { farmer: await service.tokenOf('anna.bianchi'), operator: await service.tokenOf('paola.verdi') };
  const call = callerOf(service.api);
  const values = examplesFrom(call, tokens);
  for (const address of addressesOf(await ownDescription())) {
    const { operationId } = address.operation as unknown as { readonly operationId: string };
    const path = address.method === 'GET' ? await values.of(address) : undefined;
    if (path === undefined || operationId.endsWith('ByQuery')) continue;
    const answer = await call(path, { token: address.isPrivate ? tokenFor(address, tokens) : undefined });
    if (answer.status !== OK) throw new Error(`${path}: ${answer.status}`);
    const type = typeOf(address);
    if (type === 'application/json') examples[operationId] = shortened(answer.json);
    else if (type !== 'application/pdf') examples[operationId] = shortenedText(answer.text);
  }
} finally {
  await service.stop();
}
writeFileSync(FILE, `${JSON.stringify(examples, undefined, 1)}\n`);
process.stdout.write(`${FILE}: ${Object.keys(examples).length} esempi\n`);
