import { cpSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Buildah } from './buildah.ts';

const NODE_IMAGE = 'localhost/portale-base';
const USER = 'node:x:1000:1000::/home/node:/usr/sbin/nologin';

/**
 * A base for the Containerfile out of Debian's packages and this machine's own Node and npm, for where no registry of images can be
 * asked; answers its name.
 */
export const makeBaseImage = (buildah: Buildah, folder: string): string => {
  const root = join(folder, 'base');
  buildah.also('debootstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', root]);
  const npm = dirname(dirname(realpathSync(join(dirname(process.execPath), 'npm'))));
  mkdirSync(join(root, 'usr/lib/node_modules'), { recursive: true });
  cpSync(process.execPath, join(root, 'usr/bin/node'), { dereference: true });
  cpSync(npm, join(root, 'usr/lib/node_modules/npm'), { recursive: true });
  // What this machine trusts when it asks for packages.
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'), { dereference: true });
  const container = buildah.run(['from', 'scratch']);
  buildah.run(['add', container, root, '/']);
  const inside = (command: string): string => buildah.run(['run', container, '--', 'sh', '-c', command]);
  inside(`ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/bin/npm; echo '${USER}' >> /etc/passwd`);
  buildah.run(['config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container]);
  buildah.run(['commit', '--rm', container, NODE_IMAGE]);
  return NODE_IMAGE;
};
