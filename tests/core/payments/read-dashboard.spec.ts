import { describe, expect, it } from 'vitest';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { makeReadDashboardRows } from '#core/payments/read-dashboard.ts';
import { makeReadCampaigns } from '#core/payments/read-campaigns.ts';
import { recordingLogger } from '#tests/support/logger.ts';

const DIRECT = { name: 'Domanda unica', directAid: true };
const stored = () =>
  makePublishedPayments(
    new InMemoryPaymentLedger([
      {
        year: 2025,
        divisions: [
          {
            division: DIRECT,
            interventions: [
              {
                code: 'PD 01',
                description: 'Sostegno di base',
                amounts: [{ region: 'Toscana', paidCents: 100, beneficiaries: 20 }],
              },
            ],
          },
        ],
      },
    ]),
  );

/** The repository, with a note of each call. */
const watched = (repository: PaymentRepository) => {
  const calls: string[] = [];
  const port: PaymentRepository = {
    campaigns: () => repository.campaigns(),
    interventions: (asked) => {
      calls.push('interventions');
      return repository.interventions(asked);
    },
    regions: (asked, intervention) => {
      calls.push(intervention === undefined ? 'regions' : `regions of ${intervention}`);
      return repository.regions(asked, intervention);
    },
  };
  return { calls, port };
};

describe('ReadDashboardRows', () => {
  it('[ERR-05] should log the missing selection and ask for nothing', async () => {
    const logger = recordingLogger();
    const { calls, port } = watched(stored());
    expect(await makeReadDashboardRows(port, logger)({ view: 'intervention', division: DIRECT })).toBeUndefined();
    expect(await makeReadDashboardRows(port, logger)({ view: 'region', year: 2025 })).toBeUndefined();
    expect(calls).toEqual([]);
    expect(logger.lines.map(({ message }) => message)).toEqual([
      'Missing required data for fetch.',
      'Missing required data for fetch.',
    ]);
  });

  it.each([
    ['intervention', undefined, 'interventions', 'intervention'],
    ['region', undefined, 'regions', 'region'],
    ['intervention', 'PD 01', 'regions of PD 01', 'region'],
  ] as const)(
    '[API-13] should make the one call of the tab %s with intervention %s',
    async (view, intervention, call, by) => {
      const logger = recordingLogger();
      const { calls, port } = watched(stored());
      const answer = await makeReadDashboardRows(port, logger)({ year: 2025, division: DIRECT, view, intervention });
      expect([calls, answer?.by, answer?.rows.map(({ paidCents }) => paidCents), logger.lines]).toEqual([
        [call],
        by,
        [100],
        [],
      ]);
    },
  );
});

describe('ReadCampaigns', () => {
  it('[MENU-03] should give the campaigns', async () => {
    expect(await makeReadCampaigns(stored())()).toEqual({ ok: true, value: [{ year: 2025, divisions: [DIRECT] }] });
  });

  it('[ERR-04] should turn a failed call into the sentence to show', async () => {
    const broken = {
      ...watched(stored()).port,
      campaigns: () => Promise.reject(new ServiceError('no content', { status: 204 })),
    };
    expect(await makeReadCampaigns(broken)()).toMatchObject({
      ok: false,
      failure: { message: 'Failed to fetch side menu data', status: 204 },
    });
  });
});
