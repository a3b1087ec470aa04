import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from '#core/content/safe-url.ts';
import { classifyLink, completeAddress, isWebAddress } from '#core/navigation/links.ts';
import { isUnderDomain } from '#core/navigation/web-address.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someSettings } from './deployment.ts';

const twoDomains = { ...someSettings, agencyDomains: ['anpag.example', 'secondo.example'] };

describe('classifyLink', () => {
  it.each([
    ['/normative?sort=ASC', 'inside'],
    ['#contenuto', 'inside'],
    ['?page=2', 'inside'],
    ['/media/regolamento.pdf', 'file'],
    ['/api/openapi.json', 'file'],
    ['/api/private/media/documenti/forms/delega.pdf', 'reservedFile'],
    ['/api/private/media/documenti/../../cuaa', 'file'],
    ['/api/private/cuaa', 'file'],
    ['mailto:protocollo@anpag.example', 'mail'],
    ['tel:+39061234567', 'call'],
    ['TEL:06.1234-567', 'call'],
    ['https://ministero.example/agricoltura', 'newTab'],
    ['HTTP://ministero.example', 'newTab'],
    ['https://anpag.example.altrove.example', 'newTab'],
    ['https://nonanpag.example', 'newTab'],
  ] as const)('should take %s as %s', (address, kind) => {
    expect(classifyLink(address, someSettings).kind).toBe(kind);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,x',
    'ftp://anpag.example/x',
    'file:///etc/passwd',
    'www.anpag.example',
    'https://',
    'tel:',
    'tel:javascript',
    'https:anpag.example',
    'https://a:99999/',
    '//altrove.example/x',
    '/\\altrove.example',
    'blob:https://anpag.example/1',
    '',
  ])('[VAL-03] should refuse %j, with the text to log', (address) => {
    expect(classifyLink(address, someSettings)).toEqual({ kind: 'refused', logText: 'Invalid URL or parameters' });
  });

  it.each([
    'https://www.anpag.example/servizi',
    'http://anpag.example',
    'https://ANPAG.example./vecchia-pagina',
    'https://visitatore@anpag.example:8443/x',
    'https://anpag.example/pagina?file=bando.pdf',
    'https://anpag.example/x.pdf/y',
    'https://caa.anpag.example/altro',
    'https://caa.anpag.example/portaletto',
    'https://www.anpag.example/accesso',
    'https://anpag.example/portale/avvisi',
    'https://anpag.example:65535/x',
    'https://uno.secondo.example/x',
    'https://anpag.example/?mailto:urp@anpag.example',
    'https://anpag。example/x',
    'https:\\\\anpag.example\\x',
  ])('[VAL-05] should lead %s through the unavailable page', (address) => {
    expect(classifyLink(address, twoDomains)).toEqual({ kind: 'unavailable', address });
  });

  const { oldSite, nationalSystemSignOn: _signOn, social: _social, ...named } = someSettings.external;
  it.each([...Object.keys(named), 'documentSigning', 'social'])(
    '[VAL-05] [NAV-01] should open the external address %s directly where it lies in the agency’s own domain, and not what lies beside it',
    (name) => {
      const own = 'https://servizi.anpag.example/qui';
      const value = name === 'social' ? [{ name: 'Canale', icon: 'link', href: own }] : own;
      const settings = { ...someSettings, external: { ...someSettings.external, [name]: value } };
      expect(classifyLink(own, settings)).toEqual({
        kind: name === 'oldSite' ? 'unavailable' : 'newTab',
        address: own,
      });
      expect(classifyLink(`${own}/sotto`, settings).kind).toBe(name === 'oldSite' ? 'unavailable' : 'newTab');
      expect(classifyLink(`${own}-accanto`, settings).kind).toBe('unavailable');
    },
  );

  it('[VAL-05] should open directly what the deployment names as a service of the agency', () => {
    const settings = { ...someSettings, agencyServices: ['https://pagamenti.anpag.example'] };
    expect(classifyLink('https://pagamenti.anpag.example/avvisi/7', settings).kind).toBe('newTab');
    expect(classifyLink(oldSite, settings).kind).toBe('unavailable');
  });

  it.each([
    ['a single-sign-on address', 'https://sso.anpag.example/accesso?target=x'],
    ['the CAA portal', 'https://caa.anpag.example/portale/comunicazioni'],
    ['the CAA portal itself', 'https://caa.anpag.example/portale'],
    ['a document', 'https://www.anpag.example/atti/Delibera%2012.PDF?v=2'],
    ['an image', 'https://www.anpag.example/foto.jpeg#centro'],
  ])('[VAL-05] should open %s directly', (_what, address) => {
    expect(classifyLink(address, someSettings)).toEqual({ kind: 'newTab', address });
  });

  it('[PAGE-37] should know a document of the reserved area by its path, also where the service has an address of its own', () => {
    const address = 'https://servizi.anpag.example/api/private/media/documenti/forms/delega.pdf';
    expect(classifyLink(address, { ...someSettings, apiBase: 'https://servizi.anpag.example/api' })).toEqual({
      kind: 'reservedFile',
      address,
      path: 'documenti/forms/delega.pdf',
    });
    expect(classifyLink('/private/media/documenti/forms/delega.pdf', { ...someSettings, apiBase: '' }).kind).toBe(
      'inside',
    );
  });

  it('[CONST-10] should know a file of the portal where pictures or the service have an origin of their own', () => {
    const settings = {
      ...someSettings,
      apiBase: 'https://servizi.anpag.example/api',
      imageBase: 'https://immagini.anpag.example',
    };
    for (const address of ['https://immagini.anpag.example/video/a.mp4', 'https://servizi.anpag.example/api/x.ics'])
      expect(classifyLink(address, settings)).toEqual({ kind: 'file', address });
    for (const address of ['https://immagini.anpag.example.altrove.example/a', 'https://altrove.example/api/x'])
      expect(classifyLink(address, settings).kind).toBe('newTab');
    expect(classifyLink('/media/regolamento.pdf', settings).kind).toBe('inside');
  });

  it('should take no path for a file where no place of files is set', () => {
    expect(classifyLink('/media/regolamento.pdf', { ...someSettings, imageBase: '', apiBase: '' }).kind).toBe('inside');
  });

  it('[VAL-05] should make no exception for a sign-on address that is not set', () => {
    const settings = {
      ...someSettings,
      external: { ...someSettings.external, nationalSystemSignOn: '', caaPortal: 'https://caa.anpag.example//' },
    };
    expect(classifyLink('https://sso.anpag.example/accesso', settings).kind).toBe('unavailable');
    expect(classifyLink('https://caa.anpag.example/ovunque', settings).kind).toBe('newTab');
  });

  it('[VAL-05] should write a mail directly, also to the agency', () => {
    expect(classifyLink('MAILTO:urp@anpag.example', someSettings).kind).toBe('mail');
  });

  it('[VAL-06] should follow every address that may stand in a text of the editors', () => {
    const kept = fc
      .oneof(anyAddress(), fc.constantFrom('tel:+39061234567', 'mailto:urp@anpag.example', '#a', '/normative'))
      .map(safeUrl)
      .filter((url) => url !== undefined);
    fc.assert(
      fc.property(kept, (url) => {
        // Of two readings of a host the stricter one holds.
        if (!/^https?:/iu.test(url)) expect(classifyLink(url, someSettings).kind).not.toBe('refused');
      }),
      RUNS,
    );
  });

  it('[VAL-03] should be total, and open nothing but http and https', () => {
    fc.assert(
      fc.property(anyAddress(), (text) => {
        const action = classifyLink(text, someSettings);
        if ((action.kind === 'newTab' || action.kind === 'unavailable') && URL.canParse(action.address))
          expect(new URL(action.address).protocol).toMatch(/^https?:$/);
        if (action.kind === 'inside' || action.kind === 'file')
          expect(new URL(action.address, 'https://portale.example').host).toBe('portale.example');
      }),
      RUNS,
    );
  });

  it('[VAL-05] should not be deceived about the host by any way of writing it', () => {
    const host = fc.constantFrom(
      'anpag.example',
      'WWW.Anpag.Example',
      'anpag.example.',
      'an%70ag.example',
      'anpag．example',
      'x@anpag.example',
      'altrove.example@anpag.example:80',
    );
    const scheme = fc.constantFrom('https://', 'http:\\\\', ' https:/\\', 'ht\ttps://');
    fc.assert(
      fc.property(scheme, host, fc.constantFrom('', '/', '/x?y=z.pdf', '#a.pdf', '\\x'), (start, authority, rest) => {
        expect(isUnderDomain(new URL(start + authority + rest).hostname.replace(/\.$/, ''), 'anpag.example')).toBe(
          true,
        );
        expect(classifyLink(start + authority + rest, someSettings).kind).toBe('unavailable');
      }),
      RUNS,
    );
  });
});

describe('completeAddress', () => {
  it.each([
    ['sso.example/accesso', 'http://sso.example/accesso'],
    ['http://sso.example', 'http://sso.example'],
    ['HTTPS://sso.example', 'HTTPS://sso.example'],
    ['httpsso.example', 'http://httpsso.example'],
    ['sso.example?da=http://x.example', 'http://sso.example?da=http://x.example'],
    ['', 'http://'],
  ])('[VAL-04] should turn %j into %j', (address, completed) => {
    expect(completeAddress(address)).toBe(completed);
  });

  it('[VAL-04] should give every address a prefix, once', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(completeAddress(text)).toMatch(/^https?:\/\//i);
        expect(completeAddress(completeAddress(text))).toBe(completeAddress(text));
      }),
      RUNS,
    );
  });
});

describe('isWebAddress', () => {
  it('[VAL-03] should accept nothing that a browser would not read as http or https', () => {
    fc.assert(
      fc.property(anyAddress(), (text) => {
        if (isWebAddress(text) && URL.canParse(text)) expect(new URL(text).protocol).toMatch(/^https?:$/);
      }),
      RUNS,
    );
  });
});

// Helpers

const anyAddress = () =>
  fc.oneof(
    anyText(),
    fc
      .tuple(
        fc.constantFrom(
          'https://',
          'http:',
          'https:\\\\',
          '//',
          '/',
          'javascript:',
          'mailto:',
          '\u0001https://',
          '/\t/',
        ),
        fc.constantFrom('anpag.example', '', '[::1]', 'a b', '127.0.0.1', '%'),
        anyText(),
      )
      .map((parts) => parts.join('')),
  );
