import { readFile } from 'node:fs/promises';
import type { Logger as PinoLogger } from 'pino';
import { usersFromRealm } from '#adapters/keycloak/embedded/realm-users.ts';
import { loadSigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { backgroundTimer, steadyClock, systemClock } from '../bindings.ts';
import { PinoPortLogger } from '../health/log.ts';
import type { ServiceSettings } from '../settings/settings.ts';
import { embeddedSignOn, remoteSignOn, type SignOn } from '../sign-on/sign-on.ts';

const REALM = new URL('../../../keycloak/realm/anpag-realm.json', import.meta.url);

/** The sign-on of the process: the provider that the settings name, or the embedded one. */
export const prepareSignOn = async (
  settings: ServiceSettings,
  {
    origin,
    onLogout,
    log,
  }: {
    readonly origin: () => string;
    readonly onLogout: (session: string) => Promise<void>;
    readonly log: PinoLogger;
  },
): Promise<SignOn> =>
  settings.signOn === undefined
    ? embeddedSignOn(settings, {
        keys: await loadSigningKeys(settings.dataDir),
        users: await readRealmUsers(),
        clock: systemClock,
        origin,
        onLogout,
      })
    : remoteSignOn(settings.signOn, { steadyClock, timer: backgroundTimer, log: PinoPortLogger(log) });

/** What the terminal shows once the portal answers: its address, and the people of the demonstration. */
export const greetingOf = async ({ mode, signOn, basePath }: ServiceSettings, origin: string): Promise<string> => {
  const lines = [`Il portale risponde su ${origin}${basePath}/`];
  if (mode === 'demo' && signOn === undefined) {
    const users = await readRealmUsers();
    lines.push('Utenti di prova (nessuna password: si scelgono nella pagina di accesso):');
    lines.push(
      ...users.map(
        ({ username, given_name, family_name, userType }) =>
          `  ${username.padEnd(16)} ${given_name} ${family_name} (${userType})`,
      ),
    );
    lines.push('Ctrl-C per chiudere.');
  }
  return `${lines.join('\n')}\n`;
};

// Helpers

const readRealmUsers = async () => usersFromRealm(JSON.parse(await readFile(REALM, 'utf8')));
