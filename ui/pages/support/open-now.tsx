import { Clock } from '#core/kernel/clock.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { contactsAt, type ContactNow } from '#core/support/contacts-now.ts';
import { officeWords, type OfficeState, type Opening } from '#core/support/opening-hours.ts';
import { Tag } from '#ui/components/status.tsx';
import { useOffice } from '#ui/state/office.tsx';
import type { Query } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { portQuery } from '../query.ts';

/** The contacts and whether they answer at the moment of reading, as their cards first show it. */
export const contactsQuery = (context: PageContext): Query<readonly ContactNow[]> => {
  const { queryKey, queryFn } = portQuery(context, AssistanceService, 'contacts');
  return {
    queryKey: [...queryKey, 'now'],
    queryFn: async (around) => contactsAt(await queryFn(around), context.use(Clock).now()),
  };
};

/** Whether an office answers now, and until when or from when (PAGE-51). */
export const OpenNow = ({ opening, read }: { readonly opening: Opening; readonly read: OfficeState }) => {
  const state = useOffice(opening, read);
  const words = officeWords(state, useToday());
  return (
    <span className="pt-open-now">
      <Tag
        tone={state.kind === 'open' ? 'ok' : 'mute'}
        icon={state.kind === 'open' ? 'check-circle' : 'clock'}
        word={words.state}
      />{' '}
      {words.next}
    </span>
  );
};
