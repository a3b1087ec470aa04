import { type Binding, binding } from '#core/kernel/port-key.ts';
import { defaultUnavailablePage, UnavailablePageCell } from '#core/navigation/unavailable-page.ts';
import { initialNotices, NoticesCell } from '#core/notices/notices.ts';
import { InactivityCell, initialInactivity } from '#core/session/inactivity-cell.ts';
import { initialSession, SessionCell } from '#core/session/state.ts';
import { type Shortcut, ShortcutsOff } from '#core/shortcuts/shortcuts.ts';
import { nothingPrepared, PreparedRequestCell } from '#core/support/prepared-request.ts';
import { reactiveCell } from './reactive-cell.ts';

/** One cell for each state of the portal, fresh for each composition. */
export const cellBindings: readonly Binding[] = [
  binding(SessionCell, [], () => reactiveCell(initialSession())),
  binding(InactivityCell, [], () => reactiveCell(initialInactivity())),
  binding(ShortcutsOff, [], () => reactiveCell<readonly Shortcut[]>([])),
  binding(NoticesCell, [], () => reactiveCell(initialNotices())),
  binding(PreparedRequestCell, [], () => reactiveCell(nothingPrepared())),
  binding(UnavailablePageCell, [], () => reactiveCell(defaultUnavailablePage())),
];
