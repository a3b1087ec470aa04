import { signInAddressTo } from '#core/access/enter-address.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import { recordPath } from '#core/procedures/record-address.ts';
import { withCompany } from '#core/session/company-offer.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { type Message, messageOf } from './messages.ts';
import type { AlertPerson } from './personal-alerts.ts';
import type { NewsItem } from './personal-news.ts';

/** The message that asks who is signed in to confirm an address; it says nothing of what was chosen (PREF-02). */
export const confirmPersonalMessage = ({
  agency,
  link,
  until,
}: {
  readonly agency: string;
  readonly link: string;
  readonly until: IsoDate;
}): Message =>
  messageOf(`Conferma il tuo indirizzo per gli avvisi di ${agency}`, agency, [
    ['Nella tua area riservata hai chiesto di ricevere a questo indirizzo gli avvisi che ti riguardano.'],
    [
      'Per riceverli apri la pagina e premi «Conferma». Finché non confermi non ti scriviamo.',
      { words: 'Apri la pagina di conferma', address: link },
    ],
    [
      `Il link vale fino a ${formatLongDay(until)}. Non l’hai chiesto tu? Non fare niente: quel giorno cancelliamo l’indirizzo.`,
    ],
  ]);

/** The message that there is something: no name, no sum, nothing of what it is; the link leads through the sign-in to it (PREF-03). */
export const personalMessage = ({
  agency,
  link,
  preferences,
  end,
}: {
  readonly agency: string;
  readonly link: string;
  /** Absolute address where the alerts are changed. */
  readonly preferences: string;
  /** Absolute address that ends them. */
  readonly end: string;
}): Message =>
  messageOf('C’è una novità per te', agency, [
    ['Nella tua area riservata c’è una novità tra quelle che hai scelto.'],
    [{ words: 'Leggila dopo l’accesso', address: link }],
    [
      'Ricevi questo messaggio perché lo hai scelto.',
      { words: 'Cambia gli avvisi', address: preferences },
      { words: 'Spegnili tutti', address: end },
    ],
  ]);

/** Where news is read: the record itself where it is one, else the desk, of its company and no other (D-60). */
const pathOf = (table: RouteTable, { role }: AlertPerson, items: readonly NewsItem[]): string => {
  const [item] = items;
  const cuaa = item?.cuaa;
  if (role === 'caa' || item === undefined || cuaa === undefined) return pathTo(table, 'caaDesk');
  const ofCompany = (path: string): string => `${path}?${pairsToQuery(withCompany([], cuaa))}`;
  if (items.length > 1) return ofCompany(pathTo(table, 'desk'));
  if (item.kind === 'notification') return ofCompany(pathTo(table, 'message', { id: item.id }));
  if (item.kind === 'payment') return recordPath(table, { kind: 'payment', id: item.id }, { as: 'farmer', cuaa });
  return item.target === undefined ? ofCompany(pathTo(table, 'desk')) : targetPath({ table }, { cuaa }, item.target);
};

/** The path of the link in a message: through the sign-in to where its news is read. */
export const personalPath = (table: RouteTable, person: AlertPerson, items: readonly NewsItem[]): string =>
  signInAddressTo(table, pathOf(table, person, items));

/** The path of the page of preferences, through the sign-in. */
export const preferencesPath = (table: RouteTable): string => signInAddressTo(table, pathTo(table, 'alertPreferences'));
