/** Words of the passage to the national system. */
export const HANDOVER_COPY = {
  title: 'Sistema nazionale (SIAN)',
  go: 'Vai al SIAN',
  blocked:
    'Il browser ha bloccato la nuova finestra. Consenti le finestre di questo sito e premi di nuovo il pulsante, oppure prosegui in questa scheda.',
  goHere: 'Prosegui in questa scheda',
  newWindow: '(si apre in una nuova finestra)',
  failed: 'Il passaggio al SIAN non è riuscito. Riprova tra poco oppure scrivi al supporto.',
} as const;
