import { sumOfCents, type Cents } from '#core/kernel/cents.ts';

/** A row of the page on the other paying bodies: `name` is the wire's OPR, `totalPaidCents` its TOTALE_PAGATO (PAGE-23). */
export interface ExtraAgencyRow {
  readonly name: string;
  readonly totalPaidCents: Cents;
}

/**
 * The fixed list of ten bodies, six of them with zero. Whatever the service answers for this page is used for
 * its header only and never changes these rows (PAGE-23).
 */
export const EXTRA_AGENCY_ROWS: readonly ExtraAgencyRow[] = [
  { name: 'OP Terre del Nord', totalPaidCents: 48_215_036_740 },
  { name: 'Organismo pagatore della Via Emilia', totalPaidCents: 31_690_412_255 },
  { name: 'Organismo pagatore delle Colline', totalPaidCents: 17_482_930_110 },
  { name: 'OP Terre del Sud', totalPaidCents: 9_640_877_585 },
  { name: 'Organismo pagatore della Laguna', totalPaidCents: 0 },
  { name: 'Organismo pagatore dei Cipressi', totalPaidCents: 0 },
  { name: 'Organismo pagatore delle Tanche', totalPaidCents: 0 },
  { name: 'Organismo pagatore delle Malghe', totalPaidCents: 0 },
  { name: 'Organismo pagatore dei Masi', totalPaidCents: 0 },
  { name: 'Organismo pagatore della Pianura e del Carso', totalPaidCents: 0 },
];

/** What they have paid together; the headline figures are made of it. */
export const EXTRA_AGENCY_TOTAL_CENTS: Cents = sumOfCents(
  EXTRA_AGENCY_ROWS.map(({ totalPaidCents }) => totalPaidCents),
);
