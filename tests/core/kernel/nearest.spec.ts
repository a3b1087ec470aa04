import { describe, expect, it } from 'vitest';
import { nearest } from '#core/kernel/nearest.ts';

describe('nearest', () => {
  it.each([
    ['publicationdate', 'publicationDate'],
    ['publicatonDate', 'publicationDate'],
    ['titel', 'title'],
    ['icg', 'cig'],
    ['body', undefined],
    ['x', undefined],
  ])('[API-08] should take %s for %s', (wrong, meant) => {
    expect(nearest(wrong, ['title', 'publicationDate', 'cig'])).toBe(meant);
  });
});
