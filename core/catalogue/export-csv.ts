import { centsFromEuro } from '#core/kernel/cents.ts';
import { csvCode, csvDay, csvEuro, csvText } from '#core/formatting/csv.ts';
import { eventPlace } from './event-facts.ts';
import type { Exported } from './export.ts';
import type { CatalogueItem } from './item.ts';

interface Column {
  readonly title: string;
  readonly cell: (item: CatalogueItem) => string | undefined;
}

const names = (name: keyof CatalogueItem['facets']) => (item: CatalogueItem) =>
  item.facets[name]?.map((value) => value.name).join(', ');

const COLUMNS: readonly Column[] = [
  { title: 'Titolo', cell: ({ title }) => title },
  { title: 'Descrizione', cell: ({ description }) => description },
  { title: 'Data dell’evento', cell: ({ event }) => csvDay(event?.eventDate) },
  { title: 'Ultimo giorno', cell: ({ event }) => csvDay(event?.eventEndDate) },
  { title: 'Orario', cell: ({ event }) => event?.eventTime },
  { title: 'Luogo', cell: ({ event }) => event && eventPlace(event) },
  { title: 'Lingua', cell: ({ event }) => event?.language },
  { title: 'Costo', cell: ({ event }) => event?.cost },
  { title: 'Iscrizioni fino al', cell: ({ event }) => csvDay(event?.bookingUntil) },
  { title: 'Indirizzo per iscriversi', cell: ({ event }) => event?.bookingUrl },
  { title: 'Stato', cell: ({ status, service }) => status ?? service?.status },
  { title: 'Motivo dello stato', cell: ({ service }) => service?.reason },
  { title: 'Scadenza', cell: ({ deadline }) => csvDay(deadline) },
  { title: 'Ora di scadenza', cell: ({ deadlineTime }) => deadlineTime },
  { title: 'Posti', cell: ({ positions }) => (positions === undefined ? undefined : String(positions)) },
  { title: 'Sede', cell: ({ workplace }) => workplace },
  { title: 'Per chi', cell: ({ forWhom }) => forWhom },
  { title: 'Quanto', cell: ({ howMuch }) => howMuch },
  {
    title: 'Importo in euro',
    cell: ({ amount }) => (amount === undefined ? undefined : csvEuro(centsFromEuro(amount))),
  },
  { title: 'Dove si presenta', cell: ({ applyPlace }) => applyPlace },
  { title: 'Indirizzo per presentarla', cell: ({ applyUrl }) => applyUrl },
  { title: 'Numero', cell: ({ deedNumber }) => csvCode(deedNumber) },
  { title: 'Anno', cell: ({ referenceYear }) => (referenceYear === undefined ? undefined : String(referenceYear)) },
  { title: 'Identificativo', cell: ({ identifier }) => csvCode(identifier) },
  { title: 'CIG', cell: ({ cig }) => csvCode(cig) },
  { title: 'Categorie', cell: names('categories') },
  { title: 'Tipologia', cell: names('types') },
  { title: 'Tipo di procedura', cell: names('procedureTypes') },
  { title: 'Ambito', cell: (item) => item.scope ?? names('contractScopes')(item) },
  { title: 'A chi è rivolto', cell: names('targets') },
  { title: 'Pubblicazione', cell: ({ publicationDate }) => csvDay(publicationDate) },
  { title: 'Ultimo aggiornamento', cell: ({ lastUpdate }) => csvDay(lastUpdate) },
];

/**
 * The entries as a table for Italian spreadsheets: semicolons, UTF-8 with byte order mark, days as people write them.
 * The columns are those for which some entry has a value, the address last (LIST-18).
 */
export const csvOf = ({ items, addressOf }: Pick<Exported, 'items' | 'addressOf'>): string => {
  const columns: readonly Column[] = [
    ...COLUMNS.filter(({ title, cell }) => title === 'Titolo' || items.some((item) => (cell(item) ?? '') !== '')),
    { title: 'Indirizzo', cell: addressOf },
  ];
  return csvText([
    columns.map(({ title }) => title),
    ...items.map((item) => columns.map(({ cell }) => cell(item) ?? '')),
  ]);
};
