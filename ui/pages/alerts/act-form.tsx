import type { ReactNode } from 'react';
import { ALERT_FIELDS, type AlertAct } from '#core/alerts/alert-fields.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { useHref } from '#ui/routing/address.tsx';
import type { PageContext } from '../page-module.ts';

/** One press: a form whose fields are all known. */
export const ActForm = ({
  context,
  viewKey,
  act,
  fields = {},
  children,
}: {
  readonly context: PageContext;
  readonly viewKey: string;
  readonly act: AlertAct;
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}) => {
  const href = useHref();
  return (
    <form method="post" action={href(pathTo(context.table, 'alerts'))}>
      {Object.entries({ [ALERT_FIELDS.key]: viewKey, [ALERT_FIELDS.act]: act, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
};
