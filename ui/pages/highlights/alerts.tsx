import { alertLines, type AlertLine, type Severity } from '#core/content/alerts.ts';
import type { Highlight } from '#core/content/highlight.ts';
import type { Tone } from '#core/kernel/status-tag.ts';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { AddressLink } from '#ui/components/link-to.tsx';
import { HIGHLIGHTS_COPY as COPY } from '#ui/copy/highlights.ts';

const LOOKS: Readonly<Record<Severity, { readonly tone: Tone; readonly icon: IconName }>> = {
  info: { tone: 'info', icon: 'info-circle' },
  warning: { tone: 'warn', icon: 'clock' },
  danger: { tone: 'bad', icon: 'error' },
};

const Line = ({ line: { severity, lead, title, description, link } }: { readonly line: AlertLine }) => {
  const { tone, icon } = LOOKS[severity];
  return (
    <details className={classes('pt-alert', 'alert', tone)}>
      <summary>
        <Icon name={icon} />
        <span>
          {lead === undefined ? null : <span className="word fw-semibold">{lead}: </span>}
          <span className="fw-semibold">{title}</span>
        </span>
        <Icon name="expand" size="sm" className="pt-chevron" />
      </summary>
      <div className="in">
        <p>{description}</p>
        {link === undefined ? null : (
          <p>
            <AddressLink address={link.url}>{link.title}</AddressLink>
          </p>
        )}
      </div>
    </details>
  );
};

/** The alerts of a page: one line each, which opens by the browser's own element; deadlines first. */
export const Alerts = ({ alerts }: { readonly alerts: readonly Highlight[] }) =>
  alerts.length === 0 ? null : (
    <section className="container-xxl pt-alerts" aria-label={COPY.alerts}>
      {alertLines(alerts).map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </section>
  );
