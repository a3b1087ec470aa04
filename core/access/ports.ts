import { portKey } from '#core/kernel/port-key.ts';

/** The private address that a visitor asked for before logging in, kept for this visit only (D-19). */
export interface RequestedAddress {
  /** The kept address of the portal, without base path. */
  read(): string | undefined;
  keep(address: string): void;
  forget(): void;
}
export const RequestedAddress = portKey<RequestedAddress>('RequestedAddress');
