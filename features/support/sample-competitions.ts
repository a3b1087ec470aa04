import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { italianDay } from './procedure-visit.ts';

/** The competitions of a table ("titolo", "stato", "scade") as they stand at noon of a day. */
export const competitionsOn = (
  today: IsoDate,
  rows: readonly Readonly<Record<string, string>>[],
): CatalogueRepository => {
  const details = rows.map(({ titolo: title = '', stato: status = '', scade = '' }) =>
    aCatalogueDetail({
      list: 'competitions',
      id: title,
      title,
      status,
      ...(scade === '' ? {} : { deadline: italianDay(scade) }),
    }),
  );
  return new InMemoryCatalogueRepository(details, { now: () => Date.parse(`${today}T12:00:00Z`) });
};
