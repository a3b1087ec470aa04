import { useState } from 'react';
import { companiesMatching, isCompanySearchOffered } from '#core/session/company-search.ts';
import type { ChoosingCompany } from '#core/session/state.ts';
import { ChooseCompany, EndSession } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, LargeChoice } from '#ui/components/choices.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction } from '#ui/state/injection.tsx';

const COPY = SESSION_COPY.company;

/** Asks a farmer with several companies for one of them (SES-06, SES-08, SES-13, VAL-01, PAGE-24). */
export const CompanyDialog = ({ session }: { readonly session: ChoosingCompany }) => {
  const chooseCompany = useAction(ChooseCompany);
  const endSession = useAction(EndSession);
  const [chosen, setChosen] = useState<string>();
  const [asMain, setAsMain] = useState(false);
  const [text, setText] = useState('');
  const { companies } = session;
  const found = companiesMatching(companies, text);
  // What the search has hidden is not confirmed unseen.
  const shown = found.find(({ cuaa }) => cuaa === chosen)?.cuaa;
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
            disabled={shown === undefined}
            onClick={() => {
              if (shown !== undefined) void chooseCompany(shown, asMain);
            }}
          >
            {COMMON.confirm}
          </Button>
        </>
      }
    >
      <p>{COPY.text}</p>
      {isCompanySearchOffered(companies) ? (
        <>
          <TextField
            label={COPY.search}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p role="status" className="visually-hidden">
            {text.trim() === '' ? '' : COPY.found(found.length)}
          </p>
        </>
      ) : null}
      {found.length === 0 ? (
        <p>{COPY.none}</p>
      ) : (
        <LargeChoice
          legend={COPY.legend}
          hideLegend
          name="azienda"
          options={found.map(({ cuaa, registeredName, mandateClosed }) => ({
            value: cuaa,
            name: registeredName,
            text: mandateClosed ? `${cuaa}, ${COPY.closedMandate}` : cuaa,
          }))}
          chosen={shown}
          onChange={setChosen}
        />
      )}
      <Checkbox label={COPY.asMain} checked={asMain} onChange={setAsMain} bare />
    </Dialog>
  );
};
