import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { addressIn, PLAIN_ADDRESS, senderFrom } from './sender.ts';

/** A message in plain text, and as HTML where it has that too. */
export interface Mail {
  /** Without the angle brackets; the same whenever the same message is sent again. */
  readonly id: string;
  /** When it was written (milliseconds since 1970). */
  readonly date: number;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Whom it is for, where that is not the relay's own recipient. */
  readonly to?: string | undefined;
  /** Left out when it is not a plain address: it was typed by a visitor. */
  readonly replyTo?: string | undefined;
  /** Where a mail program ends the subscription with one request (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  /** Nobody wrote it: no absence and no other program is to answer it. */
  readonly isAutomatic?: boolean | undefined;
  /** Name of the sender, where the setting has none. */
  readonly senderName?: string | undefined;
}

/** Where mail is handed in. */
export interface MailRelay {
  readonly host: string;
  readonly port: number;
  readonly from: string;
  readonly to: string;
  /** Encryption: from the first byte on, asked for and needed, taken where it is offered, or none. */
  readonly security: 'tls' | 'starttls' | 'auto' | 'none';
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The authority that signed the relay's certificate (PEM), where it is the agency's own. */
  readonly ca?: string | undefined;
}

/** A relay that does not answer a command by then counts as away. */
const ANSWER_LIMIT_MS = 20_000;
/** A relay may check and store a whole message before it answers; a client that retries too early makes a second copy (RFC 5321, 4.5.3.2.6). */
const ACCEPTANCE_LIMIT_MS = 600_000;

/**
 * The message as it goes over the wire (PAGE-33). What a visitor typed stands in it encoded or not at all: nothing of it can add
 * a header or a recipient.
 */
export const messageOf = (
  { from, to }: Pick<MailRelay, 'from' | 'to'>,
  { id, date, subject, text, html, replyTo, unsubscribe, isAutomatic = false, senderName, to: own }: Mail,
): Promise<Buffer> => {
  const sender = senderFrom(from);
  const name = sender?.name ?? senderName;
  return new MailComposer({
    from: sender === undefined || name === undefined ? from : { name, address: sender.address },
    to: own ?? to,
    ...(replyTo !== undefined && PLAIN_ADDRESS.test(replyTo) && !replyTo.includes(ENCODED_WORD) ? { replyTo } : {}),
    messageId: `<${id}>`,
    date: new Date(date),
    text: text.replaceAll(/\r\n?/gu, '\n'),
    ...(html === undefined ? {} : { html }),
    ...headersOf(subject.replaceAll(/\p{Cc}+/gu, ' '), { unsubscribe, isAutomatic }),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};

/**
 * Hands one message in; rejects unless the relay took it. It is taken at the 250 to its last line: what the relay says or does
 * afterwards changes nothing. `beforeHandingOver` runs when the relay has let us in; when it rejects, the message is not said.
 */
export const sendMail = async (
  relay: MailRelay,
  mail: Mail,
  beforeHandingOver: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const message = await messageOf(relay, mail);
  const connection = new SMTPConnection({
    host: relay.host,
    port: relay.port,
    name: 'portale',
    secure: relay.security === 'tls',
    requireTLS: relay.security === 'starttls',
    opportunisticTLS: relay.security === 'auto',
    ignoreTLS: relay.security === 'none',
    ...(relay.ca === undefined ? {} : { tls: { ca: relay.ca } }),
    connectionTimeout: ANSWER_LIMIT_MS,
    greetingTimeout: ANSWER_LIMIT_MS,
    socketTimeout: ACCEPTANCE_LIMIT_MS,
  });
  const envelope = { from: addressIn(relay.from), to: [mail.to ?? addressIn(relay.to)] };
  try {
    await step(connection, (done) => connection.connect(done));
    const { user, password } = relay;
    if (user !== undefined && password !== undefined)
      await step(connection, (done) => connection.login({ user, pass: password }, done));
    await beforeHandingOver();
    await step(connection, (done) => connection.send(envelope, message, done));
  } catch (error) {
    connection.close();
    throw error;
  }
  // Good manners, behind the caller's back: the delivery is to be marked at once.
  connection.on('error', () => undefined);
  connection.quit();
};

// Helpers

/** How an encoded word begins (RFC 2047): mail programs show something else in its place. */
const ENCODED_WORD = '=?';
/** Octets of text in one encoded word of at most 75 characters. */
const WORD_OCTETS = 45;

const asIs = (value: string) => ({ prepared: true, foldLines: false, value });

/**
 * A subject that mail programs show as it was typed, also where it looks like an encoded word; how they end the subscription; and that nobody's
 * absence is to answer a message that nobody wrote (RFC 3834, and the header that Exchange reads).
 */
const headersOf = (
  subject: string,
  { unsubscribe, isAutomatic }: { readonly unsubscribe: string | undefined; readonly isAutomatic: boolean },
) => {
  const isEncoded = subject.includes(ENCODED_WORD);
  const headers = {
    ...(isEncoded ? { subject: asIs(encodedWords(subject)) } : {}),
    ...(unsubscribe === undefined
      ? {}
      : {
          'List-Unsubscribe': asIs(`<${unsubscribe}>`),
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
    ...(isAutomatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {}),
  };
  return { ...(isEncoded ? {} : { subject }), ...(Object.keys(headers).length === 0 ? {} : { headers }) };
};

/** A text as encoded words, a line for each; no character is cut. */
const encodedWords = (text: string): string => {
  const words: string[] = [''];
  for (const character of text) {
    const word = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(word) > WORD_OCTETS) words.push(character);
    else words[words.length - 1] = word;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
};

/** One step of the conversation: it ends with its answer, or with whatever ends the connection before. */
const step = async (
  connection: SMTPConnection,
  take: (done: (error?: Error | null) => void) => void,
): Promise<void> => {
  let forget = (): void => undefined;
  try {
    await new Promise<void>((done, refuse) => {
      const ended = (): void => refuse(new Error('the relay hung up'));
      connection.on('error', refuse);
      connection.on('end', ended);
      forget = () => {
        connection.off('error', refuse);
        connection.off('end', ended);
      };
      take((error) => (error === null || error === undefined ? done() : refuse(error)));
    });
  } finally {
    forget();
    // An error between two steps is reported by the next one.
    connection.on('error', () => undefined);
  }
};
