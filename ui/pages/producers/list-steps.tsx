import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { pagesAround, placeFrom, placeIn, placeQuery } from '#core/producers/place-in-list.ts';
import { producerAddressFrom } from '#core/producers/producer-list.ts';
import { TypedTexts } from '#core/producers/typed-texts.ts';
import { PRODUCERS_A_PAGE } from '#core/producers/use-cases.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PRODUCER_COPY as COPY } from '#ui/copy/producer.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useQueryResults } from '#ui/state/queries.ts';
import { producersQuery } from './producer-queries.ts';

/**
 * "2 di 214, dalla scadenza più vicina", and the producers before and after in the list that was left, as it was filtered (CAAP-03). An
 * address that was not opened from a list has none of it.
 */
export const ListSteps = ({
  context,
  friendlyUrl,
}: {
  readonly context: PageContext;
  readonly friendlyUrl: string;
}) => {
  const place = placeFrom(context.pairs);
  const typed = useInjection(TypedTexts).latest();
  const address = producerAddressFrom(context.pairs, typed);
  const results = useQueryResults(
    place === undefined
      ? []
      : pagesAround(place, PRODUCERS_A_PAGE).flatMap((page) => producersQuery(context, { ...address, page })),
  );
  if (place === undefined) return null;
  const pages = results.flatMap((result) => (result.kind === 'success' ? [result.value] : []));
  const found = placeIn(pages, friendlyUrl);
  if (found === undefined) return <div className="pt-list-steps" />;
  const pathOf = (one: NonNullable<typeof found.before>): string =>
    `${pathTo(context.table, 'producer', { friendlyUrl: one.friendlyUrl })}?${pairsToQuery(placeQuery(address, one.place))}`;
  return (
    <nav className="pt-list-steps" aria-label={COPY.list}>
      <span>{COPY.place(found.place, found.total, address.sort)}</span>
      {found.before === undefined ? null : (
        <LinkTo className="btn btn-outline-primary" to={pathOf(found.before)} aria-label={COPY.before}>
          <Icon name="arrow-left" size="sm" />
        </LinkTo>
      )}
      {found.after === undefined ? null : (
        <LinkTo className="btn btn-outline-primary" to={pathOf(found.after)} aria-label={COPY.after}>
          <Icon name="arrow-right" size="sm" />
        </LinkTo>
      )}
    </nav>
  );
};
