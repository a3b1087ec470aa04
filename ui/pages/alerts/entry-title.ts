import type { FollowedContent } from '#core/alerts/followed-content.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import type { Query } from '#ui/state/queries.ts';
import { detailQuery } from '../catalogue/list-queries.ts';
import type { PageContext } from '../page-module.ts';

/** The title of an entry to follow; null where there is none. */
export const entryTitleQuery = (
  context: PageContext,
  { thing: followed, slug }: FollowedContent,
): Query<string | null> => ({
  queryKey: ['thing title', followed, slug],
  queryFn: async () =>
    followed === 'aids'
      ? ((await context.use(ContentRepository).page(slug))?.title ?? null)
      : ((await detailQuery(context, followed, slug).queryFn())?.item.title ?? null),
});
