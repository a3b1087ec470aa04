import type { ToldPreview } from '#adapters/storage/postgres/index.ts';

/** How many subscriptions an import would tell by email, and of what, as one sentence for who publishes it (ALERT-05). */
export const toldText = ({ subscriptions, lists }: ToldPreview): string =>
  subscriptions === 0
    ? 'Avvisi per email: nessuna iscrizione riceverebbe qualcosa.'
    : `Avvisi per email: ${subscriptions === 1 ? '1 iscrizione riceverebbe' : `${subscriptions} iscrizioni riceverebbero`} qualcosa (${lists.map(({ words, count }) => `${words}: ${count}`).join('; ')}).`;
