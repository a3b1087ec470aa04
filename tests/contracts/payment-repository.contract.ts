import { describe, expect, it } from 'vitest';
import type { Division } from '#core/payments/campaign.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { contractAdmission, type Started } from './started.ts';

/** What the suite wants to find: amounts by intervention and region. */
export interface SeededCampaign {
  readonly year: number;
  readonly divisions: readonly {
    readonly division: Division & { readonly friendlyUrl: string };
    readonly interventions: readonly {
      readonly code: string;
      readonly description: string;
      readonly extendedDescription: string;
      /** The region's value and name, the amount, the beneficiaries. */
      readonly amounts: readonly {
        readonly region: string;
        readonly paidCents: number;
        readonly beneficiaries: number;
      }[];
    }[];
  }[];
}

const DIRECT = {
  name: 'Domanda unica',
  directAid: true,
  planning: '2023-2027',
  interventionType: 'Pagamenti diretti',
  friendlyUrl: 'domanda-unica-2025',
};
const RURAL = {
  name: 'Sviluppo rurale',
  directAid: false,
  planning: '2023-2027',
  interventionType: 'Investimenti',
  friendlyUrl: 'sviluppo-rurale-2025',
};
const WINE = {
  name: 'OCM vino',
  directAid: false,
  interventionType: 'Organizzazioni comuni di mercato',
  friendlyUrl: 'ocm-vino-2025',
};
const FORMER = {
  name: 'Domanda unica',
  directAid: true,
  planning: '2023-2027',
  interventionType: 'Pagamenti diretti',
  friendlyUrl: 'domanda-unica-2024',
};

const FIXTURE: readonly SeededCampaign[] = [
  { year: 2024, divisions: [{ division: FORMER, interventions: [] }] },
  {
    year: 2025,
    divisions: [
      {
        division: DIRECT,
        interventions: [
          {
            code: 'PD 02',
            description: 'Sostegno ridistributivo',
            extendedDescription: 'Sostegno ridistributivo complementare al reddito.',
            amounts: [{ region: 'Toscana', paidCents: 1_000_00, beneficiaries: 6 }],
          },
          {
            code: 'PD 01',
            description: 'Sostegno di base',
            extendedDescription: 'Sostegno di base al reddito per la sostenibilità.',
            amounts: [
              { region: 'Toscana', paidCents: 2_000_50, beneficiaries: 5 },
              { region: 'Umbria', paidCents: 9_000_25, beneficiaries: 7 },
            ],
          },
        ],
      },
      {
        division: RURAL,
        interventions: [
          {
            code: 'SR 01',
            description: 'Investimenti',
            extendedDescription: 'Investimenti nelle aziende.',
            amounts: [{ region: 'Umbria', paidCents: 10_00, beneficiaries: 1 }],
          },
        ],
      },
      {
        division: WINE,
        interventions: [1, 2].map((at) => ({
          code: `VIT ${at}`,
          description: `Vino ${at}`,
          extendedDescription: `Aiuti al vino, ${at}.`,
          amounts: [
            { region: 'Molise', paidCents: 80_00 * at, beneficiaries: 80 * at },
            { region: 'Umbria', paidCents: at === 1 ? 3_00 : 70_00, beneficiaries: at === 1 ? 3 : 70 },
            { region: 'Veneto', paidCents: 90_00 * at, beneficiaries: 90 * at },
          ],
        })),
      },
    ],
  },
];

const ASKED = { yearCampaign: 2025, department: 'Domanda unica', planning: '2023-2027' };

/** What every `PaymentRepository` does; `start` makes one that holds these amounts. */
export const paymentRepositoryContract = (
  start: (campaigns: readonly SeededCampaign[]) => Promise<Started<PaymentRepository>>,
): void => {
  const admission = contractAdmission(() => start(FIXTURE));

  it('[API-13] [MENU-03] should list the campaigns, newest first, with every field of their divisions', async () => {
    expect(await (await admission()).campaigns()).toEqual([
      { year: 2025, divisions: [DIRECT, RURAL, WINE] },
      { year: 2024, divisions: [FORMER] },
    ]);
  });

  describe('interventions', () => {
    it('[API-13] [PAGE-40] should sum each intervention over the regions, the highest first', async () => {
      expect((await (await admission()).interventions(ASKED)).rows).toEqual([
        {
          code: 'PD 01',
          description: 'Sostegno di base',
          extendedDescription: 'Sostegno di base al reddito per la sostenibilità.',
          paidCents: 11_000_75,
          beneficiaries: 12,
        },
        {
          code: 'PD 02',
          description: 'Sostegno ridistributivo',
          extendedDescription: 'Sostegno ridistributivo complementare al reddito.',
          paidCents: 1_000_00,
          beneficiaries: 6,
        },
      ]);
    });

    it('[API-13] should do without the planning, and find nothing in a year without amounts', async () => {
      const repository = await admission();
      expect((await repository.interventions({ yearCampaign: 2025, department: 'Domanda unica' })).rows).toHaveLength(
        2,
      );
      expect(await repository.interventions({ ...ASKED, yearCampaign: 2024 })).toEqual({ rows: [] });
      expect(await repository.interventions({ ...ASKED, planning: '2014-2022' })).toEqual({ rows: [] });
    });
  });

  describe('regions', () => {
    it('[API-13] [PAGE-40] should sum each region over the interventions, the highest first', async () => {
      const { rows } = await (await admission()).regions(ASKED);
      expect(rows.map(({ region, paidCents }) => [region, paidCents])).toEqual([
        ['Umbria', 9_000_25],
        ['Toscana', 3_000_50],
      ]);
    });

    it('[API-13] should keep to one intervention when its code is given', async () => {
      expect((await (await admission()).regions(ASKED, 'PD 02')).rows).toEqual([
        { region: 'Toscana', paidCents: 1_000_00, beneficiaries: 6 },
      ]);
      expect((await (await admission()).regions(ASKED, 'pd-02')).rows).toHaveLength(1);
      expect(await (await admission()).regions(ASKED, 'PD 99')).toEqual({ rows: [] });
    });
  });

  it('[PAGE-40] should give the interventions of one region, by its name or as an address writes it', async () => {
    const repository = await admission();
    for (const region of ['Umbria', 'umbria'])
      expect(
        (await repository.interventions(ASKED, region)).rows.map(({ code, paidCents }) => [code, paidCents]),
      ).toEqual([
        ['PD 01', 9_000_25],
        ['PD 02', 0],
      ]);
    expect(await repository.interventions(ASKED, 'Atlantide')).toEqual({ rows: [] });
  });

  it('[PAGE-40] should name the rows that are not told, and say what they come to where that may be told', async () => {
    const repository = await admission();
    const small = { yearCampaign: 2025, department: 'OCM vino' };
    const { rows, protectedRows } = await repository.regions(small, 'VIT 1');
    expect(rows.map(({ region }) => region)).toEqual(['Veneto']);
    expect(protectedRows).toEqual({
      rows: [{ region: 'Molise' }, { region: 'Umbria' }],
      figures: { paidCents: 83_00, beneficiaries: 83 },
    });
    // The only row of a division cannot be published where its parts are not, nor can the whole.
    const rural = { yearCampaign: 2025, department: 'Sviluppo rurale' };
    expect(await repository.regions(rural)).toEqual({ rows: [], protectedRows: { rows: [{ region: 'Umbria' }] } });
  });
};
