import { eventsInEvidence } from '#core/catalogue/event-order.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { Stack } from '#ui/components/layout.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { portQuery } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { eventCard } from './cards/event-card.tsx';
import { type CardPlace, listPage } from './list-page.tsx';
import { Picked } from './picked.tsx';

const inEvidence = (context: PageContext) => portQuery(context, SelectionRepository, 'inEvidence', 'events');
const imminent = (context: PageContext) => portQuery(context, SelectionRepository, 'imminentEvents');

/** The next event large, with its picture, and some small ones below it (EVENT-02). */
const InEvidence = ({
  place,
  events: [large, ...small],
}: {
  readonly place: CardPlace;
  readonly events: readonly CatalogueItem[];
}) =>
  large === undefined ? null : (
    <section className="pt-picked">
      <SectionHead title={LISTS_COPY.inEvidence} />
      <Stack>
        {eventCard(
          large,
          place,
          large.image && <img src={large.image.url} alt="" width={large.image.width} height={large.image.height} />,
        )}
        {small.length === 0 ? null : (
          <CardGrid look="wide" items={small.map((item) => ({ key: item.id, card: eventCard(item, place) }))} />
        )}
      </Stack>
    </section>
  );

/** What is in evidence, then what comes next and does not stand there already (PAGE-38). */
const Agenda = ({ place }: { readonly place: CardPlace }) => {
  const today = useToday();
  const first = useQueryResult(inEvidence(place.context));
  const shown = first.kind === 'success' ? eventsInEvidence(first.value, today) : [];
  return (
    <>
      <QuietBlock query={inEvidence(place.context)} bare>
        {() => <InEvidence place={{ ...place, block: 'evidenza' }} events={shown} />}
      </QuietBlock>
      <Picked
        id="prossimi"
        title={LISTS_COPY.imminent}
        place={place}
        query={imminent(place.context)}
        look="rows"
        without={shown}
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
