import { After, AfterAll, Before, type ITestCaseHookParameter, setDefaultTimeout, Status } from '@cucumber/cucumber';
import { loadAssembly, type Assembly } from './assembly.ts';
import type { PortalWorld } from './world.ts';

setDefaultTimeout(60_000);

/** Scenarios about the contents that the portal brings along, wherever there is a service that has them. */
const DEMONSTRATION = ['@dati-dimostrativi', '@solo-http'];

/** Tags of scenarios in which a service has a part. */
const SERVED = ['@http', '@solo-http'];

let assembly: Promise<Assembly> | undefined;

// The first scenario of a run may have to wait for a build of the pages.
Before({ timeout: 300_000 }, async function (this: PortalWorld, { pickle }: ITestCaseHookParameter) {
  assembly ??= loadAssembly(this.parameters.assembly);
  const readsDemonstration = pickle.tags.some(({ name }) => DEMONSTRATION.includes(name));
  this.enter(await (await assembly).begin(this.clock), readsDemonstration);
});

// Silence is not success: an action that failed fails its scenario even if no step asks about it.
After(async function (this: PortalWorld, { pickle, result }: ITestCaseHookParameter) {
  const error = this.unseenError();
  const { hasAsked } = this.portal;
  await this.leave();
  if (error !== undefined) throw error;
  if (result?.status !== Status.PASSED || hasAsked === undefined) return;
  // Whoever reads a scenario sees whether a service has a part in it, and the trace counts on it.
  if (hasAsked && !pickle.tags.some(({ name }) => SERVED.includes(name)))
    throw new Error('Lo scenario chiede al servizio: gli serve @http');
});

AfterAll(async () => {
  await (await assembly)?.stop();
});
