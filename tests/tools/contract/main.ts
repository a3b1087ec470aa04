// `npm run contract [-- --regole <cartella>]`: what the national rules say of the published document. Without a folder the
// rules as this project reads them; with a copy of github.com/italia/api-oas-checker-rules the rules themselves, by Spectral,
// which is installed at the first use. Ends with 1 where an error, or advice without a written exception, is found.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver } from '#tests/support/service.ts';
import { keepOutcome } from '../trace/kept.ts';
import { EXCEPTIONS, nationalFindings } from './national-rules.ts';
import { askSpectral, type Message } from './spectral.ts';

const WARNING = 1;
/** Findings of one rule that are named one by one. */
const MOST_TOLD = 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The document as a deployment behind TLS publishes it. */
const documentOfDeployment = async (): Promise<object> => {
  const service = await serveOver(memoryStorage(), { settings: { publicOrigin: 'https://portale.anpag.example' } });
  try {
    return (await (await fetch(`${service.api}/openapi.json`)).json()) as object;
  } finally {
    await service.stop();
  }
};

const grouped = (messages: readonly Message[]): ReadonlyMap<string, readonly Message[]> => {
  const groups = new Map<string, Message[]>();
  for (const one of messages) groups.set(one.code, [...(groups.get(one.code) ?? []), one]);
  return groups;
};

/** Tells what the rules themselves say; answers whether something is left. */
const bySpectral = (document: object, folder: string): boolean => {
  let isWrong = false;
  for (const [code, messages] of grouped(askSpectral(document, folder).filter(({ severity }) => severity <= WARNING))) {
    const exception = EXCEPTIONS.find(({ rule }) => rule === code);
    const isError = messages.some(({ severity }) => severity < WARNING);
    const isLeft = isError || exception === undefined;
    isWrong ||= isLeft;
    say(
      `${isError ? 'ERRORE' : isLeft ? 'AVVISO' : 'eccezione'} ${code}: ${messages.length} volte${isLeft ? '' : `. ${exception.why}`}`,
    );
    for (const { path, message } of isLeft ? messages.slice(0, MOST_TOLD) : [])
      say(`    ${path.join('/')}: ${message}`);
  }
  return isWrong;
};

const { values } = parseArgs({ options: { regole: { type: 'string' } } });
const document = await documentOfDeployment();
const own = nationalFindings(document);
for (const { rule, place } of own) say(`ERRORE ${rule}: ${place}`);
const isWrong = (values.regole === undefined ? false : bySpectral(document, values.regole)) || own.length > 0;
say(isWrong ? 'Il documento non rispetta le regole nazionali.' : 'Nessun errore dalle regole nazionali.');
keepOutcome('contract', !isWrong, values.regole === undefined ? 'letto da questo progetto' : 'con le regole stesse');
process.exitCode = isWrong ? 1 : 0;
