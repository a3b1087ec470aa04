import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database on the server of TEST_DATABASE_URL. */
export interface ServerDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/** Any number that no other part of the tests takes. */
const TEMPLATE_LOCK = 7_310_280;

/** The server that tests are to use instead of the embedded database; undefined for none (API-09). */
export const testServer = (): string | undefined => process.env['TEST_DATABASE_URL'];

const asAdministrator = async <T>(server: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  return work(client).finally(() => client.end());
};

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** A database of one's own, empty or the copy of a template. */
export const databaseOnServer = async (server: string, template = 'template0'): Promise<ServerDatabase> => {
  const name = `portale_prova_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, (client) =>
    client.query(`create database ${name} template ${template} encoding 'UTF8'`),
  );
  return {
    url: urlOf(server, name),
    remove: () =>
      asAdministrator(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
};

/** The name of a template with this key, filled once by whoever comes first; the others wait for it. */
export const templateOnServer = (server: string, key: string, fill: (url: string) => Promise<void>): Promise<string> =>
  asAdministrator(server, async (client) => {
    const name = `portale_modello_${key}`;
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const draft = await databaseOnServer(server);
      await fill(draft.url);
      await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${name}`);
    }
    return name;
  });
