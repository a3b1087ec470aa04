import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for answers under way when the service closes; the rest of the process needs what is left of its ten seconds. */
const ANSWERING_LIMIT_MS = 8_000;

/** What happens over a connection. */
interface Traffic {
  /** Requests that are not answered to their last byte. */
  underWay: number;
  /** Bytes that had arrived when the last answer was out: more means that a request is arriving. */
  read: number;
}

/** Ends connections when the app closes, and tells clients not to use them again. */
export const addClosing = (app: FastifyInstance, limitMs?: number): void => {
  const endOthers = endConnections(app.server, limitMs);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await endOthers();
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection that stayed open would keep the process waiting for it.
    if (isClosing) reply.header('connection', 'close');
  });
};

// Helpers

/**
 * Ends the connections of a service that closes (API-09): clients that have asked are answered to the last byte, within a time;
 * all other connections end at once. By itself Node waits a minute for a connection over which nothing was ever asked (browsers
 * open them in advance), keeps one alive that is answered late, and cuts an answer that is on its way to a slow phone.
 */
const endConnections = (server: Server, limitMs = ANSWERING_LIMIT_MS): (() => Promise<void>) => {
  const open = new Map<Socket, Traffic>();
  let isEnding = false;
  const endIfIdle = (socket: Socket, { underWay, read }: Traffic): void => {
    if (underWay === 0 && socket.bytesRead === read) socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    open.set(socket, { underWay: 0, read: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const traffic = open.get(socket);
    if (traffic === undefined) return;
    traffic.underWay += 1;
    response.once('close', () => {
      traffic.underWay -= 1;
      traffic.read = socket.bytesRead;
      if (isEnding) endIfIdle(socket, traffic);
    });
  });
  // Both the framework and Node call this while they close.
  server.closeIdleConnections = () => {
    for (const [socket, traffic] of open) endIfIdle(socket, traffic);
  };
  return async () => {
    isEnding = true;
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.once('close', () => clearTimeout(limit));
    // What was sent before the end began is read first: connections are read between one turn of the loop and the next.
    await nextTurn();
    await nextTurn();
  };
};
