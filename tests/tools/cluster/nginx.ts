import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { certificateForLoopback } from '#tests/support/certificate.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Front } from './http-client.ts';
import { ended } from './processes.ts';

/** A balancer in front of the processes. */
export interface Balancer {
  readonly front: Front;
  /** The address without TLS. */
  readonly plainOrigin: string;
  /** While this file is there, everybody reads the page of works. */
  readonly worksFile: string;
  /** Of its master process. */
  readonly pid: number;
  stop(): Promise<void>;
}

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** Path of nginx, or undefined where there is none. */
export const nginxPath = (): string | undefined =>
  PROGRAMS.find((path) => spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0);

/** The folder belongs to whoever runs the trial: a root's is closed to the user that nginx would take by itself. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root root;' : '';
/** The rules, included where they are and as they are. */
const SHIPPED = resolve('adapters/deploy/nginx');
/** The addresses, ports and folders that a machine has of its own, in the small files made for that. */
const MACHINE = ['processi.conf', 'memoria.conf', 'sito-http.conf', 'sito-https.conf'];
/** Tells which process answered, and whether nginx had the answer. */
const TELLING = 'add_header X-Processo $upstream_addr always;\nadd_header X-Memoria $upstream_cache_status always;\n';

/** Where a balancer listens, and what it asks. */
export interface BalancerOptions {
  readonly folder: string;
  /** Port of the address with TLS. */
  readonly listen: number;
  /** Port of the address without, which only leads to the other. */
  readonly plain: number;
  readonly ports: readonly number[];
  /** Without it every request meets a process. */
  readonly keeps: boolean;
}

/** What stands in a machine's own files instead of what is shipped, directive by directive; throws where one is not there. */
const machineFile = (text: string, changes: readonly (readonly [what: RegExp, instead: string])[]): string =>
  changes.reduce((now, [what, instead]) => {
    if (now.search(what) < 0) throw new Error(`the deployment's nginx files have no ${String(what)}`);
    return now.replaceAll(what, instead);
  }, text);

/** Writes nginx's main file and the machine's own ones, as Debian's package and the deployment's page lay them; answers the main file. */
export const layBalancer = ({ folder, listen, plain, ports, keeps }: BalancerOptions): string => {
  const own = join(folder, 'portale');
  mkdirSync(own, { recursive: true });
  const shipped = Object.fromEntries(
    MACHINE.map((name) => [name, readFileSync(join(SHIPPED, 'portale', name), 'utf8')]),
  );
  const write = (name: string, ...changes: Parameters<typeof machineFile>[1]): void =>
    writeFileSync(join(own, name), machineFile(shipped[name] ?? '', changes));
  const toLog = [/\/var\/log\/nginx/gu, folder] as const;
  write('processi.conf', [
    /(?:^server 127\.0\.0\.1:\d+ max_fails=0;\n)+/gmu,
    ports.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join(''),
  ]);
  write('memoria.conf', [/\/var\/cache\/nginx\/portale/gu, join(folder, 'memoria')]);
  write('sito-http.conf', [/listen 80;/gu, `listen 127.0.0.1:${plain};`], toLog);
  write(
    'sito-https.conf',
    [/listen 443 /gu, `listen 127.0.0.1:${listen} `],
    [/\/etc\/ssl\/portale/gu, folder],
    [/\/opt\/portale\/adapters\/deploy\/nginx/gu, SHIPPED],
    [/\/etc\/nginx\/portale/gu, own],
    toLog,
    ...(keeps ? [] : [[/\$portale_memoria portale;/gu, '$portale_memoria off;'] as const]),
    [/$(?![^])/gu, TELLING],
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; worker_processes 1; ${AS_ROOT} pid ${folder}/nginx.pid; error_log ${folder}/errori.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/corpo; proxy_temp_path ${folder}/passaggio;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  include ${SHIPPED}/portale.conf;
}
`,
  );
  return main;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/** Starts nginx over the processes, in a folder of its own, by the very files of the deployment, with a certificate made for the run. */
export const startBalancer = async (place: Omit<BalancerOptions, 'plain'>): Promise<Balancer> => {
  const program = nginxPath();
  if (program === undefined)
    throw new Error('Per la prova con più processi serve nginx: installalo (per esempio «apt-get install nginx»).');
  const { folder, listen } = place;
  const plain = await freePort();
  const main = layBalancer({ ...place, plain });
  const { cert, key } = certificateForLoopback(Date.now());
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'privkey.pem'), key, { mode: 0o600 });
  const child: ChildProcess = spawn(program, ['-c', main, '-p', folder], { stdio: 'inherit' });
  while (!(await answers(listen))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await pause(50);
  }
  return {
    front: { origin: `https://127.0.0.1:${listen}`, ca: cert },
    plainOrigin: `http://127.0.0.1:${plain}`,
    worksFile: join(folder, 'portale', 'lavori-in-corso'),
    pid: child.pid ?? 0,
    stop: () => ended(child, 'SIGQUIT'),
  };
};
