import { describe, expect, it } from 'vitest';
import { menuActionOf, type MenuLink } from '#core/navigation/menu-link.ts';
import { someSettings } from './deployment.ts';

describe('menuActionOf', () => {
  const items: readonly MenuLink[] = [{ id: '1', title: 'Direttore', friendlyUrl: '/agenzia/direttore' }];

  it.each<[string, Partial<MenuLink>, object]>([
    ['a friendlyUrl leads inside', { friendlyUrl: '/normative' }, { kind: 'inside', address: '/normative' }],
    ['a plain href leads inside', { href: '/normative' }, { kind: 'inside', address: '/normative' }],
    [
      'an external mail is still a mail',
      { friendlyUrl: 'mailto:urp@anpag.example', isExternal: true },
      { kind: 'mail', address: 'mailto:urp@anpag.example' },
    ],
    [
      'an externalUrl opens a new tab',
      { externalUrl: 'https://gazzetta.example' },
      { kind: 'newTab', address: 'https://gazzetta.example' },
    ],
    [
      'an external page of the portal opens a new tab',
      { friendlyUrl: '/normative', isExternal: true },
      { kind: 'newTab', address: '/normative' },
    ],
    [
      'a legacyUrl goes through the unavailable page',
      { legacyUrl: 'https://vecchio.example/x' },
      { kind: 'unavailable', address: 'https://vecchio.example/x' },
    ],
    [
      'a legacyUrl wins over the others',
      { legacyUrl: 'https://vecchio.example/x', friendlyUrl: '/x', externalUrl: 'https://y.example' },
      { kind: 'unavailable', address: 'https://vecchio.example/x' },
    ],
    [
      'an externalUrl of the agency goes through the unavailable page',
      { externalUrl: 'https://anpag.example/x' },
      { kind: 'unavailable', address: 'https://anpag.example/x' },
    ],
    [
      'a legacyUrl of the portal goes through the unavailable page as well',
      { legacyUrl: '/archivio' },
      { kind: 'unavailable', address: '/archivio' },
    ],
    [
      'a legacyUrl that is a mail writes it',
      { legacyUrl: 'mailto:urp@anpag.example' },
      { kind: 'mail', address: 'mailto:urp@anpag.example' },
    ],
    [
      'a dangerous externalUrl is refused',
      { externalUrl: 'javascript:alert(1)' },
      { kind: 'refused', logText: 'Invalid URL or parameters' },
    ],
    [
      'a dangerous legacyUrl is refused',
      { legacyUrl: 'javascript:alert(1)' },
      { kind: 'refused', logText: 'Invalid URL or parameters' },
    ],
    [
      'empty addresses count as absent',
      { legacyUrl: '', externalUrl: '', friendlyUrl: '/normative' },
      { kind: 'inside', address: '/normative' },
    ],
    ['an entry with no address is refused', {}, { kind: 'refused', logText: 'Invalid URL or parameters' }],
    [
      'a dropdown opens its items',
      { isDropdown: true, dropdownItems: items, friendlyUrl: '/agenzia' },
      { kind: 'dropdown', items },
    ],
    ['a dropdown without items is empty', { isDropdown: true }, { kind: 'dropdown', items: [] }],
  ])('[NAV-24] should say that %s', (_rule, fields, action) => {
    expect(menuActionOf({ id: 'x', title: 'Voce', ...fields }, someSettings)).toEqual(action);
  });
});
