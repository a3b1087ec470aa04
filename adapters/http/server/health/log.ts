import { pino, type Logger as PinoLogger, type DestinationStream } from 'pino';
import type { Logger } from '#core/kernel/logger.ts';

const FISCAL_CODE =
  /(?<![A-Za-z0-9])[A-Za-z]{6}[0-9A-Za-z]{2}[A-Za-z][0-9A-Za-z]{2}[A-Za-z][0-9A-Za-z]{3}[A-Za-z](?![A-Za-z0-9])/gu;
const VAT_NUMBER = /(?<![0-9A-Za-z])\d{11}(?![0-9A-Za-z])/gu;
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}[A-Z0-9]{11,30}(?![A-Za-z0-9])/gu;
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/gu;
const HIDDEN = '[nascosto]';

/** Text without fiscal codes, cuaa, IBAN and tokens, fit for a log. */
export const redacted = (text: string): string =>
  text.replace(TOKEN, HIDDEN).replace(IBAN, HIDDEN).replace(FISCAL_CODE, HIDDEN).replace(VAT_NUMBER, HIDDEN);

const NO_PATH = /[?;].*/su;

/** The path of an address as a log may show it: no query or parameters (they carry what people search), no personal code, however it is written. */
export const loggedPath = (address: string): string => redacted(decoded(address.replace(NO_PATH, '')));

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path).replace(NO_PATH, '');
  } catch {
    return HIDDEN;
  }
};

/** A request as the log shows it. */
const requestFacts = (request: { method: string; url: string; id?: string }): object => ({
  method: request.method,
  path: loggedPath(request.url),
});

/** An error as the log shows it; messages of databases and parsers may quote what they were given. */
const errorFacts = (error: Error & { code?: string; cause?: unknown }): object => ({
  type: error.name,
  message: redacted(error.message),
  ...(error.code === undefined ? {} : { code: error.code }),
  ...(error.cause instanceof Error ? { cause: errorFacts(error.cause) } : {}),
  stack: redacted(error.stack ?? ''),
});

/** The structured log of the process: one JSON line each, without personal data. */
export const makeLog = (level: string, destination?: DestinationStream): PinoLogger => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { req: requestFacts, err: errorFacts, error: errorFacts },
    redact: {
      paths: ['req.headers', 'authorization', '*.authorization', 'cookie', '*.cookie', 'token', '*.token'],
      censor: HIDDEN,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};

/** The core's logger over the process's log. */
export const PinoPortLogger = (log: PinoLogger): Logger => ({
  info: (message, facts) => log.info(facts ?? {}, redacted(message)),
  warn: (message, facts) => log.warn(facts ?? {}, redacted(message)),
  error: (message, facts) => log.error(facts ?? {}, redacted(message)),
});
