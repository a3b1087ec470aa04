import type { ReactNode } from 'react';
import type { Milestone } from '#core/milestones/milestone.ts';
import { ownMilestones } from '#core/milestones/own-milestones.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import type { Company } from '#core/session/user.ts';
import { MILESTONES_COPY as COPY } from '#ui/copy/milestones.ts';
import { useToDos } from '../desk/use-to-dos.ts';
import type { PageContext } from '../page-module.ts';

/** Draws with the days of what a company has to do (TERM-03); only for somebody who is signed in, so that no visitor fetches its rules. */
export const OwnMilestones = ({
  context,
  company,
  children,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly children: (own: readonly Milestone[]) => ReactNode;
}): ReactNode => {
  const { list } = useToDos(context, company);
  return children(ownMilestones(list, COPY.ownLabel, ({ target }) => targetPath(context, company, target)));
};
