/** Words of notifications. */
export const NOTIFICATIONS_COPY = {
  latest: 'Ultime notifiche',
  none: 'Non ci sono notifiche.',
  failed: 'Le notifiche non sono disponibili in questo momento',
  list: 'Elenco delle notifiche',
  filters: 'Filtra le notifiche',
  anyTime: 'Tutte',
  unreadOnly: 'Solo da leggere',
  noMatch: 'Nessuna notifica per i filtri impostati',
  noMessages: 'Non ci sono notifiche: quando l’agenzia ti scrive, il messaggio compare qui.',
  select: (subject: string): string => `Seleziona: ${subject}`,
  selected: (count: number): string => (count === 1 ? '1 selezionata' : `${count} selezionate`),
  markRead: 'Segna come lette',
  markUnread: 'Segna come da leggere',
  markOneUnread: 'Segna come da leggere',
  markAll: 'Segna tutte come lette',
  marked: (count: number, read: boolean): string =>
    count === 1
      ? `Notifica segnata come ${read ? 'letta' : 'da leggere'}`
      : `${count} notifiche segnate come ${read ? 'lette' : 'da leggere'}`,
  markedAll: 'Tutte le notifiche sono segnate come lette',
  markFailed: 'Non è stato possibile segnare le notifiche. Riprova tra poco.',
  message: 'Messaggio',
  backToList: 'Torna all’elenco',
  notFound: 'Questo messaggio non c’è più, o non è per l’azienda selezionata.',
  choose: 'Scegli un messaggio per leggerlo.',
  found: (count: string): string => (count === '1' ? '1 notifica' : `${count} notifiche`),
} as const;
