import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { routeTable } from '#core/navigation/routes.ts';
import { Drafts } from './drafts.ts';
import { editingService, publishingService } from './services.ts';
import { editorFolder } from './editor-package.ts';
import { EDITING, openFront, PREVIEW, PUBLISHING, SIGNED_IN } from './front.ts';
import { contentsOf, startInnerPortal } from './inner-portal.ts';
import { makePage, PAGE_SOURCES } from './page-files.ts';
import { portalOfSettings, settingsIn } from './publisher.ts';
import { remotePortal } from './remote-publisher.ts';
import { Repository } from './repository.ts';
import { listsOf, splitLists } from './split.ts';
import { Workbench } from './workbench.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const DEFAULT_PORT = '8090';
const USAGE = `Si usa così:
  npm run edit -- <cartella> [--settings <file>] [--port <numero>]      l’anteprima, che si aggiorna da sé, e la pagina di redazione
  npm run edit -- <cartella> --sola-anteprima                           soltanto l’anteprima
  npm run edit -- <cartella> --portale https://… [--lotto <nome>]        si pubblica sul portale di un’altra macchina, con l’accesso di chi ha il ruolo
  npm run edit -- <cartella> --git [--bozze]                            ogni salvataggio è registrato nel deposito Git; con le bozze, prima si approva
  npm run edit -- <cartella> --dividi                                   dà a ogni contenuto degli elenchi un file suo
  npm run edit -- --pagina <cartella> --deposito <file>                 la pagina di redazione da pubblicare, sul deposito dell’agenzia
La cartella può mancare dove il file di impostazioni ne nomina una (contents).`;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const readCommandLine = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      settings: { type: 'string' },
      port: { type: 'string', default: DEFAULT_PORT },
      dividi: { type: 'boolean', default: false },
      git: { type: 'boolean', default: false },
      bozze: { type: 'boolean', default: false },
      portale: { type: 'string' },
      lotto: { type: 'string', default: 'redazione' },
      pagina: { type: 'string' },
      deposito: { type: 'string' },
      'sola-anteprima': { type: 'boolean', default: false },
    },
  });

const run = async (): Promise<void> => {
  const { values, positionals } = readCommandLine();
  if (values.pagina !== undefined && values.deposito !== undefined)
    return publishPage(resolve(values.pagina), resolve(values.deposito));
  const settings = values.settings === undefined ? undefined : resolve(values.settings);
  const folder = positionals[0] === undefined ? settings && contentsOf(settings) : resolve(positionals[0]);
  if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(
      `${folder === undefined ? 'Indicare la cartella dei contenuti.' : `La cartella «${folder}» non c’è.`} ${USAGE}`,
    );
  if (values.dividi) return tell(`Contenuti con un file proprio: ${splitLists(folder)}.`);

  const port = Number(values.port);
  const origin = `http://127.0.0.1:${port}`;
  const remote =
    values.portale === undefined ? undefined : remotePortal(values.portale, values.lotto, `${origin}${SIGNED_IN}`);
  const own = settingsIn(ROOT, settings);
  const publisher = values['sola-anteprima'] ? undefined : (remote ?? portalOfSettings(own));
  const repository = values.git || values.bozze ? await Repository.open(folder) : undefined;
  const editing = publisher && (await editingPage(folder, values.bozze));
  tell('Preparo il portale dell’anteprima…');
  const portal = await startInnerPortal({
    root: ROOT,
    folder,
    origin,
    ...(settings === undefined ? {} : { settings }),
  });
  const drafts = repository !== undefined && values.bozze ? new Drafts(repository) : undefined;
  const batchTarget = { folder, dataDir: portal.dataDir, batch: portal.batch };
  const bench = new Workbench(batchTarget, Date.now, drafts && (() => drafts.allChanges()));
  const front = await openFront({
    port,
    portal: portal.port,
    service: editingService(folder, bench, repository, drafts, routeTable(own.names)),
    onStanding: (listener) => bench.onStanding(listener),
    start: `${portal.basePath}/`,
    previewFiles: PAGE_SOURCES,
    ...(publisher === undefined || editing === undefined
      ? {}
      : {
          editing: {
            ...editing,
            signOn: remote?.signOn,
            publishing: publishingService(folder, bench, publisher, repository),
          },
        }),
  });
  const stop = async (): Promise<void> => {
    bench.stop();
    front.close();
    front.closeAllConnections();
    await portal.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await bench.start();
  tell(`L’anteprima è su ${origin}${PREVIEW}`);
  if (publisher !== undefined) {
    tell(`La pagina di redazione è su ${origin}${EDITING}`);
    tell(`Si pubblica su ${publisher.portal} da ${origin}${PUBLISHING}`);
  }
  for (const line of bench.standing.lines) tell(`- ${line}`);
  tell('Ctrl-C per chiudere.');
};

/** The page and its settings: a folder of this machine, without anybody to sign in. */
const editingPage = async (folder: string, drafts: boolean) => {
  const files = join(ROOT, 'dist', 'redazione', 'pagina');
  await makePage(await editorFolder(ROOT, tell), files);
  const lists = listsOf(folder);
  if (lists.length > 0)
    tell(
      `Nella pagina non si vedono i contenuti scritti in elenchi (${lists.join(', ')}): npm run edit -- ${folder} --dividi dà a ciascuno un file suo.`,
    );
  return {
    files: [files],
    settings: {
      contents: '',
      backend: { name: 'proxy', proxy_url: `${EDITING}contenuti`, branch: 'main' },
      preview: PREVIEW,
      drafts,
    },
  };
};

/** The page for the agency's own repository, to be put on any site: people with an account there sign in. */
const publishPage = async (target: string, repository: string): Promise<void> => {
  const settings: unknown = JSON.parse(readFileSync(repository, 'utf8'));
  await makePage(await editorFolder(ROOT, tell), target);
  writeFileSync(join(target, 'impostazioni.json'), JSON.stringify(settings));
  tell(`La pagina di redazione è in ${target}: si pubblica così com’è, dietro HTTPS.`);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
