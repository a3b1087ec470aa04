import { describe, expect, it } from 'vitest';
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
