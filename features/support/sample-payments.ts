import { InMemoryDashboardMemory, InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import { InMemoryPayingBodyRepository } from '#tests/support/doubles/paying-bodies.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { Division } from '#core/payments/campaign.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { DashboardMemory, PaymentRepository } from '#core/payments/payment-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import type { AidLine, PaidLine, PayingBody, ServedRegion } from '#core/paying-bodies/paying-body.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import type { PortalWorld } from './world.ts';

const DIRECT: Division = {
  name: 'Domanda unica',
  directAid: true,
  planning: '2023-2027',
  interventionType: 'Pagamenti diretti',
};
const RURAL: Division = {
  name: 'Sviluppo rurale',
  directAid: false,
  planning: '2023-2027',
  interventionType: 'Investimenti',
};

const amounts = (paidCents: number) =>
  REGIONS.map(({ name }, at) => ({ region: name, paidCents: paidCents * (at + 1), beneficiaries: 10 + at }));

/** Three campaigns; the last has a direct-aid division of 17 interventions. */
const campaigns = () =>
  [2023, 2024, 2025].map((year) => ({
    year,
    divisions: [
      {
        division: DIRECT,
        interventions: Array.from({ length: 17 }, (_, at) => ({
          code: `PD ${String(at + 1).padStart(2, '0')}`,
          description: `Intervento ${at + 1}`,
          amounts: amounts(1_000_00 + at),
        })),
      },
      {
        division: RURAL,
        interventions: [{ code: 'SR 01', description: 'Investimenti nelle aziende', amounts: amounts(2_000_00) }],
      },
    ],
  }));

/** Which calls of the dashboard have left for the service. */
export const DASHBOARD_CALLS = 'chiamate del cruscotto';

/** Puts published payments in the memory, and notes each call; `status` makes the side menu answer otherwise. */
export const bindPayments = (world: PortalWorld, sideMenu?: { readonly status: number | undefined }): void => {
  const calls: string[] = [];
  world.note(DASHBOARD_CALLS, calls);
  if (!world.isPrepared) return;
  world.place(DashboardMemory, new InMemoryDashboardMemory());
  const stored = makePublishedPayments(new InMemoryPaymentLedger(campaigns()));
  world.place(PaymentRepository, {
    campaigns: () =>
      sideMenu === undefined ? stored.campaigns() : Promise.reject(new ServiceError('side menu', sideMenu)),
    interventions: (asked) => {
      calls.push('interventi');
      return stored.interventions(asked);
    },
    regions: (asked, intervention) => {
      calls.push(intervention === undefined ? 'regioni' : `regioni di ${intervention}`);
      return stored.regions(asked, intervention);
    },
  });
};

/** Puts a division of two interventions in the memory, with the beneficiaries that a table says by region; each received 1,000 euro. */
export const bindIntervention = (world: PortalWorld, rows: readonly Readonly<Record<string, string>>[]): void => {
  const amountsOf = (column: string) =>
    rows.map((row) => {
      const beneficiaries = Number(row[column]);
      return { region: row['regione'] ?? '', beneficiaries, paidCents: beneficiaries * 1_000_00 };
    });
  const division = { name: 'OCM vino', directAid: true };
  const interventions = [
    { code: 'VIT 1', description: 'Vigneti', amounts: amountsOf('beneficiari') },
    { code: 'VIT 2', description: 'Cantine', amounts: amountsOf('altro intervento') },
  ];
  world.place(
    PaymentRepository,
    makePublishedPayments(new InMemoryPaymentLedger([{ year: 2025, divisions: [{ division, interventions }] }])),
  );
};

const linesOf = (...lines: readonly AidLine[]): readonly PaidLine[] => lines.map((line) => ({ line }));

/**
 * Puts paying bodies in the memory: one for each of three regions, the agency for the others, and one national for the
 * sectors in all twenty; `tellsLines` says whether the service knows what each pays.
 */
export const bindPayingBodies = (world: PortalWorld, { tellsLines = true } = {}): void => {
  if (!world.isPrepared) return;
  const served = REGIONS.map(({ value, name }) => ({ id: value, name }));
  const isOfOwnBody = ({ id }: ServedRegion): boolean => ['toscana', 'veneto', 'piemonte'].includes(id);
  const body = (
    id: string,
    name: string,
    regions: readonly ServedRegion[],
    lines: readonly PaidLine[],
  ): PayingBody => ({
    id,
    name,
    regions,
    ...(tellsLines ? { phone: '06 0000 1240', pec: `${id}@pec.example`, paidLines: lines } : {}),
  });
  const areas = linesOf('domanda-unica', 'sviluppo-rurale');
  world.place(
    PayingBodyRepository,
    new InMemoryPayingBodyRepository([
      ...served
        .filter(isOfOwnBody)
        .map((region) => body(`op-${region.id}`, `Organismo pagatore regionale: ${region.name}`, [region], areas)),
      body(
        'anpag',
        'Agenzia Nazionale Pagamenti Agricoli (ANPAG)',
        served.filter((region) => !isOfOwnBody(region)),
        areas,
      ),
      body('op-filiere', 'Organismo pagatore nazionale delle filiere', served, linesOf('vino', 'altri-settori')),
    ]),
  );
};
