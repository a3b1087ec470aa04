import { useState } from 'react';
import type { QueryPairs } from '#core/kernel/address.ts';
import { type OpinionOutcome, TakeOpinion } from '#core/feedback/use-cases.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { ClarityRating, type RatingStage } from '#ui/components/clarity-rating.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { PARTS } from '#ui/copy/parts.ts';
import { useHref } from '#ui/routing/address.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';

const stageOf = (outcome: OpinionOutcome | undefined): RatingStage =>
  outcome?.kind === 'taken' ? 'rated' : outcome?.kind === 'failed' ? 'failed' : 'asking';

/** Asks how clear the page with this path is, and thanks; a page that is opened again is asked about again. */
export const ClarityQuestion = ({
  path,
  before,
}: {
  readonly path: string;
  /** What became of the form when it was sent without script. */
  readonly before?: OpinionOutcome | undefined;
}) => {
  const take = useAction(TakeOpinion);
  const href = useHref();
  const { names } = useInjection(PortalSettings);
  const { say } = useStatus();
  const [outcome, setOutcome] = useState(before);
  const [isSending, setSending] = useState(false);
  const send = async (fields: QueryPairs): Promise<void> => {
    setSending(true);
    const next = await take(fields).finally(() => setSending(false));
    setOutcome(next);
    if (next.kind !== 'refused') say(next.kind === 'taken' ? PARTS.rateThanks : PARTS.rateFailed);
  };
  const sums = pathTo(routeTable(names), 'clarity');
  const filled = outcome === undefined || outcome.kind === 'taken' ? undefined : outcome;
  return (
    <ClarityRating
      page={path}
      action={href(sums)}
      stage={isSending ? 'sending' : stageOf(outcome)}
      draft={filled?.draft}
      errors={filled?.kind === 'refused' ? filled.errors : undefined}
      onRate={(fields) => void send(fields)}
      after={<LinkTo to={sums}>{PARTS.rateSums}</LinkTo>}
    />
  );
};
