import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A message that the relay took. */
export interface RelayedMail {
  readonly to: string;
  /** All of it, with its headers. */
  readonly source: string;
}

/** A relay that speaks SMTP on a port of its own, keeps what it takes, and refuses the recipients that `refuses` has an answer for. */
export const startRelay = async (refuses: (to: string) => string | undefined = () => undefined) => {
  const mails: RelayedMail[] = [];
  const server = createServer((socket) => {
    let [to, isData] = ['', false];
    let source: string[] = [];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 relay.example');
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      if (isData) {
        if (line !== '.') return void source.push(line);
        mails.push({ to, source: source.join('\r\n') });
        [isData, source] = [false, []];
        return say('250 2.0.0 taken');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') {
        to = /<([^>]*)>/u.exec(line)?.[1] ?? '';
        return say(refuses(to) ?? '250 2.1.5 ok');
      }
      if (command === 'DATA') {
        isData = true;
        return say('354 go on');
      }
      say(command === 'QUIT' ? '221 bye' : '250 ok');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    mails,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
};
