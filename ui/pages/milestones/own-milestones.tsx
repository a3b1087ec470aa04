import { useEffect } from 'react';
import type { Milestone } from '#core/milestones/milestone.ts';
import { ownMilestones } from '#core/milestones/own-milestones.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import type { Company } from '#core/session/user.ts';
import { MILESTONES_COPY as COPY } from '#ui/copy/milestones.ts';
import { useToDos } from '../desk/use-to-dos.ts';
import type { PageContext } from '../page-module.ts';

/**
 * Finds the days of what a company has to do (TERM-03); only for somebody who is signed in, so that no visitor fetches its rules. It
 * draws nothing: the page is there before, and what is read or chosen in it stays.
 */
export const OwnMilestones = ({
  context,
  company,
  onFound,
}: {
  readonly context: PageContext;
  readonly company: Company;
  /** Gets them when they change, and none once the company is another. */
  readonly onFound: (own: readonly Milestone[]) => void;
}): null => {
  const { list } = useToDos(context, company);
  // As a text, so that equal days are no change.
  const found = JSON.stringify(
    ownMilestones(list, COPY.ownLabel, ({ target }) => targetPath(context, company, target)),
  );
  useEffect(() => onFound(JSON.parse(found) as readonly Milestone[]), [found, onFound]);
  useEffect(() => () => onFound([]), [onFound]);
  return null;
};
