import { eventStrip } from '#core/catalogue/event-order.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { EventLines } from '../highlights/event-lines.tsx';
import { portQuery } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { eventCard } from './cards/event-card.tsx';
import { type CardContext, listPage } from './list-page.tsx';
import { Picked } from './picked.tsx';

const inEvidence = (context: PageContext) => portQuery(context, SelectionRepository, 'inEvidence', 'events');
const imminent = (context: PageContext) => portQuery(context, SelectionRepository, 'imminentEvents');

/** The next event in evidence, and beside it what comes next (PAGE-38, EVENT-02). */
const Agenda = ({ place }: { readonly place: CardContext }) => {
  const { context } = place;
  const today = useToday();
  const next = useQueryResult(imminent(context));
  return (
    <QuietBlock query={inEvidence(context)} failed={LISTS_COPY.evidenceFailed} bare>
      {(items) => {
        const { large, lines } = eventStrip(items, next.kind === 'success' ? next.value : [], today);
        return (
          <Picked item={large} place={place} card={eventCard}>
            {lines.length === 0 ? undefined : (
              <aside aria-label={LISTS_COPY.imminent}>
                <h3 className="h5">{LISTS_COPY.imminent}</h3>
                <EventLines context={context} items={lines} />
              </aside>
            )}
          </Picked>
        );
      }}
    </QuietBlock>
  );
};

/** Events, under the one in evidence and those to come (ROUTE-12, PAGE-38, PAGE-43). */
export const page = listPage({
  list: 'events',
  card: eventCard,
  before: (place) => <Agenda place={place} />,
  others: (context) => [inEvidence(context), imminent(context)],
});
