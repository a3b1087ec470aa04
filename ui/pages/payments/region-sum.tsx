import { useMemo } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import { formatTotal } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { divisionToSlug } from '#core/payments/slugs.ts';
import { regionSentences, regionSum } from '#core/payments/dashboard-choice.ts';
import { paymentsTable, type PaymentsTable } from '#core/payments/payments-table.ts';
import { NATURAL_SORT, type TableSort } from '#core/payments/table-sort.ts';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import type { RegionRows } from './region-query.ts';

/** The table of what was read, beside the campaign that it is compared with. */
export const useRegionTable = (
  { rows, earlier }: RegionRows,
  { by, ascending }: TableSort = NATURAL_SORT,
): PaymentsTable =>
  useMemo(() => paymentsTable(rows, { sort: { by, ascending }, compared: earlier }), [rows, earlier, by, ascending]);

/** The sum of the chosen region as the largest figure of the page, and what it is of the whole (PAGE-52). */
export const RegionSum = ({
  place,
  region,
  intervention,
}: {
  readonly place: RegionRows;
  /** Value of the region that the sum is of; all of Italy where there is none. */
  readonly region: string | undefined;
  /** The intervention that the sum is of, by code and name. */
  readonly intervention?: string | undefined;
}) => {
  const table = useRegionTable(place);
  const { campaign, division } = place.found;
  const { cents } = regionSum(table, region);
  const [first, second] = regionSentences(table, place.found, region, intervention);
  const sum = cents === undefined ? COPY.suppressed : formatTotal(euroFromCents(cents));
  const friendlyUrl = divisionToSlug(campaign, division);
  const until = campaign.countedUntil === undefined ? '' : ` ${COPY.until(formatDay(campaign.countedUntil))}.`;
  useSayOnChange(`${region} ${friendlyUrl} ${place.earlier?.year}`, `${sum} ${first}`);
  return (
    <section className="pt-place-sum" aria-label={COPY.sum}>
      <p className="figure">{sum}</p>
      <div>
        <p className="first">
          {/* The years of a campaign stay on one line. */}
          {first.split(/(\d{4}-\d{4})/u).map((words, index) => (
            <span key={index} className={index % 2 === 1 ? 'text-nowrap' : undefined}>
              {words}
            </span>
          ))}
        </p>
        <p className="pt-soft mb-0">
          {second}
          {until}
        </p>
      </div>
    </section>
  );
};
