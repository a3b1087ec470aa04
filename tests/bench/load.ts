import { Agent, get } from 'node:http';

/** An answer read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Encodings that browsers ask for. */
export const AS_BROWSERS_DO = 'gzip, deflate, br';

/** Asks for an address; without `encodings` the answer comes as it is. */
export const ask = (url: string, agent: Agent, encodings?: string): Promise<Answer> =>
  new Promise((done, refuse) => {
    const headers = {
      accept: 'application/json',
      ...(encodings === undefined ? {} : { 'accept-encoding': encodings }),
    };
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', refuse);
      response.once('end', () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        );
        done({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
      });
    }).once('error', refuse);
  });

/** Connections that stay open while a server is loaded. */
const CONNECTIONS = 8;

/** Sends `requests` to an address over a few open connections. Throws at the first answer that is not 200. */
export const load = async (url: string, requests: number, encodings?: string): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const sender = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { status } = await ask(url, agent, encodings);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, sender));
  } finally {
    agent.destroy();
  }
};
