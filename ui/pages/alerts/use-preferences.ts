import { useState } from 'react';
import { isSameChoice } from '#core/alerts/personal-draft.ts';
import {
  MyAlerts,
  NO_CHOICES,
  type PersonalAlerts,
  type PersonalChoices,
  type PersonalFailure,
} from '#core/alerts/personal-alerts.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Role } from '#core/session/user.ts';
import { useStatus } from '#ui/components/status-line.tsx';
import { ALERT_PREFERENCES_COPY as COPY } from '#ui/copy/alert-preferences.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { type Query, useUpdateCached } from '#ui/state/queries.ts';

/** What a press did. */
export type Said =
  | { readonly kind: 'done'; readonly words: string }
  | { readonly kind: 'failed'; readonly code: PersonalFailure['code'] | undefined };

/** The choices as they are on the page, and what can be done with them. */
export interface Preferences {
  readonly choices: PersonalChoices;
  readonly mail: string;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly said: Said | undefined;
  readonly choose: (choices: PersonalChoices) => void;
  readonly type: (mail: string) => void;
  readonly save: () => void;
  readonly resend: () => void;
}

const savedWords = ({ address }: PersonalAlerts): string =>
  address === undefined ? COPY.ended : address.confirmedOn === undefined ? COPY.savedWaiting : COPY.saved;

const resentWords = (): string => COPY.resent;

/** Keeps what is chosen until it is saved; what could not be saved stays as it was chosen (PREF-01). */
export const usePreferences = (
  as: Role,
  saved: PersonalAlerts,
  queryKey: Query<PersonalAlerts>['queryKey'],
): Preferences => {
  const alerts = useInjection(MyAlerts);
  const updateCached = useUpdateCached();
  const { say } = useStatus();
  const [choices, setChoices] = useState<PersonalChoices>(saved);
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const savedMail = saved.address?.mail ?? '';
  const mail = typed ?? savedMail;
  const tell = (next: Said): void => {
    setSaid(next);
    say(next.kind === 'done' ? next.words : COPY.notSaved);
  };
  const send = async (
    call: () => Promise<Result<PersonalAlerts, PersonalFailure>>,
    wordsOf: (answer: PersonalAlerts) => string,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const outcome = await call();
      if (!outcome.ok) return tell({ kind: 'failed', code: outcome.failure.code });
      updateCached<PersonalAlerts>(queryKey, () => outcome.value);
      setTyped(undefined);
      tell({ kind: 'done', words: wordsOf(outcome.value) });
    } catch {
      // Logged and typed where it happened; what was chosen stays.
      tell({ kind: 'failed', code: undefined });
    } finally {
      setBusy(false);
    }
  };
  return {
    choices,
    mail,
    isUnsaved: !isSameChoice(choices, saved) || mail !== savedMail,
    isBusy,
    said,
    choose: (next) => {
      setSaid(undefined);
      setChoices(next);
    },
    type: (next) => {
      setSaid(undefined);
      setTyped(next);
    },
    save: () => void send(() => alerts.save(as, { ...NO_CHOICES, ...choices, mail }), savedWords),
    resend: () => void send(() => alerts.resend(as), resentWords),
  };
};
