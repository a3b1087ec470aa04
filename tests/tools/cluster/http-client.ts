import { Agent, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

/** Where something is asked: behind TLS with the certificate (PEM) that is believed for it. */
export interface Front {
  readonly origin: string;
  readonly ca: string;
}

/** Connections that are used again, behind TLS where a certificate (PEM) is to be believed; from an address of the loopback's own, which a balancer tells clients apart by. */
export const agentFor = (
  ca: string | undefined,
  options: { readonly localAddress: string; readonly maxSockets?: number },
): Agent =>
  ca === undefined ? new Agent({ keepAlive: true, ...options }) : new SecureAgent({ keepAlive: true, ca, ...options });

/** Node's request for the kind of the address. */
export const requestAt = (
  address: string,
  options: RequestOptions,
  hear: Parameters<typeof request>[2],
): ReturnType<typeof request> => (address.startsWith('https:') ? secureRequest : request)(address, options, hear);

/** An answer read to its end. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The process that answered, as the balancer names it. */
  readonly by: string;
  /** Whether a balancer that keeps answers had it (HIT), or what else it did. */
  readonly kept: string;
  readonly headers: IncomingHttpHeaders;
}

/** Somebody who asks from an address of the loopback's own: what limits by address tells them apart. */
export class HttpClient {
  readonly #origin: string;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();
  readonly #bearer: string | undefined;

  constructor(at: string | Front, localAddress: string, bearer?: string) {
    this.#origin = typeof at === 'string' ? at : at.origin;
    this.#agent = agentFor(typeof at === 'string' ? undefined : at.ca, { localAddress });
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

  /** Sends a form as another server does, without cookies of a person. */
  postForm(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.#ask('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }

  leave(): void {
    this.#agent.destroy();
  }

  #ask(method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return new Promise((done, refuse) => {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const asked = requestAt(
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
              headers: response.headers,
            }),
          );
        },
      );
      asked.once('error', refuse);
      asked.end(body);
    });
  }
}
