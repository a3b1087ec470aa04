import { join } from 'node:path';
import { hasForeignService } from '#core/navigation/links.ts';
import type { Composition } from '#adapters/composition/compose.ts';
import { type AlertSettings, watchContent } from '#adapters/storage/postgres/index.ts';
import { browserFiles } from '../pages/browser-files.ts';
import { SOURCE_FILES } from '../pages/development-server.ts';
import { mayHaveChanged, pageSources } from '../pages/page-sources.ts';
import type { DrawPage } from '../pages/pages.ts';
import { portalSettingsOf, type ServiceSettings } from '../settings/settings.ts';
import type { SignOnAddress } from '../sign-on/sign-on.ts';
import type { ProjectPaths } from './build-paths.ts';
import type { Storage } from './storage.ts';

/** What pages are drawn with. */
export interface Rendering {
  readonly draw: DrawPage;
  /** What pages are drawn from: the process's own composition, or another service. */
  readonly sources: Composition;
  /** Calls back when public content has changed; answers how to stop listening. */
  readonly onContentChange: (changed: () => void) => Promise<() => Promise<void>>;
}

/** Folder of the browser's build. */
export const clientFolderOf = ({ root }: ProjectPaths): string => join(root, 'dist', 'client');

/** Makes the pages ready to be drawn, in the render workers where there are any. */
export const prepareRendering = async (
  settings: ServiceSettings,
  project: ProjectPaths,
  { db, workers }: Storage,
  composition: Composition,
  log: Parameters<typeof pageSources>[1],
  signOn: SignOnAddress,
  alerts: AlertSettings,
): Promise<Rendering> => {
  const portal = portalSettingsOf(settings);
  const isForeign = hasForeignService(portal);
  const calls = { answerSeconds: settings.limits.answerSeconds, internalBase: settings.apiInternalBase };
  const sources = isForeign ? pageSources(portal, log, db, calls, alerts) : composition;
  const watch = isForeign ? mayHaveChanged : watchContent(db);
  if (workers === undefined)
    return { draw: await drawHere(settings, project, sources, signOn), sources, onContentChange: watch };
  await workers.prepareDrawing({ portal, calls, signOn, alerts, clientFolder: clientFolderOf(project) });
  return {
    draw: workers.draw,
    sources,
    // The workers first: a page that is asked for afterwards is drawn from the new content.
    onContentChange: (changed) =>
      watch(() => {
        workers.contentHasChanged();
        changed();
      }),
  };
};

// Helpers

/** Pages drawn on this thread, with scripts and sheets of the build, or of the sources while developing. */
const drawHere = async (
  settings: ServiceSettings,
  project: ProjectPaths,
  injector: Composition,
  signOn: SignOnAddress,
): Promise<DrawPage> => {
  const { development } = project;
  const renderer = await project.loadRenderer();
  const draw = await renderer.makeRenderer({
    injector,
    browserSettings: { signOn },
    assetsOf:
      development === undefined ? browserFiles(renderer, clientFolderOf(project), settings) : () => SOURCE_FILES,
  });
  return development === undefined ? draw : development.withSources(draw);
};
