import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CLIENT_RECIPES, type ClientRecipe } from '#adapters/http/server/documentation/client-recipes.ts';
import { needJava } from '../conformita/outside/tools.ts';
import { run } from './run.ts';

/** A client that a generator makes, compiled and called in a folder of its own; throws what is wrong. */
export interface GeneratedClient {
  readonly name: string;
  readonly prove: (folder: string, api: string) => Promise<void>;
}

/** What each client is asked: one address without, one with parameters, one record by its name. */
export const CLIENTS: readonly GeneratedClient[] = [
  { name: CLIENT_RECIPES.npm.language, prove: (folder, api) => proveTypeScript(folder, api) },
  { name: CLIENT_RECIPES.maven.language, prove: (folder, api) => proveJava(folder, api) },
  { name: CLIENT_RECIPES.pip.language, prove: (folder, api) => provePython(folder, api) },
];

// Helpers

/** Does in an empty folder what the documentation says, and answers the folder; throws where it prints no title of a regulation. */
const follow = async (recipe: ClientRecipe, place: string, api: string): Promise<string> => {
  mkdirSync(place);
  const said = await run('sh', ['-ec', recipe.lines({ api, document: `${api}/openapi.json` })], place);
  const { title } = await firstRegulation(api);
  if (!said.includes(title)) throw new Error(`${recipe.language}: ${said}`);
  return place;
};

const proveTypeScript = async (folder: string, api: string): Promise<void> => {
  const place = await follow(CLIENT_RECIPES.npm, join(folder, 'typescript'), api);
  writeFileSync(
    join(place, 'altra.mts'),
    `import createClient from 'openapi-fetch';
import type { paths } from './portale.d.ts';
const client = createClient<paths>({ baseUrl: '${api}' });
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
  const options = ['--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext'];
  await run('npx', ['tsc', ...options, 'altra.mts'], place);
  await run(process.execPath, ['altra.mjs'], place);
};

const proveJava = async (folder: string, api: string): Promise<void> => {
  needJava();
  const place = join(folder, 'java');
  const sources = join(place, 'src', 'main', 'java', 'prova');
  mkdirSync(sources, { recursive: true });
  writeFileSync(
    join(place, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>prova</groupId><artifactId>prova</artifactId><version>1</version>
<properties><maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
${CLIENT_RECIPES.maven.lines({ api, document: `${api}/openapi.json` })}
</project>`,
  );
  writeFileSync(
    join(sources, 'Prova.java'),
    `package prova;
import portale.*;
import portale.api.*;
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
  await run('mvn', ['-q', '-B', 'compile', 'dependency:copy-dependencies'], place);
  const { friendlyUrl } = await firstRegulation(api);
  await run('java', ['-cp', 'target/classes:target/dependency/*', 'prova.Prova', api, friendlyUrl], place);
};

const provePython = async (folder: string, api: string): Promise<void> => {
  await run('python3', ['--version'], folder);
  const place = await follow(CLIENT_RECIPES.pip, join(folder, 'python'), api);
  writeFileSync(
    join(place, 'prova.py'),
    `import portale
client = portale.ApiClient(portale.Configuration(host='${api}'))
assert portale.StatoApi(client).get_status().stato == 'attivo'
lists = portale.ElenchiApi(client)
page = lists.get_regulations(page=1, page_size=2)
assert len(page.results) == 2
assert lists.get_regulation(page.results[0].friendly_url).friendly_url == page.results[0].friendly_url
try:
    lists.get_regulation('niente')
    raise SystemExit('refused')
except portale.ApiException as refused:
    assert refused.status == 404
`,
  );
  await run(join(place, 'ambiente', 'bin', 'python'), ['prova.py'], place);
};

interface Regulation {
  readonly friendlyUrl: string;
  readonly title: string;
}

/** The first regulation of the service, by which it is known that a client read it. */
const firstRegulation = async (api: string): Promise<Regulation> => {
  const { results } = (await (await fetch(`${api}/regulations`)).json()) as { readonly results: readonly Regulation[] };
  return results[0] ?? { friendlyUrl: '', title: '' };
};
