import { describe, expect, it } from 'vitest';
import { iconInliner } from '#ui/ssr/inlined-icons.ts';

const SPRITE = '/portale/assets/sprite-1.svg';
const HILLS = '/portale/assets/hills-1.svg';
const inlineIcons = iconInliner({
  sprite: {
    address: SPRITE,
    text: '<svg>\n<symbol id="it-user" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n<symbol id="it-bell" viewBox="0 0 24 24"><path d="M2 2"/></symbol>\n</svg>',
  },
  sceneries: [
    {
      id: 'disegno-colline',
      address: HILLS,
      text: '<svg id="disegno" viewBox="0 0 9 4" preserveAspectRatio="none" focusable="false">\n<path d="M4 4"/>\n</svg>\n',
    },
  ],
});

describe('iconInliner', () => {
  it('should take each icon that the page shows into it, once, and no other', () => {
    const use = `<svg><use href="${SPRITE}#it-user"></use></svg>`;
    expect(inlineIcons(`<p>${use}${use}</p>`)).toEqual({
      body: '<p><svg><use href="#it-user"></use></svg><svg><use href="#it-user"></use></svg></p>',
      icons:
        '<svg class="pt-icons" aria-hidden="true"><symbol id="it-user" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>',
    });
  });

  it('should leave an icon that the sprite lacks to its file, and a page without icons as it is', () => {
    const body = `<use href="${SPRITE}#it-nobody"></use>`;
    expect(inlineIcons(body)).toEqual({ body, icons: '' });
    expect(inlineIcons('<p>Testo</p>')).toEqual({ body: '<p>Testo</p>', icons: '' });
  });

  it('should take the scenery of the first view into it, with its shape, and leave what it does not know to its file', () => {
    const use = `<use href="${HILLS}#disegno"></use>`;
    const elsewhere = '<use href="/portale/assets/other.svg#disegno"></use>';
    expect(inlineIcons(use + use + elsewhere)).toEqual({
      body: `<use href="#disegno-colline"></use><use href="#disegno-colline"></use>${elsewhere}`,
      icons:
        '<svg class="pt-icons" aria-hidden="true"><symbol id="disegno-colline" viewBox="0 0 9 4" preserveAspectRatio="none"><path d="M4 4"/></symbol></svg>',
    });
  });
});
