import { Agent, request } from 'node:http';

/** An answer read to its end. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The process that answered, as the balancer names it. */
  readonly by: string;
  /** Whether a balancer that keeps answers had it (HIT), or what else it did. */
  readonly kept: string;
}

/** Somebody who asks from an address of the loopback's own: what limits by address tells them apart. */
export class Asker {
  readonly #origin: string;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();
  readonly #bearer: string | undefined;

  constructor(origin: string, localAddress: string, bearer?: string) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, localAddress });
    this.#bearer = bearer;
  }

  get(path: string): Promise<Answer> {
    return this.#ask('GET', path);
  }

  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.get('/api/csrf-token');
    const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? '');
    return this.#ask('POST', path, JSON.stringify(body), {
      'content-type': 'application/json',
      'x-xsrf-token': token,
      ...headers,
    });
  }

  leave(): void {
    this.#agent.destroy();
  }

  #ask(method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return new Promise((done, refuse) => {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const asked = request(
        `${this.#origin}${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(cookie === '' ? {} : { cookie }),
            ...(this.#bearer === undefined ? {} : { authorization: `Bearer ${this.#bearer}` }),
            ...headers,
          },
        },
        (response) => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [pair = ''] = line.split(';', 1);
            const equals = pair.indexOf('=');
            this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
          }
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', refuse);
          response.once('end', () =>
            done({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              by: String(response.headers['x-processo'] ?? ''),
              kept: String(response.headers['x-memoria'] ?? ''),
            }),
          );
        },
      );
      asked.once('error', refuse);
      asked.end(body);
    });
  }
}
