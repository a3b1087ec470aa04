import { describe, expect, it } from 'vitest';
import type { Campaign, Division } from '#core/payments/campaign.ts';
import {
  campaignToSlug,
  divisionFromSlug,
  divisionToSlug,
  rowFromSlug,
  rowToSlug,
  viewFromSlug,
  viewToSlug,
} from '#core/payments/dashboard-address.ts';

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

describe('rowFromSlug', () => {
  const interventions = [
    { code: 'PD 01', description: 'Sostegno di base', paidCents: 1, beneficiaries: 1 },
    { code: 'PD 02', description: 'Sostegno ridistributivo', paidCents: 1, beneficiaries: 1 },
  ];
  const regions = [
    { region: "Valle d'Aosta", paidCents: 1, beneficiaries: 1 },
    { region: 'Friuli-Venezia Giulia', paidCents: 1, beneficiaries: 1 },
  ];

  it('should find interventions by code and regions by name', () => {
    expect(interventions.map(rowToSlug)).toEqual(['pd-01', 'pd-02']);
    expect(regions.map(rowToSlug)).toEqual(['valle-d-aosta', 'friuli-venezia-giulia']);
    expect(interventions.map((row) => rowFromSlug(interventions, rowToSlug(row)))).toEqual(interventions);
    expect(regions.map((row) => rowFromSlug(regions, rowToSlug(row)))).toEqual(regions);
    expect(rowFromSlug(regions, 'atlantide')).toBeUndefined();
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
