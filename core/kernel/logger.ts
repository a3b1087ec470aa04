import { portKey } from './port-key.ts';

/** Where the portal writes what an operator should know. Never carries personal data. */
export interface Logger {
  /** `facts` are plain values; no token, fiscal code, IBAN or cuaa. */
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}
export const Logger = portKey<Logger>('Logger');
