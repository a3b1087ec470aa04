import { RequestedAddress } from '#core/access/ports.ts';
import { FilterMemory } from '#core/catalogue/filter-memory.ts';
import { binding } from '#core/kernel/port-key.ts';
import { DashboardMemory } from '#core/payments/payment-repository.ts';
import { BrowserData } from '#core/session/browser-data.ts';
import { Farewell, OtherTabs, SharedDeadline } from '#core/session/ports.ts';
import { RememberedChoices } from '#core/session/remembered-choices.ts';
import { ShortcutMemory } from '#core/shortcuts/shortcuts.ts';
import { CarriedTexts } from '#core/support/draft.ts';
import { safeStore } from './safe-store.ts';
import { storedChoices } from './stored-choices.ts';
import { storedFarewell, storedFilters, storedRequestedAddress, storedTexts } from './stored-filters.ts';
import { storedShortcuts } from './stored-shortcuts.ts';
import { broadcastTabs, openTabChannel, storedDeadline } from './tabs.ts';

const local = safeStore(() => window.localStorage);
const session = safeStore(() => window.sessionStorage);

/** What the browser itself keeps. */
export const browserStorageBindings = [
  // The sign-on and the service need cookies; where only the stores are forbidden, nothing is remembered (SES-18).
  binding(BrowserData, [], () => ({ keeps: () => navigator.cookieEnabled })),
  binding(RememberedChoices, [], () => storedChoices(local)),
  // The dashboard's selections stand among the stored choices, under names of their own.
  binding(DashboardMemory, [RememberedChoices], (choices) => choices),
  binding(ShortcutMemory, [], () => storedShortcuts(local)),
  binding(FilterMemory, [], () => storedFilters(session)),
  binding(RequestedAddress, [], () => storedRequestedAddress(session)),
  binding(CarriedTexts, [], () => storedTexts(session)),
  binding(Farewell, [], () => storedFarewell(session)),
  binding(SharedDeadline, [], () => storedDeadline(local)),
  binding(OtherTabs, [], () => broadcastTabs(openTabChannel)),
];
