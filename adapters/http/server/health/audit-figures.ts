import type { AuditFigures } from '#core/access/audit-retention.ts';
import type { Metric } from './metrics.ts';

/** Shows at /metrics that the audit trail does not grow for ever. */
export const auditFigures = ({ forgotten, oldestS, lastRoundS }: AuditFigures): readonly Metric[] => [
  {
    name: 'portal_audit_forgotten_total',
    kind: 'counter',
    help: 'Accessi annotati e poi cancellati perché vecchi.',
    value: forgotten,
  },
  {
    name: 'portal_audit_oldest_timestamp_seconds',
    kind: 'gauge',
    help: 'Istante dell’accesso annotato più vecchio.',
    value: oldestS,
  },
  {
    name: 'portal_audit_last_round_timestamp_seconds',
    kind: 'gauge',
    help: 'Istante dell’ultima cancellazione riuscita.',
    value: lastRoundS,
  },
];
