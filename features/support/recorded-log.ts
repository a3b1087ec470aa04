import type { Logger } from '#core/kernel/logger.ts';

/** One line that the portal wrote. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A log that scenarios can read. */
export class RecordedLog implements Logger {
  readonly lines: LogLine[] = [];

  info(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push({ level: 'info', message, facts });
  }

  warn(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push({ level: 'warn', message, facts });
  }

  error(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push({ level: 'error', message, facts });
  }
}
