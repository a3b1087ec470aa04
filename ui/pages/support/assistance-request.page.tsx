import { useState } from 'react';
import { UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import { isLoggedIn, SessionCell } from '#core/session/state.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import type { AssistanceScope } from '#core/support/assistance-request.ts';
import { nextChangeOf } from '#core/support/contacts-now.ts';
import { newDraft } from '#core/support/draft.ts';
import { type PostedRequest, TakePostedRequest } from '#core/support/posted-request.ts';
import { ASSISTANCE_COPY as COPY } from '#ui/copy/assistance.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { classes } from '#ui/components/classes.ts';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { portQuery, type QueryScope } from '../query.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { postedQuery } from '../posted-query.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { AssistanceForm } from './assistance-form.tsx';
import { AssistanceRail } from './assistance-rail.tsx';
import { contactsQuery } from './open-now.tsx';

const scopesQuery = (scope: QueryScope): Query<readonly AssistanceScope[]> =>
  portQuery(scope, AssistanceService, 'scopes');
const posted = (): Query<PostedRequest | null> => postedQuery<PostedRequest>();

const FAILED = 503;

const View = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  const result = useQueryResult(posted());
  const before = result.kind === 'success' ? result.value : null;
  const [isTaken, setIsTaken] = useState(before?.kind === 'taken');
  return (
    <PageShell
      title={isTaken ? COPY.taken : COPY.title}
      lead={isTaken ? undefined : COPY.lead}
      lowHead
      context={context}
      progress="never"
    >
      <div className={classes('pt-cols', !isTaken && 'aside')}>
        <QuietBlock query={scopesQuery(context)} failed={COPY.scopesFailed} bare>
          {(scopes) => (
            <AssistanceForm
              context={context}
              scopes={scopes}
              before={before}
              blank={newDraft(isLoggedIn(session) ? session.user : undefined)}
              writer={isLoggedIn(session) ? session.user.fiscalCode : session.kind === 'ended' ? undefined : ''}
              onTaken={() => setIsTaken(true)}
            />
          )}
        </QuietBlock>
        {isTaken ? null : <AssistanceRail context={context} />}
      </div>
    </PageShell>
  );
};

/** The assistance request (PAGE-33, D-10, ROUTE-10): it works without script, and loses nothing that was typed. */
export const page: PageModule = {
  queries: (context) => [scopesQuery(context), posted(), contactsQuery(context)],
  post: (context, { fields, key }) => context.use(TakePostedRequest)(fields, key),
  head: (context, known) => {
    const outcome = known.value(posted());
    const head = {
      title: COPY.title,
      description: COPY.description,
      changesAt: nextChangeOf(known.value(contactsQuery(context)) ?? []),
    };
    if (outcome?.kind === 'taken') return { ...head, title: COPY.taken, status: 200 };
    if (outcome?.kind === 'refused') return { ...head, title: COPY.errorTitle, status: UNPROCESSABLE_CONTENT };
    return { ...head, status: outcome === null || outcome === undefined ? 200 : FAILED };
  },
  Page: ({ context }) => <View context={context} />,
};
