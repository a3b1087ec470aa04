import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress, queryValue, wellFormed } from '#core/kernel/address.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { type RecordRef, recordPath } from '#core/procedures/record-address.ts';
import { COMPANY_PARAMETER, companyReference } from '#core/session/company-offer.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someTable } from '../navigation/deployment.ts';

const KINDS = ['application', 'payment', 'debt'] as const satisfies readonly RecordRef['kind'][];
const anyId = anyText().filter((text) => text !== '' && wellFormed(text) === text);

describe('recordPath', () => {
  it('[PRAT-01] should give every thing an address that leads back to it, for the farmer with the company and without its code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), anyId, (kind, id) => {
        const { path, query } = parseAddress(
          recordPath(someTable, { kind, id }, { as: 'farmer', cuaa: '01234560017' }),
        );
        const match = matchRoute(someTable, path);
        expect([match?.route.page, match?.params['id'], match?.route.belongsTo]).toEqual([kind, id, 'procedures']);
        expect(queryValue(query, COMPANY_PARAMETER)).toBe(companyReference('01234560017'));
      }),
      RUNS,
    );
  });

  it('[PRAT-01] should give every thing an address below its producer for a centre', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), anyId, (kind, id) => {
        const path = recordPath(someTable, { kind, id }, { as: 'caa', friendlyUrl: 'azienda-7k2m' });
        const match = matchRoute(someTable, path);
        expect([match?.route.page, match?.params]).toEqual([kind, { friendlyUrl: 'azienda-7k2m', id }]);
      }),
      RUNS,
    );
  });
});
