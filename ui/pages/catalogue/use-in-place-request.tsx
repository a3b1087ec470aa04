import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { askPath, searchOf } from '#core/alerts/list-search.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { isPlainClick, LinkTo } from '#ui/components/link-to.tsx';
import type { AskOfList } from '#ui/pages/alerts/ask-of-list.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useNavigate } from '#ui/routing/address.tsx';

/** The way to alerts on a list, and the form that it opens. */
export interface InPlaceRequest {
  /** The link, with its words. */
  readonly link: (words: string) => ReactNode;
  readonly form: ReactNode;
}

/**
 * The way to alerts on a list as it is filtered: the form opens under it, once its script is here; without script, or where that does
 * not come, it is a page (ALERT-01). Undefined where alerts are not offered.
 */
export const useInPlaceRequest = (
  context: PageContext,
  definition: ListDefinition,
  criteria: Criteria,
): InPlaceRequest | undefined => {
  const [opened, setOpened] = useState<{ readonly Form: ComponentType<ComponentProps<typeof AskOfList>> }>();
  const navigate = useNavigate();
  if (!offersAlerts(context.settings)) return undefined;
  const path = askPath(context.table, definition, criteria);
  const toggle = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (opened !== undefined) setOpened(undefined);
    else
      import('#ui/pages/alerts/ask-of-list.tsx').then(
        ({ AskOfList }) => setOpened({ Form: AskOfList }),
        () => navigate(path),
      );
  };
  return {
    link: (words) => (
      <LinkTo to={path} aria-expanded={opened === undefined ? undefined : true} onClick={toggle}>
        <Icon name="mail" size="sm" />
        {words}
      </LinkTo>
    ),
    form: opened === undefined ? null : <opened.Form context={context} search={searchOf(definition, criteria)} />,
  };
};
