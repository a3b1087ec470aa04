import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { needJava, npmFile, overFiles } from './tools.ts';
import { verdictOf, type Finding, type Reason, type Verdict } from './verdict.ts';

const NU = { name: 'vnu-jar', version: '26.9.27', file: 'build/dist/vnu.jar' };
/** The checker's answer on some hundred pages with a sheet each, in bytes. */
const MOST_OUTPUT = 512 * 1024 * 1024;

const REASONS: readonly Reason[] = [
  {
    about: /“style” element in “body”/u,
    why: 'il foglio di stile di una pagina arriva in più parti: quel che serve alla prima vista in testa, il resto dove comincia il resto e in fondo; una linea lenta mostra così la prima vista con il primo pacchetto.',
  },
  {
    about: /^CSS: (?:Unrecognized at-rule “@(?:starting-style|container)”|“container(?:-type)?”: Property)/u,
    why: 'il controllo dei fogli di stile non conosce ancora @starting-style e le query dei contenitori, che tutti i browser conoscono e senza le quali la pagina resta intera.',
  },
  {
    about: /^Trailing slash on void elements/u,
    why: 'React chiude così gli elementi vuoti; HTML lo ammette.',
  },
  {
    about: /none of them has a computed heading level of 1/u,
    why: 'è l’attesa di una pagina riservata: finché non si sa chi la chiede non ha un titolo, e poi lo ha.',
  },
];

/** A document to check: where it is, and its HTML. */
export interface Document {
  readonly place: string;
  readonly html: string;
}

/** What the Nu HTML checker says of documents. */
export const askNu = (documents: readonly Document[]): Verdict => {
  needJava();
  const jar = npmFile(NU.name, NU.version, NU.file);
  const run = (folder: string): Verdict => {
    const { stderr } = spawnSync('java', ['-Xss4m', '-jar', jar, '--skip-non-html', '--format', 'json', folder], {
      encoding: 'utf8',
      maxBuffer: MOST_OUTPUT,
    });
    const { messages } = JSON.parse(stderr) as {
      messages: readonly { readonly url?: string; readonly message: string }[];
    };
    const findings: readonly Finding[] = messages.map(({ url = '', message }) => ({
      place: documents[Number.parseInt(basename(url), 10)]?.place ?? url,
      words: message,
    }));
    return verdictOf(`Nu HTML checker ${NU.version}`, `${documents.length} pagine`, findings, REASONS);
  };
  return overFiles(
    'html',
    documents.map(({ html }) => html),
    run,
  );
};
