import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milestonePath, milestonesIcs } from '#core/milestones/milestone-calendar.ts';
import { type Milestone, MILESTONE_KINDS } from '#core/milestones/milestone.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { someTable } from '#tests/core/navigation/deployment.ts';
import { RUNS } from '#tests/support/property.ts';

const aMilestone = (fields: Partial<Milestone> = {}): Milestone => ({
  kind: 'aid',
  event: 'closes',
  day: '2026-12-18' as IsoDate,
  title: 'Vigneti',
  label: 'OCM vino',
  friendlyUrl: 'aiuti-e-bandi/vigneti',
  audiences: [],
  regions: ['puglia'],
  produce: [],
  ...fields,
});
const ics = (milestones: readonly Milestone[], region?: string) =>
  milestonesIcs(someTable, milestones, { isOwnOnly: true, region }, { home: 'https://x.example/portale', title: 'S' });

describe('milestonesIcs', () => {
  it('[TERM-04] should follow the filters', () => {
    expect(ics([aMilestone()], 'puglia')).toContain('SUMMARY:Si chiude: Vigneti');
    expect(ics([aMilestone()], 'veneto')).not.toContain('VEVENT');
  });

  it('[TERM-04] should hold nothing of anybody’s own company, and every other day once, whoever asks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MILESTONE_KINDS), { maxLength: 8 }), (kinds) => {
        const file = ics(kinds.map((kind, at) => aMilestone({ kind, title: `${kind}-${at}`, friendlyUrl: `f${at}` })));
        expect(file).not.toContain('own-');
        const uids = file.match(/^UID:.*$/gmu) ?? [];
        expect(new Set(uids).size).toBe(uids.length);
        expect(uids).toHaveLength(kinds.filter((kind) => kind !== 'own').length);
      }),
      RUNS,
    );
  });

  it('[TERM-04] should name a day by what its content is, with no empty part, and say when and how often it moved', () => {
    const stamp = {
      id: 'aiuti-e-bandi/prima',
      storedOn: '2026-03-04' as IsoDate,
      movedOn: '2026-11-20' as IsoDate,
      moves: 1,
    };
    const file = ics([aMilestone({ stamp })]).replaceAll('\r\n ', '');
    expect(file).toContain('UID:https://x.example/portale/aid/aiuti-e-bandi/prima/closes\r\n');
    expect(file).toContain('DTSTAMP:20261120T120000Z\r\nLAST-MODIFIED:20261120T120000Z\r\nSEQUENCE:1\r\n');
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H\r\nX-PUBLISHED-TTL:PT12H\r\n');
    expect(ics([aMilestone()])).not.toContain('1970');
  });

  it('[TERM-01] should lead to the page of an entry, else to its list', () => {
    expect(milestonePath(someTable, aMilestone())).toBe('/aiuti-e-bandi/vigneti');
    expect(milestonePath(someTable, aMilestone({ list: 'competitions', friendlyUrl: 'c' }))).toBe(
      '/agenzia/concorsi/c',
    );
    expect(milestonePath(someTable, aMilestone({ list: 'forms' }))).toBe('/modulistica');
  });
});
