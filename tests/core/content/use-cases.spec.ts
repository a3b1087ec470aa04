import { describe, expect, it } from 'vitest';
import { InMemoryHighlightRepository } from '#tests/support/doubles/content.ts';
import type { HeroSection } from '#core/content/page.ts';
import { makeReadHero } from '#core/content/use-cases.ts';

describe('what editors wrote', () => {
  it('[PAGE-36] [PAGE-37] should be read by slug for a head, which who is logged in may have of its own', async () => {
    const readHero = makeReadHero(highlights);
    expect(await readHero('notifiche', 'public')).toEqual(head('Notifiche'));
    for (const area of ['farmer', 'caa'] as const) {
      expect(await readHero('notifiche', area)).toEqual(head('Le tue notifiche'));
      // A head that the reserved area does not have is the same for everybody.
      expect(await readHero('normative', area)).toEqual(head('Normative', 'normative'));
    }
    expect(await readHero('altro', 'public')).toBeUndefined();
  });
});

// Helpers

const head = (title: string, slug = 'notifiche'): HeroSection => ({ slug, title, description: '', accessArea: false });
const highlights = new InMemoryHighlightRepository({
  heroes: [
    { ...head('Notifiche'), area: 'public' },
    { ...head('Normative', 'normative'), area: 'public' },
    { ...head('Altre normative', 'normative'), area: 'private' },
    { ...head('Le tue notifiche'), area: 'private' },
  ],
  blocks: [],
});
