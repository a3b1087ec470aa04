import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Builds the portal once before the browser's files run, so that two that start together do not build at once. */
export const setup = (): void => {
  const { status } = spawnSync(process.execPath, ['adapters/http/server/build.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The portal could not be built; the lines above say why.');
};
