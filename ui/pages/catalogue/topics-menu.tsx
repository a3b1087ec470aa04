import type { FilterOption } from '#core/catalogue/catalogue-repository.ts';
import type { FacetName, ListDefinition } from '#core/catalogue/definition.ts';
import { topicsOf } from '#core/catalogue/topics.ts';
import { formatCount } from '#core/formatting/number.ts';
import { SideMenu } from '#ui/components/side-menu.tsx';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import { LIST_START_ID } from './list-results.tsx';
import type { OpenList } from './use-list.ts';

/** The topics of a list beside it, one row on phones: links, which work before any script (PAGE-70). */
export const TopicsMenu = ({
  definition,
  list,
  field,
  options,
}: {
  readonly definition: ListDefinition;
  readonly list: OpenList;
  readonly field: FacetName;
  readonly options: readonly FilterOption[];
}) => {
  const topics = topicsOf(definition, list.address, field, options);
  const chosen = topics.flatMap(({ isChosen, name }) => (isChosen && name !== undefined ? [name] : []));
  return (
    <SideMenu
      title={COPY.topics}
      showTitle
      fold={chosen.length === 0 ? COPY.topics : COPY.topic(chosen.join(', '))}
      compact
      items={topics.map(({ value, name, count, isChosen, address }) => ({
        id: value,
        label:
          name === undefined || count === undefined ? (
            COPY.allTopics
          ) : (
            <>
              {name} <span className="count pt-num">{formatCount(count)}</span>
            </>
          ),
        to: list.clearingPathOf(address),
        fragment: LIST_START_ID,
        current: isChosen,
      }))}
    />
  );
};
