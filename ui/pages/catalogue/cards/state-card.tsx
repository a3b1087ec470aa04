import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { HandedIn } from '#core/competitions/deadline.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { formatDay } from '#core/formatting/date.ts';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import { CallState } from '#ui/pages/competitions/call-state.tsx';
import type { CardContext } from '../list-page.tsx';
import { EntryCard, Fact } from './entry-card.tsx';

/** For whom it is and how much there is, where the call says so (BANDO-04). */
const Terms = ({ item: { forWhom, howMuch, amount } }: { readonly item: CatalogueItem }) => {
  const sum = howMuch ?? (amount === undefined ? undefined : formatEuro(amount));
  if (forWhom === undefined && sum === undefined) return null;
  return (
    <p className="pt-card-facts">
      {forWhom === undefined ? null : <span>{COPY.forWhom(forWhom)}</span>}
      {sum === undefined ? null : <Fact icon="card">{sum}</Fact>}
    </p>
  );
};

/** A competition or a tender: what it is, posts and place, and how it stands (BANDO-01 to BANDO-03). */
const stateCard = (item: CatalogueItem, place: CardContext, kind: string | undefined, what: HandedIn) => (
  <EntryCard item={item} place={place} kind={kind ?? ''} undated footless>
    {item.positions === undefined && item.workplace === undefined ? null : (
      <p className="pt-card-facts">
        {item.positions === undefined ? null : <Fact icon="user">{COPY.posts(item.positions)}</Fact>}
        {item.workplace === undefined ? null : <Fact icon="map-marker">{item.workplace}</Fact>}
      </p>
    )}
    {item.cig === undefined ? null : (
      <p className="pt-card-facts">
        <span className="pt-mono">{COPY.cig(item.cig)}</span>
      </p>
    )}
    <Terms item={item} />
    <div className="pt-strip above">
      <CallState item={item} what={what} />
      {item.lastUpdate === undefined ? null : <p className="upd">{COPY.updated(formatDay(item.lastUpdate))}</p>}
    </div>
  </EntryCard>
);

export const competitionCard = (item: CatalogueItem, place: CardContext) =>
  stateCard(item, place, item.facets.procedureTypes?.[0]?.name, 'Domande');

export const tenderCard = (item: CatalogueItem, place: CardContext) =>
  stateCard(item, place, item.facets.contractScopes?.[0]?.name, 'Offerte');
