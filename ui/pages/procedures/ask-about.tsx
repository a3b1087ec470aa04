import { MESSAGE_MAX_CHARACTERS, SUBJECT_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import { PrepareRequest } from '#core/support/prepared-request.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { PreparedQuestion, QuestionForm } from '#core/procedures/question-about.ts';
import { isLoggedIn, selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { Button } from '#ui/components/button.tsx';
import { CardTitle } from '#ui/components/card.tsx';
import { useNavigate } from '#ui/routing/address.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import type { PageContext } from '#ui/pages/page-module.ts';

const LIMITS = { subject: SUBJECT_MAX_CHARACTERS, message: MESSAGE_MAX_CHARACTERS };

/** A box that opens the assistance form with a question already begun; it goes there in memory, never in the address (PAGA-03). */
export const AskAbout = ({
  context,
  title,
  text,
  button,
  question,
}: {
  readonly context: PageContext;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly question: (form: QuestionForm) => PreparedQuestion;
}) => {
  const session = useCell(useInjection(SessionCell));
  const prepare = useAction(PrepareRequest);
  const navigate = useNavigate();
  const ask = (): void => {
    const company = selectedCompanyOf(session);
    if (!isLoggedIn(session) || company === undefined) return;
    prepare({ writer: session.user.fiscalCode, ...question({ ...LIMITS, company }) });
    navigate(pathTo(context.table, 'assistanceRequest'));
  };
  return (
    <section className="it-card auto pt-ask-box d-print-none">
      <CardTitle level={2}>{title}</CardTitle>
      <p>{text}</p>
      <Button onClick={ask}>{button}</Button>
    </section>
  );
};
