/** Words of the first block of a page that says at once whether, until when, for whom, how much and where. */
export const ANSWER_COPY = {
  label: 'Che cosa c’è da sapere subito',
  forWhom: 'Per chi',
  positions: 'Posti',
  workplace: 'Sede',
  pay: 'Compenso',
  startingPrice: 'Importo a base di gara',
  apply: 'Presenta la candidatura',
  offer: 'Presenta l’offerta',
  phases: 'Fasi della procedura',
  about: { competition: 'Di che cosa si tratta', tender: 'Che cosa si chiede' },
} as const;
