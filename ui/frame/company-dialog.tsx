import { useState } from 'react';
import type { ChoosingCompany } from '#core/session/state.ts';
import { ChooseCompany, EndSession } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/choices.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction } from '#ui/state/injection.tsx';
import { CompanyPicker, useCompanyChoice } from './company-picker.tsx';

const COPY = SESSION_COPY.company;

/** Asks a farmer with several companies for one of them (SES-06, SES-08, SES-13, VAL-01, PAGE-24). */
export const CompanyDialog = ({ session }: { readonly session: ChoosingCompany }) => {
  const chooseCompany = useAction(ChooseCompany);
  const endSession = useAction(EndSession);
  const choice = useCompanyChoice(session.companies);
  const { chosen } = choice;
  const [asMain, setAsMain] = useState(false);
  return (
    <Dialog
      open
      title={COPY.title}
      cross={false}
      onClose={() => undefined}
      actions={
        <>
          <Button look="link" onClick={() => void endSession('home')}>
            {FRAME.logOut}
          </Button>
          <Button
            look="filled"
            disabled={chosen === undefined}
            onClick={() => {
              if (chosen !== undefined) void chooseCompany(chosen, asMain);
            }}
          >
            {COMMON.confirm}
          </Button>
        </>
      }
    >
      <p>{COPY.text}</p>
      <CompanyPicker choice={choice} />
      <Checkbox label={COPY.asMain} checked={asMain} onChange={setAsMain} bare />
    </Dialog>
  );
};
