import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { ended } from './processes.ts';

/** A balancer in front of the processes. */
export interface Balancer {
  readonly origin: string;
  /** Of its master process. */
  readonly pid: number;
  stop(): Promise<void>;
}

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** Path of nginx, or undefined where there is none. */
export const nginxPath = (): string | undefined =>
  PROGRAMS.find((path) => spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0);

/** Something of the deployment's file that is otherwise here. */
type Change = readonly [what: RegExp, instead: string];

/** The folder belongs to whoever runs the trial: a root's is closed to the user that nginx would take by itself. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root root;' : '';
const SHIPPED = new URL('../../../adapters/deploy/nginx/portale.conf', import.meta.url);
/** What only a machine that people reach has: names, certificates, a log, the address without TLS. */
const OF_THE_OUTSIDE: readonly Change[] = [
  [/^server \{\n {4}listen 80;[^]*?^\}\n/mu, ''],
  [/^ *(?:http2|server_name|ssl_\w+) .*\n/gmu, ''],
  [/^ *access_log .*\n/gmu, ''],
  // Port 443 stands in no address; the one of a trial does.
  [/proxy_set_header Host \$host;/u, 'proxy_set_header Host $http_host;'],
];
const KEPT_ANSWERS: Change = [/^ *proxy_(?:cache|no_cache|ignore_headers)\w* .*\n/gmu, ''];

/** The deployment's own rules over these ports. Throws when the file no longer has what is to be changed in it. */
const configuration = (folder: string, listen: number, ports: readonly number[], keeps: boolean): string => {
  const servers = ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`).join('');
  const changes: readonly Change[] = [
    ...OF_THE_OUTSIDE,
    [/(?:^ {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/mu, servers],
    [/listen 443 ssl;/u, `listen 127.0.0.1:${listen};`],
    [
      /proxy_pass http:\/\/portale;/u,
      'proxy_pass http://portale; add_header X-Processo $upstream_addr always; add_header X-Memoria $upstream_cache_status always;',
    ],
    keeps ? [/\/var\/cache\/nginx\/portale/u, `${folder}/memoria`] : KEPT_ANSWERS,
  ];
  const rules = changes.reduce(
    (text, [what, instead]) => {
      if (text.search(what) < 0) throw new Error(`the deployment's nginx file has no ${String(what)}`);
      return text.replace(what, instead);
    },
    readFileSync(SHIPPED, 'utf8'),
  );
  return `
daemon off; worker_processes 1; ${AS_ROOT} pid ${folder}/nginx.pid; error_log ${folder}/errori.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/corpo; proxy_temp_path ${folder}/passaggio;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${rules}
}
`;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/**
 * Starts nginx over the processes, in a folder of its own, by the rules of the deployment. Without `keeps` it keeps no
 * answers, so that every request meets a process.
 */
export const startBalancer = async (
  folder: string,
  listen: number,
  ports: readonly number[],
  { keeps = false }: { readonly keeps?: boolean } = {},
): Promise<Balancer> => {
  const program = nginxPath();
  if (program === undefined)
    throw new Error('Per la prova con più processi serve nginx: installalo (per esempio «apt-get install nginx»).');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, listen, ports, keeps));
  const child: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  while (!(await answers(listen))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await pause(50);
  }
  return { origin: `http://127.0.0.1:${listen}`, pid: child.pid ?? 0, stop: () => ended(child, 'SIGQUIT') };
};
