import { describe, expect, it } from 'vitest';
import { routeTable } from '#core/navigation/routes.ts';
import { workAnchor, workPath, workTarget } from '#core/producers/work-address.ts';
import { workAddressFrom } from '#core/producers/work-list.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { aWorkRow } from '#tests/support/mothers/producers.ts';

const TABLE = routeTable(demonstrationSettings.names);

describe('workTarget', () => {
  it('[CAA-01] should lead to the very thing, below its producer', () => {
    expect(workTarget(TABLE, aWorkRow({ id: 'application:D-1', kind: 'application', thing: 'D-1' }))).toEqual({
      to: '/produttori/p-1/domande/D-1',
    });
    expect(workTarget(TABLE, aWorkRow({ id: 'debt:R-1', kind: 'debt', thing: 'R-1' }))).toEqual({
      to: '/produttori/p-1/debiti/R-1',
    });
    expect(workTarget(TABLE, aWorkRow({ id: 'contract:A/1 2', kind: 'contract', thing: 'A/1 2' }))).toEqual({
      to: '/produttori/p-1',
      fragment: 'voce-contract-A-1-2',
    });
    expect(workAnchor({ id: 'pec' })).toBe('voce-pec');
  });
});

describe('workPath', () => {
  it('[CAA-02] should be the desk itself where nothing is asked, and carry office, term, kind and order', () => {
    expect(workPath(TABLE, workAddressFrom([]))).toBe('/scrivania-caa');
    expect(workPath(TABLE, { office: '056001', term: 'all', kind: 'antimafia', sort: 'term', page: 2 })).toBe(
      '/scrivania-caa?ufficio=056001&termine=all&manca=antimafia&ordine=term&page=2',
    );
  });
});
