import type { FinderAid } from '#core/aids/aid-repository.ts';
import { foundTitle } from '#core/aids/questions.ts';
import { campaignDays } from '#core/content/campaign-days.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type Line, type Message, messageOf } from './messages.ts';

/**
 * The message with a list of aids that somebody sent to this address. It names aids and nothing that was typed: whoever wrote somebody else's
 * address cannot make the portal say anything, and the answers are not in it (AIDS-06).
 */
export const aidListMessage = ({
  agency,
  fits,
  could,
  addressOf,
  list,
  today,
}: {
  readonly agency: string;
  readonly fits: readonly FinderAid[];
  readonly could: readonly FinderAid[];
  /** Absolute address of an aid. */
  readonly addressOf: (aid: FinderAid) => string;
  /** Absolute address of the finder with what was answered there. */
  readonly list: string;
  readonly today: IsoDate;
}): Message => {
  const title = foundTitle(fits.length, could.length);
  const lines = (aids: readonly FinderAid[]): readonly (readonly Line[])[] =>
    aids.map((aid) => [{ words: aid.title, address: addressOf(aid), after: factsOf(aid, today) }]);
  return messageOf(title, agency, [
    ['Qualcuno, forse tu, ha mandato a questo indirizzo un elenco di aiuti.'],
    [`${title}.`],
    ...(fits.length === 0 ? [] : [['Fanno per te:'], ...lines(fits)]),
    ...(could.length === 0 ? [] : [['Potrebbero fare per te, manca qualcosa da sapere:'], ...lines(could)]),
    [{ words: 'Apri l’elenco nel portale', address: list }],
    [
      'Questo elenco ti orienta, non è una decisione: decide l’ente a cui mandi la domanda.',
      'L’indirizzo è servito soltanto per questo messaggio: non ti scriveremo altro.',
    ],
  ]);
};

// Helpers

/** "aperto, scade il 18/12/2026; fino all’80% della spesa; Domande OCM vino". */
const factsOf = (aid: FinderAid, today: IsoDate): string =>
  [campaignDays(aid, today), aid.howMuch, aid.applyPlace].filter((fact) => fact !== undefined).join('; ');
