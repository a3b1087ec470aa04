import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_PALETTE } from '#core/appearance/colours.ts';
import { writeDocument, type DocumentParts } from '#ui/document/document.ts';

describe('writeDocument', () => {
  it('should name the picture for sharing by its full address, in the size that it has', () => {
    const { html } = writeDocument({
      ...PARTS,
      picture: { address: 'https://portale.example/media/condivisione/portale.png', description: 'Campi' },
    });
    expect(metaOf(html, 'og:image')).toBe('https://portale.example/media/condivisione/portale.png');
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(html, 'og:image:alt')).toBe('Campi');
  });

  it('should promise no picture where the agency has none', () => {
    expect(writeDocument(PARTS).html).not.toContain('og:image');
  });

  it('should put the colours of the agency into the page, with or without the sheet, and tell the policy of them', () => {
    const blue = { brand: '#1b4f8a' };
    for (const framed of [true, false]) {
      const {
        html,
        sheets: [sheet, ...others],
      } = writeDocument({ ...PARTS, framed, colours: blue });
      expect(sheet).toMatch(/^html:root\{.*--green-700:#1b4f8a;.*--bs-primary-rgb:27,79,138\}$/u);
      expect(html).toContain(`<style>${sheet}</style>`);
      expect(others).toEqual([]);
      expect(html).toContain('<meta name="theme-color" content="#102f53">');
      // Both halves of the sheet keep their places.
      expect(html).toContain('<link rel="stylesheet" href="/a.css">');
    }
    expect(writeDocument(PARTS).sheets).toEqual([]);
  });

  it('should know the same colours as the theme', () => {
    const tokens = readFileSync('ui/styles/theme/_tokens.scss', 'utf8');
    for (const [name, value] of Object.entries(THEME_PALETTE)) expect(tokens).toContain(`--${name}: ${value};`);
  });
});

// Helpers

const PARTS: DocumentParts = {
  head: { title: 'Eventi', description: 'Gli incontri', status: 200 },
  agencyName: 'ANPAG',
  canonical: 'https://portale.example/eventi',
  picture: undefined,
  colours: {},
  body: '',
  data: {},
  assets: { script: '/a.js', styles: ['/a.css'], later: [], signOn: [], icon: '/i.svg' },
  framed: false,
  structured: [],
};

const metaOf = (html: string, property: string): string =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(html)?.[1] ?? '';
