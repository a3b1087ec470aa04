import { Agent, get, request as ask, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

/** More than the buffers of a connection take while nobody reads. */
const LARGE = 'x'.repeat(24 * 1024 * 1024);

const large = async () => ({ status: 200, shared: false, html: LARGE });

/** Asks for a page and reads nothing but the head of the answer. */
const begun = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((done, refuse) => {
    get(url, { agent, headers: { accept: 'text/html' } }, done).once('error', refuse);
  });

/** Opens a connection and asks for nothing, or for something by halves; answers when the service knows of it. */
const opened = async ({ origin, app }: TestService, sent = ''): Promise<Socket> => {
  const known = new Promise<void>((done) =>
    app.server.once('connection', (socket: Socket) => (sent === '' ? done() : socket.once('data', () => done()))),
  );
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  if (sent !== '') socket.write(sent);
  await known;
  return socket;
};

/** Everything that a connection is sent until it ends. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((done, refuse) => {
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString()));
    socket.once('close', () => done(said));
    socket.once('error', refuse);
  });

const lengthOf = async (answer: IncomingMessage): Promise<number> => {
  let length = 0;
  for await (const chunk of answer) length += (chunk as Buffer).length;
  return length;
};

describe('a service that is told to stop', () => {
  it('[API-09] should not wait for a connection over which nothing was asked', async () => {
    const closing = await serveOver(memoryStorage());
    const silent = heard(await opened(closing));
    await closing.stop();
    expect(await silent).toBe('');
  });

  it('[API-09] should not wait for one that is kept open after its answer', async () => {
    const closing = await serveOver(memoryStorage());
    const kept = new Agent({ keepAlive: true });
    (await begun(`${closing.api}/openapi.json`, kept)).resume();
    await closing.stop();
    kept.destroy();
  });

  it('[API-09] should answer a request that was sent just before', async () => {
    const closing = await serveOver(memoryStorage());
    const socket = await opened(closing);
    const answer = heard(socket);
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    const stopped = closing.stop();
    expect(await answer).toContain('HTTP/1.1 200');
    await stopped;
  });

  it('[API-09] should answer a request of which half has arrived', async () => {
    const closing = await serveOver(memoryStorage());
    const socket = await opened(closing, 'GET /health/live HTTP/1.1\r\nHost: x\r\n');
    const answer = heard(socket);
    const stopped = closing.stop();
    socket.write('\r\n');
    expect(await answer).toContain('HTTP/1.1 200');
    await stopped;
  });

  it('[API-09] should send an answer to its end to who reads it slowly, and wait no longer', async () => {
    const closing = await serveOver(memoryStorage(), { draw: large });
    const kept = new Agent({ keepAlive: true });
    const answer = await begun(`${closing.origin}/portale/normative`, kept);
    const stopped = closing.stop();
    expect(await lengthOf(answer)).toBe(LARGE.length);
    await stopped;
    kept.destroy();
  });

  it('[API-09] should end in its time also when somebody never reads the answer', async () => {
    const closing = await serveOver(memoryStorage(), { draw: large, endingMs: 50 });
    const kept = new Agent({ keepAlive: true });
    const answer = await begun(`${closing.origin}/portale/normative`, kept);
    await closing.stop();
    await expect(lengthOf(answer)).rejects.toThrow('aborted');
    kept.destroy();
  });

  it('[API-09] should close connections that would stay open, once they are answered', async () => {
    const closing = await serveOver(memoryStorage());
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = JSON.stringify({});
    const answered = await new Promise<{ status: number; connection: string | undefined; stopped: Promise<void> }>(
      (done, refuse) => {
        let stopped: Promise<void> = Promise.resolve();
        const sent = ask(
          `${closing.api}/feedback`,
          {
            agent: kept,
            method: 'POST',
            headers: { 'content-type': 'application/json', 'content-length': body.length },
          },
          (response) => {
            response.resume();
            response.on('end', () =>
              done({ status: response.statusCode ?? 0, connection: response.headers.connection, stopped }),
            );
          },
        );
        sent.on('error', refuse);
        // Half of the request has arrived when the end begins.
        closing.app.server.once('request', () => {
          stopped = closing.stop();
          sent.end(body.slice(1));
        });
        sent.write(body.slice(0, 1));
      },
    );
    expect([answered.status, answered.connection]).toEqual([403, 'close']);
    await answered.stopped;
    kept.destroy();
  });

  it('[API-09] should finish what it has begun, and begin nothing more', async () => {
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((done) => (begun = done));
    const closing = await serveOver(memoryStorage(), {
      draw: async () => {
        await new Promise<void>((done) => {
          finish = done;
          begun();
        });
        return { status: 200, shared: true, html: '<!doctype html><title>Prova</title>' };
      },
    });
    await (await fetch(`${closing.api}/regulations`)).text();
    const slow = fetch(`${closing.origin}/portale/normative`);
    await hasBegun;
    const stopped = closing.stop();
    finish();

    expect((await slow).status).toBe(200);
    await stopped;
    await expect(fetch(`${closing.api}/regulations`)).rejects.toThrow();
  });
});
