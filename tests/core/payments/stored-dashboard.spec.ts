import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryDashboardMemory } from '#tests/support/doubles/payments.ts';
import { DASHBOARD_SLOTS, type DashboardMemory, type StoredSlot } from '#core/payments/payment-repository.ts';
import { makeRecallDashboard, makeRememberDashboard } from '#core/payments/stored-dashboard.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const anyDivision = fc.record({
  name: anyText(),
  directAid: fc.boolean(),
  planning: maybe(anyText()),
  interventionType: maybe(anyText()),
  friendlyUrl: maybe(anyText()),
});

const anyDashboard = fc
  .record({
    chosen: maybe(fc.record({ year: fc.integer({ min: 1900, max: 2200 }), division: anyDivision })),
    view: fc.constantFrom('intervention' as const, 'region' as const),
    intervention: maybe(anyText()),
    introduction: maybe(anyText()),
  })
  .map(({ chosen, view, intervention, introduction }) => ({
    selection: { ...chosen, view, intervention },
    introduction,
  }));

describe('RememberDashboard and RecallDashboard', () => {
  it('[PAGE-41] should recall what was remembered, whatever was remembered before', () => {
    fc.assert(
      fc.property(anyDashboard, anyDashboard, (before, dashboard) => {
        const memory = new InMemoryDashboardMemory();
        makeRememberDashboard(memory)(before);
        makeRememberDashboard(memory)(dashboard);
        expect(makeRecallDashboard(memory)()).toEqual(dashboard);
      }),
      RUNS,
    );
  });

  it('[PAGE-41] should recall nothing but the first tab from an empty memory', () => {
    expect(makeRecallDashboard(new InMemoryDashboardMemory())()).toEqual({
      selection: { view: 'intervention', intervention: undefined },
      introduction: undefined,
    });
  });

  it('[PAGE-41] should forget what is no longer chosen, and keep no half of a choice', () => {
    const cleared: string[] = [];
    const stored: string[] = [];
    const memory: DashboardMemory = {
      get: () => undefined,
      set: (slot) => stored.push(slot),
      clear: (slot) => cleared.push(slot),
    };
    makeRememberDashboard(memory)({ selection: { view: 'region' } });
    makeRememberDashboard(memory)({ selection: { view: 'region', year: 2025 } });
    makeRememberDashboard(memory)({
      selection: { view: 'region', division: { name: 'Domanda unica', directAid: true } },
    });
    expect([...new Set(stored)]).toEqual(['kpiDetailsData']);
    expect(cleared).toEqual([1, 2, 3].flatMap(() => ['kpiData', 'kpiItemDataSelected', 'introduction']));
  });

  it.each<[string, StoredSlot]>([
    ['a year in words', { yearCampaign: '2025', department: 'Domanda unica', directAid: true }],
    ['half a year', { yearCampaign: 2025.5, department: 'Domanda unica', directAid: true }],
    ['no year', { department: 'Domanda unica', directAid: true }],
    ['no name', { yearCampaign: 2025, directAid: true }],
    ['a number for a name', { yearCampaign: 2025, department: 7, directAid: true }],
    ['no word on direct aid', { yearCampaign: 2025, department: 'Domanda unica' }],
    ['a text on direct aid', { yearCampaign: 2025, department: 'Domanda unica', directAid: 'true' }],
  ])('[PAGE-41] [SES-18] should recall no division from %s', (_what, slot) => {
    const memory = new InMemoryDashboardMemory();
    memory.set('kpiData', slot);
    expect(makeRecallDashboard(memory)().selection).toEqual({ view: 'intervention', intervention: undefined });
  });

  it('[PAGE-41] [SES-18] should survive rubbish in every slot', () => {
    const anyEntry = fc.oneof(anyText(), fc.double(), fc.boolean(), fc.constant(null));
    const anySlot: fc.Arbitrary<StoredSlot> = fc.dictionary(
      fc.oneof(anyText(), fc.constantFrom('yearCampaign', 'department', 'directAid', 'view', 'intervention', 'title')),
      anyEntry,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...DASHBOARD_SLOTS), anySlot), { maxLength: 4 }), (slots) => {
        const memory: DashboardMemory = new InMemoryDashboardMemory();
        for (const [slot, value] of slots) memory.set(slot, value);
        const { selection } = makeRecallDashboard(memory)();
        expect(['intervention', 'region']).toContain(selection.view);
        expect(selection.year === undefined).toBe(selection.division === undefined);
      }),
      RUNS,
    );
  });
});
