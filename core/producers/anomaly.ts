import { formatCount } from '#core/formatting/number.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { Anomaly, AnomalySeverity } from './producer.ts';

const TAGS: Readonly<Record<AnomalySeverity, StatusTag>> = {
  blocking: { tone: 'bad', icon: 'error', word: 'Bloccante' },
  warning: { tone: 'warn', icon: 'warning-circle', word: 'Avviso' },
  notice: { tone: 'info', icon: 'info-circle', word: 'Informazione' },
};
const RANK: Readonly<Record<AnomalySeverity, number>> = { blocking: 0, warning: 1, notice: 2 };

/** The tag of an anomaly of a producer's file (PAGE-30). */
export const anomalyTag = ({ severity }: Anomaly): StatusTag => severityTag(severity);

/** The tag of how much an anomaly weighs. */
export const severityTag = (severity: AnomalySeverity): StatusTag => TAGS[severity];

/** The tag of a file's anomalies: how many, and what the heaviest of them is (PAGE-30). */
export const anomaliesTag = (count: number, worst: AnomalySeverity): StatusTag => {
  const tag = severityTag(worst);
  const word = tag.word.toLocaleLowerCase('it-IT');
  return { ...tag, word: count === 1 ? `1 ${word}` : `${formatCount(count)}, la più grave: ${word}` };
};

/** The heaviest first, then the oldest, then by id. */
export const heaviestFirst = (left: Anomaly, right: Anomaly): number => {
  const rank = RANK[left.severity] - RANK[right.severity];
  return rank || compareTexts(`${left.foundOn ?? '~'} ${left.id}`, `${right.foundOn ?? '~'} ${right.id}`);
};
