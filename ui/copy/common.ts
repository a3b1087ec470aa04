import { SHOW_LESS, SHOW_MORE } from '#core/formatting/text.ts';

/** Words that many pages share. What a rule of the portal says stands beside the rule, not here. */
export const COMMON = {
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  retry: 'Riprova',
  back: 'Torna indietro',
  backHome: 'Torna alla Home',
  loading: 'Caricamento in corso',
  stillLoading: 'La risposta tarda ad arrivare. Puoi aspettare ancora oppure riprovare.',
  showMore: SHOW_MORE,
  showLess: SHOW_LESS,
  remember: 'Aggiungi al calendario',
  isNew: 'NUOVO',
  optional: 'facoltativo',
  updated: (day: string): string => `Ultimo aggiornamento: ${day}`,
  alert: 'Attenzione: ci sono dati da controllare',
  error: 'Errore',
  errorWithStatus: (status: number): string => `Codice dell’errore: ${status}`,
  offline: 'Manca la connessione a Internet: controllala e riprova.',
  blockFailed: 'Questa parte della pagina non è disponibile',
  blockFailedHelp: 'Il resto della pagina funziona. Puoi ricaricarla oppure riprovare più tardi.',
  needHelp: 'Hai bisogno d’aiuto?',
  goToContacts: 'Vai ai contatti',
  clearAll: 'Elimina tutto',
  firstResults: 'Torna ai primi risultati',
} as const;
