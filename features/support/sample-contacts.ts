import { InMemoryAssistanceService } from '#tests/support/doubles/support.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { WEEKDAYS, type Opening } from '#core/support/opening-hours.ts';
import type { PortalWorld } from './world.ts';

const WORKDAYS = WEEKDAYS.slice(0, 5);
const FARMERS: Opening = {
  times: [
    { days: WORKDAYS, from: '09:00', to: '13:00' },
    { days: WORKDAYS, from: '14:00', to: '16:30' },
  ],
  closedOn: ['2026-06-29' as IsoDate],
};

/** Puts two contacts in the memory: one with its hours and a day of its own on which it is closed, one without hours. */
export const bindContacts = (world: PortalWorld): void => {
  if (!world.isPrepared) return;
  world.place(
    AssistanceService,
    new InMemoryAssistanceService(
      [],
      [{ title: 'Assistenza agli agricoltori', opening: FARMERS }, { title: 'Sicurezza dei servizi online' }],
    ),
  );
};
