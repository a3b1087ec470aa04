import { describe, expect, it } from 'vitest';
import { firstDrawingsOf } from '#ui/ssr/first-drawings.ts';

const SPRITE = '/portale/assets/sprite-1.svg';
const HILLS = '/portale/assets/hills-1.svg';
const drawings = firstDrawingsOf({
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

describe('firstDrawingsOf', () => {
  it('should take each sign that the page shows into it, once, and no other', () => {
    const use = `<svg><use href="${SPRITE}#it-user"></use></svg>`;
    expect(drawings(`<p>${use}${use}</p>`)).toEqual({
      body: '<p><svg><use href="#it-user"></use></svg><svg><use href="#it-user"></use></svg></p>',
      signs:
        '<svg class="pt-signs" aria-hidden="true"><symbol id="it-user" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>',
    });
  });

  it('should leave a sign that the sprite lacks to its file, and a page without signs as it is', () => {
    const body = `<use href="${SPRITE}#it-nobody"></use>`;
    expect(drawings(body)).toEqual({ body, signs: '' });
    expect(drawings('<p>Testo</p>')).toEqual({ body: '<p>Testo</p>', signs: '' });
  });

  it('should take the scenery of the first view into it, with its shape, and leave what it does not know to its file', () => {
    const use = `<use href="${HILLS}#disegno"></use>`;
    const elsewhere = '<use href="/portale/assets/other.svg#disegno"></use>';
    expect(drawings(use + use + elsewhere)).toEqual({
      body: `<use href="#disegno-colline"></use><use href="#disegno-colline"></use>${elsewhere}`,
      signs:
        '<svg class="pt-signs" aria-hidden="true"><symbol id="disegno-colline" viewBox="0 0 9 4" preserveAspectRatio="none"><path d="M4 4"/></symbol></svg>',
    });
  });
});
