import type { RouteId } from '#core/navigation/addresses.ts';
import type { Composition } from '#adapters/composition/compose.ts';
import type { DevelopmentServer } from '../pages/development-server.ts';
import type { DrawPage } from '../pages/pages.ts';
import type { SignOnAddress } from '../sign-on/sign-on.ts';

/** The pages' half of the build; loaded by the launcher, because the service knows nothing of pages. */
export interface Renderer {
  makeRenderer(parts: {
    readonly injector: Composition;
    readonly browserSettings: { readonly signOn: SignOnAddress };
    readonly assetsOf: unknown;
  }): Promise<DrawPage>;
  assetsFrom(manifest: unknown, base: string, read: (file: string) => string): unknown;
}

/** Which pages there are; known without any of them being loaded. */
export interface Pages {
  hasPage(id: RouteId): boolean;
}

/** Where the process finds the rest of itself. */
export interface ProjectPaths {
  /** Folder of the project. */
  readonly root: string;
  readonly loadRenderer: () => Promise<Renderer>;
  readonly loadPages: () => Promise<Pages>;
  /** Folder of the service's build, whose render workers are started; without it everything runs on one thread. */
  readonly build?: string;
  /** Seeds a new storage in a child process, and answers whether that succeeded; without it the portal seeds it itself. */
  readonly seedInChildProcess?: () => Promise<boolean>;
  /** Serves the browser's sources instead of its build. */
  readonly development?: DevelopmentServer;
}
