import type { Cents } from '#core/kernel/cents.ts';

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
  { name: 'OPR Terre del Nord', totalPaidCents: 48_215_036_740 },
  { name: 'OPR Alta Pianura', totalPaidCents: 31_690_412_255 },
  { name: 'OPR Dorsale Verde', totalPaidCents: 17_482_930_110 },
  { name: 'OPR Terre del Sud', totalPaidCents: 9_640_877_585 },
  { name: 'OPR Valli Orientali', totalPaidCents: 0 },
  { name: 'OPR Riviera di Ponente', totalPaidCents: 0 },
  { name: 'OPR Laguna e Bassa Pianura', totalPaidCents: 0 },
  { name: 'OPR Colline Centrali', totalPaidCents: 0 },
  { name: 'OPR Costa dei Gelsi', totalPaidCents: 0 },
  { name: 'OPR Isole Maggiori', totalPaidCents: 0 },
];
