import { pagePathFrom } from '#core/catalogue/card-target.ts';
import { leadingList, type Neighbour } from '#core/catalogue/neighbours.ts';
import { isPlain, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { countText } from '#core/catalogue/count-text.ts';
import { formatCount } from '#core/formatting/number.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { useQueryResults } from '#ui/state/queries.ts';
import { neighboursQueries } from '../catalogue/list-queries.ts';
import type { PageContext } from '../page-module.ts';

/** Back to the list that led here as it was looked at, with its previous and next in its order and under its filters: links, which work before any script. */
export const ListWay = ({ context }: { readonly context: PageContext }) => {
  const leading = leadingList(context.match.route.id, context.pairs);
  const [result] = useQueryResults(neighboursQueries(context));
  if (leading === undefined) return null;
  const { definition, address } = leading;
  const query = pairsToQuery(listAddressToQuery(definition, address));
  const path = pathTo(context.table, definition.route);
  const { previous, next, place, totalCount } = (result?.kind === 'success' ? result.value : null) ?? {};
  const pathOf = ({ page, ...entry }: Neighbour): string =>
    pagePathFrom(context.table, { list: definition.id, ...entry }, { ...address, page }) ?? '';
  return (
    <nav className="pt-way" aria-label={COPY.wayTitle}>
      <p className="d-flex flex-wrap justify-content-between gap-3 pt-soft mb-0">
        <LinkTo to={query === '' ? path : `${path}?${query}`}>
          {isPlain(address.criteria) ? COPY.backToList : COPY.backToResults}
        </LinkTo>
        {place === undefined || totalCount === undefined ? null : (
          <span className="pt-num">{COPY.positionInList(formatCount(place), countText(totalCount))}</span>
        )}
      </p>
      {previous === undefined ? null : (
        <LinkTo to={pathOf(previous)} className="previous">
          <span className="words">
            <Icon name="arrow-left" size="sm" />
            {COPY.previous}
          </span>
          <span className="title" lang={previous.titleLanguage}>
            {previous.title}
          </span>
        </LinkTo>
      )}
      {next === undefined ? null : (
        <LinkTo to={pathOf(next)} className="next">
          <span className="words">
            {COPY.next}
            <Icon name="arrow-right" size="sm" />
          </span>
          <span className="title" lang={next.titleLanguage}>
            {next.title}
          </span>
        </LinkTo>
      )}
    </nav>
  );
};
