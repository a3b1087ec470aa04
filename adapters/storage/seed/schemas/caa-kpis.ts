import { kpi } from './kpis.ts';

/** A headline figure of the CAA desk. */
export const caaKpi = kpi.omit({ group: true });
