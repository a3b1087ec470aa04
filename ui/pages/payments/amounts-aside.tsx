import type { ReactNode } from 'react';
import type { TableLine } from '#core/payments/payments-table.ts';
import { Folding } from '#ui/components/folding.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { AmountsMap } from './amounts-map.tsx';
import type { RegionRows } from './region-query.ts';
import { useRegionTable } from './region-sum.tsx';

/** Map and campaigns: closed rows before a table on phones, in sight at its left where there is room (MENU-04). */
export const AmountsAside = ({ map, menu }: { readonly map?: ReactNode; readonly menu: ReactNode }) => (
  <aside className="pt-stack pt-beside" aria-label={COPY.campaigns}>
    {map}
    {menu}
  </aside>
);

/** The map of a table by region, each region a way on. */
export const FoldedMap = ({
  place,
  detailOf,
  marked,
}: {
  readonly place: RegionRows;
  readonly detailOf: (line: TableLine) => string | undefined;
  /** Value of the region that the page is of. */
  readonly marked?: string | undefined;
}) => (
  <div className="pt-fold-map">
    <Folding words={COPY.chooseOnMap}>
      <p className="pt-soft d-print-none">{COPY.mapChoice}</p>
      <AmountsMap table={useRegionTable(place)} detailOf={detailOf} marked={marked} />
    </Folding>
  </div>
);
