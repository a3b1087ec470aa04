import { type Column, columnsOf, csvOfRows, valuedColumns } from '#core/formatting/csv-column.ts';
import { centsFromEuro } from '#core/kernel/cents.ts';
import { eventPlace } from './event-facts.ts';
import type { Exported } from './export.ts';
import type { CatalogueItem } from './item.ts';

const names = (name: keyof CatalogueItem['facets']) => (item: CatalogueItem) =>
  item.facets[name]?.map((value) => value.name).join(', ');

const { address, code, day, euro, number, text } = columnsOf<CatalogueItem>();

const COLUMNS: readonly Column<CatalogueItem>[] = [
  text('Titolo', ({ title }) => title, 'Come si chiama la voce nell’elenco.'),
  text('Descrizione', ({ description }) => description, 'Di che cosa tratta, in breve.'),
  day('Data dell’evento', ({ event }) => event?.eventDate, 'Il giorno in cui l’evento comincia.'),
  day('Ultimo giorno', ({ event }) => event?.eventEndDate, 'Il giorno in cui l’evento finisce, se dura più di uno.'),
  text('Orario', ({ event }) => event?.eventTime, 'A che ora comincia l’evento.'),
  text('Luogo', ({ event }) => event && eventPlace(event), 'Dove si tiene l’evento, o che si segue a distanza.'),
  text('Lingua', ({ event }) => event?.language, 'In che lingua si tiene l’evento.'),
  text('Costo', ({ event }) => event?.cost, 'Quanto costa partecipare.'),
  day('Iscrizioni fino al', ({ event }) => event?.bookingUntil, 'L’ultimo giorno per iscriversi.'),
  address('Indirizzo per iscriversi', ({ event }) => event?.bookingUrl, 'La pagina in cui ci si iscrive.'),
  text(
    'Stato',
    ({ status, service, event }) => status ?? service?.status ?? event?.eventStatus,
    'A che punto è la procedura, se il servizio è attivo, o se l’evento è annullato o rinviato.',
  ),
  text('Motivo dello stato', ({ service }) => service?.reason, 'Perché il servizio non è attivo.'),
  day('Scadenza', ({ deadline }) => deadline, 'L’ultimo giorno utile.'),
  text('Ora di scadenza', ({ deadlineTime }) => deadlineTime, 'Fino a che ora dell’ultimo giorno.'),
  number('Posti', ({ positions }) => positions, 'Quanti posti sono a concorso.'),
  text('Sede', ({ workplace }) => workplace, 'Dove si lavora.'),
  text('Per chi', ({ forWhom }) => forWhom, 'Chi può presentarsi o chiedere.'),
  text('Quanto', ({ howMuch }) => howMuch, 'Quanto si riceve, in parole.'),
  euro(
    'Importo in euro',
    ({ amount }) => (amount === undefined ? undefined : centsFromEuro(amount)),
    'Il valore dell’appalto, in euro con due decimali.',
  ),
  text('Dove si presenta', ({ applyPlace }) => applyPlace, 'Dove si consegna la domanda o l’offerta.'),
  address(
    'Indirizzo per presentarla',
    ({ applyUrl }) => applyUrl,
    'La pagina in cui si presenta la domanda o l’offerta.',
  ),
  code('Numero', ({ deedNumber }) => deedNumber, 'Il numero dell’atto.'),
  number('Anno', ({ referenceYear }) => referenceYear, 'L’anno a cui l’atto si riferisce.'),
  code('Identificativo', ({ identifier }) => identifier, 'Il codice della procedura presso l’agenzia.'),
  code('CIG', ({ cig }) => cig, 'Il codice identificativo di gara.'),
  text('Categorie', names('categories'), 'Gli argomenti della voce, separati da virgole.'),
  text('Tipologia', names('types'), 'Il tipo di atto.'),
  text('Tipo di procedura', names('procedureTypes'), 'Come si sceglie chi vince.'),
  text('Ambito', (item) => item.scope ?? names('contractScopes')(item), 'Il settore dell’appalto o dell’evento.'),
  text('A chi è rivolto', names('targets'), 'Le categorie di persone a cui serve.'),
  day('Pubblicazione', ({ publicationDate }) => publicationDate, 'Il giorno in cui la voce è stata pubblicata.'),
  day('Ultimo aggiornamento', ({ lastUpdate }) => lastUpdate, 'Il giorno dell’ultima modifica.'),
];

/** Every column that an export of a list can have, the address last (LIST-18, DATI-02). */
export const itemColumns = (addressOf: Exported['addressOf']): readonly Column<CatalogueItem>[] => [
  ...COLUMNS,
  address('Indirizzo', addressOf, 'Dove si legge la voce.'),
];

/**
 * The entries as a table for Italian spreadsheets: semicolons, UTF-8 with byte order mark, days as people write them.
 * The columns are those for which some entry has a value, the address last (LIST-18).
 */
export const csvOf = ({ items, addressOf }: Pick<Exported, 'items' | 'addressOf'>): string => {
  const columns = itemColumns(addressOf);
  // The address stands also in an export without entries.
  const valued = items.length === 0 ? [...columns.slice(0, 1), ...columns.slice(-1)] : valuedColumns(columns, items);
  return csvOfRows(valued, items);
};
