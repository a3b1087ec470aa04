import { signInAddress } from '#core/access/enter-address.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { LogIn } from '#core/visit/log-in.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';

/** The way in: the address that leads to the login page, and the same by script. */
export interface WayIn {
  readonly to: string;
  readonly onLogIn: () => void;
}

/** How a visitor comes in (NAV-12, NAV-21), with script or before it has come. */
export const useLogIn = (): WayIn => {
  const settings = useInjection(PortalSettings);
  const logIn = useAction(LogIn);
  return { to: signInAddress(routeTable(settings.names)), onLogIn: () => void logIn() };
};
