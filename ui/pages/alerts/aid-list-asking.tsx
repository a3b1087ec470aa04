import type { AidAnswers } from '#core/aids/answers.ts';
import type { AidListOutcome } from '#core/alerts/aid-list.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { AID_LIST_COPY as COPY } from '#ui/copy/aid-list.ts';
import { ALERTS_COPY } from '#ui/copy/alerts.ts';
import { aidPath } from '../aid-finder/aid-paths.ts';
import type { PageContext } from '../page-module.ts';
import { AidListForm } from './aid-list-form.tsx';
import { Trouble } from './trouble.tsx';

/** The form that sends a list of aids as a page, or what became of it (AIDS-06). */
export const AidListAsking = ({
  context,
  typed,
  outcome,
}: {
  readonly context: PageContext;
  readonly typed: AidAnswers;
  readonly outcome: AidListOutcome | undefined;
}) => {
  const back = (
    <p>
      <LinkTo to={aidPath(context, { answers: typed, step: 'esito' })}>{COPY.back}</LinkTo>
    </p>
  );
  if (!offersAlerts(context.settings)) return <Notice tone="info" title={ALERTS_COPY.notOffered} />;
  if (outcome?.kind === 'listSent')
    return (
      <Notice tone="ok" title={COPY.sent}>
        <p>{COPY.sentLimits}</p>
        {back}
      </Notice>
    );
  return (
    <>
      <Trouble reason={outcome?.reason} />
      <AidListForm
        context={context}
        answers={outcome?.answers ?? typed}
        typed={typed}
        mail={outcome?.mail ?? ''}
        trouble={outcome?.trouble}
      />
      {back}
    </>
  );
};
