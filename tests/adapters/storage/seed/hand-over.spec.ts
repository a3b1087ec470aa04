import { describe, expect, it, onTestFinished } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import { migrate, openDatabase } from '#adapters/storage/postgres/index.ts';
import { ImportRefused, importWherever, serveImports } from '#adapters/storage/seed/index.ts';
import { emptyArchive } from '../postgres/empty-archive.ts';
import { aRegulation, contentFolder } from './content-folder.ts';

/** Making a database folder takes its time on a machine that is busy. */
const MAKING_A_DATABASE_MS = 300_000;
const clock: Clock = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };

describe('importWherever', () => {
  it('[API-08] should import by itself, or by the process that holds the data folder', async () => {
    const { folder, remove } = await emptyArchive();
    onTestFinished(remove);
    const storage = { kind: 'embedded', folder } as const;
    const content = contentFolder({ 'regulations/a.yaml': aRegulation('uno') });
    expect(await importWherever(storage, content.path, { clock })).toEqual({ inserted: 1, updated: 0, unchanged: 0, withdrawn: 0 });

    const running = await openDatabase(storage);
    await migrate(running);
    await expect(importWherever(storage, content.path, { clock })).rejects.toThrow('non accetta importazioni');
    const stop = await serveImports(running, clock);
    content.write({ 'regulations/a.yaml': aRegulation('uno') + aRegulation('due') });
    const seen: number[] = [];
    expect(await importWherever(storage, content.path, { clock, onProgress: ({ done }) => seen.push(done) })).toEqual({ inserted: 1, updated: 0, unchanged: 1, withdrawn: 0 });
    expect([seen, (await running.query('select slug from content')).length]).toEqual([[1], 2]);

    content.write({ 'regulations/b.yaml': '- {}' });
    const refusal = await importWherever(storage, content.path, { clock }).catch((error: unknown) => error);
    expect(refusal instanceof ImportRefused && refusal.problems.length > 3).toBe(true);
    await stop();
    await running.close();
  }, MAKING_A_DATABASE_MS);
});
