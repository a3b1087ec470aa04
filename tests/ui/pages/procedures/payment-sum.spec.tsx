import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from '#core/formatting/signed-euro.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import type { PaymentBreakdown, SumPart } from '#core/procedures/payment-detail.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { PaymentSum } from '#ui/pages/procedures/payment-sum.tsx';
import { demonstrationSettings } from '#features/support/settings.ts';
import { draw } from '#tests/support/drawn.tsx';
import { aBreakdown, anyBreakdown } from '#tests/support/mothers/payment-details.ts';
import { aPayment } from '#tests/support/mothers/procedures.ts';

describe('the sum of a payment in words', () => {
  it('[PAGA-01] should write the amounts that the service sent, each at its line, and no other', () => {
    expect(amountsDrawn(aBreakdown())).toEqual(amountsSent(aBreakdown()));
  });

  it('[PAGA-01] should do so for any payment', () => {
    fc.assert(
      fc.property(anyBreakdown(), ({ breakdown }) => {
        expect(amountsDrawn(breakdown)).toEqual(amountsSent(breakdown));
      }),
      { numRuns: 25 },
    );
  });
});

// Helpers

const table = routeTable(demonstrationSettings.names);

/** What stands in the columns of amounts, in the order of the page. */
const amountsDrawn = (breakdown: PaymentBreakdown): readonly string[] => {
  const match = matchRoute(table, '/le-tue-pratiche/pagamenti/P-0001');
  if (match === undefined) throw new Error('a payment has no page');
  const context = { match, table, settings: demonstrationSettings } as unknown as PageContext;
  const drawn = draw(
    <PaymentSum
      context={context}
      place={{ as: 'farmer', cuaa: '01234560017' }}
      payment={aPayment()}
      breakdown={breakdown}
    />,
  );
  const amounts = drawn.all('td').map(({ textContent }) => textContent.replace(/^nel \d{4}: ?/u, ''));
  drawn.again(null);
  return amounts.filter((words) => words !== '');
};

/** The amounts of a part: each line's, then its sum, with those of the year before where there is one. */
const amountsSent = ({ entitled, reductions, arriving, lastYear }: PaymentBreakdown): readonly string[] =>
  [entitled, ...(reductions === undefined ? [] : [reductions]), arriving].flatMap(
    ({ lines, totalCents, lastYearCents }: SumPart) =>
      [...lines, { amountCents: totalCents, lastYearCents }].flatMap((line) => [
        formatCents(line.amountCents),
        ...(lastYear === undefined || line.lastYearCents === undefined ? [] : [formatCents(line.lastYearCents)]),
      ]),
  );
