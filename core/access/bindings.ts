import { type Binding, binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import {
  AddressAfterSignIn,
  EnterAddress,
  makeAddressAfterSignIn,
  makeEnterAddress,
  makeReadAsVisitor,
  ReadAsVisitor,
} from './enter-address.ts';
import { RequestedAddress } from './ports.ts';

/** Use cases of access. */
export const bindings: readonly Binding[] = [
  binding(EnterAddress, [PortalSettings, RequestedAddress], makeEnterAddress),
  binding(AddressAfterSignIn, [PortalSettings, RequestedAddress], makeAddressAfterSignIn),
  binding(ReadAsVisitor, [RequestedAddress], makeReadAsVisitor),
];
