/** Words of notifications. */
export const NOTIFICATIONS_COPY = {
  latest: 'Ultime notifiche',
  none: 'Non ci sono notifiche.',
  failed: 'Le notifiche non sono disponibili in questo momento',
} as const;
