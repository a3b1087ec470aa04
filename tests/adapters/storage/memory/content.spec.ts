import { describe, expect, it } from 'vitest';
import { InMemoryContentRepository, InMemoryHighlightRepository } from '#adapters/storage/memory/content.ts';
import { aContentPage } from '#tests/support/mothers/content.ts';

describe('InMemoryContentRepository', () => {
  const contents = new InMemoryContentRepository({
    pages: [aContentPage('agenzia/direttore'), aContentPage('progetti/acqua'), aContentPage('progetti/bosco')],
    groups: { projects: ['progetti/bosco', 'progetti/acqua', 'progetti/ritirato'] },
    trees: { 'mappa-sito': [{ title: 'Home', path: '/', children: [] }] },
  });

  it('should find a page by its slug, and nothing under another', async () => {
    expect((await contents.page('agenzia/direttore'))?.title).toBe('Pagina agenzia/direttore');
    expect(await contents.page('agenzia')).toBeUndefined();
  });

  it('should list a group in the order of its editors, without pages that are gone', async () => {
    expect((await contents.group('projects')).map(({ slug }) => slug)).toEqual(['progetti/bosco', 'progetti/acqua']);
    expect(await contents.group('ocm-payments')).toEqual([]);
  });

  it('should give a tree, or an empty one', async () => {
    expect(await contents.tree('mappa-sito')).toHaveLength(1);
    expect(await contents.tree('transparent-administration')).toEqual([]);
  });
});

describe('InMemoryHighlightRepository', () => {
  const hero = { slug: 'faq', title: 'Domande frequenti', description: 'Le risposte.', accessArea: false };
  const highlights = new InMemoryHighlightRepository({
    heroes: [
      { ...hero, area: 'public' },
      { ...hero, title: 'Le tue domande', area: 'private' },
    ],
    blocks: [{ kind: 'tool', place: 'caa', entries: [{ id: 't-1', title: 'Trova CAA', description: '' }] }],
  });

  it('should tell the head of the reserved area from the public one', async () => {
    expect(await highlights.hero('faq', 'public')).toEqual(hero);
    expect((await highlights.hero('faq', 'private'))?.title).toBe('Le tue domande');
    expect(await highlights.hero('eventi', 'public')).toBeUndefined();
  });

  it('should give the entries of a block, none where there is no block', async () => {
    expect((await highlights.highlights('tool', 'caa')).map(({ id }) => id)).toEqual(['t-1']);
    expect(await highlights.highlights('alert', 'caa')).toEqual([]);
  });
});
