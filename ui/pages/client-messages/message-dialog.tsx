import { useEffect, useRef, useState } from 'react';
import { draftProblem, failureSentence, type MessageReceipt } from '#core/client-messages/client-message.ts';
import { letterBody } from '#core/client-messages/letter.ts';
import { MESSAGE_KINDS, type MessageKind } from '#core/client-messages/message-kind.ts';
import { type Placeholder, placeholderMark, placeholdersOf, textPieces } from '#core/client-messages/placeholders.ts';
import { ClientMessages } from '#core/client-messages/ports.ts';
import { PREPARED_TEXTS } from '#core/client-messages/prepared-texts.ts';
import { messagesByKind, type Recipient } from '#core/client-messages/recipients.ts';
import { SendToClients } from '#core/client-messages/send-to-clients.ts';
import { SessionCell } from '#core/session/state.ts';
import { TakeCarriedText } from '#core/support/draft.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { FieldError, SelectField, TextArea } from '#ui/components/fields.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { useOffline } from '#ui/components/offline.ts';
import { SkeletonText } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { CLIENT_MESSAGES_COPY as COPY } from '#ui/copy/client-messages.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { portResultQuery } from '#ui/pages/query.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useUnsent } from '#ui/platform/unsent.ts';
import { mayClose } from '#ui/platform/windows.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useToday } from '#ui/state/today.tsx';

/** The recipients: each with term and sum, and a way out. */
const Recipients = ({
  recipients,
  onTakeOut,
}: {
  readonly recipients: readonly Recipient[];
  readonly onTakeOut: (recipient: Recipient) => void;
}) => (
  <ul className="pt-recipients list-unstyled" aria-label={COPY.recipients}>
    {recipients.map((recipient) => (
      <li key={recipient.friendlyUrl}>
        <div>
          <p className="fw-semibold">{recipient.name}</p>
          {recipient.note === undefined ? null : <p className="pt-soft">{recipient.note}</p>}
        </div>
        {recipient.sum === undefined ? null : <span className="pt-num fw-semibold">{recipient.sum}</span>}
        {recipients.length === 1 ? null : (
          <IconButton icon="close" label={COPY.takeOut(recipient.name)} onClick={() => onTakeOut(recipient)} />
        )}
      </li>
    ))}
  </ul>
);

/** The message as the first of them will read it, from the service’s own records (CAAM-02). */
const Preview = ({
  context,
  kind,
  text,
  recipients,
}: {
  readonly context: PageContext;
  readonly kind: MessageKind;
  readonly text: string;
  readonly recipients: readonly Recipient[];
}) => {
  const session = useCell(useInjection(SessionCell));
  const today = useToday();
  const [first] = recipients;
  if (first === undefined) return null;
  return (
    <div className="pt-message-preview">
      <p className="pt-soft">{COPY.preview(first.name, recipients.length)}</p>
      <QuietBlock
        bare
        query={portResultQuery(context, ClientMessages, 'facts', kind, first.friendlyUrl)}
        failed={COPY.previewFailed}
        waiting={<SkeletonText lines={3} />}
      >
        {(facts) => (
          <p className="pt-prewrap">
            {letterBody({ kind, text, facts, writer: session.kind === 'caa' ? session.user.name : '', today }) ??
              COPY.nothingLeft}
          </p>
        )}
      </QuietBlock>
    </div>
  );
};

/** The text once more behind the letters that are typed, its places tinted; the field is as high as it. */
const Marked = ({ text }: { readonly text: string }) => (
  <div className="form-control marked" aria-hidden="true">
    {textPieces(text).map((piece, at) =>
      // Pieces have no name but their place.
      // oxlint-disable-next-line react/no-array-index-key
      piece.isPlaceholder ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
    )}
    {/* A line that has just been begun has its height, too. */}
    {'\u200B'}
  </div>
);

/** Puts a placeholder where the text is being written. */
const Placeholders = ({
  kind,
  onInsert,
}: Pick<Written, 'kind'> & {
  readonly onInsert: (name: Placeholder) => void;
}) => (
  <div>
    <p className="pt-soft mb-2">{COPY.places}</p>
    <ul className="list-unstyled d-flex flex-wrap gap-2 mb-0">
      {placeholdersOf(kind).map((name) => (
        <li key={name}>
          <Button className="btn-sm" aria-label={COPY.insert(name)} onClick={() => onInsert(name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);

/** What a message is about, and its text. */
interface Written {
  readonly kind: MessageKind;
  readonly text: string;
}

/** Name of the form among those whose text goes through a sign-in. */
const FORM = 'messaggio-ai-produttori';

interface OneMessageProps {
  readonly context: PageContext;
  /** What it is about and says at first. */
  readonly first: Written;
  readonly chosen: readonly Recipient[];
  /** Which of several messages this is, counted from 1. */
  readonly at: number;
  readonly all: number;
  readonly onClose: () => void;
  readonly onSent: (receipt: MessageReceipt, written: Written) => void;
}

/** The field of the text, its places tinted, and the places that can be put into it. */
const TextWithPlaceholders = ({ kind, text, onText }: Written & { readonly onText: (text: string) => void }) => {
  const field = useRef<HTMLDivElement>(null);
  const insert = (placeholder: Placeholder): void => {
    const area = field.current?.querySelector('textarea');
    const start = area?.selectionStart ?? text.length;
    const end = area?.selectionEnd ?? start;
    onText(`${text.slice(0, start)}${placeholderMark(placeholder)}${text.slice(end)}`);
    area?.focus();
  };
  return (
    <>
      <div ref={field}>
        <TextArea
          label={COPY.text(kind)}
          rows={4}
          value={text}
          dress={(area) => (
            <div className="pt-behind">
              <Marked text={text} />
              {area}
            </div>
          )}
          data-autofocus
          onChange={({ currentTarget: { value } }) => onText(value)}
        />
      </div>
      <Placeholders kind={kind} onInsert={insert} />
    </>
  );
};

/** What is being written: carried through a sign-in, and missed by the page where it is left unsent. */
const useWritten = (first: Written) => {
  const [kind, setKind] = useState(first.kind);
  const [text, setText] = useState(first.text);
  const isWritten = text !== PREPARED_TEXTS[kind].text;
  const session = useCell(useInjection(SessionCell));
  const writer = session.kind === 'caa' ? session.user.fiscalCode : undefined;
  useUnsent(isWritten, writer === undefined ? undefined : { form: FORM, writer, fields: { kind, text } });
  const takeCarried = useAction(TakeCarriedText);
  useEffect(() => {
    const carried = writer === undefined ? undefined : takeCarried(FORM, writer);
    const about = MESSAGE_KINDS.find((one) => one === carried?.['kind']);
    if (carried?.['text'] === undefined || about === undefined) return;
    setKind(about);
    setText(carried['text']);
  }, [takeCarried, writer]);
  const choose = (next: MessageKind): void => {
    // What was written by hand stays; a prepared text gives way to the next one.
    if (!isWritten) setText(PREPARED_TEXTS[next].text);
    setKind(next);
  };
  return { kind, text, setText, choose, isWritten };
};

/** Sends it once, and keeps in words what went wrong. */
const useSending = (written: Written, recipients: readonly Recipient[], onSent: OneMessageProps['onSent']) => {
  const send = useAction(SendToClients);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const go = async (): Promise<void> => {
    if (isSending) return;
    const draft = { ...written, recipients: recipients.map(({ friendlyUrl }) => friendlyUrl) };
    const wrong = draftProblem(draft);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setSending(true);
    try {
      const outcome = await send(draft);
      if (outcome.ok) return onSent(outcome.value, written);
      setProblem(failureSentence(outcome.failure));
    } catch {
      setProblem(COPY.failed);
    }
    setSending(false);
  };
  return { problem, isSending, go };
};

const OneMessage = ({ context, first, chosen, at, all, onClose, onSent }: OneMessageProps) => {
  const [recipients, setRecipients] = useState(chosen);
  const { kind, text, setText, choose, isWritten } = useWritten(first);
  const { problem, isSending, go } = useSending({ kind, text }, recipients, onSent);
  const isOffline = useOffline();
  const close = (): void => {
    if (mayClose(isWritten, COPY.unsent)) onClose();
  };
  return (
    <Dialog
      open
      firm
      describe={false}
      title={COPY.title(recipients.length)}
      above={all === 1 ? undefined : <p className="pt-soft mb-0">{COPY.part(at, all)}</p>}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{COPY.cancel}</Button>
          <Button look="filled" aria-disabled={isSending} onClick={() => void go()}>
            {isSending ? COPY.sending : COPY.send(recipients.length)}
          </Button>
        </>
      }
    >
      <div className="pt-stack">
        <Recipients
          recipients={recipients}
          onTakeOut={(out) => setRecipients(recipients.filter((one) => one !== out))}
        />
        <SelectField
          label={COPY.subject}
          options={MESSAGE_KINDS.map((value) => ({ value, name: COPY.kinds[value] }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(MESSAGE_KINDS.find((one) => one === value) ?? kind)}
        />
        <TextWithPlaceholders kind={kind} text={text} onText={setText} />
        <Preview context={context} kind={kind} text={text} recipients={recipients} />
        <p className="pt-soft mb-0">
          <Icon name="lock" size="sm" /> {COPY.privacy}
        </p>
        <div role="alert">
          {problem === undefined ? null : (
            <FieldError id="messaggio-non-partito">{isOffline ? `${problem} ${COMMON.offline}` : problem}</FieldError>
          )}
        </div>
      </div>
    </Dialog>
  );
};

/**
 * One message to the clients that were chosen, with its text prepared for what it is about; different kinds are as many messages, one after
 * another, and so are more clients than one message may go to: they go on with what was written (CAAM-01).
 */
export const MessageDialog = ({
  context,
  recipients,
  onClose,
  onSent,
}: {
  readonly context: PageContext;
  readonly recipients: readonly Recipient[];
  readonly onClose: () => void;
  /** Called once for each message that was taken. */
  readonly onSent: (receipt: MessageReceipt, kind: MessageKind) => void;
}) => {
  const [messages] = useState(() => messagesByKind(recipients));
  const [at, setAt] = useState(0);
  const [last, setLast] = useState<Written>();
  const message = messages[at];
  if (message === undefined) return null;
  return (
    <OneMessage
      key={at}
      context={context}
      first={last ?? { kind: message.kind, text: PREPARED_TEXTS[message.kind].text }}
      chosen={message.recipients}
      at={at + 1}
      all={messages.length}
      onClose={onClose}
      onSent={(receipt, written) => {
        onSent(receipt, message.kind);
        setLast(messages[at + 1]?.kind === message.kind ? written : undefined);
        if (at + 1 === messages.length) onClose();
        else setAt(at + 1);
      }}
    />
  );
};
