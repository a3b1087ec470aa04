import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ended } from './processes.ts';

/** A balancer in front of the processes. */
export interface Balancer {
  readonly origin: string;
  stop(): Promise<void>;
}

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** Path of nginx, or undefined where there is none. */
export const nginxPath = (): string | undefined =>
  PROGRAMS.find((path) => spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0);

/** The rules of `adapters/deploy/nginx/portale.conf`, without TLS and without a cache, over these ports. */
const configuration = (folder: string, listen: number, ports: readonly number[]): string => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/errori.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/corpo; proxy_temp_path ${folder}/passaggio;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream portale {
    hash $binary_remote_addr consistent;
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${listen};
    client_max_body_size 256k;
    location / {
      proxy_pass http://portale;
      add_header X-Processo $upstream_addr always;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 40s;
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 3;
    }
  }
}
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/** Starts nginx over the processes, in a folder of its own. */
export const startBalancer = async (folder: string, listen: number, ports: readonly number[]): Promise<Balancer> => {
  const program = nginxPath();
  if (program === undefined)
    throw new Error('Per la prova con più processi serve nginx: installalo (per esempio «apt-get install nginx»).');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, listen, ports));
  const child: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  while (!(await answers(listen))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await pause(50);
  }
  return { origin: `http://127.0.0.1:${listen}`, stop: () => ended(child, 'SIGQUIT') };
};
