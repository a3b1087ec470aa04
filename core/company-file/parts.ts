import { FORBIDDEN, NOT_FOUND } from '#core/kernel/http-status.ts';
import type { CompanyFilePart, CompanyFileTab } from './company-file.ts';

/**
 * The parts that the page shows at a tab: header, alerts and the tab's own, asked for side by side (PAGE-05); and the sheet, without
 * which the state in the head is not known (STATO-01).
 */
export const partsAt = (tab: CompanyFileTab): readonly CompanyFilePart[] => [
  ...new Set<CompanyFilePart>(['header', 'alerts', tab, 'validation-sheet']),
];

/** The parts from which the desk knows what is wrong in a file; header and accounts say nothing that the alerts do not. */
export const PARTS_OF_THE_DESK = ['alerts', 'personal-data', 'contracts', 'validation-sheet'] as const;
export type PartOfTheDesk = (typeof PARTS_OF_THE_DESK)[number];

/** Why a part is not shown: a refusal of the service, or broken machinery. */
export type PartFailure = 'company-file.forbidden' | 'company-file.not-found' | 'company-file.unreachable';

/** Why a part did not come, by the status of the answer; undefined for none at all. */
export const partFailureOf = (status: number | undefined): PartFailure => {
  if (status === FORBIDDEN) return 'company-file.forbidden';
  return status === NOT_FOUND ? 'company-file.not-found' : 'company-file.unreachable';
};

const SENTENCES: Readonly<Record<PartFailure, string>> = {
  'company-file.forbidden': 'Non puoi consultare questi dati per l’azienda selezionata.',
  'company-file.not-found': 'Per questa azienda non c’è un fascicolo depositato.',
  'company-file.unreachable': 'Questi dati non sono disponibili in questo momento.',
};
const THE_REST_STANDS = 'Il resto del fascicolo si può consultare.';

/**
 * What a card says in the place of a part that failed (FILE-09); that the rest can be read is said only while some
 * of it can.
 */
export const partFailureSentence = (failure: PartFailure, isAnythingShown: boolean): string =>
  failure === 'company-file.unreachable' && isAnythingShown
    ? `${SENTENCES[failure]} ${THE_REST_STANDS}`
    : SENTENCES[failure];
