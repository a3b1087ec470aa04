import { portKey } from '#core/kernel/port-key.ts';
import type { ScenarioPortal } from './assembly.ts';

/** User name of the person of the cast who is in front of the portal; undefined for a visitor. */
export const SignedInAs = portKey<string | undefined>('SignedInAs');
/** Puts a person of the cast, or a visitor, in front of a headless portal. */
export const bindIdentity = (portal: ScenarioPortal, username: string | undefined): void => {
  portal.place(SignedInAs, username);
};
