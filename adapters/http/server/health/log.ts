import { pino, type Logger as PinoLogger, type DestinationStream } from 'pino';
import type { Logger } from '#core/kernel/logger.ts';

const HIDDEN = '[nascosto]';

// Each expression is linear: after what may repeat without end nothing follows that could fail and send it back. Whatever is in
// an address, a log of it must not stop the portal.

const TOKEN = /eyJ[\w.-]*/gu;
/** Part of a token whose beginning is missing: no other word mixes that many characters of all kinds. */
const LONG_WORD = /[\w-]{40,}/gu;
const isRandom = (word: string): boolean => /[a-z]/u.test(word) && /[A-Z]/u.test(word) && /\d/u.test(word);
const WORD = /[^\s/,;:<>()[\]{}"'«»]+/gu;
const isMailAddress = (word: string): boolean => word.indexOf('@') > 0 && !word.endsWith('@');
/** One of the marks with which people part the groups of a code; a blank may stand in an address as a plus. */
const GAP = String.raw`[ +._-]?`;
/** In groups of four, or in the parts of an Italian one. */
const IBAN = new RegExp(
  String.raw`(?<![A-Za-z0-9])[A-Za-z]{2}(?:\d{2}(?:${GAP}[A-Za-z0-9]{4}){2,7}(?:${GAP}[A-Za-z0-9]{1,4})?|${GAP}\d{2}${GAP}[A-Za-z]${GAP}\d{5}${GAP}\d{5}${GAP}[A-Za-z0-9]{12})(?![A-Za-z0-9])`,
  'gu',
);
const FISCAL_CODE =
  /(?<![A-Za-z0-9])[A-Za-z]{6}[0-9A-Za-z]{2}[A-Za-z][0-9A-Za-z]{2}[A-Za-z][0-9A-Za-z]{3}[A-Za-z](?![A-Za-z0-9])/gu;
/** With blanks between its groups. The letters stand where digits are replaced when two people would have the same code. */
const SPACED_FISCAL_CODE = new RegExp(
  String.raw`(?<![a-z0-9])[a-z]{3}${GAP}[a-z]{3}${GAP}[\dlmnp-v]{2}[a-z][\dlmnp-v]{2}${GAP}[a-z][\dlmnp-v]{3}[a-z](?![a-z0-9])`,
  'giu',
);
const VAT_NUMBER = /(?<![0-9A-Za-z])\d{11}(?![0-9A-Za-z])/gu;
/** Digits with what may stand between those of a telephone number. */
const DIGITS = /(?<![A-Za-z0-9])\+?\d(?:[ ().+-]{0,2}\d)*/gu;
const LEAST_DIGITS_OF_PHONE = 8;
/** Italian numbers begin with 0 or 3, those of other countries with a plus. */
const isPhone = (digits: string): boolean =>
  /^[+03]/u.test(digits) && digits.replace(/\D/gu, '').length >= LEAST_DIGITS_OF_PHONE;

const hiddenIf =
  (isSecret: (text: string) => boolean) =>
  (text: string): string =>
    isSecret(text) ? HIDDEN : text;

/** Text without fiscal codes, cuaa, IBAN, telephone numbers, mail addresses and tokens, or parts of these, fit for a log. */
export const redacted = (text: string): string =>
  text
    .replace(TOKEN, HIDDEN)
    .replace(LONG_WORD, hiddenIf(isRandom))
    .replace(WORD, hiddenIf(isMailAddress))
    .replace(IBAN, HIDDEN)
    .replace(FISCAL_CODE, HIDDEN)
    .replace(SPACED_FISCAL_CODE, HIDDEN)
    .replace(VAT_NUMBER, HIDDEN)
    .replace(DIGITS, hiddenIf(isPhone));

const NO_PATH = /[?;].*/su;
/** Of a longer path no more is looked at: refused requests are logged too. */
const LOOKED_AT_CHARACTERS = 1_000;
/** What is cut where a secret may stand could not be known for one: so much is left out before the cut. */
const LONGEST_SECRET_CHARACTERS = 80;
const CUT = '…';

/**
 * The path of an address as a log may show it: no query or parameters (they carry what people search), no personal code,
 * however it is written, and of a very long one the beginning.
 */
export const loggedPath = (address: string): string => {
  const path = decoded(address.replace(NO_PATH, ''));
  if (path.length <= LOOKED_AT_CHARACTERS) return redacted(path);
  return redacted(path.slice(0, LOOKED_AT_CHARACTERS)).slice(0, -LONGEST_SECRET_CHARACTERS) + CUT;
};

/** Some write an address that is encoded already. */
const MOST_ENCODINGS = 3;

const decoded = (path: string): string => {
  let text = path;
  try {
    for (let times = 0; times < MOST_ENCODINGS && text.includes('%'); times += 1)
      text = decodeURIComponent(text).replace(NO_PATH, '');
    return text;
  } catch {
    // A percent sign that encodes nothing, after what could be read.
    return text === path ? HIDDEN : text;
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
