import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import {
  pagesAround,
  positionFrom,
  positionIn,
  positionInWork,
  type ProducerPosition,
  positionQuery,
  workPositionFrom,
  workPositionQuery,
} from '#core/producers/list-position.ts';
import { producerAddressFrom } from '#core/producers/producer-list.ts';
import { TypedTexts } from '#core/producers/typed-texts.ts';
import type { WorkAddress } from '#core/producers/work-list.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PRODUCER_COPY as COPY } from '#ui/copy/producer.ts';
import { workQueries } from '#ui/pages/desk/work-queries.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { type QueryResult, useQueryResults } from '#ui/state/queries.ts';
import { producersQuery } from './producer-queries.ts';
import { PRODUCERS_A_PAGE } from '#core/producers/search-producers.ts';

interface StepsProps {
  readonly context: PageContext;
  readonly friendlyUrl: string;
}

const known = <T,>(results: readonly QueryResult<T>[]): readonly T[] =>
  results.flatMap((result) => (result.kind === 'success' ? [result.value] : []));

/** Its place, and the ways to its neighbours; room for them while they are awaited. */
const Steps = ({
  context,
  found,
  order,
  queryOf,
}: Pick<StepsProps, 'context'> & {
  readonly found: ProducerPosition | undefined;
  readonly order: string;
  readonly queryOf: (position: number) => QueryPairs;
}) => {
  if (found === undefined) return <div className="pt-list-steps" />;
  const { place: position, total, before, after } = found;
  return (
    <nav className="pt-list-steps" aria-label={COPY.list}>
      <span>{COPY.place(position, total, order)}</span>
      {[
        { one: before, label: COPY.before, icon: 'arrow-left' as const },
        { one: after, label: COPY.after, icon: 'arrow-right' as const },
      ].map(({ one, label, icon }) =>
        one === undefined ? null : (
          <LinkTo
            key={icon}
            className="btn btn-outline-primary"
            to={`${pathTo(context.table, 'producer', { friendlyUrl: one.friendlyUrl })}?${pairsToQuery(queryOf(one.place))}`}
            aria-label={label}
          >
            <Icon name={icon} size="sm" />
          </LinkTo>
        ),
      )}
    </nav>
  );
};

const StepsOfWork = ({ context, friendlyUrl, work }: StepsProps & { readonly work: WorkAddress }) => {
  // One page more than was shown: the next producer may stand there.
  const pages = known(useQueryResults(workQueries(context, { ...work, page: work.page + 1 })));
  return (
    <Steps
      context={context}
      found={positionInWork(pages, friendlyUrl)}
      order={COPY.orders[work.sort]}
      queryOf={() => workPositionQuery(work)}
    />
  );
};

const StepsOfProducers = ({ context, friendlyUrl, place: position }: StepsProps & { readonly place: number }) => {
  const typed = useInjection(TypedTexts).latest();
  const address = producerAddressFrom(context.pairs, typed);
  const pages = known(
    useQueryResults(
      pagesAround(position, PRODUCERS_A_PAGE).flatMap((page) => producersQuery(context, { ...address, page })),
    ),
  );
  return (
    <Steps
      context={context}
      found={positionIn(pages, friendlyUrl)}
      order={COPY.orders[address.sort]}
      queryOf={(to) => positionQuery(address, to)}
    />
  );
};

/**
 * "2 di 214, dalla somma più alta", and the producers before and after in the list that was left, as it was filtered (CAAP-03). An address
 * that was not opened from a list has none of it.
 */
export const ListSteps = (props: StepsProps) => {
  const { pairs } = props.context;
  const work = workPositionFrom(pairs);
  const position = positionFrom(pairs);
  if (work !== undefined) return <StepsOfWork {...props} work={work} />;
  return position === undefined ? null : <StepsOfProducers {...props} place={position} />;
};
