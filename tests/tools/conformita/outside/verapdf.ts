import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { mavenJar, needJava, overFiles } from './tools.ts';
import { verdictOf, type Verdict } from './verdict.ts';

const VERA = { group: 'org.verapdf.apps', artifact: 'greenfield-apps', version: '1.28.2' };

/** A PDF to check: what it is, and its bytes. */
export interface Paper {
  readonly place: string;
  readonly bytes: Uint8Array;
}

interface Report {
  readonly report: {
    readonly jobs: readonly {
      readonly itemDetails: { readonly name: string };
      readonly validationResult?: readonly { readonly compliant: boolean; readonly statement: string }[];
    }[];
  };
}

/** What veraPDF says of PDFs, asked for PDF/UA-1. */
export const askVeraPdf = (papers: readonly Paper[]): Verdict => {
  needJava();
  const jar = mavenJar(VERA.group, VERA.artifact, VERA.version);
  const run = (folder: string): Verdict => {
    const { stdout } = spawnSync(
      'java',
      [
        '-cp',
        jar,
        'org.verapdf.apps.GreenfieldCliWrapper',
        '--flavour',
        'ua1',
        '--format',
        'json',
        '--recurse',
        folder,
      ],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const { report } = JSON.parse(stdout) as Report;
    const compliant = new Set(
      report.jobs.flatMap(({ itemDetails, validationResult = [] }) =>
        validationResult.length > 0 && validationResult.every((one) => one.compliant)
          ? [Number.parseInt(basename(itemDetails.name), 10)]
          : [],
      ),
    );
    return verdictOf(
      `veraPDF ${VERA.version}, PDF/UA-1`,
      `${papers.length} PDF`,
      papers.flatMap(({ place }, index) =>
        compliant.has(index) ? [] : [{ place, words: 'non è conforme a PDF/UA-1' }],
      ),
      [],
    );
  };
  return overFiles(
    'pdf',
    papers.map(({ bytes }) => bytes),
    run,
  );
};
