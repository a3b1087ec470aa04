import { Clipboard } from '#core/content/clipboard.ts';
import { FormPoster } from '#core/handover/ports.ts';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { KeyMaker } from '#core/kernel/key-maker.ts';
import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { WindowOpener } from '#core/navigation/ports.ts';
import { ActivitySource } from '#core/session/ports.ts';
import { DraftKeeper } from '#core/support/draft.ts';
import { windowActivity } from './activity.ts';
import { consoleLogger } from './console-logger.ts';
import { historyDraft } from './kept-draft.ts';
import { randomKeys } from './key-maker.ts';
import { browserTimer, systemClock } from './time.ts';
import { clipboard, formPoster, windowOpener } from './windows.ts';

/** What the window of the browser gives. */
export const platformBindings: readonly Binding[] = [
  binding(Clock, [], () => systemClock),
  binding(Timer, [], () => browserTimer),
  binding(Logger, [], () => consoleLogger),
  binding(WindowOpener, [], () => windowOpener),
  binding(Clipboard, [], () => clipboard),
  binding(FormPoster, [], () => formPoster),
  binding(DraftKeeper, [], () => historyDraft),
  binding(KeyMaker, [], () => randomKeys),
  binding(ActivitySource, [], () => windowActivity),
];
