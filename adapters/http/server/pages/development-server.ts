import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DrawPage } from './pages.ts';

/** The build tool's own server, as the service uses it while developing. */
export interface DevelopmentServer {
  /** Takes the service over: it answers on a port that stays open while the service starts again. */
  readonly attach: (answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
  /** Puts the tool's own script into each page. */
  readonly withSources: (draw: DrawPage) => DrawPage;
}

/** What a page needs of the sources, in place of the build's manifest. */
export const SOURCE_FILES = {
  script: '/main.tsx',
  // The library apart: it is compiled once, and a changed style of ours in less than half of the time.
  styles: ['/styles/library/_index.scss?direct', '/styles/theme/_index.scss?direct'],
  later: [],
  signOn: [],
  icon: '/components/art/mark.svg',
};

/** Files below the base path that the pages name are sources too; the tool knows them without it. */
const FILE_NAME = /\.[a-z0-9]+(?:\?|$)/iu;
const TOOL_PATHS =
  /^\/(?:@|node_modules\/|main\.tsx|components\/|pages\/|frame\/|state\/|platform\/|styles\/|copy\/|boot\/)/u;

/**
 * The address under which the tool knows what is asked for at an address of the portal: below the base path a file's name without
 * it. Undefined for what the service answers.
 */
export const sourceAddress = (address: string, basePath: string): string | undefined => {
  if (address.startsWith(`${basePath}/`) && FILE_NAME.test(address))
    return address.slice(basePath.length).replace(/^\/+/u, '/');
  return TOOL_PATHS.test(address) || FILE_NAME.test(address) ? address : undefined;
};
