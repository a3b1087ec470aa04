import type { IsoDate } from '#core/kernel/iso-date.ts';

/** The states of a competition, in the order in which it passes through them (BANDO-03). */
export const COMPETITION_STATUSES = ['Aperto', 'In corso di espletamento', 'Concluso'] as const;
/** The states of a tender, in the order in which it passes through them (BANDO-03). */
export const TENDER_STATUSES = ['Pubblicato', 'In corso di espletamento', 'Aggiudicato'] as const;

/** The states in which applications or offers are still taken. */
export const OPEN_STATUSES: readonly string[] = [COMPETITION_STATUSES[0], TENDER_STATUSES[0]];
/** The state of a call whose last day has gone, until the agency says how it ended. */
export const STATUS_AFTER_DEADLINE = 'In corso di espletamento' satisfies (typeof COMPETITION_STATUSES)[number];

/**
 * The status that a call has on a day in Italy: where a date decides, it does. A call whose last day has gone takes nothing any
 * more, whatever was written of it before; the last day itself is still in time (BANDO-03, D-16).
 */
export const statusOn = (status: string, deadline: IsoDate | undefined, today: IsoDate): string =>
  deadline !== undefined && deadline < today && OPEN_STATUSES.includes(status) ? STATUS_AFTER_DEADLINE : status;

/** The progress bar of a competition or tender has this many steps (BANDO-01). */
export const PROGRESS_STEPS = 3;

/** How far a competition or tender has come: steps filled, out of three, and the bar's colour. */
export interface Progress {
  readonly steps: 0 | 1 | 2 | 3;
  readonly colour: 'green' | 'yellow' | 'red' | 'none';
}

/** Total over all strings: an unknown status fills no step and has no colour (BANDO-01). */
export const progressOf = (status: string): Progress => {
  switch (status) {
    case 'Aperto':
    case 'Pubblicato':
      return { steps: 1, colour: 'green' };
    case 'In corso di espletamento':
      return { steps: 2, colour: 'yellow' };
    case 'Concluso':
    case 'Aggiudicato':
      return { steps: 3, colour: 'red' };
    default:
      return { steps: 0, colour: 'none' };
  }
};

/** The bar in words, for those who do not see it (BANDO-02). */
export const progressText = (status: string): string => {
  const { steps } = progressOf(status);
  return steps === 0 ? 'Stato non disponibile' : `${status}: fase ${steps} di ${PROGRESS_STEPS}`;
};

/** What the status means for the reader (BANDO-02); undefined for a status that the agency does not use. */
export const statusTooltip = (status: string): string | undefined => {
  switch (status) {
    case 'Aperto':
      return 'Il concorso è aperto: puoi presentare la domanda entro la scadenza indicata nel bando.';
    case 'Pubblicato':
      return 'L’appalto è pubblicato: gli operatori economici possono presentare l’offerta entro la scadenza indicata.';
    case 'In corso di espletamento':
      return 'I termini sono chiusi e la procedura è in corso: le domande o le offerte ricevute sono in esame.';
    case 'Concluso':
      return 'Il concorso è concluso: la graduatoria e gli atti finali sono nella pagina di dettaglio.';
    case 'Aggiudicato':
      return 'L’appalto è aggiudicato: l’esito e gli atti finali sono nella pagina di dettaglio.';
    default:
      return undefined;
  }
};
