import { eventsInEvidence, type EventsInEvidence } from '#core/catalogue/event-order.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { portQuery } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { eventCard, largeEventCard, smallEventCard } from './cards/event-card.tsx';
import { type CardPlace, listPage } from './list-page.tsx';
import { Picked } from './picked.tsx';

const inEvidence = (context: PageContext) => portQuery(context, SelectionRepository, 'inEvidence', 'events');
const imminent = (context: PageContext) => portQuery(context, SelectionRepository, 'imminentEvents');

/** The next event large, with its picture, and some small ones beside it (EVENT-02). */
const InEvidence = ({ place, large, small }: EventsInEvidence & { readonly place: CardPlace }) =>
  large === undefined ? null : (
    <section className="pt-picked pt-lead-events">
      <SectionHead title={LISTS_COPY.inEvidence} />
      <div>
        {largeEventCard(large, place)}
        {small.length === 0 ? null : (
          <CardGrid items={small.map((item) => ({ key: item.id, card: smallEventCard(item, place) }))} />
        )}
      </div>
    </section>
  );

/** What is in evidence, then what comes next and does not stand there already (PAGE-38). */
const Agenda = ({ place }: { readonly place: CardPlace }) => {
  const today = useToday();
  const first = useQueryResult(inEvidence(place.context));
  const { large, small } = eventsInEvidence(first.kind === 'success' ? first.value : [], today);
  const without = large === undefined ? [] : [large, ...small];
  return (
    <>
      <QuietBlock query={inEvidence(place.context)} failed={LISTS_COPY.evidenceFailed} bare>
        {(items) => <InEvidence place={{ ...place, block: 'evidenza' }} {...eventsInEvidence(items, today)} />}
      </QuietBlock>
      <Picked
        id="prossimi"
        title={LISTS_COPY.imminent}
        place={place}
        query={imminent(place.context)}
        look="rows"
        without={without}
        card={eventCard}
      />
    </>
  );
};

/** Events, under those in evidence and those to come (ROUTE-12, PAGE-38, PAGE-43). */
export const page = listPage({
  list: 'events',
  card: eventCard,
  before: (place) => <Agenda place={place} />,
  others: (context) => [inEvidence(context), imminent(context)],
});
