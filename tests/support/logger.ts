import type { Logger } from '#core/kernel/logger.ts';

/** A line that was logged. */
export interface LoggedLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
}

/** A logger that keeps its lines. */
export const recordingLogger = (): Logger & { readonly lines: readonly LoggedLine[] } => {
  const lines: LoggedLine[] = [];
  const at = (level: LoggedLine['level']) => (message: string, facts?: Readonly<Record<string, unknown>>) => {
    lines.push({ level, message, facts });
  };
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
};
