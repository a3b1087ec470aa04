import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { DEMONSTRATION_DEFAULTS } from '#adapters/http/server/settings/settings-defaults.ts';
import type { CAST } from '#tests/support/cast.ts';
import { runToEnd } from './processes.ts';

type Person = (typeof CAST)[number];

const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout';

/** What equal processes of one deployment share. */
export interface Deployment {
  /** Their environment; only port and data folder are each one's own. */
  readonly shared: Readonly<Record<string, string>>;
  /** Imports a folder by the command that an operator uses, of the version in a folder. */
  importFolder(path: string, batch: string, version?: string): Promise<void>;
  /** A token of the provider that the processes believe, with these claims beside the person's, for half an hour or as long as is said. */
  tokenOf(person: Person, claims?: Readonly<Record<string, unknown>>, life?: string): Promise<string>;
  /** What the provider tells when a session is over; signed by somebody else where their key is given. */
  logoutNotice(session: string, by?: KeyObject): Promise<string>;
}

/** Settings as production has them, with a provider of which only the key is there. */
export const prepareDeployment = (
  folder: string,
  {
    origin,
    databaseUrl,
    limits,
  }: {
    readonly origin: string;
    readonly databaseUrl: string;
    readonly limits: Readonly<Record<string, number>>;
  },
): Deployment => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  mkdirSync(folder, { recursive: true });
  const settingsFile = join(folder, 'impostazioni.json');
  writeFileSync(
    settingsFile,
    JSON.stringify({
      ...DEMONSTRATION_DEFAULTS,
      logLevel: 'error',
      signOn: {
        realm: 'anpag',
        url: `${origin}/auth`,
        clientId: 'portale',
        publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
      },
      limits,
    }),
  );
  const shared = {
    DATABASE_URL: databaseUrl,
    PORTAL_SETTINGS: settingsFile,
    PORTAL_PUBLIC_ORIGIN: origin,
    PORTAL_SECRET: 'segreto-di-prova-lungo-almeno-trentadue-caratteri',
    PORTAL_TRUST_PROXY: 'true',
    // As the unit says: several processes stand on one machine.
    PORTAL_DRAWING_THREADS: '1',
  };
  return {
    shared,
    // Not by a call that waits here: the address of the database may be served by this very process.
    importFolder: (path, batch, version) => runToEnd(['adapters/http/server/import.mjs', path, batch], shared, version),
    tokenOf: (person, claims = {}, life = '30m') =>
      new SignJWT({
        typ: 'Bearer',
        azp: 'portale',
        given_name: person.given_name,
        family_name: person.family_name,
        name: `${person.given_name} ${person.family_name}`,
        fiscal_code: person.fiscal_code,
        userType: person.userType,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(`${origin}/auth/realms/anpag`)
        .setSubject(person.username)
        .setIssuedAt()
        .setExpirationTime(life)
        .sign(privateKey),
    logoutNotice: (session, by = privateKey) =>
      new SignJWT({ typ: 'Logout', sid: session, jti: session, events: { [LOGOUT]: {} } })
        .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt' })
        .setIssuer(`${origin}/auth/realms/anpag`)
        .setAudience('portale')
        .setIssuedAt()
        .setExpirationTime('2m')
        .sign(by),
  };
};
