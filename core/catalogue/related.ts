import { ServiceError } from '#core/kernel/service-error.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';
import { type Criteria, noCriteria } from './criteria.ts';
import type { ChoiceName } from './definition.ts';
import { LISTS } from './definitions.ts';
import type { CatalogueDetail, CatalogueItem, RelatedEntry } from './item.ts';

/** How many other entries a page offers to go on with. */
export const RELATED_COUNT = 3;

/** What makes two entries of a list alike, the most telling first. */
const TELLING: readonly ChoiceName[] = [
  'categories',
  'types',
  'sectors',
  'needs',
  'procedureTypes',
  'contractScopes',
  'eventScopes',
  'targets',
];

/** By what the entries like this one are found: the first value of the most telling filter that its list has; undefined where it has none. */
export const relatedCriteria = ({ list, facets }: Pick<CatalogueItem, 'list' | 'facets'>): Criteria | undefined => {
  const sections = LISTS[list].sections.map(({ name }) => name as string);
  for (const name of TELLING) {
    const value = sections.includes(name) ? facets[name]?.[0]?.value : undefined;
    if (value !== undefined) return { ...noCriteria(), selections: { [name]: [value] } };
  }
  return undefined;
};

/** The entries like the one of a page, newest first and without itself; none when they cannot be had: the page stands without them. */
export const relatedTo = async (
  items: CatalogueRepository,
  { item }: CatalogueDetail,
): Promise<readonly RelatedEntry[]> => {
  const criteria = relatedCriteria(item);
  if (criteria === undefined) return [];
  try {
    const { items: alike } = await items.matching(item.list, criteria, 1);
    return alike
      .filter(({ id }) => id !== item.id)
      .slice(0, RELATED_COUNT)
      .map(({ friendlyUrl, title, titleLanguage, publicationDate }) => ({
        friendlyUrl,
        title,
        ...(titleLanguage === undefined ? {} : { titleLanguage }),
        ...(publicationDate === undefined ? {} : { publicationDate }),
      }));
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
};
