import { formatLongDay } from '#core/formatting/date.ts';
import type { Highlight } from './highlight.ts';

/** How urgent an alert is: what must be kept in mind, what must be done, what is dangerous. */
export type Severity = NonNullable<Highlight['severity']>;

const RANK: Readonly<Record<Severity, number>> = { danger: 0, warning: 1, info: 2 };

/** The levels of an alert, in the words that editors choose from and that pages lead with. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  danger: 'Urgente',
  warning: 'Attenzione',
  info: 'Informazione',
};

/** An alert in one line: the rest of it is shown when somebody wants it. */
export interface AlertLine {
  readonly id: string;
  readonly severity: Severity;
  /** What leads the line: "Entro sabato 12 dicembre 2026", else the word of its level; nothing where the title begins with such a word. */
  readonly lead: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly link: Highlight['link'];
}

const severityOf = ({ severity = 'info' }: Highlight): Severity => severity;

/** What has a last day first, the nearest before the others; then by severity; else as the editors put them. */
const inOrder = (one: Highlight, other: Highlight): number => {
  if (one.date !== other.date) {
    if (one.date === undefined) return 1;
    if (other.date === undefined) return -1;
    return one.date < other.date ? -1 : 1;
  }
  return RANK[severityOf(one)] - RANK[severityOf(other)];
};

const leadOf = (alert: Highlight): string | undefined => {
  if (alert.date !== undefined) return `Entro ${formatLongDay(alert.date)}`;
  const title = alert.title.toLowerCase();
  const saysItself = Object.values(SEVERITY_WORDS).some((word) => title.startsWith(word.toLowerCase()));
  return saysItself ? undefined : SEVERITY_WORDS[severityOf(alert)];
};

/** The alerts of a page, each in one line, the deadlines first. */
export const alertLines = (alerts: readonly Highlight[]): readonly AlertLine[] =>
  alerts.toSorted(inOrder).map((alert) => ({
    id: alert.id,
    severity: severityOf(alert),
    lead: leadOf(alert),
    title: alert.title,
    description: alert.description,
    // A link that would repeat the title says instead what it is for.
    link:
      alert.link === undefined || alert.link.title !== alert.title
        ? alert.link
        : { ...alert.link, title: 'Leggi che cosa fare' },
  }));
