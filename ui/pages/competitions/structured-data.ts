import type { CatalogueItem } from '#core/catalogue/item.ts';

type StructuredData = Readonly<Record<string, unknown>>;

/** The way to apply as structured data; nothing where the call names no place on the web. */
export const applyAction = ({ applyUrl }: CatalogueItem): StructuredData =>
  applyUrl === undefined || !applyUrl.startsWith('http')
    ? {}
    : { potentialAction: { '@type': 'ApplyAction', target: applyUrl } };

/** The last moment for applying, as machines read it: the day, with its hour where the call names one. */
export const lastMoment = ({ deadline, deadlineTime }: CatalogueItem): string | undefined =>
  deadline === undefined || deadlineTime === undefined ? deadline : `${deadline}T${deadlineTime}`;

/** The starting price of a tender, in euro, as structured data. */
export const startingPrice = (amount: number): StructuredData => ({
  '@type': 'Demand',
  priceSpecification: { '@type': 'PriceSpecification', price: amount, priceCurrency: 'EUR' },
});
