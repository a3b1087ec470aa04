import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Where mail is handed in: a relay of the agency's own network, without a password. */
export interface MailRelay {
  readonly host: string;
  readonly port: number;
  readonly from: string;
  readonly to: string;
}

/** A message in plain text. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

/** A relay that does not answer by then counts as away. */
const ANSWER_LIMIT_MS = 20_000;

/** Hands one message in; rejects unless the relay took it. */
export const sendMail = async (relay: MailRelay, mail: Mail): Promise<void> => {
  const socket = connect({ host: relay.host, port: relay.port });
  socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error('the relay does not answer')));
  const say = conversation(socket);
  try {
    await say(undefined, 220);
    await say('EHLO portale', 250);
    await say(`MAIL FROM:<${address(relay.from)}>`, 250);
    await say(`RCPT TO:<${address(relay.to)}>`, 250);
    await say('DATA', 354);
    await say(`${messageOf(relay, mail)}\r\n.`, 250);
    await say('QUIT', 221);
  } finally {
    socket.destroy();
  }
};

// Helpers

/** Sends a line and waits for the answer with the status; the lines of a longer answer before its last are passed over. */
const conversation = (socket: Socket): ((line: string | undefined, expected: number) => Promise<void>) => {
  const waiting: { readonly done: (line: string) => void; readonly refuse: (error: Error) => void }[] = [];
  const heard: string[] = [];
  let broken: Error | undefined;
  const fail = (error: Error): void => {
    broken ??= error;
    for (const { refuse } of waiting.splice(0)) refuse(error);
  };
  const lines = createInterface({ input: socket });
  lines.on('line', (line) => {
    if (/^\d{3}-/u.test(line)) return;
    const next = waiting.shift();
    if (next === undefined) heard.push(line);
    else next.done(line);
  });
  // The reader passes the socket's error on, and one that nobody hears ends the process.
  lines.on('error', fail);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the relay hung up')));
  return async (line, expected) => {
    if (broken !== undefined) throw broken;
    if (line !== undefined) socket.write(`${line}\r\n`);
    const answer = heard.shift() ?? (await new Promise<string>((done, refuse) => waiting.push({ done, refuse })));
    if (!answer.startsWith(String(expected))) throw new Error(`the relay answered ${answer.slice(0, 3)}`);
  };
};

/** An address without anything that could end a command or a header. */
const address = (text: string): string => text.replaceAll(/[\r\n<>]/gu, '');

const encodedWord = (text: string): string => `=?utf-8?B?${Buffer.from(text.replaceAll(/[\r\n]+/gu, ' ')).toString('base64')}?=`;

const messageOf = (relay: MailRelay, { subject, text, replyTo }: Mail): string => {
  const body = Buffer.from(text, 'utf8').toString('base64').replaceAll(/(.{76})/gu, '$1\r\n');
  return [
    `From: <${address(relay.from)}>`,
    `To: <${address(relay.to)}>`,
    `Reply-To: <${address(replyTo)}>`,
    `Subject: ${encodedWord(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
  ].join('\r\n');
};
