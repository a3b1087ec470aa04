import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { typedText } from '#core/formatting/typed-text.ts';
import type { ExpiryKind } from './producer.ts';

/** By which anomalies producers are told apart: the heaviest of the file, any, or none. */
export const ANOMALY_FILTERS = ['blocking', 'warning', 'notice', 'any', 'none'] as const;
export type AnomalyFilter = (typeof ANOMALY_FILTERS)[number];

/** By when something of the file ends: it has ended, or it does within so many days. */
export const EXPIRY_FILTERS = ['past', '30', '60'] as const;
export type ExpiryFilter = (typeof EXPIRY_FILTERS)[number];

/** In which order producers are listed: by what ends first among what the filter asks for, or by name. */
export const PRODUCER_SORTS = ['expiry', 'name'] as const;
export type ProducerSort = (typeof PRODUCER_SORTS)[number];

/** What a search among producers is narrowed to, and its order. */
export interface ProducerFilters {
  readonly anomaly: AnomalyFilter | undefined;
  readonly expiry: ExpiryFilter | undefined;
  readonly sort: ProducerSort;
}

/** What the list is asked for: what its address says, and what was typed. */
export interface ProducerAddress extends ProducerFilters {
  /** Never in the address: a name or a CUAA may be those of a person (see `typed-texts.ts`). */
  readonly text: string;
  /** 1 for the first. */
  readonly page: number;
}

const NAMES = { anomaly: 'anomalia', expiry: 'scadenza', sort: 'ordine', page: 'page' } as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

/** Reads the address beside what was typed; what it does not know counts as not said. */
export const producerAddressFrom = (pairs: QueryPairs, text = ''): ProducerAddress => {
  const said = (name: string): string | undefined => queryValue(pairs, name);
  return {
    text: typedText(text),
    anomaly: oneOf(ANOMALY_FILTERS, said(NAMES.anomaly)),
    expiry: oneOf(EXPIRY_FILTERS, said(NAMES.expiry)),
    sort: oneOf(PRODUCER_SORTS, said(NAMES.sort)) ?? 'expiry',
    page: pageNumberFrom(said(NAMES.page) ?? '') ?? 1,
  };
};

/** Writes what `producerAddressFrom` reads back, but for what was typed; what holds by default is left out. */
export const producerAddressTo = ({ anomaly, expiry, sort, page }: ProducerAddress): QueryPairs => [
  ...(anomaly === undefined ? [] : [[NAMES.anomaly, anomaly] as const]),
  ...(expiry === undefined ? [] : [[NAMES.expiry, expiry] as const]),
  ...(sort === 'expiry' ? [] : [[NAMES.sort, sort] as const]),
  ...(page === 1 ? [] : [[NAMES.page, String(page)] as const]),
];

/** Whether an address asks for anything but all producers in the usual order. */
export const isPlainProducerAddress = ({ text, anomaly, expiry, sort }: ProducerAddress): boolean =>
  text === '' && anomaly === undefined && expiry === undefined && sort === 'expiry';

/** The days between which something ends, both included; undefined where there is no first one. */
export const expiryBounds = (
  filter: ExpiryFilter,
  today: IsoDate,
): { readonly from: IsoDate | undefined; readonly to: IsoDate } =>
  filter === 'past' ? { from: undefined, to: addDays(today, -1) } : { from: today, to: addDays(today, Number(filter)) };

/** What ends, in words. */
export const EXPIRY_WORDS: Readonly<Record<ExpiryKind, { readonly name: string; readonly gender: 'm' | 'f' }>> = {
  'identity-document': { name: 'Documento di riconoscimento', gender: 'm' },
  contract: { name: 'Contratto', gender: 'm' },
  antimafia: { name: 'Documentazione antimafia', gender: 'f' },
  'validation-sheet': { name: 'Scheda di validazione', gender: 'f' },
};

/** Anomalies by how much they weigh, in words of more than one. */
export const ANOMALY_WORDS: Readonly<Record<AnomalyFilter, string>> = {
  blocking: 'Con anomalie bloccanti',
  warning: 'Con avvisi',
  notice: 'Con informazioni',
  any: 'Con anomalie di ogni tipo',
  none: 'Senza anomalie',
};

/** Ends, in words. */
export const EXPIRY_FILTER_WORDS: Readonly<Record<ExpiryFilter, string>> = {
  past: 'Con qualcosa di scaduto',
  '30': 'In scadenza entro 30 giorni',
  '60': 'In scadenza entro 60 giorni',
};
