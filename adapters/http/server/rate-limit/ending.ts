import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time that answers under way are given when the service ends; what is left of the process needs the rest of its ten seconds. */
const ANSWERING_LIMIT_MS = 8_000;

/** What goes on over a connection. */
interface Traffic {
  /** Requests that are not answered to their last byte. */
  underWay: number;
  /** Bytes that had come when the last answer was out: more means that a request is arriving. */
  read: number;
}

/**
 * Ends the connections of a service that ends (API-09): whoever has asked is answered to the last byte, within a time; all
 * other connections end at once. Left alone, Node takes one over which nothing was ever asked for busy, for a minute (browsers
 * open them in advance), keeps one alive that is answered late, and cuts an answer that is on its way to a slow phone.
 */
export const endConnections = (server: Server, limitMs = ANSWERING_LIMIT_MS): (() => Promise<void>) => {
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
  // Both the framework and Node ask for this while they close.
  server.closeIdleConnections = () => {
    for (const [socket, traffic] of open) endIfIdle(socket, traffic);
  };
  return async () => {
    isEnding = true;
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.once('close', () => clearTimeout(limit));
    // What was sent before the end began is read first: connections are read between one turn and the next.
    await nextTurn();
    await nextTurn();
  };
};
