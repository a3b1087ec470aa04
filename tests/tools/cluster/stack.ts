import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAST, type CastName } from '#tests/support/cast.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type PostgresServer, startDeployedPostgres } from '../postgres/server.ts';
import { prepareDeployment, type Deployment } from './deployment.ts';
import type { Front } from './http-client.ts';
import { startBalancer, type Balancer } from './nginx.ts';
import { startFollower, startProcess, type Follower, type PortalProcess } from './processes.ts';
import type { Ends } from './promises.ts';

/** PostgreSQL, a balancer, and places for equal processes behind it. */
export interface Stack {
  readonly folder: string;
  /** How people reach the balancer. */
  readonly front: Front;
  readonly balancer: Balancer;
  readonly primary: PostgresServer;
  /** The address of the database that the processes know. */
  readonly database: Follower;
  readonly deployment: Deployment;
  readonly portals: readonly PortalProcess[];
  /** Starts the process of a place; of another version where its folder is given. */
  start(at: number, version?: string): Promise<void>;
  /** Ends the process of a place. */
  end(at: number, signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  tokenOf(name: CastName, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** A second balancer over the same places, which keeps public answers as the deployment's own does. */
  keepingBalancer(): Promise<Balancer>;
}

/** Makes a stack in which no process runs yet; all of it ends with `ends`. */
export const makeStack = async (
  ends: Ends,
  { places, limits }: { readonly places: number; readonly limits: Readonly<Record<string, number>> },
): Promise<Stack> => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-cluster-'));
  ends.add(() => rmSync(folder, { recursive: true, force: true }));
  const primary = ends.begun(await startDeployedPostgres());
  const database = ends.begun(await startFollower(primary.port));
  const front = await freePort();
  const origin = `https://127.0.0.1:${front}`;
  const deployment = prepareDeployment(join(folder, 'impostazioni'), {
    origin,
    databaseUrl: primary.url.replace(/:\d+\//, `:${database.port}/`),
    limits,
  });
  const ports = await Promise.all(Array.from({ length: places }, () => freePort()));
  const portals: PortalProcess[] = [];
  ends.add(async () => {
    for (const portal of portals) await portal.stop('SIGTERM');
  });
  const balancer = ends.begun(
    await startBalancer({ folder: join(folder, 'nginx'), listen: front, ports, keeps: false }),
  );
  return {
    folder,
    front: balancer.front,
    balancer,
    primary,
    database,
    deployment,
    portals,
    start: async (at, version) => {
      const env = { ...deployment.shared, PORTAL_DATA_DIR: join(folder, String(ports[at])) };
      portals[at] = await startProcess(ports[at] ?? 0, env, version);
    },
    end: async (at, signal = 'SIGTERM') => portals[at]?.stop(signal),
    tokenOf: (name, claims) => {
      const person = CAST.find(({ username }) => username === name);
      if (person === undefined) throw new Error(`the cast has no ${name}`);
      return deployment.tokenOf(person, claims);
    },
    keepingBalancer: async () => {
      const listen = await freePort();
      return ends.begun(await startBalancer({ folder: join(folder, 'nginx-memoria'), listen, ports, keeps: true }));
    },
  };
};
