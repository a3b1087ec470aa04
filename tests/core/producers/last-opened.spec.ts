import { describe, expect, it } from 'vitest';
import { makeLastOpened } from '#core/producers/last-opened.ts';

const producer = (name: string) => ({ friendlyUrl: name, registeredName: name, cuaa: name });

describe('makeLastOpened', () => {
  it('[CAAK-03] should give the last three, the latest first, each once', () => {
    const opened = makeLastOpened();
    for (const name of ['a', 'b', 'c', 'd', 'b']) opened.note(producer(name));
    expect(opened.latest().map(({ friendlyUrl }) => friendlyUrl)).toEqual(['b', 'd', 'c']);
  });
});
