import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { messageOf, pathOf, type Mail } from './mail-message.ts';

/** Where mail is handed in: a relay of the agency's own network, without a password. */
export interface MailRelay {
  readonly host: string;
  readonly port: number;
  readonly from: string;
  readonly to: string;
}

/** A relay that does not answer a command by then counts as away. */
const ANSWER_LIMIT_MS = 20_000;
/** A relay may check and store a whole message before it answers; who asks again too early makes a second copy (RFC 5321, 4.5.3.2.6). */
const ACCEPTANCE_LIMIT_MS = 600_000;

/**
 * Hands one message in; rejects unless the relay took it. It is taken at the 250 to its last line: what the relay says or
 * does afterwards changes nothing. `beforeHandingOver` runs when only the message itself is left to say; when it rejects, the
 * message is not said.
 */
export const sendMail = async (
  relay: MailRelay,
  mail: Mail,
  beforeHandingOver: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const message = messageOf(relay, mail);
  const socket = connect({ host: relay.host, port: relay.port });
  const say = conversation(socket);
  try {
    await say(undefined, 220);
    await say('EHLO portale', 250);
    await say(`MAIL FROM:<${pathOf(relay.from)}>`, 250);
    await say(`RCPT TO:<${pathOf(relay.to)}>`, 250);
    await say('DATA', 354);
    await beforeHandingOver();
    await say(`${message}\r\n.`, 250, ACCEPTANCE_LIMIT_MS);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  // Good manners, behind the caller's back: the delivery is to be marked at once.
  void say('QUIT', 221)
    .catch(() => undefined)
    .finally(() => socket.destroy());
};

// Helpers

type Say = (line: string | undefined, expected: number, limitMs?: number) => Promise<void>;

/** Sends a line and waits for the answer with the status; the lines of a longer answer before its last are passed over. */
const conversation = (socket: Socket): Say => {
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
  return async (line, expected, limitMs = ANSWER_LIMIT_MS) => {
    if (broken !== undefined) throw broken;
    // Counted for the whole answer: a relay that trickles the lines of a long one must end as well.
    const limit = setTimeout(() => socket.destroy(new Error('the relay does not answer')), limitMs);
    try {
      if (line !== undefined) socket.write(`${line}\r\n`);
      const answer = heard.shift() ?? (await new Promise<string>((done, refuse) => waiting.push({ done, refuse })));
      if (!answer.startsWith(String(expected))) throw new Error(`the relay answered ${answer.slice(0, 3)}`);
    } finally {
      clearTimeout(limit);
    }
  };
};
