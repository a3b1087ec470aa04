import { describe, expect, it } from 'vitest';
import { SHARING_PICTURE, writeDocument } from '#ui/document/document.ts';

describe('writeDocument', () => {
  it('should name the picture for sharing by its full address, in the size that it has', () => {
    const { html } = writeDocument({
      head: { title: 'Eventi', description: 'Gli incontri', status: 200 },
      agencyName: 'ANPAG',
      canonical: 'https://portale.example/eventi',
      picture: `https://portale.example/media/${SHARING_PICTURE}`,
      body: '',
      data: {},
      assets: { script: '/a.js', styles: [], later: [], signOn: [], icon: '/i.svg' },
      framed: false,
      structured: [],
    });
    expect(metaOf(html, 'og:image')).toBe('https://portale.example/media/condivisione/portale.png');
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(html, 'og:image:alt')).not.toBe('');
  });
});

// Helpers

const metaOf = (html: string, property: string): string =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(html)?.[1] ?? '';
