import { useState } from 'react';
import type { ChoosingCompany } from '#core/session/state.ts';
import { isCompanySearchOffered } from '#core/session/company-search.ts';
import { ChooseCompany, EndSession } from '#core/session/use-cases.ts';
import type { Company } from '#core/session/user.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/choices.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useImpatience } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useNarrow } from '#ui/platform/media-query.ts';
import { useAction } from '#ui/state/injection.tsx';
import { CompanyPicker, useCompanyChoice } from './company-picker.tsx';
import { CompanyStateBeside, useCompanyStates, useWorstFirst } from './company-states.tsx';

const COPY = SESSION_COPY.company;
/** So long after it has opened the list may still be put into its order; later it is being read. */
const ORDERED_WITHIN_MS = 1_000;

/** Asks a farmer with several companies for one of them (SES-06, SES-08, SES-13, VAL-01, PAGE-24). */
export const CompanyDialog = ({ session }: { readonly session: ChoosingCompany }) => {
  const chooseCompany = useAction(ChooseCompany);
  const endSession = useAction(EndSession);
  const known = useCompanyStates(session.companies);
  const isLate = useImpatience(ORDERED_WITHIN_MS);
  const sorted = useWorstFirst(session.companies, known);
  // Once: nothing is moved away from under a finger.
  const [order, setOrder] = useState<readonly Company[]>();
  const choice = useCompanyChoice(order ?? session.companies);
  const { chosen, text } = choice;
  const isUntouched = chosen === undefined && text === '';
  if (order === undefined && known.states !== undefined) setOrder(isUntouched && !isLate ? sorted : session.companies);
  const isNarrow = useNarrow();
  const [asMain, setAsMain] = useState(false);
  return (
    <Dialog
      open
      title={COPY.title}
      firm
      cross={false}
      titleFirst={isNarrow && isCompanySearchOffered(session.companies)}
      onClose={() => undefined}
      actions={
        <>
          <Checkbox label={COPY.asMain} checked={asMain} onChange={setAsMain} bare />
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
      <CompanyPicker
        choice={choice}
        stateOf={known.hasStates ? (company) => <CompanyStateBeside company={company} known={known} /> : undefined}
      />
    </Dialog>
  );
};
