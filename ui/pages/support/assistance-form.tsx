import { type ReactNode, useEffect, useRef, useState, type FormEvent } from 'react';
import { ServiceError } from '#core/kernel/service-error.ts';
import { helpAfter } from '#core/session/browser-data.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type {
  AssistanceDraft,
  AssistanceErrors,
  AssistanceField,
  AssistanceReceipt,
  AssistanceScope,
} from '#core/support/assistance-request.ts';
import { ASSISTANCE_FIELDS, characterCount, MESSAGE_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import type { PostedRequest } from '#core/support/posted-request.ts';
import {
  ASSISTANCE_FORM,
  draftFromFields,
  fieldsOfDraft,
  KeepDraft,
  RecallDraft,
  TakeCarriedText,
} from '#core/support/draft.ts';
import { draftWith, TakePreparedRequest } from '#core/support/prepared-request.ts';
import { useHref } from '#ui/routing/address.tsx';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Fieldset } from '#ui/components/choices.tsx';
import { SelectField, TextArea, TextField } from '#ui/components/fields.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { Notice } from '#ui/components/status.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { ASSISTANCE_COPY as COPY } from '#ui/copy/assistance.ts';
import { useUnsent } from '#ui/platform/unsent.ts';
import { useAction } from '#ui/state/injection.tsx';
import type { PageContext } from '../page-module.ts';
import { Receipt } from './assistance-receipt.tsx';
import { SendAssistanceRequest } from '#core/support/send-assistance-request.ts';

/** Where a request stands: being written, on its way, arrived or not. */
type Stage =
  | { readonly kind: 'writing'; readonly errors: AssistanceErrors }
  | { readonly kind: 'sending' }
  /** `help` is what to do about it, where it is known. */
  | { readonly kind: 'failed'; readonly help?: string }
  | { readonly kind: 'taken'; readonly receipt: AssistanceReceipt; readonly draft: AssistanceDraft };

const idOf = (field: AssistanceField): string => `richiesta-${field}`;

const stageOf = (before: PostedRequest | null): Stage => {
  if (before?.kind === 'taken') return { kind: 'taken', receipt: before.receipt, draft: before.draft };
  if (before?.kind === 'failed') return { kind: 'failed' };
  return { kind: 'writing', errors: before?.kind === 'refused' ? before.errors : {} };
};

/** What is wrong, field by field, with a link to each; it takes the focus when it appears. */
const Summary = ({ errors }: { readonly errors: AssistanceErrors }) => {
  const box = useRef<HTMLElement>(null);
  const wrong = ASSISTANCE_FIELDS.filter((field) => errors[field] !== undefined);
  const said = wrong.join(' ');
  // It takes the focus whenever there is something else to put right.
  useEffect(() => {
    if (said === '') return;
    box.current?.focus();
    if (!document.title.startsWith(COPY.errorPrefix)) document.title = `${COPY.errorPrefix} ${document.title}`;
  }, [said]);
  return (
    <section ref={box} tabIndex={-1} className="pt-errors" aria-labelledby="richiesta-errori">
      <Notice tone="bad" title={<span id="richiesta-errori">{COPY.errorCount(wrong.length)}</span>}>
        <ul className="mb-0">
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>{`${COPY.fields[field]}: ${errors[field]?.message ?? ''}`}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
};

/** The form: two groups, errors beside the fields and in a summary, nothing lost on the way. */
export const AssistanceForm = ({
  context,
  scopes,
  before,
  blank,
  writer,
  onTaken,
}: {
  readonly context: PageContext;
  readonly scopes: readonly AssistanceScope[];
  /** What became of the form when it was sent without script. */
  readonly before: PostedRequest | null;
  /** The form before anything is typed: with what is known of who is logged in. */
  readonly blank: AssistanceDraft;
  /**
   * Whose draft it is: what somebody else left at this browser is not shown. Undefined once their session is over: nothing is shown
   * to anybody then, and who signs in again and comes back finds it (SES-19).
   */
  readonly writer: string | undefined;
  /** Runs when the request has arrived: the page is the receipt's then. */
  readonly onTaken?: (() => void) | undefined;
}): ReactNode => {
  const send = useAction(SendAssistanceRequest);
  const recall = useAction(RecallDraft);
  const takeCarried = useAction(TakeCarriedText);
  const takePrepared = useAction(TakePreparedRequest);
  const keep = useAction(KeepDraft);
  const href = useHref();
  const { say } = useStatus();
  // Looked at once, when the form comes: neither makes it begin again.
  const [untouched] = useState(blank);
  const scopesThen = useRef(scopes);
  const [draft, setDraft] = useState(before?.draft ?? untouched);
  const [stage, setStage] = useState<Stage>(() => stageOf(before));
  const [isCarried, setCarried] = useState(false);
  useUnsent(
    draft !== untouched && stage.kind !== 'taken',
    writer === undefined ? undefined : { form: ASSISTANCE_FORM, writer, fields: fieldsOfDraft(draft) },
  );

  // What another page has prepared, or else what was typed before a reload comes back once the page is the browser's.
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
  }, [before, keep, recall, takeCarried, takePrepared, untouched, writer]);

  const write = (change: Partial<AssistanceDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    if (writer !== undefined) keep(writer, next);
  };

  const deliver = async (): Promise<void> => {
    setStage({ kind: 'sending' });
    say(COPY.sending);
    try {
      const outcome = await send(draft);
      if (outcome.ok) {
        if (writer !== undefined) keep(writer, undefined);
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

  if (stage.kind === 'taken')
    return <Receipt context={context} receipt={stage.receipt} draft={stage.draft} scopes={scopes} />;

  const errors = stage.kind === 'writing' ? stage.errors : {};
  const isSending = stage.kind === 'sending';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) void deliver();
  };
  const text = (field: Exclude<AssistanceField, 'consent'>) => ({
    id: idOf(field),
    name: field,
    label: COPY.fields[field],
    value: draft[field],
    error: errors[field]?.message,
    onChange: (event: { readonly target: { readonly value: string } }) => write({ [field]: event.target.value }),
  });

  return (
    <form
      method="post"
      action={href(pathTo(context.table, 'assistanceRequest'))}
      className="pt-form pt-stack pt-stack-section"
      aria-label={COPY.form}
      noValidate
      onSubmit={submit}
    >
      {isCarried ? <Notice tone="warn" title={COPY.carried} /> : null}
      {Object.keys(errors).length === 0 ? null : <Summary errors={errors} />}
      <p className="mb-0">{COPY.required}</p>
      <Fieldset legend={COPY.who}>
        <div className="pt-fields">
          <TextField {...text('name')} autoComplete="given-name" />
          <TextField {...text('surname')} autoComplete="family-name" />
          <TextField
            {...text('fiscalCode')}
            hint={COPY.fiscalCodeHint}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField {...text('email')} type="email" autoComplete="email" hint={COPY.emailHint} />
          <TextField {...text('phone')} type="tel" autoComplete="tel" optional />
        </div>
      </Fieldset>
      <Fieldset legend={COPY.what}>
        <div className="pt-fields one">
          <SelectField {...text('scope')} options={scopes} none={COPY.chooseScope} />
          <TextField {...text('subject')} />
          <TextArea
            {...text('message')}
            rows={8}
            hint={COPY.messageHint(characterCount(draft.message), MESSAGE_MAX_CHARACTERS)}
          />
        </div>
      </Fieldset>
      <div>
        <Checkbox
          id={idOf('consent')}
          name="consent"
          value="sì"
          label={COPY.consent}
          checked={draft.consent}
          onChange={(consent) => write({ consent })}
          error={errors.consent?.message}
        />
        <p className="mt-2">
          <LinkTo to={pathTo(context.table, 'privacy')}>{COPY.privacy}</LinkTo>
        </p>
      </div>
      {stage.kind === 'failed' ? (
        <ErrorNotice title={COPY.notArrived} text={stage.help ?? COPY.notArrivedText} />
      ) : null}
      <div>
        <Button type="submit" look="filled" aria-disabled={isSending}>
          {isSending ? COPY.sending : stage.kind === 'failed' ? COPY.sendAgain : COPY.send}
        </Button>
      </div>
    </form>
  );
};
