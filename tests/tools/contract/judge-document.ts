import { keepOutcome } from '../trace/kept.ts';
import { say } from '../command.ts';
import { ownDescription } from './description.ts';
import { EXCEPTIONS, nationalFindings } from './national-rules.ts';
import { askSpectral } from './spectral.ts';

const WARNING = 1;
/** Findings of one rule that are named one by one. */
const MOST_NAMED = 5;

/** Says what the rules themselves find, by Spectral; answers whether something is left. */
const bySpectral = (document: object, folder: string): boolean => {
  const found = askSpectral(document, folder).filter(({ severity }) => severity <= WARNING);
  let isWrong = false;
  for (const code of new Set(found.map((one) => one.code))) {
    const messages = found.filter((one) => one.code === code);
    const exception = EXCEPTIONS.find(({ rule }) => rule === code);
    const isError = messages.some(({ severity }) => severity < WARNING);
    const isLeft = isError || exception === undefined;
    isWrong ||= isLeft;
    say(
      `${isError ? 'ERRORE' : isLeft ? 'AVVISO' : 'eccezione'} ${code}: ${messages.length} volte${isLeft ? '' : `. ${exception.why}`}`,
    );
    for (const { path, message } of isLeft ? messages.slice(0, MOST_NAMED) : [])
      say(`    ${path.join('/')}: ${message}`);
  }
  return isWrong;
};

/**
 * Says what the national rules find in the document as a deployment behind TLS publishes it: as this project reads them, and with a copy of
 * github.com/italia/api-oas-checker-rules the rules themselves, by Spectral, which is installed at the first use. Answers 1 where an error, or
 * advice without a written exception, is found.
 */
export const judgeDocument = async (rules: string | undefined): Promise<number> => {
  const document = await ownDescription({ publicOrigin: 'https://portale.anpag.example' });
  const own = nationalFindings(document);
  for (const { rule, location } of own) say(`ERRORE ${rule}: ${location}`);
  const isWrong = (rules === undefined ? false : bySpectral(document, rules)) || own.length > 0;
  say(isWrong ? 'Il documento non rispetta le regole nazionali.' : 'Nessun errore dalle regole nazionali.');
  keepOutcome(
    'contract -- document',
    !isWrong,
    rules === undefined ? 'letto da questo progetto' : 'con le regole stesse',
  );
  return isWrong ? 1 : 0;
};
