import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { ActivitySource } from '#core/session/ports.ts';
import { windowActivity } from './activity.ts';
import { consoleLogger } from './console-logger.ts';
import { browserTimer, systemClock } from './time.ts';

/** What the window of the browser gives. */
export const platformBindings: readonly Binding[] = [
  binding(Clock, [], () => systemClock),
  binding(Timer, [], () => browserTimer),
  binding(Logger, [], () => consoleLogger),
  binding(ActivitySource, [], () => windowActivity),
];
