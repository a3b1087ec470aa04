import { nationalSystemStart } from '#core/handover/hand-over.ts';
import type { LoggedInState } from '#core/session/state.ts';
import { Card } from '#ui/components/card.tsx';
import { HANDOVER_COPY as COPY } from '#ui/copy/handover.ts';
import { HandOverButton } from '#ui/pages/handover/hand-over-button.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';

/** The passage to the national system, with the person's own token (SSO-01, SSO-02). */
export const NationalSystemCard = ({
  context,
  session,
}: {
  readonly context: PageContext;
  readonly session: LoggedInState;
}) => (
  <Card title={COPY.title} level={2} auto>
    <HandOverButton session={session} target={nationalSystemStart(context.settings.external.nationalSystemSignOn)}>
      {COPY.go}
    </HandOverButton>
  </Card>
);
