import type { AuditFigures } from '#core/access/audit-retention.ts';
import { counter, gauge, type Metric } from './metrics.ts';

/** Shows at /metrics that the audit trail does not grow for ever. */
export const auditFigures = ({ forgotten, oldestS, lastRoundS }: AuditFigures): readonly Metric[] => [
  counter('portal_audit_forgotten_total', 'Accessi annotati e poi cancellati perché vecchi.', forgotten),
  gauge('portal_audit_oldest_timestamp_seconds', 'Istante dell’accesso annotato più vecchio.', oldestS),
  gauge('portal_audit_last_round_timestamp_seconds', 'Istante dell’ultima cancellazione riuscita.', lastRoundS),
];
