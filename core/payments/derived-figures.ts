import { euroFromCents, type Cents } from '#core/kernel/cents.ts';
import { EXTRA_AGENCY_TOTAL_CENTS } from './extra-agency.ts';
import type { Kpi } from './kpi.ts';
import type { PaymentRepository } from './payment-repository.ts';
import { paymentsTable } from './payments-table.ts';

/**
 * From which published numbers a headline figure is made: so that cards, dashboards and tables about the same sum
 * cannot disagree. The words are those of the content files.
 */
export type FigureSource =
  | { readonly cifra: 'importo-campagna' | 'quota-altri-organismi'; readonly campagna: number }
  | {
      readonly cifra: 'beneficiari-intervento';
      readonly campagna: number;
      readonly divisione: string;
      readonly intervento: string;
    }
  | { readonly cifra: 'organismi-riconosciuti' | 'importo-altri-organismi' };

/** A headline figure as editors write it: with its value, or with what it is made from. */
export type WrittenKpi = Omit<Kpi, 'value'> & { readonly value?: string; readonly fonte?: FigureSource };

/** Makes the values of headline figures. One whose numbers are suppressed or missing is left out. */
export const makeDerivedFigures =
  (payments: PaymentRepository, countPayingBodies: () => Promise<number>) =>
  async (written: readonly WrittenKpi[]): Promise<readonly Kpi[]> => {
    const made = await Promise.all(
      written.map(async ({ fonte, value, ...kpi }): Promise<readonly Kpi[]> => {
        if (fonte === undefined) return value === undefined ? [] : [{ ...kpi, value }];
        const number = await valueOf(payments, countPayingBodies, fonte);
        return number === undefined ? [] : [{ ...kpi, value: String(number) }];
      }),
    );
    return made.flat();
  };

// Helpers

const TENTHS = 10;

const valueOf = async (
  payments: PaymentRepository,
  countPayingBodies: () => Promise<number>,
  source: FigureSource,
): Promise<number | undefined> => {
  switch (source.cifra) {
    case 'organismi-riconosciuti':
      return countPayingBodies();
    case 'importo-altri-organismi':
      return euroFromCents(EXTRA_AGENCY_TOTAL_CENTS);
    case 'importo-campagna': {
      const paid = await paidIn(payments, source.campagna);
      return paid === undefined ? undefined : euroFromCents(paid);
    }
    case 'quota-altri-organismi': {
      const paid = await paidIn(payments, source.campagna);
      if (paid === undefined) return undefined;
      const share = EXTRA_AGENCY_TOTAL_CENTS / (EXTRA_AGENCY_TOTAL_CENTS + paid);
      return Math.round(share * 100 * TENTHS) / TENTHS;
    }
    case 'beneficiari-intervento': {
      const asked = { yearCampaign: source.campagna, department: source.divisione };
      const { rows } = await payments.interventions(asked);
      return rows.find(({ code }) => code === source.intervento)?.beneficiaries;
    }
  }
};

/** What was paid in all divisions of a campaign; undefined where the sum of one is suppressed. */
const paidIn = async (payments: PaymentRepository, year: number): Promise<Cents | undefined> => {
  const campaign = (await payments.campaigns()).find((each) => each.year === year);
  if (campaign === undefined) return undefined;
  const totals = await Promise.all(
    campaign.divisions.map(async ({ name, planning }) => {
      const rows = await payments.regions({ yearCampaign: year, department: name, planning });
      return paymentsTable({ by: 'region', ...rows }).totalCents;
    }),
  );
  return totals.reduce<Cents | undefined>(
    (sum, total) => (sum === undefined || total === undefined ? undefined : sum + total),
    0,
  );
};
