import { describe, expect, it } from 'vitest';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { ContentVersionCache } from '#adapters/storage/postgres/content/content-version-cache.ts';

const versioned = () => {
  let version = 1;
  const query = async <Row>(): Promise<Row[]> => [{ version }] as Row[];
  const db: Pick<Database, 'query'> = { query };
  return { db: db as Database, change: () => (version += 1) };
};

describe('ContentVersionCache', () => {
  it('[API-08] should be read once for a version, also by many at once, and again for the next', async () => {
    const { db, change } = versioned();
    const cache = new ContentVersionCache<string>(db);
    let reads = 0;
    const read = (name: string): Promise<string> => cache.get(name, async () => `${name} ${(reads += 1)}`);

    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await read('a')).toBe('a 1');
    change();
    expect([await read('a'), await read('b'), await read('a')]).toEqual(['a 3', 'b 4', 'a 3']);
  });

  it('[API-08] should not be taken for that of the next version where it was being read when the content changed', async () => {
    const { db, change } = versioned();
    const cache = new ContentVersionCache<string>(db);
    let arrive: (text: string) => void = () => undefined;
    let slow: Promise<string> | undefined;
    await new Promise<void>((begun) => {
      slow = cache.get('a', () => {
        begun();
        return new Promise((done) => (arrive = done));
      });
    });
    change();
    expect(await cache.get('a', async () => 'after')).toBe('after');
    arrive('before');
    expect([await slow, await cache.get('a', async () => 'never')]).toEqual(['before', 'after']);
  });

  it('should be read again after a failure', async () => {
    const cache = new ContentVersionCache<string>(versioned().db);
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', async () => 'here')).toBe('here');
  });
});
