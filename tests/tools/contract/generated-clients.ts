import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { mavenJar, needJava, npmFile } from '../conformita/outside/tools.ts';
import { run } from './run.ts';

/** A client that a generator made, compiled and called: makes it in a folder that holds `documento.json`, and throws what is wrong. */
export interface GeneratedClient {
  readonly name: string;
  readonly prove: (folder: string, api: string) => Promise<void>;
}

const TYPES = { name: 'openapi-typescript', version: '7.13.0', file: 'bin/cli.js' };
const FETCH = { name: 'openapi-fetch', version: '0.17.0', file: 'dist/index.mjs' };
const GENERATOR = ['org.openapitools', 'openapi-generator-cli', '7.25.0'] as const;

/** What each client is asked: one address without, one with parameters, one thing by its name. */
export const CLIENTS: readonly GeneratedClient[] = [
  {
    name: `TypeScript (openapi-typescript ${TYPES.version} e openapi-fetch ${FETCH.version})`,
    prove: (folder, api) => proveTypeScript(folder, api),
  },
  { name: `Java (openapi-generator ${GENERATOR[2]}, java/native)`, prove: (folder, api) => proveJava(folder, api) },
  { name: `Python (openapi-generator ${GENERATOR[2]}, python)`, prove: (folder, api) => provePython(folder, api) },
];

// Helpers

const proveTypeScript = async (folder: string, api: string): Promise<void> => {
  const place = join(folder, 'typescript');
  mkdirSync(place);
  await run(
    process.execPath,
    [npmFile(TYPES.name, TYPES.version, TYPES.file), join(folder, 'documento.json'), '-o', 'schema.d.ts'],
    place,
  );
  const client = npmFile(FETCH.name, FETCH.version, FETCH.file);
  cpSync(join(client, '..'), join(place, 'openapi-fetch'), { recursive: true });
  writeFileSync(
    join(place, 'prova.mts'),
    `import createClient from './openapi-fetch/index.mjs';
import type { paths } from './schema.d.ts';
const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
const status = await client.GET('/status');
if (status.data?.stato !== 'attivo') throw new Error('status');
const list = await client.GET('/regulations', { params: { query: { page: 1, pageSize: 2 } } });
const friendlyUrl = list.data?.results[0]?.friendlyUrl;
if (list.data?.results.length !== 2 || friendlyUrl === undefined) throw new Error('list');
const one = await client.GET('/regulations/{friendlyUrl}', { params: { path: { friendlyUrl } } });
if (one.data?.friendlyUrl !== friendlyUrl) throw new Error('one');
const refused = await client.GET('/regulations/{friendlyUrl}', { params: { path: { friendlyUrl: 'niente' } } });
if (refused.error?.status !== 404) throw new Error('refused');
`,
  );
  const compiler = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc');
  const types = join(process.cwd(), 'node_modules', '@types');
  await run(
    process.execPath,
    [
      compiler,
      '--ignoreConfig',
      '--strict',
      '--skipLibCheck',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--typeRoots',
      types,
      '--types',
      'node',
      'prova.mts',
    ],
    place,
  );
  await run(process.execPath, ['prova.mjs', api], place);
};

const generate = async (folder: string, language: string, properties: string): Promise<string> => {
  needJava();
  const jar = mavenJar(...GENERATOR);
  const place = join(folder, language);
  const args = [
    '-i',
    join(folder, 'documento.json'),
    '-g',
    language,
    '-o',
    place,
    `--additional-properties=${properties}`,
  ];
  await run('java', ['-jar', jar, 'generate', ...args], folder);
  return place;
};

const proveJava = async (folder: string, api: string): Promise<void> => {
  const place = await generate(
    folder,
    'java',
    'library=native,hideGenerationTimestamp=true,invokerPackage=prova,apiPackage=prova.api,modelPackage=prova.model',
  );
  writeFileSync(
    join(place, 'src', 'main', 'java', 'prova', 'Prova.java'),
    `package prova;
import prova.api.*;
public class Prova {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(args[0]);
    if (!"attivo".equals(String.valueOf(new StatoApi(client).getStatus().getStato()))) throw new Exception("status");
    ElenchiApi lists = new ElenchiApi(client);
    var page = lists.getRegulation(args[1]);
    if (!args[1].equals(page.getFriendlyUrl())) throw new Exception("one");
    try {
      lists.getRegulation("niente");
      throw new IllegalStateException("refused");
    } catch (ApiException refused) {
      if (refused.getCode() != 404) throw refused;
    }
  }
}
`,
  );
  await run(
    'mvn',
    ['-q', '-B', '-DskipTests', '-Dmaven.javadoc.skip=true', 'compile', 'dependency:copy-dependencies'],
    place,
  );
  await run(
    'java',
    ['-cp', 'target/classes:target/dependency/*', 'prova.Prova', api, await firstRegulation(api)],
    place,
  );
};

const provePython = async (folder: string, api: string): Promise<void> => {
  const place = await generate(folder, 'python', 'packageName=prova');
  await run('python3', ['-m', 'venv', 'ambiente'], place);
  const python = join(place, 'ambiente', 'bin', 'python');
  await run(
    python,
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'],
    place,
  );
  writeFileSync(
    join(place, 'prova.py'),
    `import sys, prova
client = prova.ApiClient(prova.Configuration(host=sys.argv[1]))
assert prova.StatoApi(client).get_status().stato == 'attivo'
lists = prova.ElenchiApi(client)
page = lists.get_regulations(page=1, page_size=2)
assert len(page.results) == 2
assert lists.get_regulation(page.results[0].friendly_url).friendly_url == page.results[0].friendly_url
try:
    lists.get_regulation('niente')
    raise SystemExit('refused')
except prova.ApiException as refused:
    assert refused.status == 404
`,
  );
  await run(python, ['prova.py', api], place);
};

/** The name of the first regulation of the service. */
const firstRegulation = async (api: string): Promise<string> => {
  const { results } = (await (await fetch(`${api}/regulations`)).json()) as {
    readonly results: readonly { readonly friendlyUrl: string }[];
  };
  return results[0]?.friendlyUrl ?? '';
};
