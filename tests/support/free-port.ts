import { createServer } from 'node:net';

/** A port of the loopback, or of another address of this machine, that nobody listens on. */
export const freePort = (host = '127.0.0.1'): Promise<number> =>
  new Promise((done, refuse) => {
    const probe = createServer().once('error', refuse);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : refuse(new Error('no port')),
      );
    });
  });
