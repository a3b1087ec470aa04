import { portKey } from '#core/kernel/port-key.ts';

/** Leaves the page or loads it again. */
export interface WindowOpener {
  /** Opens a checked http or https address. */
  openInNewTab(address: string): void;
  reload(): void;
}
export const WindowOpener = portKey<WindowOpener>('WindowOpener');

/** Whether the CRM behind the CAA portal is there (NAV-11). Throws `ServiceError` without an answer. */
export interface CrmAvailability {
  isAvailable(): Promise<boolean>;
}
export const CrmAvailability = portKey<CrmAvailability>('CrmAvailability');
