import { ServiceError } from '#core/kernel/service-error.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';
import { type Criteria, noCriteria } from './criteria.ts';
import type { FacetName } from './definition.ts';
import { LISTS } from './definitions.ts';
import type { CatalogueDetail, CatalogueItem, RelatedEntry } from './item.ts';
import { hasOwnPage } from './opened.ts';
import { tasksInOrder } from './task-page.ts';

/** Number of related entries on a page. */
export const RELATED_COUNT = 3;

/** Whether a value of a facet makes two entries related; the most specific facet comes first. */
const RELATES: Readonly<Record<FacetName, boolean>> = {
  categories: true,
  types: true,
  sectors: true,
  needs: true,
  procedureTypes: true,
  contractScopes: true,
  eventScopes: true,
  targets: true,
  eventLanguages: false,
};
const RELATING = Object.keys(RELATES)
  .map((name) => name as FacetName)
  .filter((name) => RELATES[name]);

/** Criteria for related entries: the first value of the most specific facet that the list can filter by; undefined for none. */
export const relatedCriteria = ({ list, facets }: Pick<CatalogueItem, 'list' | 'facets'>): Criteria | undefined => {
  const sections = LISTS[list].sections.map(({ name }) => name as string);
  for (const name of RELATING) {
    const value = sections.includes(name) ? facets[name]?.[0]?.value : undefined;
    if (value !== undefined) return { ...noCriteria(), selections: { [name]: [value] } };
  }
  return undefined;
};

/** Whether a reader can go on to it: in a list of pages, an entry that is only a file is left out (PAGE-65). */
const isLinkable = (entry: CatalogueItem): boolean => {
  const definition = LISTS[entry.list];
  return !('route' in definition.opens) || hasOwnPage(definition, entry);
};

/** The entries related to one, newest first, of a task all others by use; none on a failure: the page works without them. */
export const relatedTo = async (
  items: CatalogueRepository,
  { item }: CatalogueDetail,
): Promise<readonly RelatedEntry[]> => {
  const criteria = relatedCriteria(item);
  if (criteria === undefined) return [];
  try {
    const { items: alike } = await items.matching(item.list, criteria, 1);
    const others = alike.filter((other) => other.id !== item.id && isLinkable(other));
    return (item.taskOrder === undefined ? others.slice(0, RELATED_COUNT) : tasksInOrder(others)).map(
      ({ friendlyUrl, title, titleLanguage, publicationDate, hasDetail }) => ({
        friendlyUrl,
        title,
        ...(titleLanguage === undefined ? {} : { titleLanguage }),
        ...(publicationDate === undefined ? {} : { publicationDate }),
        ...(hasDetail === undefined ? {} : { hasDetail }),
      }),
    );
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
};
