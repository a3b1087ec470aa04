import { describe, expect, it, vi } from 'vitest';
import { AddressLink, LinkTo, OutLink } from '#ui/components/link-to.tsx';
import { draw } from '#tests/support/drawn.tsx';

const settings = {
  agencyDomains: ['anpag.example'],
  agencyServices: [],
  imageBase: '/media',
  apiBase: '/api',
  external: {
    fraudReport: '',
    accessibilityDeclaration: '',
    ministry: '',
    gazette: '',
    oldSite: '',
    caaPortal: 'https://caa.anpag.example',
    nationalSystemSignOn: 'https://sso.anpag.example',
    social: [],
  },
};

describe('LinkTo', () => {
  it('[ROUTE-01] should write its address under the base path', () => {
    const page = draw(<LinkTo to="/normative?page=2">Normative</LinkTo>);
    expect(page.one('a').getAttribute('href')).toBe('/portale/normative?page=2');
  });

  it('should be followed without loading a document on a plain click', () => {
    const follow = vi.fn();
    const page = draw(<LinkTo to="/normative">Normative</LinkTo>, { follow });
    expect(page.click(page.one('a'))).toBe(false);
    expect(follow.mock.calls).toEqual([['/normative']]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'should be left to the browser when a click asks for another window: %o',
    (held) => {
      const follow = vi.fn();
      const page = draw(<LinkTo to="/normative">Normative</LinkTo>, { follow });
      expect(page.click(page.one('a'), held)).toBe(true);
      expect(follow).not.toHaveBeenCalled();
    },
  );

  it('should leave a place of the same page to the browser', () => {
    const follow = vi.fn();
    const page = draw(<LinkTo to="#allegati">Allegati</LinkTo>, { follow });
    page.click(page.one('a'));
    expect(page.one('a').getAttribute('href')).toBe('#allegati');
    expect(follow).not.toHaveBeenCalled();
  });
});

describe('OutLink', () => {
  it('should open a new tab that cannot reach back, and say so', () => {
    const page = draw(<OutLink href="https://altro.example">Altro sito</OutLink>);
    const link = page.one('a');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(link.textContent).toContain('si apre in una nuova scheda');
  });
});

describe('an address that no link may have', () => {
  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,a', ''])(
    '[VAL-03] should be no link out, and leave its words: %j',
    (address) => {
      const page = draw(<OutLink href={address}>Altro sito</OutLink>);
      expect([page.all('a').length, page.text()]).toEqual([0, 'Altro sito']);
    },
  );
});

describe('AddressLink', () => {
  it('[NAV-09] [VAL-05] should put the "Presto on line" dialog before the agency\'s former site', () => {
    const unavailable = vi.fn();
    const page = draw(<AddressLink address="https://www.anpag.example/vecchia">Pagina</AddressLink>, {
      settings,
      unavailable,
    });
    expect(page.click(page.one('a'))).toBe(false);
    expect(unavailable.mock.calls).toEqual([['https://www.anpag.example/vecchia']]);
  });

  it('[VAL-05] should reach a document of the agency directly', () => {
    const unavailable = vi.fn();
    const page = draw(<AddressLink address="https://www.anpag.example/atto.pdf">Atto</AddressLink>, {
      settings,
      unavailable,
    });
    page.click(page.one('a'));
    expect(unavailable).not.toHaveBeenCalled();
  });

  it('[PAGE-37] should have a document of the reserved area opened by who can say who is asking', () => {
    const reserved = vi.fn();
    const page = draw(<AddressLink address="/api/private/media/documenti/forms/delega.pdf">Delega</AddressLink>, {
      settings,
      reserved,
    });
    expect(page.click(page.one('a'))).toBe(false);
    expect(reserved.mock.calls).toEqual([['documenti/forms/delega.pdf']]);
  });

  it('[VAL-03] should open nothing for an address that is neither http nor https, and tell it', () => {
    const refused = vi.fn();
    const page = draw(<AddressLink address="javascript:alert(1)">Cattivo</AddressLink>, { settings, refused });
    expect(page.all('a')).toEqual([]);
    page.click(page.named('Cattivo'));
    expect(refused.mock.calls).toEqual([['Invalid URL or parameters']]);
  });
});
