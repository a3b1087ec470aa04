import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { BARE_FLAGS, chromiumPath } from '#tests/support/chromium.ts';

// A browser without the usual driver, spoken to over a pipe and bound by its tab alone: with that driver, which follows every
// request of a page, the way from one page to the next took twice as long.

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Something that was said to the browser, and who waits for its answer. */
interface Asked {
  readonly session: string | undefined;
  readonly done: (result: unknown) => void;
  readonly refuse: (error: Error) => void;
}

/** How the reader of a tab differs from the machine. */
export interface TabReader {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** Called for each document that the tab makes, before anything runs in it; `send` speaks to it. */
  readonly prepare?: (send: Send) => readonly Promise<unknown>[];
  /** Called with what a document of the tab tells; `send` speaks to it. */
  readonly hear?: (event: TabEvent, send: Send) => void;
}

/** What the browser tells of itself. */
export interface TabEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Send = (method: string, params?: object) => Promise<unknown>;

const SHOWN_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 20;

/** The one tab of a browser of its own. Whoever opens it closes it. */
export class Tab {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #reader: TabReader;
  readonly #waiting = new Map<number, Asked>();
  /** Sessions of the tab's documents; the first is the one that is shown. */
  readonly #documents = new Set<string>();
  #tab = '';
  #last = 0;

  private constructor(reader: TabReader) {
    this.#reader = reader;
    this.#folder = mkdtempSync(join(tmpdir(), 'portale-tab-'));
    const args = [...BARE_FLAGS, '--remote-debugging-pipe', `--user-data-dir=${this.#folder}`, 'about:blank'];
    this.#child = spawn(chromiumPath(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    let rest = '';
    (this.#child.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const messages = `${rest}${chunk}`.split('\0');
      rest = messages.pop() ?? '';
      for (const one of messages) this.#hear(JSON.parse(one) as Message);
    });
  }

  static async open(reader: TabReader): Promise<Tab> {
    const tab = new Tab(reader);
    const { targetInfos } = (await tab.#say('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
      targetInfos: readonly { readonly targetId: string }[];
    };
    const { sessionId } = (await tab.#say('Target.attachToTarget', {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    })) as { sessionId: string };
    tab.#tab = sessionId;
    await tab.#say(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      sessionId,
    );
    return tab;
  }

  /** Begins to open an address. */
  async begin(url: string): Promise<void> {
    await this.#shown('Page.navigate', { url });
  }

  /** Opens an address and waits until its document has loaded. */
  async goTo(url: string): Promise<void> {
    await this.begin(url);
    await this.until(`document.readyState === 'complete' && location.href === ${JSON.stringify(new URL(url).href)}`);
  }

  /** What an expression gives in the document that is shown. Throws what it throws. */
  async value<T>(expression: string): Promise<T> {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await this.#shown('Runtime.evaluate', asked)) as {
      readonly result: { readonly value: T; readonly description?: string };
      readonly exceptionDetails?: unknown;
    };
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${result.description}`);
    return result.value;
  }

  /** Waits until an expression holds in the document that is shown, whichever that is by then. Throws when it never does. */
  async until(expression: string): Promise<void> {
    const latest = Date.now() + SHOWN_WITHIN_MS;
    // A document that has just gone answers nothing any more, and is asked no more.
    while (!(await this.value<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > latest) throw new Error(`never so: ${expression}`);
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Rests with the mouse on what a selector finds first, brought into sight; gives the place. */
  async rest(selector: string): Promise<{ readonly x: number; readonly y: number }> {
    const place = await this.value<{ readonly x: number; readonly y: number }>(
      `(${positionOf.toString()})(document.querySelector(${JSON.stringify(selector)}))`,
    );
    if (!this.#reader.touch) await this.#shown('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' });
    return place;
  }

  /** Puts a finger (or the mouse button) on what a selector finds first; the function returned lifts it. */
  async press(selector: string): Promise<() => void> {
    const place = await this.rest(selector);
    if (this.#reader.touch) {
      await this.#shown('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      return () => this.#go('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    const mouse = { ...place, button: 'left', clickCount: 1 };
    await this.#shown('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
    return () => this.#go('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.#child.once('exit', done));
    void this.#say('Browser.close').catch(() => undefined);
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** What leads to another document may be answered by nobody. */
  #go(method: string, params: object): void {
    this.#shown(method, params).catch(() => undefined);
  }

  /** The document that was there first is the one that is shown. */
  #shown(method: string, params: object): Promise<unknown> {
    return this.#say(method, params, [...this.#documents][0] ?? '');
  }

  #speaker(session: string): Send {
    return (method, params) => this.#say(method, params, session);
  }

  #say(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    (this.#child.stdio[3] as Writable).write(
      `${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`,
    );
    return new Promise((done, refuse) => {
      this.#waiting.set(id, { session: sessionId, done, refuse });
    });
  }

  #hear({ id, result, error, method, params = {}, sessionId }: Message): void {
    if (id !== undefined) {
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) asked?.done(result);
      else asked?.refuse(new Error(error.message));
      return;
    }
    if (sessionId !== undefined && method !== undefined && this.#documents.has(sessionId))
      this.#reader.hear?.({ method, params }, this.#speaker(sessionId));
    if (sessionId !== this.#tab) return;
    if (method === 'Target.detachedFromTarget') this.#forget(String(params['sessionId']));
    if (method === 'Target.attachedToTarget') {
      const { type } = params['targetInfo'] as { readonly type: string };
      const session = String(params['sessionId']);
      if (type === 'page') this.#documents.add(session);
      // One that is gone before it is ready is missed by nobody.
      this.#ready(session, type === 'page').catch(() => undefined);
    }
  }

  /** A document that is gone answers nothing any more. */
  #forget(session: string): void {
    this.#documents.delete(session);
    for (const [id, { session: of, refuse }] of this.#waiting)
      if (of === session) {
        this.#waiting.delete(id);
        refuse(new Error('the document is gone'));
      }
  }

  async #ready(session: string, isPage: boolean): Promise<void> {
    const send = this.#speaker(session);
    const { width, height, touch, prepare } = this.#reader;
    // All at once: a document that waits answers some of it only when it may go on, and takes it in this order.
    await Promise.all([
      ...(isPage
        ? [
            send('Page.enable'),
            send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: touch }),
            send('Emulation.setTouchEmulationEnabled', { enabled: touch }),
            ...(prepare?.(send) ?? []),
          ]
        : []),
      send('Runtime.runIfWaitingForDebugger'),
    ]);
  }
}

/** The source of a function for a page that runs in each of its documents, frames left out. */
export const inEachDocument = (inPage: () => void): string =>
  // The runner of TypeScript marks functions with a helper that a page lacks.
  `if (window === window.top) { globalThis.__name = (one) => one; (${inPage.toString()})(); }`;

// Helpers

/** Where a reader presses an element; written for the page, which gets it as text. */
const positionOf = (element: Element): { readonly x: number; readonly y: number } => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 60), y: top + Math.min(height / 2, 12) };
};
