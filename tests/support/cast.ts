import { readFileSync } from 'node:fs';
import type { DemonstrationUser } from '#adapters/keycloak/embedded/options.ts';
import { usersFromRealm } from '#adapters/keycloak/embedded/realm-users.ts';

/** The people of the demonstration, as the realm file has them. */
export const CAST: readonly DemonstrationUser[] = usersFromRealm(
  JSON.parse(readFileSync(new URL('../../adapters/keycloak/realm/anpag-realm.json', import.meta.url), 'utf8')),
);

/** User names of the cast. */
export type CastName =
  | 'anna.bianchi'
  | 'marco.rinaldi'
  | 'niccolo.deluca'
  | 'paola.verdi'
  | 'carla.neri'
  | 'ivo.rossi'
  | 'giulia.ferri'
  | 'bruno.galli'
  | 'sara.conti'
  | 'dario.longo';
