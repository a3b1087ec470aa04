import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import type { Criteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { exportAddress, type ExportFormat, exportFormats } from '#core/catalogue/export.ts';
import { askPath, searchOf } from '#core/alerts/list-search.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { isPlainClick, LinkTo } from '#ui/components/link-to.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import type { AskOfList } from '#ui/pages/alerts/ask-of-list.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useNavigate } from '#ui/routing/address.tsx';

const ICONS: Readonly<Record<ExportFormat, IconName>> = { atom: 'rss', csv: 'download', ics: 'calendar' };

/** The way to alerts on a list: the form opens under it, once its script is here; without script, or where that does not come, it is a page (ALERT-01). */
const useAskForm = (path: string) => {
  const [form, setForm] = useState<{ readonly Form: ComponentType<ComponentProps<typeof AskOfList>> }>();
  const navigate = useNavigate();
  const toggle = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (form !== undefined) setForm(undefined);
    else
      import('#ui/pages/alerts/ask-of-list.tsx').then(
        ({ AskOfList }) => setForm({ Form: AskOfList }),
        () => navigate(path),
      );
  };
  return { Form: form?.Form, toggle };
};

/**
 * Ways to take the list along as it is filtered (LIST-18). What only the reserved area shows is not taken out of it, and
 * who reads it there is told so.
 */
export const Exports = ({
  definition,
  criteria,
  context,
}: {
  readonly definition: ListDefinition;
  readonly criteria: Criteria;
  readonly context: PageContext;
}) => {
  const { area, settings, table } = context;
  const asking = askPath(table, definition, criteria);
  const { Form, toggle } = useAskForm(asking);
  return (
    <>
      <div className="pt-export">
        <p id="porta-con-te">{LISTS_COPY.takeAlong}</p>
        <ul aria-labelledby="porta-con-te">
          {offersAlerts(settings) ? (
            <li>
              <LinkTo to={asking} aria-expanded={Form === undefined ? undefined : true} onClick={toggle}>
                <Icon name="mail" size="sm" />
                {LISTS_COPY.alerts}
              </LinkTo>
            </li>
          ) : null}
          {exportFormats(definition).map((format) => (
            <li key={format}>
              <a href={`${settings.apiBase}${exportAddress(definition, format, criteria)}`}>
                <Icon name={ICONS[format]} size="sm" />
                {LISTS_COPY.exports[format]}
              </a>
            </li>
          ))}
        </ul>
        {area !== 'public' && definition.hasPrivateTwin ? (
          <p className="small pt-soft">{LISTS_COPY.takeAlongPublicOnly}</p>
        ) : null}
      </div>
      {Form === undefined ? null : <Form context={context} search={searchOf(definition, criteria)} />}
    </>
  );
};
