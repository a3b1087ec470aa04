import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOneWay, serviceEntry } from '#core/catalogue/service-entry.ts';
import { TASK_TARGETS } from '#core/catalogue/task.ts';
import { parseAddress } from '#core/kernel/address.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someTable } from '../navigation/deployment.ts';

describe('serviceEntry', () => {
  it('[CAMP-03] should lead to payments through the sign-on, straight there, or to the producers of a centre', () => {
    expect(AREAS.map((area) => serviceEntry(someTable, { item: ACTIVE, opens: 'pagamenti' }, area))).toEqual([
      aLink('Accedi e controlla i pagamenti', '/le-tue-pratiche?accedi', OPENS_PAYMENTS),
      aLink('Controlla i tuoi pagamenti', '/le-tue-pratiche', OPENS_PAYMENTS),
      aLink('Apri i pagamenti del produttore', '/produttori', 'Apre i tuoi produttori: scegli l’azienda.'),
    ]);
  });

  it('[CAMP-03] should send everybody to the page that the editors name, with their words', () => {
    const cta = { label: 'Trova il modulo', url: '/modulistica?categories=antimafia' };
    for (const area of AREAS)
      expect(serviceEntry(someTable, { item: ACTIVE, cta }, area)).toEqual({ kind: 'link', ...cta });
  });

  it('[CAMP-03] should have a way in for every service that names one and works, and none for any other', () => {
    fc.assert(
      fc.property(anyWays, fc.boolean(), fc.constantFrom(...AREAS), (ways, isActive, area) => {
        const item = isActive ? ACTIVE : aCatalogueItem({ service: { status: 'Non attivo', reason: 'Lavori' } });
        const entry = serviceEntry(someTable, { item, ...ways }, area);
        expect(entry !== undefined).toBe(isActive && Object.keys(ways).length > 0);
        // What a reader is led to is a listed page that is there for this reader.
        if (entry?.kind !== 'place') return;
        const audience = matchRoute(someTable, parseAddress(entry.way.to).path)?.route.audience;
        expect(ALLOWED[area]).toContain(audience);
      }),
      RUNS,
    );
  });
});

describe('namesOneWay', () => {
  it('[CAMP-03] should accept one way at most, and a link only whole', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const ways = [fields.handOverUrl, fields.opens, fields.ctaUrl].filter((one) => one !== undefined);
        const isWhole = (fields.ctaLabel === undefined) === (fields.ctaUrl === undefined);
        expect(namesOneWay(fields)).toBe(isWhole && ways.length < 2);
      }),
      RUNS,
    );
    expect(namesOneWay({})).toBe(true);
    expect(namesOneWay({ opens: 'conto', handOverUrl: 'https://altrove.example' })).toBe(false);
    expect(namesOneWay({ ctaLabel: 'Vai' })).toBe(false);
  });
});

// Helpers

const AREAS = ['public', 'farmer', 'caa'] as const;
const ALLOWED = {
  public: ['everyone', 'farmerOnly', 'farmerWithOpenMandate'],
  farmer: ['everyone', 'farmerOnly', 'farmerWithOpenMandate'],
  caa: ['everyone', 'caaOnly'],
} as const;
const OPENS_PAYMENTS = 'Apre le tue pratiche, con ogni pagamento e che cosa lo ferma.';
const ACTIVE = aCatalogueItem({ service: { status: 'Attivo' } });

const aLink = (label: string, to: string, opens: string) => ({ kind: 'place', way: { label, to, opens } });

const anyWays = fc.record(
  {
    handoverTarget: fc.webUrl(),
    opens: fc.constantFrom(...TASK_TARGETS),
    cta: fc.record({ label: anyText(), url: fc.webUrl() }),
  },
  { requiredKeys: [] },
);
const anyField = fc.option(anyText(), { nil: undefined });
const anyFields = fc.record({ handOverUrl: anyField, opens: anyField, ctaLabel: anyField, ctaUrl: anyField });
