import { AnswerOtherTab } from '#core/session/use-cases.ts';
import type { Farmer } from '#core/session/state.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction } from '#ui/state/injection.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const COPY = SESSION_COPY.elsewhere;

/** Another tab has chosen another company: this one goes on showing its own, says so, and may follow (SES-19). */
export const OtherTabDialog = ({ session }: { readonly session: Farmer }) => {
  const result = useAction(AnswerOtherTab);
  const other = session.companies.find(({ cuaa }) => cuaa === session.chosenElsewhere);
  if (other === undefined) return null;
  return (
    <SwitchDialog
      title={COPY.title(other.registeredName)}
      session={session}
      follow={COPY.follow}
      stay={COPY.stay}
      onFollow={() => void result(true)}
      onStay={() => void result(false)}
    />
  );
};
