import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parse } from 'yaml';
import { npmFile } from '../conformita/outside/tools.ts';

const SPECTRAL = { name: '@stoplight/spectral-cli', version: '6.16.3', file: 'dist/index.js' };
/** Folders of the national rules, and where their functions are. */
const FOLDERS = ['rules', 'security'];
const FUNCTIONS = join('security', 'functions');
const MOST_OUTPUT = 256 * 1024 * 1024;

/** What the linter says once: the rule, how grave it is (0 an error, 1 a warning), and where. */
export interface Message {
  readonly code: string;
  readonly severity: number;
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** One ruleset of all the files of the national rules in a folder. */
const rulesetOf = (folder: string): object => {
  const files = FOLDERS.flatMap((name) =>
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name))
          .filter((file) => file.endsWith('.yml'))
          .map((file) => join(folder, name, file))
      : [],
  );
  if (files.length === 0)
    throw new Error(`${folder} non contiene le regole: servono le cartelle ${FOLDERS.join(' e ')}`);
  const rules = files.map((file) => parse(readFileSync(file, 'utf8'), { merge: true }) as { rules?: object } | null);
  return {
    extends: ['spectral:oas'],
    ...(existsSync(join(folder, FUNCTIONS)) ? { functionsDir: './functions', functions: ['checkSecurity'] } : {}),
    rules: Object.assign({}, ...rules.map((file) => file?.rules ?? {})) as object,
  };
};

/** What Spectral says of a document by the national rules that lie in a folder (github.com/italia/api-oas-checker-rules). */
export const askSpectral = (document: object, rules: string): readonly Message[] => {
  const program = npmFile(SPECTRAL.name, SPECTRAL.version, SPECTRAL.file);
  const folder = mkdtempSync(join(tmpdir(), 'contratto-'));
  try {
    writeFileSync(join(folder, 'documento.json'), JSON.stringify(document));
    writeFileSync(join(folder, 'regole.json'), JSON.stringify(rulesetOf(rules)));
    mkdirSync(join(folder, 'functions'));
    if (existsSync(join(rules, FUNCTIONS)))
      cpSync(join(rules, FUNCTIONS), join(folder, 'functions'), { recursive: true });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [program, 'lint', 'documento.json', '--ruleset', 'regole.json', '--format', 'json', '--quiet'],
      { encoding: 'utf8', maxBuffer: MOST_OUTPUT, cwd: folder },
    );
    if (!stdout.trimStart().startsWith('[')) throw new Error(stderr || stdout);
    return JSON.parse(stdout) as readonly Message[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
