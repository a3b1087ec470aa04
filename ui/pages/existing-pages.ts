import { createContext, useContext } from 'react';
import { decideAccess } from '#core/access/decide-access.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, routeById, routeTable } from '#core/navigation/routes.ts';
import { SessionCell } from '#core/session/state.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

const ExistingPages = createContext<(id: RouteId) => boolean>(() => false);

/** Tells the pages below which routes have a page: a list of pages must not lead to one that is not there. */
export const ExistingPagesProvider = ExistingPages.Provider;

/** Whether a path of the portal leads the reader to a page of its own, and not elsewhere. */
export const useIsPage = (): ((path: string | undefined) => boolean) => {
  const hasPage = useContext(ExistingPages);
  const settings = useInjection(PortalSettings);
  const session = useCell(useInjection(SessionCell));
  const table = routeTable(settings.names);
  return (path) => {
    const asked = path === undefined ? undefined : matchRoute(table, path)?.route;
    const route = asked?.redirectTo === undefined ? asked : routeById(table, asked.redirectTo);
    return route !== undefined && hasPage(route.id) && decideAccess(route, session, settings.flags).kind !== 'redirect';
  };
};
