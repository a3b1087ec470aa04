import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { HandOverToNationalSystem, makeHandOverToNationalSystem } from './hand-over.ts';
import { FormPoster, TokenSource } from './ports.ts';

/** Use cases of the passage to the national system. */
export const bindings: readonly Binding[] = [
  binding(HandOverToNationalSystem, [PortalSettings, TokenSource, FormPoster, Logger], makeHandOverToNationalSystem),
];
