import { type ReactNode, useEffect, useRef, type FormEvent } from 'react';
import { pathTo } from '#core/navigation/routes.ts';
import type { AssistanceErrors, AssistanceField, AssistanceScope } from '#core/support/assistance-request.ts';
import { ASSISTANCE_FIELDS, characterCount, MESSAGE_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import { useHref } from '#ui/routing/address.tsx';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Fieldset } from '#ui/components/choices.tsx';
import { SelectField, TextArea, TextField } from '#ui/components/fields.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { Notice } from '#ui/components/status.tsx';
import { ASSISTANCE_COPY as COPY } from '#ui/copy/assistance.ts';
import type { PageContext } from '../page-module.ts';
import { Receipt } from './assistance-receipt.tsx';
import { type BlankForm, useAssistance, type WrittenForm } from './use-assistance.ts';

const idOf = (field: AssistanceField): string => `richiesta-${field}`;

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

/** The groups of the form: its writer, the request, the consent. */
const Fields = ({
  context,
  scopes,
  errors,
  form: { draft, write },
}: {
  readonly context: PageContext;
  readonly scopes: readonly AssistanceScope[];
  readonly errors: AssistanceErrors;
  readonly form: WrittenForm;
}) => {
  const text = (field: Exclude<AssistanceField, 'consent'>) => ({
    id: idOf(field),
    name: field,
    label: COPY.fields[field],
    value: draft[field],
    error: errors[field]?.message,
    onChange: (event: { readonly target: { readonly value: string } }) => write({ [field]: event.target.value }),
  });
  const hint = COPY.messageHint(characterCount(draft.message), MESSAGE_MAX_CHARACTERS);
  return (
    <>
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
          <TextArea {...text('message')} rows={8} hint={hint} />
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
    </>
  );
};

/** The form: two groups, errors beside the fields and in a summary, nothing lost on the way. */
export const AssistanceForm = ({
  context,
  onTaken,
  ...blank
}: BlankForm & {
  readonly context: PageContext;
  /** Runs when the request has arrived: the page is the receipt's then. */
  readonly onTaken?: (() => void) | undefined;
}): ReactNode => {
  const form = useAssistance(blank, onTaken);
  const href = useHref();
  const { stage, isCarried, send } = form;
  const { scopes } = blank;
  if (stage.kind === 'taken')
    return <Receipt context={context} receipt={stage.receipt} draft={stage.draft} scopes={scopes} />;

  const errors = stage.kind === 'writing' ? stage.errors : {};
  const isSending = stage.kind === 'sending';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) void send();
  };
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
      <Fields context={context} scopes={scopes} errors={errors} form={form} />
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
