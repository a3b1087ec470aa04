import { useEffect, useRef, useState } from 'react';
import { ServiceError } from '#core/kernel/service-error.ts';
import { helpAfter } from '#core/session/browser-data.ts';
import type {
  AssistanceDraft,
  AssistanceErrors,
  AssistanceReceipt,
  AssistanceScope,
} from '#core/support/assistance-request.ts';
import {
  ASSISTANCE_FORM,
  draftFromFields,
  fieldsOfDraft,
  KeepDraft,
  RecallDraft,
  TakeCarriedText,
} from '#core/support/draft.ts';
import type { PostedRequest } from '#core/support/posted-request.ts';
import { draftWith, TakePreparedRequest } from '#core/support/prepared-request.ts';
import { SendAssistanceRequest } from '#core/support/send-assistance-request.ts';
import { useStatus } from '#ui/components/status-line.tsx';
import { ASSISTANCE_COPY as COPY } from '#ui/copy/assistance.ts';
import { useUnsent } from '#ui/platform/unsent.ts';
import { useAction } from '#ui/state/injection.tsx';

/** Where a request stands: being written, on its way, arrived or not. */
export type Stage =
  | { readonly kind: 'writing'; readonly errors: AssistanceErrors }
  | { readonly kind: 'sending' }
  /** `help` is what to do about it, where it is known. */
  | { readonly kind: 'failed'; readonly help?: string }
  | { readonly kind: 'taken'; readonly receipt: AssistanceReceipt; readonly draft: AssistanceDraft };

/** A form as its page gives it. */
export interface BlankForm {
  readonly scopes: readonly AssistanceScope[];
  /** What became of the form when it was sent without script. */
  readonly before: PostedRequest | null;
  /** The form before anything is typed: with what is known of the person logged in. */
  readonly blank: AssistanceDraft;
  /**
   * Whose draft it is: what somebody else left at this browser is not shown. Undefined once their session is over: nothing is shown
   * to anybody then; its writer finds it after signing in again and coming back (SES-19).
   */
  readonly writer: string | undefined;
}

/** A form that is being written. */
export interface WrittenForm {
  readonly draft: AssistanceDraft;
  readonly stage: Stage;
  /** The text came through a sign-in. */
  readonly isCarried: boolean;
  readonly write: (change: Partial<AssistanceDraft>) => void;
  readonly send: () => Promise<void>;
}

const stageOf = (before: PostedRequest | null): Stage => {
  if (before?.kind === 'taken') return { kind: 'taken', receipt: before.receipt, draft: before.draft };
  if (before?.kind === 'failed') return { kind: 'failed' };
  return { kind: 'writing', errors: before?.kind === 'refused' ? before.errors : {} };
};

/** Fills the form once the page is the browser's: with what another page has prepared, else with what was typed before a reload. */
const useKeptDraft = (
  { before, writer, scopes }: BlankForm,
  untouched: AssistanceDraft,
  setDraft: (draft: AssistanceDraft) => void,
): boolean => {
  const recall = useAction(RecallDraft);
  const takeCarried = useAction(TakeCarriedText);
  const takePrepared = useAction(TakePreparedRequest);
  const keep = useAction(KeepDraft);
  // Looked at once, when the form comes.
  const scopesThen = useRef(scopes);
  const [isCarried, setCarried] = useState(false);
  useEffect(() => {
    if (before !== null || writer === undefined) return;
    const prepared = takePrepared(writer);
    if (prepared !== undefined) {
      const next = draftWith(untouched, prepared, scopesThen.current);
      keep(writer, next);
      setDraft(next);
      return;
    }
    const carried = takeCarried(ASSISTANCE_FORM, writer);
    const kept = carried === undefined ? recall(writer) : draftFromFields(Object.entries(carried));
    setCarried(kept === 'carried');
    if (kept === undefined || kept === 'carried') return;
    if (carried !== undefined) keep(writer, kept);
    setDraft(kept);
  }, [before, keep, recall, setDraft, takeCarried, takePrepared, untouched, writer]);
  return isCarried;
};

/** A form from its first letter to its receipt: nothing typed is lost on the way (PAGE-37, SES-19). `onTaken` runs when it has arrived. */
export const useAssistance = (form: BlankForm, onTaken: (() => void) | undefined): WrittenForm => {
  const { before, blank, writer } = form;
  const deliver = useAction(SendAssistanceRequest);
  const keep = useAction(KeepDraft);
  const { say } = useStatus();
  // Looked at once, when the form comes: it does not make it begin again.
  const [untouched] = useState(blank);
  const [draft, setDraft] = useState(before?.draft ?? untouched);
  const [stage, setStage] = useState<Stage>(() => stageOf(before));
  const isCarried = useKeptDraft(form, untouched, setDraft);
  useUnsent(
    draft !== untouched && stage.kind !== 'taken',
    writer === undefined ? undefined : { form: ASSISTANCE_FORM, writer, fields: fieldsOfDraft(draft) },
  );
  const keepIt = (next: AssistanceDraft | undefined): void => {
    if (writer !== undefined) keep(writer, next);
  };
  const write = (change: Partial<AssistanceDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepIt(next);
  };
  const send = async (): Promise<void> => {
    setStage({ kind: 'sending' });
    say(COPY.sending);
    try {
      const outcome = await deliver(draft);
      if (outcome.ok) {
        keepIt(undefined);
        setStage({ kind: 'taken', receipt: outcome.value, draft });
        onTaken?.();
      } else if (outcome.failure.code === 'support.invalid-request')
        setStage({ kind: 'writing', errors: outcome.failure.errors });
      else setStage({ kind: 'failed' });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setStage({ kind: 'failed', help: helpAfter(error, COPY.notArrivedText) });
    }
  };
  return { draft, stage, isCarried, write, send };
};
