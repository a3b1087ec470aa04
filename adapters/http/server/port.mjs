// Whether the port of a portal is free, asked before anything is built: plain JavaScript, because there may be no build yet.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const DEFAULT = { host: '127.0.0.1', port: 8080 };

const fromFile = (path) => {
  try {
    return path === undefined || path === '' ? {} : JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // What is wrong with the file is reported when all of it is read.
    return {};
  }
};

/** Address and port as the settings will have them; what is wrong with them is reported later, with everything else. */
export const listenAddress = (environment) => {
  const { host, port } = fromFile(environment.PORTAL_SETTINGS) ?? {};
  const given = Number(environment.PORTAL_PORT || port || DEFAULT.port);
  return {
    host: environment.PORTAL_HOST || host || DEFAULT.host,
    port: Number.isInteger(given) && given >= 0 && given <= 65_535 ? given : 0,
  };
};

/** A sentence where another program listens on the portal's port; undefined where it is free, or that cannot be said yet. */
export const portFault = (environment) =>
  new Promise((done) => {
    const { host, port } = listenAddress(environment);
    const probe = createServer();
    probe.once('error', ({ code }) =>
      done(
        code === 'EADDRINUSE'
          ? `La porta ${port} è già occupata da un altro programma: chiuderlo, oppure scegliere un’altra porta con PORTAL_PORT.`
          : undefined,
      ),
    );
    probe.listen({ host: String(host), port, exclusive: true }, () => probe.close(() => done(undefined)));
  });
