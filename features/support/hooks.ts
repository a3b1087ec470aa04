import { After, AfterAll, Before, setDefaultTimeout } from '@cucumber/cucumber';
import { loadAssembly, type Assembly } from './assembly.ts';
import type { PortalWorld } from './world.ts';

setDefaultTimeout(60_000);

let assembly: Promise<Assembly> | undefined;

// The first scenario of a run may have to wait for a build of the pages.
Before({ timeout: 300_000 }, async function (this: PortalWorld) {
  assembly ??= loadAssembly(this.parameters.assembly);
  this.enter(await (await assembly).begin(this.clock));
});

// Silence is not success: an action that failed fails its scenario even if no step asks about it.
After(async function (this: PortalWorld) {
  const error = this.unseenError();
  await this.leave();
  if (error !== undefined) throw error;
});

AfterAll(async () => {
  await (await assembly)?.stop();
});
