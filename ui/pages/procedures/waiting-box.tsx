import { waitingThings } from '#core/open-items/waiting.ts';
import type { Procedures } from '#core/procedures/use-cases.ts';
import type { Company } from '#core/session/user.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useToday } from '#ui/state/today.tsx';

/** What waits, with what it stops, above the lists: the first with the page's one filled button, the others as links (PRAT-07). */
export const WaitingBox = ({
  context,
  company,
  lists,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly lists: Procedures;
}) => {
  const today = useToday();
  const [first, ...others] = waitingThings({ ...lists, today, isFileOpen: !company.mandateClosed });
  if (first === undefined) return null;
  return (
    <section className="pt-waiting" aria-labelledby="che-cosa-aspetta">
      <Icon name="warning-circle" />
      <div>
        <h2 id="che-cosa-aspetta">{first.title}</h2>
        <p>
          {first.term === undefined ? null : <strong>{first.term} </strong>}
          {first.text} {first.stake}
        </p>
        {others.length === 0 ? null : (
          <ul className="list-unstyled" aria-label={COPY.alsoWaiting}>
            {others.map(({ id, title, term, target }) => (
              <li key={id}>
                <LinkTo to={targetPath(context, company, target)}>{title}</LinkTo> {term}
              </li>
            ))}
          </ul>
        )}
      </div>
      <LinkButton look="filled" to={targetPath(context, company, first.target)}>
        {first.action}
      </LinkButton>
    </section>
  );
};
