import type { DrawPage } from '#adapters/http/server/pages/pages.ts';
import { pageRendererOver } from './renderer.ts';
import { startService, type TestService, type TestServiceOptions } from './service.ts';

/** Starts a service that draws its pages over its own composition, as the portal does. Whoever starts it stops it. */
export const startDrawingService = async (options: TestServiceOptions = {}): Promise<TestService> => {
  let draw: DrawPage | undefined;
  const service = await startService({
    ...options,
    draw: (request) => {
      if (draw === undefined) throw new Error('nothing draws yet');
      return draw(request);
    },
  });
  draw = await pageRendererOver(service.composition);
  return service;
};
