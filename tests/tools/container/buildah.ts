import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A builder of images with a storage of its own, which needs neither a service nor the rights of a container. */
export interface Buildah {
  /** Runs one of its commands to the end; answers what it printed, and throws with its words when it fails. */
  run(args: readonly string[]): string;
  /** Runs another program to its end. */
  also(program: string, args: readonly string[]): void;
  /** Begins a command that goes on. */
  start(args: readonly string[]): ChildProcess;
}

const LONGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The builder over a folder that goes with the run. */
export const buildahIn = (folder: string): Buildah => {
  const own = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder };
  const done = (program: string, args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      env,
      encoding: 'utf8',
      maxBuffer: LONGEST_OUTPUT_BYTES,
    });
    if (status !== 0) throw new Error(`${program} ${args.slice(0, 12).join(' ')}: ${stderr || stdout}`);
    return stdout.trim();
  };
  return {
    run: (args) => done('buildah', [...own, ...args]),
    also: (program, args) => void done(program, args),
    start: (args) => spawn('buildah', [...own, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  };
};
