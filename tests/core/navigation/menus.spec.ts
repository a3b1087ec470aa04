import { describe, expect, it } from 'vitest';
import { decideAccess } from '#core/access/decide-access.ts';
import type { MenuLink } from '#core/navigation/menu-link.ts';
import type { PageNode } from '#core/content/page.ts';
import { agencySideMenu, aidSideMenu, footerFor, homeFor, menusFor, menusForNobody } from '#core/navigation/menus.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { anonymousSession } from '#core/session/state.ts';
import { someSettings, someTable } from './deployment.ts';

describe('menusFor', () => {
  it('[NAV-01] should list the top bar, with the fraud report in a new tab while its flag is on', () => {
    const { topBar } = menusFor('public', someSettings);
    expect(addresses(topBar)).toEqual([
      '/amministrazione-trasparente',
      '/modulistica',
      '/supporto',
      'https://segnalazioni.anpag.example/',
    ]);
    expect(topBar.at(-1)).toMatchObject({ isExternal: true });
  });

  it('[NAV-01] should leave the fraud report out while its flag is off', () => {
    const { topBar } = menusFor('public', { ...someSettings, flags: { ...someSettings.flags, fraudReport: false } });
    expect(addresses(topBar)).toEqual(['/amministrazione-trasparente', '/modulistica', '/supporto']);
  });

  it('[NAV-02][NAV-03][NAV-04] should list the menus of the public', () => {
    const menus = menusFor('public', someSettings);
    expect(addresses(menus.main)).toEqual(['/agenzia', '/aiuti-e-bandi', '/servizi', '/anpag-comunica', '/normative']);
    expect(addresses(menus.guidedPaths)).toEqual(['/agricoltori', '/caa', '/op']);
    expect(addresses(menus.usefulTools)).toEqual([
      '/aiuti-e-bandi',
      '/servizi/anpag-mobile',
      '/servizi/condizionalita',
    ]);
    expect(addresses(menus.extra)).toEqual(['/amministrazione-trasparente', '/modulistica', '/comunicazione']);
  });

  it('[NAV-05] should list the menu of a farmer, without paths that only visitors may walk', () => {
    const menus = menusFor('farmer', someSettings);
    expect(addresses(menus.main)).toEqual([
      '/scrivania',
      '/scrivania/fascicolo-aziendale',
      '/le-tue-pratiche',
      '/aiuti-e-bandi',
      '/servizi',
    ]);
    expect(menus.guidedPaths).toEqual([]);
    expect(menus.usefulTools).toEqual([]);
  });

  it('[NAV-06] should list the menu of a CAA, without an extra menu', () => {
    const menus = menusFor('caa', someSettings);
    expect(addresses(menus.main)).toEqual([
      '/scrivania-caa',
      '/produttori',
      '/servizi',
      '/supporto',
      '/normative',
      '/aiuti-e-bandi',
    ]);
    expect(menus.extra).toEqual([]);
  });

  it('[NAV-05][NAV-06] should call the desk of both by the same name', () => {
    expect(menusFor('caa', someSettings).main.map(({ title }) => title)).toEqual([
      'Scrivania',
      'Produttori',
      'Servizi',
      'Supporto',
      'Normative',
      'Aiuti e bandi',
    ]);
    expect(menusFor('farmer', someSettings).main[0]?.title).toBe('Scrivania');
  });

  it.each(['public', 'farmer', 'caa'] as const)(
    'should give every entry for %s a title, and a name that no other entry beside it has',
    (audience) => {
      const { topBar, main, guidedPaths, usefulTools, extra } = menusFor(audience, someSettings);
      const { useful, social } = footerFor(audience, someSettings);
      for (const links of [
        topBar,
        main,
        guidedPaths,
        usefulTools,
        extra,
        useful,
        social,
        agencySideMenu(someTable),
        aidSideMenu(someTable),
      ]) {
        expect(links.map(({ title }) => title)).not.toContain('');
        expect(new Set(['', ...links.map(({ id }) => id)]).size).toBe(links.length + 1);
      }
    },
  );

  it('should name no address that the public may not open', () => {
    const { topBar, main, guidedPaths, usefulTools, extra } = menusFor('public', someSettings);
    for (const { friendlyUrl } of [...topBar, ...main, ...guidedPaths, ...usefulTools, ...extra]) {
      if (friendlyUrl === undefined) continue;
      const route = matchRoute(someTable, friendlyUrl)?.route;
      expect(route).toBeDefined();
      expect(decideAccess(route, anonymousSession(), someSettings.flags)).not.toMatchObject({ to: 'home' });
    }
  });
});

describe('menusForNobody', () => {
  it('[ROUTE-03] should be what everybody has, and nothing that depends on who is here', () => {
    const menus = menusForNobody(someSettings);
    expect(menus.topBar).toEqual(menusFor('public', someSettings).topBar);
    expect([menus.main, menus.guidedPaths, menus.usefulTools, menus.extra]).toEqual([[], [], [], []]);
  });
});

describe('homeFor', () => {
  it('[NAV-17] should be the start of each audience, open to it', () => {
    expect([homeFor('public', someSettings), homeFor('farmer', someSettings), homeFor('caa', someSettings)]).toEqual([
      '/',
      '/scrivania',
      '/scrivania-caa',
    ]);
  });
});

describe('footerFor', () => {
  it('[NAV-07] should list the pages, the external sites and four social links', () => {
    const footer = footerFor('public', someSettings);
    expect(addresses(footer.useful)).toEqual([
      '/mappa-del-sito',
      '/note-legali',
      '/privacy-and-cookies',
      'https://accessibilita.example/anpag',
      '/pubblici-proclami',
      'https://ministero.example',
      'https://gazzetta.example',
      'https://vecchio.anpag.example',
    ]);
    expect(footer.social.map(({ title }) => title)).toEqual(['Facebook', 'X', 'LinkedIn', 'YouTube']);
    expect(footerFor('farmer', someSettings)).toEqual(footer);
  });

  it('[NAV-08] should have fewer useful links for CAA, all of them open to it', () => {
    expect(addresses(footerFor('caa', someSettings).useful)).toEqual([
      '/mappa-del-sito',
      '/note-legali',
      '/privacy-and-cookies',
      'https://accessibilita.example/anpag',
    ]);
  });
});

describe('footerFor with the pages of the editors', () => {
  const pages: readonly PageNode[] = [
    { title: 'Mappa', path: '/mappa-del-sito', children: [] },
    { title: 'FAQ', path: '/supporto/faq', children: [] },
    { title: 'Amministrazione trasparente', path: '/amministrazione-trasparente', children: [] },
    { title: 'Di nuovo', path: '/amministrazione-trasparente', children: [] },
    { title: 'Albo dei fornitori', legacyUrl: 'https://vecchio.anpag.example/albo', children: [] },
    { title: 'Dati', path: 'https://dati.example/', children: [] },
    { title: 'Gruppo', children: [] },
  ];

  it('[PAGE-44] [NAV-09] should add what the footer does not name already, each address once, also on the former site', () => {
    const { useful } = footerFor('public', someSettings, pages);
    expect(useful.slice(footerFor('public', someSettings).useful.length)).toEqual([
      {
        id: '/amministrazione-trasparente',
        title: 'Amministrazione trasparente',
        friendlyUrl: '/amministrazione-trasparente',
      },
      {
        id: 'https://vecchio.anpag.example/albo',
        title: 'Albo dei fornitori',
        legacyUrl: 'https://vecchio.anpag.example/albo',
      },
      { id: 'https://dati.example/', title: 'Dati', externalUrl: 'https://dati.example/', isExternal: true },
    ]);
  });

  it('[NAV-08] should add nothing for a CAA, and help nobody there in the footer', () => {
    expect(footerFor('caa', someSettings, pages)).toEqual(footerFor('caa', someSettings));
    expect(footerFor('caa', someSettings).assistance).toEqual([]);
  });

  it('should name ways to help to everybody else', () => {
    expect(footerFor('public', someSettings).assistance.map(({ title }) => title)).toEqual([
      'Domande frequenti',
      'Contatti',
      'Segnala disservizio',
      'Trova chi ti paga',
    ]);
  });
});

describe('agencySideMenu', () => {
  it('[MENU-01] should list the bodies under one entry and then the other pages', () => {
    expect(outline(agencySideMenu(someTable))).toEqual([
      [
        'Organi dell’Agenzia',
        [
          ['Direttore', '/agenzia/direttore'],
          ['Collegio dei Revisori dei conti', '/agenzia/collegio-revisori'],
        ],
      ],
      ['Organigramma', '/agenzia/organigramma'],
      ['Organismo Paritetico per l’Innovazione', '/agenzia/organismo-paritetico'],
      ['Comitato Unico di Garanzia', '/agenzia/comitato-garanzia'],
      ['Delibere', '/agenzia/delibere'],
      ['Concorsi e procedure di reclutamento personale', '/agenzia/concorsi'],
      ['Appalti', '/agenzia/appalti'],
    ]);
  });
});

describe('aidSideMenu', () => {
  it('[MENU-02] should list community aids, national aids and tenders', () => {
    expect(outline(aidSideMenu(someTable))).toEqual([
      [
        'Aiuti comunitari',
        [
          ['Pagamenti diretti', '/aiuti-e-bandi/pagamenti-diretti'],
          ['Pagamenti OCM', '/aiuti-e-bandi/pagamenti-ocm'],
          ['Sviluppo rurale', '/aiuti-e-bandi/sviluppo-rurale'],
        ],
      ],
      [
        'Aiuti nazionali',
        [
          ['Misure straordinarie Ucraina', '/aiuti-e-bandi/misure-straordinarie-ucraina'],
          ['Misure straordinarie COVID-19', '/aiuti-e-bandi/misure-straordinarie-covid-19'],
          ['Aiuti de minimis', '/aiuti-e-bandi/aiuti-de-minimis'],
        ],
      ],
      ['Appalti FEAD e fondo nazionale', '/aiuti-e-bandi/appalti'],
    ]);
  });
});

// Helpers

const addresses = (links: readonly MenuLink[]) =>
  links.map(({ friendlyUrl, externalUrl }) => friendlyUrl ?? externalUrl);

type Outline = readonly [string, string | undefined | readonly Outline[]];

const outline = (links: readonly MenuLink[]): readonly Outline[] =>
  links.map(({ title, friendlyUrl, isDropdown, dropdownItems = [] }) => [
    title,
    isDropdown === true ? outline(dropdownItems) : friendlyUrl,
  ]);
