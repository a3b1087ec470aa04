import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbsOf, type BreadcrumbRoot, collapsed, wordsOf } from '#core/navigation/breadcrumbs.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someTable } from './deployment.ts';

describe('breadcrumbsOf', () => {
  it('[NAV-19] should say the language of the page’s own title, and of nothing else', () => {
    const steps = breadcrumbsOf(someTable, '/agenzia/appalti/infotag', 'public', 'Infotag zur Flächenprämie', {}, 'de');
    expect(steps.map(({ label, language }) => [label, language]).at(-1)).toEqual(['Infotag zur Flächenprämie', 'de']);
    expect(steps.slice(0, -1).filter((step) => 'language' in step)).toEqual([]);
  });

  it.each([
    ['/normative', 'public', 'Home', '/home'],
    ['/normative', 'farmer', 'Scrivania', '/scrivania'],
    ['/normative', 'caa', 'Scrivania', '/scrivania-caa'],
  ] as const)('[NAV-17] should begin %s for %s at %s', (path, root, label, address) => {
    expect(breadcrumbsOf(someTable, path, root)[0]).toEqual({ label, address });
  });

  it.each([
    ['/scrivania-caa', 'caa'],
    ['/scrivania', 'farmer'],
    ['/home', 'public'],
    ['/', 'public'],
    ['//altro.example', 'public'],
  ] as const)('[NAV-17] should not repeat the root on %s', (path, root) => {
    expect(breadcrumbsOf(someTable, path, root)).toEqual([
      { label: root === 'public' ? 'Home' : 'Scrivania', address: undefined },
    ]);
  });

  it.each([
    ['/agenzia', 'L’Agenzia'],
    ['/aiuti-e-bandi/sviluppo-rurale', 'Programmi di Sviluppo Rurale'],
    ['/aiuti-e-bandi/pagamenti-ocm', 'Pagamenti Organizzazioni Comuni dei Mercati (OCM)'],
    ['/agenzia/concorsi', 'Concorsi e procedure di reclutamento personale'],
    ['/supporto/link-utili', 'Link utili'],
    ['/scrivania/fascicolo-aziendale', 'Fascicolo Aziendale'],
  ])('[NAV-18] should name the end of %s "%s"', (path, label) => {
    expect(labels(path).at(-1)).toBe(label);
  });

  it.each([
    ['/agenzia/appalti', 'Appalti a valere sul bilancio ANPAG'],
    ['/aiuti-e-bandi/appalti', 'Appalti a valere sul fondo FEAD e fondo Nazionale'],
    ['/amministrazione-trasparente/appalti', 'Appalti'],
  ])('[NAV-19] should name the tenders of %s "%s"', (path, label) => {
    expect(labels(path)).toContain(label);
    expect(labels(`${path}/storico-appalti`)).toContain(label);
  });

  it('[PRAT-01] should lead to the page of a thing over its list, without a step that is no page', () => {
    expect(breadcrumbsOf(someTable, '/le-tue-pratiche/domande/D-9', 'farmer', 'Domanda 2026.9')).toEqual([
      { label: 'Scrivania', address: '/scrivania' },
      { label: 'Le tue pratiche', address: '/le-tue-pratiche' },
      { label: 'Domanda 2026.9', address: undefined },
    ]);
    const titles = { '/produttori/azienda-1': 'Azienda Uno' };
    expect(
      breadcrumbsOf(someTable, '/produttori/azienda-1/debiti/R-1', 'caa', 'Un debito', titles).map(
        ({ label }) => label,
      ),
    ).toEqual(['Scrivania', 'Produttori', 'Azienda Uno', 'Un debito']);
  });

  it('should name a page by its own title, and link what leads to it', () => {
    expect(
      breadcrumbsOf(someTable, '/agenzia/appalti/servizi-di-pulizia', 'public', 'Servizi di pulizia delle sedi'),
    ).toEqual([
      { label: 'Home', address: '/home' },
      { label: 'L’Agenzia', address: '/agenzia' },
      { label: 'Appalti a valere sul bilancio ANPAG', address: '/agenzia/appalti' },
      { label: 'Servizi di pulizia delle sedi', address: undefined },
    ]);
  });

  it('[NAV-18] should name the pages above by their own titles, never by the words of their address', () => {
    const path = '/amministrazione-trasparente/attivita-e-procedimenti/tempi';
    const titles = { '/amministrazione-trasparente/attivita-e-procedimenti': 'Attività e procedimenti' };
    expect(breadcrumbsOf(someTable, path, 'public', 'Tempi', titles).map(({ label }) => label)).toEqual([
      'Home',
      'Amministrazione trasparente',
      'Attività e procedimenti',
      'Tempi',
    ]);
    expect(labels('/agenzia/appalti/storico-appalti').at(-1)).toBe('Storico degli appalti');
  });

  it('should name a page without a route by its title, and not link what is no page', () => {
    expect(breadcrumbsOf(someTable, '/archivio/vecchio/bando', 'public', 'Bando del 2019')).toEqual([
      { label: 'Home', address: '/home' },
      { label: 'Archivio', address: undefined },
      { label: 'Vecchio', address: undefined },
      { label: 'Bando del 2019', address: undefined },
    ]);
  });

  it('should not let a title take the place of a fixed label', () => {
    expect(labels('/agenzia/concorsi', 'Altro')).toEqual([
      'Home',
      'L’Agenzia',
      'Concorsi e procedure di reclutamento personale',
    ]);
  });

  it('should be total, with labels for every step and no link on the last', () => {
    fc.assert(
      fc.property(
        fc.array(anyText().filter((text) => text.trim() !== '')),
        fc.constantFrom<BreadcrumbRoot>('public', 'farmer', 'caa'),
        (parts, root) => {
          const steps = breadcrumbsOf(someTable, `/${parts.join('/')}`, root);
          expect(steps.length).toBeGreaterThan(0);
          expect(steps.at(-1)?.address).toBeUndefined();
          for (const { address } of steps.slice(0, -1))
            expect(address === undefined || address.startsWith('/')).toBe(true);
        },
      ),
      RUNS,
    );
  });
});

describe('wordsOf', () => {
  it.each([
    ['link-utili', 'Link utili'],
    ['è-tempo-di-semina', 'È tempo di semina'],
    ['PIANO_2025', 'Piano 2025'],
    ['-aiuti--de_-minimis-', 'Aiuti de minimis'],
    ['', ''],
  ])('should turn %j into %j', (segment, words) => {
    expect(wordsOf(segment)).toBe(words);
  });
});

describe('collapsed', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: String(index), address: undefined }));

  it('[NAV-20] should show a way of four steps whole', () => {
    expect(collapsed(steps(4))).toEqual({ first: steps(4), hidden: [], last: [] });
  });

  it('[NAV-20] should hide the middle of a way of five', () => {
    const { first, hidden, last } = collapsed(steps(5));
    expect([first, hidden, last].map((part) => part.map(({ label }) => label))).toEqual([
      ['0'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('[NAV-20] should lose no step, however long the way', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), (count) => {
        const { first, hidden, last } = collapsed(steps(count));
        expect([...first, ...hidden, ...last]).toEqual(steps(count));
      }),
      RUNS,
    );
  });
});

// Helpers

const labels = (path: string, title?: string) =>
  breadcrumbsOf(someTable, path, 'public', title).map(({ label }) => label);
