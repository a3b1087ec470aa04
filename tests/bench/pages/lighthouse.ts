import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumOptions, chromiumPath } from '#tests/support/chromium.ts';

/** What Lighthouse gives a page, by category, out of a hundred. */
export type Marks = Readonly<Record<string, number>>;

/** As much of Lighthouse as is used. It is no package of the portal's: larger than all of them, and only this needs it. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
  ) => Promise<
    { readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> } } | undefined
  >;
}

const LISTENS = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/u;

/** Marks pages as Lighthouse does on mobile, with a browser of its own for each; `folder` is where it is installed. */
export const marksOf = async (folder: string, url: string): Promise<Marks> => {
  const { default: lighthouse } = (await import(
    pathToFileURL(resolve(folder, 'node_modules/lighthouse/core/index.js')).href
  )) as Lighthouse;
  const profile = mkdtempSync(join(tmpdir(), 'portale-lighthouse-'));
  const browser = spawn(
    chromiumPath(),
    [...(chromiumOptions().args ?? []), '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((done) => browser.once('exit', done));
  try {
    const port = await new Promise<number>((done, refuse) => {
      let said = '';
      browser.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = LISTENS.exec(said)?.[1];
        if (found !== undefined) done(Number(found));
      });
      browser.once('exit', (code) => refuse(new Error(`the browser ended with ${code}: ${said}`)));
    });
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    return Object.fromEntries(
      Object.entries(result?.lhr.categories ?? {}).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
