import { type Agent, get } from 'node:http';

/** An answer, and how long it took to its end. */
export interface Timed {
  readonly status: number;
  readonly ms: number;
}

/** Asks as a browser at a network address does; `from` is believed because the measured server stands behind a proxy. */
export const timed = (
  url: string,
  agent: Agent,
  from: string,
  own: Readonly<Record<string, string>> = {},
): Promise<Timed> =>
  new Promise((done, refuse) => {
    const start = performance.now();
    const headers = { 'x-forwarded-for': from, 'accept-encoding': 'gzip, deflate, br', ...own };
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('error', refuse);
      response.once('end', () => done({ status: response.statusCode ?? 0, ms: performance.now() - start }));
    }).once('error', refuse);
  });
