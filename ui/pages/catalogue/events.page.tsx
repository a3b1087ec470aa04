import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { portQuery } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { eventCard } from './cards/event-card.tsx';
import { type CardPlace, listPage } from './list-page.tsx';
import { Picked } from './picked.tsx';

const inEvidence = (context: PageContext) => portQuery(context, SelectionRepository, 'inEvidence', 'events');
const imminent = (context: PageContext) => portQuery(context, SelectionRepository, 'imminentEvents');

/** What is in evidence, then what comes next and does not stand there already (PAGE-38). */
const Agenda = ({ place }: { readonly place: CardPlace }) => {
  const first = useQueryResult(inEvidence(place.context));
  return (
    <>
      <Picked
        id="evidenza"
        title={LISTS_COPY.inEvidence}
        place={place}
        query={inEvidence(place.context)}
        card={eventCard}
      />
      <Picked
        id="prossimi"
        title={LISTS_COPY.imminent}
        place={place}
        query={imminent(place.context)}
        look="rows"
        without={first.kind === 'success' ? first.value : []}
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
