import { formatLongDay } from '#core/formatting/date.ts';
import { milestonePath } from '#core/milestones/milestone-calendar.ts';
import { type Milestone, milestoneId, milestoneTag, milestoneTitle } from '#core/milestones/milestone.ts';
import { moveWords } from '#core/terms/term.ts';
import { classes } from '#ui/components/classes.ts';
import { DateLeaf } from '#ui/components/date-leaf.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { MILESTONES_COPY as COPY } from '#ui/copy/milestones.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';

/** One day on which something opens or closes; the whole row is the link. */
const MilestoneRow = ({ context, milestone }: { readonly context: PageContext; readonly milestone: Milestone }) => {
  const { day, event, kind, label, forWhom, move, titleLanguage } = milestone;
  const isOwn = kind === 'own';
  const today = useToday();
  const words = [forWhom, moveWords(move, today)].filter((part) => part !== undefined);
  return (
    <li className={classes(isOwn && 'own', event === 'opens' && 'opens')}>
      <DateLeaf from={day} />
      <div>
        <p className="kind">
          <span>{label}</span>
          {isOwn ? (
            <span className="mine">
              <Icon name="user" size="sm" />
              {COPY.ownTag}
            </span>
          ) : null}
          <Tag {...milestoneTag(milestone, today)} />
        </p>
        <LinkTo to={milestonePath(context.table, milestone)}>
          {inLanguage(milestoneTitle(milestone), titleLanguage)}
          <time className="visually-hidden" dateTime={day}>
            , {formatLongDay(day)}
          </time>
        </LinkTo>
        {words.length === 0 ? null : <p className="pt-soft">{words.join(', ')}</p>}
      </div>
    </li>
  );
};

/** Such days, one under the other. */
export const MilestoneRows = ({
  context,
  milestones,
}: {
  readonly context: PageContext;
  readonly milestones: readonly Milestone[];
}) => (
  <ul className="pt-when-rows list-unstyled">
    {milestones.map((milestone) => (
      <MilestoneRow key={milestoneId(milestone)} context={context} milestone={milestone} />
    ))}
  </ul>
);
