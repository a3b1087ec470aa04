import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import process from 'node:process';
import type { PdfBlock, PdfDocument } from '#core/formatting/pdf.ts';
import { PdfkitRenderer } from '#adapters/storage/pdf/pdf-renderer.ts';
import { say } from '../command.ts';
import { htmlOf } from './html.ts';
import { readOutcomes, WORDS, type Outcome } from './outcomes.ts';
import { FOLDER, keptOutcome, runHead, type RunHead } from './kept.ts';

/** Commands whose outcome is shown, and what each proves. */
const COMMANDS: readonly (readonly [command: string, proves: string])[] = [
  [
    'conformita',
    'regole nazionali dei siti pubblici, controllo HTML di Nu, accessibilità con il motore di IBM, PDF con veraPDF',
  ],
  ['contract -- document', 'regole nazionali per le descrizioni di API'],
  ['contract -- clients', 'programmi generati dal documento, e un servizio di esempi dietro le pagine'],
];
/** Benchmarks whose last figures are shown, and what each measures. They assert nothing: who reads them judges. */
const BENCHES: readonly (readonly [command: string, measures: string])[] = [
  ['bench:pages', 'prima vista e idratazione accanto a pagine fatte a mano'],
  ['bench:api', 'chiamate pubbliche, memoria e processore di un avvio'],
  ['bench:search', 'ricerca'],
  ['bench:load', 'l’ultimo giorno di una scadenza'],
  ['bench:import', 'importazione dei dati riservati'],
  ['bench:alerts', 'avvisi per email'],
];
/** The pages on threats and on the data that are kept. */
const RISKS = 'adapters/deploy/risks.md';
const BYTES_PER_GIB = 1024 ** 3;

/** A part of the bill of materials, in CycloneDX. */
interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}
interface BillOfMaterials {
  readonly components: readonly Component[];
}

const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Writes what somebody reads who has to sign for the portal: what was proved, by whom, with what it is made, what threatens it, what it keeps. As a
 * page, as an accessible PDF, and the bill of materials beside them. It runs no check: each shows how its last run ended.
 */
export const writeEvidence = async (): Promise<number> => {
  const { stdout, status, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  const head = runHead();
  const document: PdfDocument = {
    title: 'Prove del portale',
    footer: `Prove del portale, ${head.version}`,
    parts: [
      [
        { kind: 'facts', facts: factsOf(head) },
        { kind: 'heading', text: 'I requisiti' },
        ...requirementBlocks(),
        { kind: 'heading', text: 'I controlli' },
        checksTable(),
        ...benchBlocks(),
      ],
      [{ kind: 'heading', text: 'Di che cosa è fatto' }, ...billBlocks(JSON.parse(stdout) as BillOfMaterials)],
      tablesOf(readFileSync(RISKS, 'utf8')),
    ],
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/distinta.cdx.json`, stdout);
  writeFileSync(`${FOLDER}/prove.html`, htmlOf(document));
  writeFileSync(`${FOLDER}/prove.pdf`, await PdfkitRenderer.renderPdf(document));
  say(`${FOLDER}/prove.html, ${FOLDER}/prove.pdf, ${FOLDER}/distinta.cdx.json`);
  return 0;
};

// Helpers

const factsOf = ({ at, version }: RunHead): readonly (readonly [string, string])[] => [
  ['Raccolte il', at],
  ['Versione', version],
  [
    'Macchina',
    `Node ${process.version}, ${process.platform}, ${availableParallelism()} processori, ${Math.round(totalmem() / BYTES_PER_GIB)} GiB`,
  ],
];

const requirementBlocks = (): readonly PdfBlock[] => {
  const run = readOutcomes();
  if (run === undefined)
    return [{ kind: 'text', text: 'Nessun giro conservato in questa cartella: eseguire «npm run trace -- report».' }];
  const counted = (wanted: Outcome): string =>
    String(Object.values(run.outcomes).filter((outcome) => outcome === wanted).length);
  return [
    { kind: 'text', text: `Giro del ${run.at}, versione ${run.version}; esempio per esempio in reports/esempi.html.` },
    {
      kind: 'table',
      heads: ['Esito', 'Requisiti'],
      rows: (Object.keys(WORDS) as Outcome[]).map((outcome) => [WORDS[outcome], counted(outcome)]),
    },
  ];
};

const checksTable = (): PdfBlock => ({
  kind: 'table',
  heads: ['Comando', 'Che cosa prova', 'Ultimo esito'],
  rows: COMMANDS.map(([command, proves]) => {
    const outcome = keptOutcome(command);
    const words =
      outcome === undefined
        ? 'mai eseguito in questa cartella'
        : `${outcome.passed ? 'superato' : 'NON superato'} il ${outcome.at}, versione ${outcome.version}: ${outcome.summary}`;
    return [`npm run ${command}`, proves, words];
  }),
});

/** The figures of each benchmark as its last run wrote them, or that it has never run here. */
const benchBlocks = (): readonly PdfBlock[] => [
  { kind: 'heading', text: 'Le misure' },
  ...BENCHES.flatMap(([command, measures]): readonly PdfBlock[] => {
    const outcome = keptOutcome(command);
    const title = `npm run ${command}: ${measures}`;
    if (outcome === undefined) return [{ kind: 'text', text: `${title}. Mai eseguito in questa cartella.` }];
    const rows = outcome.summary.split('\n').filter((line) => line.trim() !== '');
    const ended = outcome.passed ? '' : ', non finito';
    return [
      { kind: 'text', text: `${title}. Ultimo giro: ${outcome.at}, versione ${outcome.version}${ended}.` },
      { kind: 'table', heads: ['Ciò che ha scritto'], rows: rows.map((line) => [line]) },
    ];
  }),
];

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(', ') ||
  'non dichiarata';

const billBlocks = ({ components }: BillOfMaterials): readonly PdfBlock[] => {
  const licences = [...new Set(components.map(licenceOf))].toSorted();
  return [
    {
      kind: 'text',
      text: `${components.length} pacchetti con cui il portale gira, elencati per intero in reports/distinta.cdx.json (CycloneDX).`,
    },
    {
      kind: 'table',
      heads: ['Licenza', 'Pacchetti'],
      rows: licences.map((licence) => {
        const names = components
          .filter((one) => licenceOf(one) === licence)
          .map(({ name, version }) => `${name} ${version}`);
        return [licence, names.toSorted().join(', ')];
      }),
    },
  ];
};

/** The headings and tables of a page in Markdown. */
const tablesOf = (markdown: string): readonly PdfBlock[] => {
  const blocks: PdfBlock[] = [];
  let rows: (readonly string[])[] = [];
  for (const line of [...markdown.split('\n'), '']) {
    if (line.startsWith('|')) {
      if (!/^[|\s:-]+$/u.test(line))
        rows.push(
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => plain(cell)),
        );
      continue;
    }
    const [heads, ...rest] = rows;
    if (heads !== undefined) blocks.push({ kind: 'table', heads, rows: rest });
    rows = [];
    if (line.startsWith('#')) blocks.push({ kind: 'heading', text: line.replace(/^#+\s*/u, '') });
  }
  return blocks;
};

const plain = (cell: string): string =>
  cell
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replaceAll('`', '')
    .trim();
