import type { ImportNews } from './import-rpc.ts';

type Report = NonNullable<Extract<ImportNews, { kind: 'report' }>['mails']>;

/** How many subscriptions get an email after an import, and about what, as one sentence for its publisher (ALERT-05). */
export const mailText = ({ subscriptions, lists }: Report): string =>
  subscriptions === 0
    ? 'Avvisi per email: nessuna iscrizione riceverebbe qualcosa.'
    : `Avvisi per email: ${subscriptions === 1 ? '1 iscrizione riceverebbe' : `${subscriptions} iscrizioni riceverebbero`} qualcosa (${lists.map(({ words, count }) => `${words}: ${count}`).join('; ')}).`;
