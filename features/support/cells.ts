import { PlainCell } from '#tests/support/doubles/plain-cell.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { defaultUnavailablePage, UnavailablePageCell } from '#core/navigation/unavailable-page.ts';
import { initialNotices, NoticesCell } from '#core/notices/notices.ts';
import { InactivityCell, initialInactivity } from '#core/session/inactivity-cell.ts';
import { initialSession, SessionCell } from '#core/session/state.ts';
import { nothingPrepared, PreparedRequestCell } from '#core/support/prepared-request.ts';

/** A fresh cell for each state of the portal. */
export const plainCells = (): readonly Binding[] => [
  binding(SessionCell, [], () => new PlainCell(initialSession())),
  binding(InactivityCell, [], () => new PlainCell(initialInactivity())),
  binding(NoticesCell, [], () => new PlainCell(initialNotices())),
  binding(PreparedRequestCell, [], () => new PlainCell(nothingPrepared())),
  binding(UnavailablePageCell, [], () => new PlainCell(defaultUnavailablePage())),
];
