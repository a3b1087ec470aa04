import { hasForeignService } from '#core/navigation/links.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';

/**
 * Whether lists and entries can be followed: what is new is known here, and not of another service behind the contract (D-40).
 */
export const offersAlerts = (settings: Pick<PortalSettings, 'apiBase' | 'foreignService'>): boolean =>
  !hasForeignService(settings);
