import { expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver } from '#tests/support/service.ts';

it('[API-19] should say that the service works, and which version answers', async () => {
  const service = await serveOver(memoryStorage());
  try {
    const answer = await fetch(`${service.api}/status`);
    const document = (await (await fetch(`${service.api}/openapi.json`)).json()) as {
      readonly info: { readonly version: string };
    };
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ stato: 'attivo', versione: document.info.version });
  } finally {
    await service.stop();
  }
});

it('[API-19] should be a problem, with the time to wait, while something is missing that the service needs', async () => {
  const service = await serveOver(memoryStorage(), { alsoNeeds: { disco: async () => false } });
  try {
    const answer = await fetch(`${service.api}/status`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
      '5',
    ]);
  } finally {
    await service.stop();
  }
});
