import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from './portal-settings.ts';
import { CrmAvailability, WindowOpener } from './ports.ts';
import { UnavailablePageCell } from './unavailable-page.ts';
import {
  FollowLink,
  LeaveUnavailablePage,
  makeFollowLink,
  makeLeaveUnavailablePage,
  makeReadCommunicationsLink,
  ReadCommunicationsLink,
} from './use-cases.ts';

/** Use cases of navigation. */
export const bindings: readonly Binding[] = [
  binding(FollowLink, [PortalSettings, UnavailablePageCell, WindowOpener, Logger], makeFollowLink),
  binding(ReadCommunicationsLink, [CrmAvailability, PortalSettings], makeReadCommunicationsLink),
  binding(LeaveUnavailablePage, [UnavailablePageCell, WindowOpener, PortalSettings, Logger], makeLeaveUnavailablePage),
];
