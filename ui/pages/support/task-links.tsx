import type { RelatedEntry } from '#core/catalogue/item.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import type { PageContext } from '../page-module.ts';

/** Tasks in rows of which each is one link, two a line where there is room. */
export const TaskLinks = ({
  tasks,
  context,
}: {
  readonly tasks: readonly RelatedEntry[];
  readonly context: PageContext;
}) => (
  <ul className="pt-tasks list-unstyled">
    {tasks.map(({ friendlyUrl, title }) => (
      <li key={friendlyUrl}>
        <LinkTo to={pathTo(context.table, 'informationArticle', { friendlyUrl })}>
          <span>{title}</span>
          <Icon name="chevron-right" size="sm" />
        </LinkTo>
      </li>
    ))}
  </ul>
);
