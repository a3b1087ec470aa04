import { expect, it } from 'vitest';
import { portKey } from '#core/kernel/port-key.ts';
import { reading } from '#core/kernel/reading.ts';

interface Shelf {
  take(name: string, place: number): Promise<string>;
}

it('should hand the question to the port as it is, and the port its own state', async () => {
  const shelf = {
    prefix: 'scaffale',
    async take(name: string, place: number) {
      return `${this.prefix} ${name} ${place}`;
    },
  };
  const line = reading(portKey<Shelf['take']>('Take'), portKey<Shelf>('Shelf'), 'take');
  const take = (line.make as (port: Shelf) => Shelf['take'])(shelf);
  expect(await take('vino', 3)).toBe('scaffale vino 3');
});
