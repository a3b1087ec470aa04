import { describe, expect, it } from 'vitest';
import { ServiceError } from '#core/kernel/service-error.ts';
import { campaignDropdowns, SIDE_MENU_TITLE, sideMenuFailure } from '#core/payments/side-menu.ts';

describe('sideMenuFailure', () => {
  it.each([new ServiceError('network'), new Error('anything'), 'a text', undefined, null, {}])(
    '[ERR-04] should say "Unknown Error" of a failure without status: %s',
    (error) => {
      expect(sideMenuFailure(error)).toEqual({
        code: 'payments.side-menu-unavailable',
        message: 'Unknown Error',
        status: undefined,
      });
    },
  );

  it.each([201, 204, 304, 404, 500, 503])(
    '[ERR-04] should say "Failed to fetch side menu data" of an answer %i',
    (status) => {
      expect(sideMenuFailure(new ServiceError('not 200', { status }))).toEqual({
        code: 'payments.side-menu-unavailable',
        message: 'Failed to fetch side menu data',
        status,
      });
    },
  );
});

describe('campaignDropdowns', () => {
  it('[MENU-03] should make one dropdown per year, newest first, listing its divisions', () => {
    const campaigns = [
      { year: 2024, divisions: [{ name: 'Domanda unica', directAid: true }] },
      {
        year: 2025,
        divisions: [
          { name: 'Domanda unica', directAid: true },
          { name: 'Sviluppo rurale', planning: '2023-2027', directAid: false },
        ],
      },
    ];
    expect(SIDE_MENU_TITLE).toBe('Campagne');
    expect(campaignDropdowns(campaigns)).toEqual([
      {
        title: 'Campagna 2025',
        year: 2025,
        divisions: [
          { title: 'Domanda unica', slug: 'domanda-unica-2025' },
          { title: 'Sviluppo rurale 2023-2027', slug: 'sviluppo-rurale-2023-2027-2025' },
        ],
      },
      { title: 'Campagna 2024', year: 2024, divisions: [{ title: 'Domanda unica', slug: 'domanda-unica-2024' }] },
    ]);
  });
});
