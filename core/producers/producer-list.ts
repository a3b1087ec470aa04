import { EXPIRY_HORIZON_DAYS } from '#core/company-file/expiry-horizon.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { typedText } from '#core/formatting/typed-text.ts';
import type { ExpiryKind } from './producer.ts';

/** Filters by anomaly: the most severe of the file, any, or none. */
export const ANOMALY_FILTERS = ['blocking', 'warning', 'notice', 'any', 'none'] as const;
export type AnomalyFilter = (typeof ANOMALY_FILTERS)[number];

/** Value of the filter by what ends within the horizon. */
export const HORIZON_FILTER = `${EXPIRY_HORIZON_DAYS}` as const;
/** Filters by what ends in the file: it has ended, or it does within a number of days. */
export const EXPIRY_FILTERS = ['past', '30', HORIZON_FILTER] as const;
export type ExpiryFilter = (typeof EXPIRY_FILTERS)[number];

/** Orders of the list: by what ends first among what the filter asks for, by euro that are stopped or at risk, or by name. */
export const PRODUCER_SORTS = ['expiry', 'euro', 'name'] as const;
export type ProducerSort = (typeof PRODUCER_SORTS)[number];

/** Filters and order of a search among producers. */
export interface ProducerFilters {
  readonly anomaly: AnomalyFilter | undefined;
  readonly expiry: ExpiryFilter | undefined;
  readonly sort: ProducerSort;
}

/** The query of the list: what is in its address, and what was typed. */
export interface ProducerAddress extends ProducerFilters {
  /** Never in the address: a name or a CUAA may be those of a person (see `typed-texts.ts`). */
  readonly text: string;
  /** 1 for the first. */
  readonly page: number;
}

const NAMES = { anomaly: 'anomalia', expiry: 'scadenza', sort: 'ordine', page: 'page' } as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

/** Reads the address beside what was typed; unknown values are ignored. */
export const producerAddressFrom = (pairs: QueryPairs, text = ''): ProducerAddress => {
  const valueOf = (name: string): string | undefined => queryValue(pairs, name);
  return {
    text: typedText(text),
    anomaly: oneOf(ANOMALY_FILTERS, valueOf(NAMES.anomaly)),
    expiry: oneOf(EXPIRY_FILTERS, valueOf(NAMES.expiry)),
    sort: oneOf(PRODUCER_SORTS, valueOf(NAMES.sort)) ?? 'expiry',
    page: pageNumberFrom(valueOf(NAMES.page) ?? '') ?? 1,
  };
};

/** The inverse of `producerAddressFrom`, but for what was typed; defaults are left out. */
export const producerAddressTo = ({ anomaly, expiry, sort, page }: ProducerAddress): QueryPairs => [
  ...(anomaly === undefined ? [] : [[NAMES.anomaly, anomaly] as const]),
  ...(expiry === undefined ? [] : [[NAMES.expiry, expiry] as const]),
  ...(sort === 'expiry' ? [] : [[NAMES.sort, sort] as const]),
  ...(page === 1 ? [] : [[NAMES.page, String(page)] as const]),
];

/** Whether an address asks for all producers in the default order. */
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
  antimafia: { name: 'Antimafia', gender: 'f' },
  'validation-sheet': { name: 'Scheda di validazione', gender: 'f' },
};

/** Filters by anomaly, in words. */
export const ANOMALY_WORDS: Readonly<Record<AnomalyFilter, string>> = {
  blocking: 'Con anomalie bloccanti',
  warning: 'Con avvisi',
  notice: 'Con informazioni',
  any: 'Con anomalie di ogni tipo',
  none: 'Senza anomalie',
};

/** Filters by what ends, in words. */
export const EXPIRY_FILTER_WORDS: Readonly<Record<ExpiryFilter, string>> = {
  past: 'Con qualcosa di scaduto',
  '30': 'In scadenza entro 30 giorni',
  [HORIZON_FILTER]: `In scadenza entro ${HORIZON_FILTER} giorni`,
};
