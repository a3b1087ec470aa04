import { describe, expect, it } from 'vitest';
import { DocumentList } from '#ui/components/documents.tsx';
import { draw } from '#tests/support/drawn.tsx';

const ROW = { key: 'uno', title: 'Bando', address: '/file/bando.pdf', file: 'PDF, 12 kB', isNew: true };

describe('DocumentList', () => {
  it('[PAGE-13] should name a file with format and size, with the same words in a box of files as in a plain row', () => {
    for (const look of [undefined, 'files'] as const) {
      const page = draw(<DocumentList documents={[ROW]} look={look} />);
      expect([look, page.one('a').textContent, page.all('.new').map((tag) => tag.textContent)]).toEqual([
        look,
        'Bando (PDF, 12 kB)',
        ['NUOVO'],
      ]);
      expect(page.all('li > svg').length).toBe(look === 'files' ? 2 : 1);
    }
  });
});
