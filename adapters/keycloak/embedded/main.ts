import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { fastify } from 'fastify';
import { BEYOND_LOOPBACK_SETTING } from './loopback.ts';
import { embeddedProvider } from './plugin.ts';
import { loadSigningKeys } from './signing-keys.ts';
import { usersFromRealm } from './realm-users.ts';

// Runs the provider by itself, for work on a portal that is served elsewhere.
const { env } = process;
const host = env['SIGN_ON_HOST'] ?? '127.0.0.1';
const port = Number(env['SIGN_ON_PORT'] ?? 8081);
const portal = env['SIGN_ON_CLIENT'] ?? 'http://127.0.0.1:8080/portale';
const origin = `http://${host}:${port}`;

try {
  const realm = await readFile(new URL('../realm/anpag-realm.json', import.meta.url), 'utf8');
  const app = fastify({ logger: false });
  await app.register(
    embeddedProvider({
      realm: 'anpag',
      clientId: 'portale',
      agency: 'ANPAG',
      users: usersFromRealm(JSON.parse(realm)),
      addresses: () => ({
        origin,
        portal: `${portal}/`,
        redirectUris: [`${portal}/scrivania`, `${portal}/silent-check-sso.html`],
        postLogoutRedirectUris: [`${portal}/`],
      }),
      keys: await loadSigningKeys(env['PORTAL_DATA_DIR'] ?? '.data'),
      clock: { now: () => Date.now() },
      host,
      beyondLoopback: env[BEYOND_LOOPBACK_SETTING] === 'true',
    }),
    { prefix: '/auth' },
  );
  await app.listen({ host, port });
  process.stdout.write(`Accesso con gli utenti di prova: ${origin}/auth/realms/anpag\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
