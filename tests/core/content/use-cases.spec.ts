import { describe, expect, it } from 'vitest';
import { InMemoryContentRepository, InMemoryHighlightRepository } from '#adapters/storage/memory/content.ts';
import type { HeroSection } from '#core/content/page.ts';
import {
  makeReadContentPage,
  makeReadHero,
  makeReadHighlights,
  makeReadPageGroup,
  makeReadPageTree,
} from '#core/content/use-cases.ts';
import { aContentPage } from '#tests/support/mothers/content.ts';

describe('what editors wrote', () => {
  it('[PAGE-36] should be read by slug for a head, which the reserved area may have of its own', async () => {
    const readHero = makeReadHero(highlights);
    expect(await readHero('notifiche', 'public')).toEqual(head('Notifiche'));
    expect(await readHero('notifiche', 'private')).toEqual(head('Le tue notifiche'));
    expect(await readHero('altro', 'public')).toBeUndefined();
  });

  it('should be read by kind and place for a block', async () => {
    const readHighlights = makeReadHighlights(highlights);
    expect(await readHighlights('alert', 'caa')).toEqual(alerts);
    expect(await readHighlights('alert', 'op')).toEqual([]);
  });

  it('should be read by name for a page, a group and a tree', async () => {
    expect(await makeReadContentPage(pages)('agenzia/direttore')).toBe(director);
    expect(await makeReadContentPage(pages)('agenzia/altro')).toBeUndefined();
    expect(await makeReadPageGroup(pages)('projects')).toEqual([
      { slug: 'agenzia/direttore', title: 'Pagina agenzia/direttore', description: 'In breve.' },
    ]);
    expect(await makeReadPageTree(pages)('mappa-sito')).toEqual([{ title: 'Servizi', path: '/servizi', children: [] }]);
  });
});

// Helpers

const head = (title: string): HeroSection => ({ slug: 'notifiche', title, description: '', accessArea: false });
const alerts = [{ id: 'avviso', title: 'Avviso', description: '' }];
const highlights = new InMemoryHighlightRepository({
  heroes: [
    { ...head('Notifiche'), area: 'public' },
    { ...head('Le tue notifiche'), area: 'private' },
  ],
  blocks: [{ kind: 'alert', place: 'caa', entries: alerts }],
});
const director = aContentPage('agenzia/direttore');
const pages = new InMemoryContentRepository({
  pages: [director],
  groups: { projects: ['agenzia/direttore'] },
  trees: { 'mappa-sito': [{ title: 'Servizi', path: '/servizi', children: [] }] },
});
