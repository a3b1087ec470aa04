import { isOnItsDay } from '#core/catalogue/event-status.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { formatDay, formatLongDay } from '#core/formatting/date.ts';
import { formatCount } from '#core/formatting/number.ts';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { moveTo } from '#core/terms/term.ts';
import { MOST_ENTRIES, type ReportedEntry, termOf } from './digest.ts';

/** A message as it is read: with a subject, as text, and as HTML without pictures. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A part of a message: a sentence, or a link with its words. */
export type Line = string | { readonly words: string; readonly address: string; readonly after?: string };

/**
 * The message that asks an address to confirm. It names lists and known filters only: whoever wrote somebody else's address cannot make the
 * portal say anything (ALERT-03).
 */
export const confirmMessage = ({
  agency,
  lists,
  link,
  until,
}: {
  readonly agency: string;
  /** What is followed, in words without what was typed. */
  readonly lists: readonly string[];
  readonly link: string;
  readonly until: IsoDate;
}): Message =>
  messageOf(`Conferma gli avvisi di ${agency}`, agency, [
    ['Qualcuno, forse tu, ha chiesto di ricevere a questo indirizzo gli avvisi di:'],
    lists.map((words) => `- ${words}`),
    [
      'Per riceverli apri la pagina e premi «Conferma». Finché non confermi non ti scriviamo.',
      { words: 'Apri la pagina di conferma', address: link },
    ],
    [
      `Il link vale fino a ${formatLongDay(until)}. Non l’hai chiesto tu? Non fare niente: quel giorno cancelliamo l’indirizzo.`,
    ],
  ]);

/** The message that tells what is new in a list (ALERT-05). */
export const digestMessage = ({
  agency,
  words,
  reported,
  addressOf,
  list,
  manage,
}: {
  readonly agency: string;
  readonly words: string;
  readonly reported: readonly ReportedEntry[];
  /** Absolute address of an entry. */
  readonly addressOf: (one: ReportedEntry) => string;
  /** Absolute address of the list. */
  readonly list: string;
  /** Absolute address where frequency is changed and alerts end. */
  readonly manage: string;
}): Message =>
  messageOf(`${reported.length === 1 ? '1 novità' : `${reported.length} novità`}: ${words}`, agency, [
    [`Novità in ${words}:`],
    // Near the top: mail programs cut a long message at its end.
    wayOut(manage),
    ...reported
      .slice(0, MOST_ENTRIES)
      .map((one): readonly Line[] => [{ words: one.item.title, address: addressOf(one), after: factsOf(one) }]),
    ...(reported.length > MOST_ENTRIES ? [[othersWords(reported.length - MOST_ENTRIES)]] : []),
    [{ words: 'Apri l’elenco', address: list }],
  ]);

/** The message with the changes of one entry (FOLLOW-02). */
export const entryMessage = ({
  agency,
  words,
  title,
  changes,
  address,
  manage,
}: {
  readonly agency: string;
  /** What is followed: "Concorso «Agronomi»". */
  readonly words: string;
  readonly title: string;
  readonly changes: readonly string[];
  /** Absolute address of its page, where it still has one. */
  readonly address: string | undefined;
  /** Absolute address where frequency is changed and alerts end. */
  readonly manage: string;
}): Message =>
  messageOf(`Novità: ${title}`, agency, [
    [`${words}:`],
    changes.map((change) => `- ${change}`),
    ...(address === undefined ? [] : [[{ words: 'Apri la pagina', address }]]),
    wayOut(manage),
  ]);

// Helpers

const othersWords = (count: number): string =>
  count === 1 ? 'E un’altra nell’elenco.' : `E altre ${formatCount(count)} nell’elenco.`;

/** Why somebody gets the message, and where it ends. */
const wayOut = (manage: string): readonly Line[] => [
  'Ricevi questo messaggio perché hai chiesto e confermato l’avviso.',
  { words: 'Cambia la frequenza o termina gli avvisi', address: manage },
];

/** "annullato, era in programma il 4/12/2026"; empty for an event that is held on its day (EVENT-03). */
const eventFacts = ({ event, moves }: CatalogueItem): readonly string[] =>
  event?.eventStatus === undefined || isOnItsDay(event, moves)
    ? []
    : [event.eventStatus, `era in programma il ${formatDay(event.eventDate)}`];

/** "nuovo, pubblicato il 20/11/2026, scade il 18/12/2026", or the term that moved. */
const factsOf = ({ kind, item, before }: ReportedEntry): string => {
  const term = termOf(item);
  const [status, was] = eventFacts(item);
  if (kind === 'term' && status !== undefined) return `è ${status}, ${was}`;
  if (kind === 'term') {
    if (term === undefined) return 'non c’è più un termine';
    const act = moveTo(item.moves, term)?.act;
    return [
      `il termine è ora ${formatDay(term)}`,
      ...(before === undefined ? [] : [`prima era ${formatDay(before)}`]),
      ...(act === undefined ? [] : [`con ${act}`]),
    ].join(', ');
  }
  return [
    ...(item.publicationDate === undefined ? [] : [`pubblicato il ${formatDay(item.publicationDate)}`]),
    ...eventFacts(item),
    ...(term === undefined ? [] : [`${item.event === undefined ? 'scade' : 'si tiene'} il ${formatDay(term)}`]),
  ].join(', ');
};

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const textOf = (line: Line): string =>
  typeof line === 'string'
    ? line
    : [oneLine(line.words), ...(line.after === undefined || line.after === '' ? [] : [line.after]), line.address].join(
        '\n',
      );

const htmlOf = (line: Line): string =>
  typeof line === 'string'
    ? escapeMarkup(line)
    : `<a href="${escapeMarkup(line.address)}">${escapeMarkup(oneLine(line.words))}</a>${line.after === undefined || line.after === '' ? '' : `<br>${escapeMarkup(line.after)}`}`;

/** Letters that every reader of mail has, lines as long as a page's, room around them on a phone; no colours, so that a dark screen keeps its own. */
const MAIL_LOOK =
  'max-width:36rem;margin:0 auto;padding:1.5rem 1rem;font:1.0625rem/1.6 Arial,Helvetica,sans-serif;overflow-wrap:anywhere';

/** The agency by name, over all that it says. */
const MARK_LOOK = 'margin:0 0 1.5rem;padding:0 0 0.5rem;border-bottom:3px solid;font-weight:bold';

/** A message of paragraphs, as text and as HTML; nothing in it can add a line to its subject. */
export const messageOf = (subject: string, agency: string, paragraphs: readonly (readonly Line[])[]): Message => ({
  subject: oneLine(subject),
  text: `${paragraphs.map((lines) => lines.map(textOf).join('\n')).join('\n\n')}\n\n${agency}\n`,
  html: [
    '<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>',
    escapeMarkup(oneLine(subject)),
    `</title></head><body style="margin:0"><div style="${MAIL_LOOK}">`,
    `<p style="${MARK_LOOK}">${escapeMarkup(agency)}</p>`,
    ...paragraphs.map((lines) => `<p>${lines.map(htmlOf).join('<br>')}</p>`),
    '</div></body></html>',
  ].join(''),
});
