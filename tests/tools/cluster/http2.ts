import { connect } from 'node:http2';
import type { Front } from './http-client.ts';

/** Status of an address asked by HTTP/2; undefined where the server does not speak it. */
export const askBySecondVersion = ({ origin, ca }: Front, path: string): Promise<number | undefined> =>
  new Promise((done) => {
    const session = connect(origin, { ca });
    const end = (status: number | undefined): void => {
      session.destroy();
      done(status);
    };
    session.once('error', () => end(undefined));
    const asked = session.request({ ':path': path });
    asked.once('error', () => end(undefined));
    asked.once('response', (headers) => end(headers[':status']));
    asked.end();
  });
