import { useState } from 'react';
import { ChooseRole, EndSession } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { LargeChoice } from '#ui/components/choices.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction } from '#ui/state/injection.tsx';

const COPY = SESSION_COPY.role;
const OPTIONS = [
  { value: 'farmer', ...COPY.farmer },
  { value: 'caa', ...COPY.caa },
] as const;

/** Asks a person with two roles for one of them; nothing is confirmed before something is chosen (SES-04, VAL-01, PAGE-24). */
export const RoleDialog = () => {
  const chooseRole = useAction(ChooseRole);
  const endSession = useAction(EndSession);
  const [chosen, setChosen] = useState<string>();
  const confirm = (): void => {
    if (chosen === 'farmer' || chosen === 'caa') void chooseRole(chosen);
  };
  return (
    <Dialog
      open
      title={COPY.title}
      cross={false}
      // There is no going on without a role: to leave is the only way that changes nothing.
      onClose={() => undefined}
      actions={
        <>
          <Button look="link" onClick={() => void endSession('home')}>
            {FRAME.logOut}
          </Button>
          <Button look="filled" disabled={chosen === undefined} onClick={confirm}>
            {COMMON.confirm}
          </Button>
        </>
      }
    >
      <p>{COPY.text}</p>
      <LargeChoice
        legend={COPY.legend}
        hideLegend
        name="ruolo"
        options={OPTIONS}
        chosen={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
};
