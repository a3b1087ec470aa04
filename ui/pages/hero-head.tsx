import type { ReactNode } from 'react';
import { Section } from '#ui/components/layout.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { SkeletonText, useImpatience } from '#ui/components/waiting.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { heroQuery } from './content-queries.ts';
import { PageCrumbs } from './page-crumbs.tsx';
import type { PageContext } from './page-module.ts';

/** How long a page waits for the words of its head before it does without them. */
const HEAD_PATIENCE_MS = 2_000;

/**
 * A page under a head as the editors wrote it; until that is there, or without it, the head has the route's own title
 * (PAGE-36). What stands below is drawn when the head has its height, so that it is not pushed down while it is read.
 */
export const UnderHero = ({
  context,
  hero,
  lead,
  low = lead !== undefined,
  tools,
  children,
}: {
  /** A line of the page itself, above the words of the editors in a low head. */
  readonly lead?: ReactNode;
  readonly low?: boolean | undefined;
  /** Buttons of the head. */
  readonly tools?: ReactNode;
  readonly context: PageContext;
  readonly hero: string;
  readonly children: ReactNode;
}) => {
  const result = useQueryResult(heroQuery(context, hero));
  const impatient = useImpatience(HEAD_PATIENCE_MS);
  const section = result.kind === 'success' ? result.value : null;
  return (
    <>
      <PageHead
        title={section?.title ?? context.match.route.title}
        lead={
          lead === undefined ? (
            section?.description
          ) : (
            <>
              <span className="d-block">{lead}</span>
              {section?.description}
            </>
          )
        }
        low={low}
        breadcrumbs={<PageCrumbs context={context} />}
      >
        {tools}
      </PageHead>
      {result.kind === 'pending' && !impatient ? (
        <Section key="attesa">
          <div className="pt-later" aria-busy="true">
            <SkeletonText lines={10} />
          </div>
        </Section>
      ) : (
        children
      )}
    </>
  );
};
