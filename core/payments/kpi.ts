import { formatDay } from '#core/formatting/date.ts';
import { formatKpi } from '#core/formatting/kpi.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

/** A headline figure, as the service gives it (PAGE-42). */
export interface Kpi {
  readonly icon: string;
  /** With a decimal point, or any text. */
  readonly value: string;
  /** `percentuale`, `numerico`, `valuta`; anything else shows the plain value (CONST-02). */
  readonly formatting: string;
  readonly description: string;
  readonly tooltip?: string;
  readonly lastUpdate?: IsoDate;
}

/** A headline figure as its card shows it. */
export interface KpiCard {
  readonly icon: string;
  readonly value: string;
  readonly description: string;
  readonly tooltip: string | undefined;
  /** "Aggiornato al 31/10/2026". */
  readonly lastUpdate: string | undefined;
}

/** The card of a headline figure (PAGE-42). */
export const kpiCard = ({ icon, value, formatting, description, tooltip, lastUpdate }: Kpi): KpiCard => ({
  icon,
  value: formatKpi(value, formatting),
  description,
  tooltip,
  lastUpdate: lastUpdate === undefined ? undefined : `Aggiornato al ${formatDay(lastUpdate)}`,
});
