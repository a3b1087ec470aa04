import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { certificateForLoopback } from '#tests/support/certificate.ts';
import { layBalancer, nginxPath } from '#tests/tools/cluster/nginx.ts';

// The files that operators copy, read by the programs that they are for, where these are installed. `npm run test:cluster` works with
// them for minutes; this says at once that one of them is no longer understood.

const folder = mkdtempSync(join(tmpdir(), 'portale-spedito-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const UNITS = 'adapters/deploy/systemd';
const units = readdirSync(UNITS).filter((name) => /\.(?:service|timer)$/u.test(name));
const services = units.filter((name) => name.endsWith('.service'));
const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('files of a deployment', () => {
  it.skipIf(nginxPath() === undefined)('[CONST-10] should be understood by nginx, TLS and HTTP/2 included', () => {
    const main = layBalancer({ folder, listen: 48_443, plain: 48_080, ports: [9001, 9002], keeps: true });
    const { cert, key } = certificateForLoopback(Date.now());
    writeFileSync(join(folder, 'fullchain.pem'), cert);
    writeFileSync(join(folder, 'privkey.pem'), key);
    const checked = spawnSync(nginxPath() ?? '', ['-t', '-q', '-c', main, '-p', folder], { encoding: 'utf8' });
    expect([checked.status, checked.stderr]).toEqual([0, '']);
  });

  it.skipIf(!hasAnalyzer).each(units)('[CONST-10] should be understood by systemd: %s', (name) => {
    const checked = spawnSync('systemd-analyze', ['verify', '--man=no', join(UNITS, name)], { encoding: 'utf8' });
    // Programs of the machine that it will run on may be elsewhere here.
    const said = checked.stderr.split('\n').filter((line) => line.includes(name) && !/is not executable/u.test(line));
    expect(said).toEqual([]);
  });

  it.skipIf(!hasAnalyzer).each(services)(
    '[CONST-10] should be exposed by 4 of 10 at most, as systemd reckons it: %s',
    (name) => {
      const judged = spawnSync(
        'systemd-analyze',
        ['security', '--offline=true', '--threshold=40', `./${UNITS}/${name}`],
        {
          encoding: 'utf8',
        },
      );
      expect([judged.status, /Overall exposure[^\n]*/u.exec(judged.stdout)?.[0]]).toEqual([0, expect.any(String)]);
    },
  );

  it('[CONST-10] should find what Debian does not bring by the written steps: a Node new enough, and folders that can be read', () => {
    const unit = readFileSync(join(UNITS, 'portale@.service'), 'utf8');
    const steps = readFileSync('adapters/deploy/README.md', 'utf8');
    const group = /^Group=(.+)$/mu.exec(unit)?.[1];
    const cache = /proxy_cache_path (\S+)\/portale /u.exec(
      readFileSync('adapters/deploy/nginx/portale/memoria.conf', 'utf8'),
    )?.[1];
    expect(steps).toContain(`install -d -m 750 -g ${group} /etc/portale`);
    expect(steps).toContain(`install -d ${cache}\n`);
    // Debian’s own is too old; wherever another is put, the first on the path is taken.
    expect(steps).not.toMatch(/apt-get install [^\n]*nodejs/u);
    expect(unit).toMatch(/^ExecStart=node /mu);
  });
});
