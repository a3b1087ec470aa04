import { noCriteria } from '#core/catalogue/criteria.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';

/** Whether a regulation with a day of publication is in its list, and has its page, at an instant (milliseconds since 1970). */
export const routesShowing = async (publicationDate: IsoDate, now: number): Promise<readonly boolean[]> => {
  const items = new InMemoryCatalogueRepository([aCatalogueDetail({ id: 'norma', publicationDate })], {
    now: () => now,
  });
  const { totalCount } = await items.matching('regulations', noCriteria(), 1);
  return [totalCount === 1, (await items.detail('regulations', 'norma')) !== undefined];
};
