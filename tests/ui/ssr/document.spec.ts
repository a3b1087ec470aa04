import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_PALETTE } from '#core/appearance/colours.ts';
import { CRITICAL_CSS_MARKER } from '#ui/components/critical-css-marker.tsx';
import type { ExtractCriticalCss } from '#ui/ssr/critical-css.ts';
import { writeDocument, type DocumentParts } from '#ui/ssr/document.ts';

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

  it('[LIST-18] should announce the feed of a list, and none elsewhere', () => {
    const feed = { title: 'Eventi: "novità"', address: '/api/exports/events.atom?search=olio&sort=ASC' };
    expect(writeDocument({ ...PARTS, head: { ...PARTS.head, feed } }).html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Eventi: &quot;novità&quot;" href="/api/exports/events.atom?search=olio&amp;sort=ASC">',
    );
    expect(writeDocument(PARTS).html).not.toContain('rel="alternate"');
  });

  it('should promise no picture where the agency has none', () => {
    expect(writeDocument(PARTS).html).not.toContain('og:image');
  });

  it('should put the colours of the agency into the page, with or without the sheet, and tell the policy of them', () => {
    const blue = { brand: '#1b4f8a' };
    for (const framed of [true, false]) {
      const {
        html,
        inline: {
          styles: [sheet, ...others],
        },
      } = writeDocument({ ...PARTS, framed, colours: blue });
      expect(sheet).toMatch(/^html:root\{.*--green-700:#1b4f8a;.*--bs-primary-rgb:27,79,138\}$/u);
      expect(html).toContain(`<style>${sheet}</style>`);
      expect(others).toEqual([]);
      expect(html).toContain('<meta name="theme-color" content="#102f53">');
      // Both halves of the sheet keep their places.
      expect(html).toContain('<link rel="stylesheet" href="/a.css">');
    }
    expect(writeDocument(PARTS).inline.styles).toEqual([]);
  });

  it('should have at its head the sheet of what is seen first, and link the whole one, once, where the rest begins', () => {
    const { html, inline } = writeDocument({ ...SHEETED, body: `<h1>Eventi</h1>${mark('a')}<p>Testo</p>` });
    expect(inline.styles).toEqual(['[h1]']);
    expect(html).toContain('<style>[h1]</style>\n<meta name="description"');
    expect(html).toContain(`<div id="portale"><h1>Eventi</h1>${linked('a')}<p>Testo</p></div>`);
    expect(html.split('stylesheet')).toHaveLength(2);
  });

  it('should note what is done before its script is here, ahead of all that can be pressed, and tell the policy of it', () => {
    const { html, inline } = writeDocument(PARTS);
    expect(inline.scripts).toHaveLength(1);
    const noted = html.indexOf(`<script>${inline.scripts[0]}</script>`);
    expect([noted > 0, noted < html.indexOf('<body>')]).toEqual([true, true]);
    expect(html.split('<script>')).toHaveLength(2);
    // Without a script of its own a page has nothing to be noted for.
    const personal = writeDocument({ ...PARTS, head: { ...PARTS.head, isPersonal: true } });
    expect([personal.inline.scripts, personal.html.includes('<script')]).toEqual([[], false]);
  });

  it('should end what is seen first at the last of its marks that is near enough', () => {
    const long = '<b>a</b>'.repeat(800);
    const { html } = writeDocument({
      ...SHEETED,
      body: `<h1>Eventi</h1>${mark('a')}<p>Testo</p>${mark('b')}${long}${mark('c')}<ul></ul>`,
    });
    expect(html).toContain('<style>[h1 p]</style>\n');
    expect(html).toContain(`<p>Testo</p>${linked('b')}${long}<ul></ul></div>`);
  });

  it('should end what is seen first before what needs too much CSS at the head', () => {
    const page = (letters: number): string =>
      writeDocument({
        ...sheeted((html) => 'a'.repeat(html.includes('<ul>') ? letters : 1)),
        body: `<h1>Eventi</h1>${mark('a')}<p>Testo</p>${mark('b')}<ul></ul>${mark('c')}<ol></ol>`,
      }).html;
    expect(page(28_500)).toContain(`<p>Testo</p><ul></ul>${linked('c')}<ol></ol></div>`);
    expect(page(28_501)).toContain(`<style>a</style>\n`);
    expect(page(28_501)).toContain(`<p>Testo</p>${linked('b')}<ul></ul><ol></ol></div>`);
  });

  it('should link the whole sheet behind the page where nothing is marked, at its head where script draws it, and leave no mark', () => {
    const unmarked = writeDocument({ ...SHEETED, body: '<h1>Eventi</h1>' });
    expect(unmarked.inline.styles).toEqual(['[h1]']);
    expect(unmarked.html).toContain('</div>\n<link rel="stylesheet" href="/a.css">');
    const body = `<h1>Eventi</h1>${mark('a')}<p>Testo</p>`;
    for (const parts of [
      { ...SHEETED, body, framed: true },
      { ...PARTS, body },
    ]) {
      const { html, inline } = writeDocument(parts);
      expect(inline.styles).toEqual([]);
      expect(html).toContain('<div id="portale"><h1>Eventi</h1><p>Testo</p></div>');
      expect(html.slice(0, html.indexOf('</head>'))).toContain('<link rel="stylesheet" href="/a.css">');
    }
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

const mark = (id: string): string => `<${CRITICAL_CSS_MARKER} id="${id}"></${CRITICAL_CSS_MARKER}>`;
const linked = (id: string): string => `<span hidden id="${id}"><link rel="stylesheet" href="/a.css"></span>`;
/** Pages with a sheet. */
const sheeted = (criticalCss: ExtractCriticalCss): DocumentParts => ({
  ...PARTS,
  assets: { ...PARTS.assets, inside: { icons: (body) => ({ body, icons: '' }), criticalCss } },
});
/** Their sheet says which elements it is for. */
const SHEETED = sheeted(
  (html) => `[${[...new Set([...html.matchAll(/<(\w+)/gu)].map(([, name]) => name))].join(' ')}]`,
);

const metaOf = (html: string, property: string): string =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(html)?.[1] ?? '';
