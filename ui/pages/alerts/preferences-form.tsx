import { useState, type FormEvent } from 'react';
import {
  DIGEST_HOURS,
  hasTerms,
  PERSONAL_KINDS,
  type PersonalAlerts,
  TERM_DAYS,
} from '#core/alerts/personal-alerts.ts';
import { countWords, KIND_WORDS, termDayWords, withOwnKind, withTermDay } from '#core/alerts/personal-draft.ts';
import type { LoggedInState } from '#core/session/state.ts';
import type { Role } from '#core/session/user.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Fieldset } from '#ui/components/choices.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { Notice } from '#ui/components/status.tsx';
import { ALERT_PREFERENCES_COPY as COPY } from '#ui/copy/alert-preferences.ts';
import { useUnsaved } from '#ui/platform/leaving.ts';
import type { Query } from '#ui/state/queries.ts';
import { CompanyChoices } from './company-choices.tsx';
import { PreferenceAddress } from './preference-address.tsx';
import { type Preferences, usePreferences } from './use-preferences.ts';

/** A centre has one box for each kind, for all its producers, and the hour of its one message (PREF-06). */
const CentreChoices = ({ preferences: { choices, choose } }: { readonly preferences: Preferences }) => (
  <div className="pt-stack">
    <Fieldset legend={<span className="visually-hidden">{COPY.what}</span>}>
      {PERSONAL_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={
            <>
              <span className="d-block fw-semibold">{KIND_WORDS[kind].title}</span>
              <span className="small pt-soft">{KIND_WORDS[kind].forCentre}</span>
            </>
          }
          checked={choices.kinds.includes(kind)}
          onChange={(isOn) => choose(withOwnKind(choices, kind, isOn))}
        />
      ))}
    </Fieldset>
    <SelectField
      label={COPY.hour}
      hint={COPY.hourHint}
      value={String(choices.hour)}
      options={DIGEST_HOURS.map((hour) => ({ value: String(hour), name: COPY.hourWords(hour) }))}
      onChange={(event) => choose({ ...choices, hour: Number(event.currentTarget.value) })}
    />
  </div>
);

/** How many days before a term one is written to: each of them by itself (PREF-04). */
const TermDays = ({ preferences: { choices, choose } }: { readonly preferences: Preferences }) =>
  hasTerms(choices) ? (
    <Fieldset legend={COPY.termDays} className="pt-mailpref-days">
      {TERM_DAYS.map((day) => (
        <Checkbox
          key={day}
          bare
          label={termDayWords(day)}
          checked={choices.termDays.includes(day)}
          onChange={(isOn) => choose(withTermDay(choices, day, isOn))}
        />
      ))}
    </Fieldset>
  ) : null;

/** What became of the last press: in the place where it was pressed. */
const Outcome = ({ preferences: { said } }: { readonly preferences: Preferences }) => {
  if (said === undefined) return null;
  if (said.kind === 'done') return <Notice tone="ok" title={said.words} />;
  return (
    <ErrorNotice title={COPY.notSaved} text={said.code === undefined ? COPY.tryAgain : COPY.failures[said.code]} />
  );
};

const Foot = ({ preferences: { choices, choose, isBusy } }: { readonly preferences: Preferences }) => {
  const { count, whose } = countWords(choices);
  return (
    <div className="pt-mailpref-foot">
      <p className="mb-0">
        <strong>{count}</strong> {whose}
      </p>
      <div>
        <Button look="link" onClick={() => choose({ ...choices, companies: [], kinds: [] })}>
          {COPY.off}
        </Button>
        <Button type="submit" look="filled" wide aria-disabled={isBusy ? true : undefined}>
          {COPY.save}
        </Button>
      </div>
    </div>
  );
};

/** Where, what, and the one button that saves (PREF-01). */
export const PreferencesForm = ({
  as,
  session,
  saved,
  queryKey,
}: {
  readonly as: Role;
  readonly session: LoggedInState;
  readonly saved: PersonalAlerts;
  readonly queryKey: Query<PersonalAlerts>['queryKey'];
}) => {
  const preferences = usePreferences(as, saved, queryKey);
  const [isChanging, setChanging] = useState(false);
  useUnsaved(preferences.isUnsaved, COPY.leave);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChanging(false);
    preferences.save();
  };
  return (
    <form className="pt-mailpref-form" onSubmit={submit} noValidate aria-label={COPY.title}>
      <h2 className="h3">{COPY.where}</h2>
      <PreferenceAddress preferences={preferences} saved={saved} isChanging={isChanging} onChange={setChanging} />
      <h2 className="h3">{COPY.what}</h2>
      {session.kind === 'farmer' ? (
        <CompanyChoices
          companies={session.companies}
          selectedCuaa={session.selectedCuaa}
          choices={preferences.choices}
          onChoose={preferences.choose}
        />
      ) : (
        <CentreChoices preferences={preferences} />
      )}
      <TermDays preferences={preferences} />
      <Outcome preferences={preferences} />
      <Foot preferences={preferences} />
    </form>
  );
};
