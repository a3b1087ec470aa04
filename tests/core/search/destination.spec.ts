import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeTable } from '#core/navigation/routes.ts';
import { destinationOf } from '#core/search/destination.ts';
import { aSearchHit } from '#tests/support/mothers/search.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const table = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: 'Agenzia',
});

describe('destinationOf', () => {
  it.each(['..', '.', '../x', 'x/../..', '%2e%2e', '.%2E'])(
    '[LIST-12] should lead to no page by the name «%s»: it steps out of its place',
    (friendlyUrl) => {
      for (const type of ['PROGETTI', 'PAGINE', 'NORMATIVE', 'AIUTI_E_BANDI', 'AMMINISTRAZIONE_TRASPARENTE']) {
        const { kind } = destinationOf(table, aSearchHit({ type, friendlyUrl, url: 'https://a.example' }));
        expect([type, kind]).toEqual([type, 'link']);
      }
    },
  );

  it('[LIST-12] should prefer the page to the document, the document to the address, and both to the list', () => {
    const document = { title: 'Atto', contentUrl: '/media/atto.pdf', format: 'pdf', sizeBytes: 1 };
    const all = { friendlyUrl: 'una', document, url: 'https://a.example' };
    expect(destinationOf(table, aSearchHit({ type: 'NORMATIVE', ...all })).kind).toBe('page');
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA', ...all })).kind).toBe('document');
    expect(destinationOf(table, aSearchHit({ type: 'LINK_UTILI', url: all.url })).kind).toBe('link');
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA' })).kind).toBe('page');
  });

  it('[LIST-12] [PAGE-65] should lead to the text of a press release that has one', () => {
    const hit = aSearchHit({ type: 'COMUNICATI_STAMPA', friendlyUrl: 'anticipi', document });
    expect(destinationOf(table, { ...hit, hasDetail: true })).toEqual({
      kind: 'page',
      path: '/anpag-comunica/comunicati-stampa/anticipi',
    });
  });

  const document = { title: 'Testo', contentUrl: '/media/testo.pdf', format: 'pdf', sizeBytes: 1000 };

  it('[LIST-12] should open resolutions and forms in the details modal, whatever else they have', () => {
    for (const type of ['DELIBERE', 'MODULISTICA']) {
      expect(destinationOf(table, aSearchHit({ type, friendlyUrl: 'x', document }))).toEqual({ kind: 'details' });
    }
  });

  it.each([
    ['SERVIZI', 'domanda-unica', '/servizi/domanda-unica'],
    ['NORMATIVE', 'reg 1', '/normative/reg%201'],
    ['AIUTI_E_BANDI', 'pagamenti-ocm/vino', '/aiuti-e-bandi/pagamenti-ocm/vino'],
    ['ARTICOLI', 'a', '/anpag-comunica/articoli/a'],
    ['EVENTI', 'e', '/anpag-comunica/eventi/e'],
    ['PROGETTI', 'p', '/anpag-comunica/p'],
    ['CONCORSI', 'c', '/agenzia/concorsi/c'],
    ['APPALTI', 'c', '/agenzia/appalti/c'],
    ['APPROFONDIMENTI', 'c', '/supporto/approfondimenti/c'],
    ['AMMINISTRAZIONE_TRASPARENTE', 'organizzazione/uffici', '/amministrazione-trasparente/organizzazione/uffici'],
    ['PAGINE', 'agenzia/direttore', '/agenzia/direttore'],
    ['PAGINE', '//altro.example/pagina', '/altro.example/pagina'],
    ['PAGINE', '\\\\altro.example', '/%5C%5Caltro.example'],
  ])('[LIST-12] should lead %s to its page', (type, friendlyUrl, path) => {
    expect(destinationOf(table, aSearchHit({ type, friendlyUrl }))).toEqual({ kind: 'page', path });
  });

  it('[LIST-12] should lead to the document where there is no page, else to link or list, else nowhere', () => {
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA', friendlyUrl: 'c', document }))).toEqual({
      kind: 'document',
      document,
    });
    expect(destinationOf(table, aSearchHit({ type: 'NORMATIVE', document }))).toEqual({ kind: 'document', document });
    expect(destinationOf(table, aSearchHit({ type: 'LINK_UTILI', url: 'https://a.example' }))).toEqual({
      kind: 'link',
      url: 'https://a.example',
    });
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA' }))).toEqual({
      kind: 'page',
      path: '/anpag-comunica/comunicati-stampa',
    });
    expect(destinationOf(table, aSearchHit({ type: 'FAQ', friendlyUrl: 'f' }))).toEqual({
      kind: 'page',
      path: '/supporto/faq?dettaglio=f#voce-f',
    });
    expect(destinationOf(table, aSearchHit({ type: 'FAQ', friendlyUrl: '..' }))).toEqual({
      kind: 'page',
      path: '/supporto/faq',
    });
    expect(destinationOf(table, aSearchHit({ type: 'PUBBLICI_PROCLAMI', friendlyUrl: 'p' }))).toEqual({
      kind: 'page',
      path: '/pubblici-proclami?dettaglio=p',
    });
    expect(destinationOf(table, aSearchHit({ type: 'PUBBLICI_PROCLAMI' }))).toEqual({
      kind: 'page',
      path: '/pubblici-proclami',
    });
    expect(destinationOf(table, aSearchHit({ type: 'SERVIZI', friendlyUrl: '', document }))).toEqual({
      kind: 'document',
      document,
    });
    expect(destinationOf(table, aSearchHit({ type: 'ALTRO', friendlyUrl: 'x' }))).toEqual({ kind: 'none' });
  });

  it('[LIST-12] should answer for any type and address without throwing, and never leave the portal by a page', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText(), fc.constantFrom('SERVIZI', 'AIUTI_E_BANDI', 'PAGINE', 'AMMINISTRAZIONE_TRASPARENTE')),
        anyText(),
        (type, friendlyUrl) => {
          const destination = destinationOf(table, aSearchHit({ type, friendlyUrl }));
          if (destination.kind === 'page') expect(destination.path).toMatch(/^(?:$|\/(?![/\\]))/);
        },
      ),
      RUNS,
    );
  });
});
