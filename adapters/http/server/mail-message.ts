/** A message in plain text. */
export interface Mail {
  /** Without the angle brackets; the same whenever the same message is sent again. */
  readonly id: string;
  /** When it was written (milliseconds since 1970). */
  readonly date: number;
  readonly subject: string;
  readonly text: string;
  /** Left out when it is not a plain address: it was typed by a visitor. */
  readonly replyTo: string;
}

/** Bytes of a subject in one encoded word: with the header's name the line stays within the 76 characters of RFC 2047. */
const ENCODED_WORD_BYTES = 39;
/** Longest line of base64 (RFC 2045). */
const BASE64_LINE = /.{76}(?=.)/gu;
/** An address that can stand between angle brackets as it is. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255}$/u;

/** An address without anything that could end a command or a header. */
export const pathOf = (text: string): string => text.replaceAll(/[^\u0021-\u007e]|[<>]/gu, '');

/**
 * The message as it goes over the wire, lines ended by CR LF, without the final dot (RFC 5322, PAGE-33). What a visitor typed
 * stands in it as base64 or not at all: nothing of it can add a header or a recipient, no line begins with a dot, none is too long.
 */
export const messageOf = (
  { from, to }: { readonly from: string; readonly to: string },
  { id, date, subject, text, replyTo }: Mail,
): string =>
  [
    `Date: ${new Date(date).toUTCString().replace(/GMT$/u, '+0000')}`,
    `Message-ID: <${pathOf(id)}>`,
    `From: <${pathOf(from)}>`,
    `To: <${pathOf(to)}>`,
    ...(PLAIN_ADDRESS.test(replyTo) ? [`Reply-To: <${replyTo}>`] : []),
    `Subject: ${encodedWords(subject).join('\r\n ')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text, 'utf8').toString('base64').replaceAll(BASE64_LINE, '$&\r\n'),
  ].join('\r\n');

// Helpers

/** The text in encoded words, none of which cuts a character in two. */
const encodedWords = (text: string): readonly string[] => {
  const words: string[] = [''];
  for (const character of text.replaceAll(/\p{Cc}+/gu, ' ')) {
    const longer = `${words.at(-1) ?? ''}${character}`;
    if (Buffer.byteLength(longer) <= ENCODED_WORD_BYTES) words[words.length - 1] = longer;
    else words.push(character);
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`);
};
