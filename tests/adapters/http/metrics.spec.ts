import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildMeasure } from '#adapters/http/server/health/build-measure.ts';
import { AnswerMetrics } from '#adapters/http/server/health/metrics.ts';

describe('the figures of answers', () => {
  it('[API-09] should grow by one line for a status that a route had not answered, whoever brings it about', async () => {
    const figures = new AnswerMetrics();
    const lines = async (): Promise<number> => (await figures.registry.metrics()).split('\n').length;
    figures.count('GET', '/api/regulations', 200, 0.01);
    const before = await lines();
    const strange = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      [400, 404, 405, 406, 414, 429].map((status) => [method, status] as const),
    );
    for (const [method, status] of [...strange, ...strange]) figures.count(method, '/api/regulations', status, 2);
    expect((await lines()) - before).toBe(strange.length);
    const text = await figures.registry.metrics();
    expect(text).toContain('http_requests_total{method="PUT",route="/api/regulations",status="405"} 2');
    expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",route="/api/regulations"} 61');
  });
});

describe('the version that runs', () => {
  const COMMIT = '0123456789abcdef0123456789abcdef01234567';
  const shownIn = (files: Readonly<Record<string, string>>): unknown => {
    const root = mkdtempSync(join(tmpdir(), 'versione-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    for (const [name, text] of Object.entries({ 'package.json': '{ "version": "1.2.3" }', ...files })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return buildMeasure(root).labels;
  };
  const ON_MAIN = { '.git/HEAD': 'ref: refs/heads/main\n' };

  it.each([
    ['a branch', { ...ON_MAIN, '.git/refs/heads/main': `${COMMIT}\n` }, COMMIT.slice(0, 12)],
    [
      'a branch among the packed ones',
      { ...ON_MAIN, '.git/packed-refs': `# all\n${COMMIT} refs/heads/main\n` },
      COMMIT.slice(0, 12),
    ],
    ['one commit', { '.git/HEAD': `${COMMIT}\n` }, COMMIT.slice(0, 12)],
    ['no checkout', {}, ''],
    ['a branch that nobody committed to', ON_MAIN, ''],
    ['a folder of another checkout', { '.git': 'gitdir: /altrove/.git/worktrees/x\n' }, ''],
  ])('[API-09] should be shown with the commit of %s', (_name, files, commit) => {
    expect(shownIn(files)).toEqual({ version: '1.2.3', commit });
  });
});
