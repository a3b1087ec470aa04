import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign, Division } from '#core/payments/campaign.ts';
import {
  comparableWith,
  divisionFromSlug,
  tableViewFromQuery,
  tableViewToQuery,
  DEFAULT_TABLE_VIEW,
  rowToSlug,
  sortedBy,
  viewFromSlug,
  viewToSlug,
} from '#core/payments/dashboard-address.ts';
import { campaignToSlug, divisionToSlug } from '#core/payments/slugs.ts';
import { SORT_KEYS } from '#core/payments/table-sort.ts';
import { RUNS } from '#tests/support/property.ts';

const division = (name: string, rest: Partial<Division> = {}): Division => ({ name, directAid: true, ...rest });
const CAMPAIGNS: readonly Campaign[] = [
  {
    year: 2025,
    divisions: [
      division('Domanda unica', { friendlyUrl: 'aiuti-diretti-2025' }),
      division('Sviluppo rurale', { planning: '2014-2022' }),
      division('Sviluppo rurale', { planning: '2023-2027' }),
    ],
  },
  { year: 2024, divisions: [division('Domanda unica')] },
  { year: 2023, divisions: [] },
];

describe('divisionFromSlug', () => {
  it('[ROUTE-13] should find each division by the address made for it', () => {
    for (const campaign of CAMPAIGNS) {
      for (const each of campaign.divisions)
        expect(divisionFromSlug(CAMPAIGNS, divisionToSlug(campaign, each))).toEqual({ campaign, division: each });
    }
  });

  it('should make the address of name, planning and year where the service gives none', () => {
    expect(CAMPAIGNS.flatMap((campaign) => campaign.divisions.map((each) => divisionToSlug(campaign, each)))).toEqual([
      'aiuti-diretti-2025',
      'sviluppo-rurale-2014-2022-2025',
      'sviluppo-rurale-2023-2027-2025',
      'domanda-unica-2024',
    ]);
  });

  it('[ROUTE-13] should take a campaign for its first division', () => {
    expect(divisionFromSlug(CAMPAIGNS, campaignToSlug(CAMPAIGNS[1] ?? { year: 0, divisions: [] }))?.division.name).toBe(
      'Domanda unica',
    );
    expect(divisionFromSlug(CAMPAIGNS, 'campagna-2025')?.campaign.year).toBe(2025);
  });

  it.each(['campagna-2023', 'campagna-1999', 'domanda-unica', ''])(
    '[ROUTE-21] should find nothing for "%s"',
    (slug) => {
      expect(divisionFromSlug(CAMPAIGNS, slug)).toBeUndefined();
    },
  );
});

describe('rowToSlug', () => {
  const interventions = [
    { code: 'PD 01', description: 'Sostegno di base', paidCents: 1, beneficiaries: 1 },
    { code: 'PD 02', description: 'Sostegno ridistributivo', paidCents: 1, beneficiaries: 1 },
  ];
  const regions = [
    { region: 'Valle d’Aosta', paidCents: 1, beneficiaries: 1 },
    { region: 'Friuli-Venezia Giulia', paidCents: 1, beneficiaries: 1 },
  ];

  it('should name interventions by code and regions by name', () => {
    expect(interventions.map(rowToSlug)).toEqual(['pd-01', 'pd-02']);
    expect(regions.map(rowToSlug)).toEqual(['valle-d-aosta', 'friuli-venezia-giulia']);
  });
});

describe('viewFromSlug', () => {
  it('[PAGE-22] should read the tab that the address names, else the interventions', () => {
    expect((['intervention', 'region'] as const).map((view) => viewFromSlug(viewToSlug(view)))).toEqual([
      'intervention',
      'region',
    ]);
    expect((['intervention', 'region'] as const).map(viewToSlug)).toEqual(['intervento', 'regione']);
    expect([viewFromSlug(undefined), viewFromSlug('altro')]).toEqual(['intervention', 'intervention']);
  });
});

describe('the look of a table', () => {
  const anyLook = fc.record({
    view: fc.constantFrom('intervention' as const, 'region' as const),
    sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), ascending: fc.boolean() }),
    comparedYear: fc.option(fc.integer({ min: 1000, max: 9999 }), { nil: undefined }),
    steps: fc.integer({ min: 1, max: 1_000 }),
  });

  it('[PAGE-41] should come back from its address whole, so that a reload shows the same', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(tableViewFromQuery(tableViewToQuery(look))).toEqual(look);
      }),
      RUNS,
    );
  });

  it('should leave out of the address what goes without saying, and read nonsense as unsaid', () => {
    expect(tableViewToQuery(DEFAULT_TABLE_VIEW)).toEqual([]);
    expect(tableViewFromQuery([])).toEqual(DEFAULT_TABLE_VIEW);
    expect(
      tableViewFromQuery([
        ['ordine', 'caso'],
        ['confronto', 'ieri'],
        ['page', '-3'],
        ['suddivisione', 'tutto'],
      ]),
    ).toEqual(DEFAULT_TABLE_VIEW);
  });

  it('should sort names from A and figures from the highest, and turn on the second choice', () => {
    const byName = sortedBy({ ...DEFAULT_TABLE_VIEW, steps: 3 }, 'nome');
    expect([byName.sort, byName.steps]).toEqual([{ by: 'nome', ascending: true }, 1]);
    expect(sortedBy(byName, 'nome').sort).toEqual({ by: 'nome', ascending: false });
    expect(sortedBy(DEFAULT_TABLE_VIEW, 'beneficiari').sort).toEqual({ by: 'beneficiari', ascending: false });
    expect(sortedBy(DEFAULT_TABLE_VIEW, 'importo').sort).toEqual({ by: 'importo', ascending: true });
  });
});

describe('comparableWith', () => {
  it('should offer the other years that have the same division, newest first', () => {
    const [newest, former] = CAMPAIGNS as readonly [Campaign, Campaign, Campaign];
    const years = (campaign: Campaign, at: number): readonly number[] =>
      comparableWith(CAMPAIGNS, { campaign, division: campaign.divisions[at] as Division }).map(
        (each) => each.campaign.year,
      );
    expect(years(newest, 0)).toEqual([2024]);
    expect(years(newest, 1)).toEqual([]);
    expect(years(former, 0)).toEqual([2025]);
  });
});
