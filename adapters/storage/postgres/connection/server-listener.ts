import { Client, type ClientConfig, escapeIdentifier } from 'pg';

/** A connection of its own for notices, kept alive. */
export interface Listener {
  listen(channel: string, handle: (payload: string) => void): Promise<() => Promise<void>>;
  /** Leaves a connection that is most likely dead for a new one: a silent one cannot tell. */
  renew(): void;
  close(): Promise<void>;
}

/** How long a lost connection rests before it is tried again (milliseconds). */
const RECONNECT_DELAY_MS = 500;

/** How long the server may take to say that it will tell (milliseconds). */
const ANSWER_LIMIT_MS = 5_000;

type Handlers = Map<string, Set<(payload: string) => void>>;

/** Makes a listener that connects at the first channel, comes back after a loss, and then tells every handler to look again. */
export const makeListener = (config: ClientConfig): Listener => {
  const handlers: Handlers = new Map();
  let client: Client | undefined;
  let connecting: Promise<Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (channel: string, payload: string): void => handlers.get(channel)?.forEach((handle) => handle(payload));

  const comeBack = (): void => {
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connected().then(
        () => [...handlers.keys()].forEach((channel) => tell(channel, '')),
        () => comeBack(),
      );
    }, RECONNECT_DELAY_MS);
    timer.unref();
  };

  const open = async (): Promise<Client> => {
    const fresh = new Client({ ...config, query_timeout: ANSWER_LIMIT_MS });
    const lost = (): void => {
      if (client !== fresh) return;
      client = undefined;
      comeBack();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    await fresh.connect();
    for (const channel of handlers.keys()) await fresh.query(`listen ${escapeIdentifier(channel)}`);
    client = fresh;
    return fresh;
  };

  const connected = async (): Promise<Client> => {
    if (client !== undefined) return client;
    connecting ??= open().finally(() => {
      connecting = undefined;
    });
    return connecting;
  };

  return {
    listen: async (channel, handle) => {
      const known = handlers.get(channel);
      if (known === undefined) {
        handlers.set(channel, new Set([handle]));
        await (await connected()).query(`listen ${escapeIdentifier(channel)}`);
      } else known.add(handle);
      return async () => {
        handlers.get(channel)?.delete(handle);
      };
    },
    renew: () => {
      const last = client;
      client = undefined;
      void last?.end().catch(() => undefined);
      if (handlers.size > 0) comeBack();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
};
