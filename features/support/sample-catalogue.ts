import { withSpellingCorrection } from '#core/search/spelling-correction.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { sampleSearchIndex } from '#tests/support/sample-search.ts';
import { aSearchDocument, aSearchHit } from '#tests/support/mothers/search.ts';

const CATEGORIES = ['Regolamento UE', 'Decreto', 'Circolare'] as const;

const named = (name: string) => [{ name, value: name }];

/** Forty regulations over four years, so that there are five pages and every category and year has some. */
const regulation = (index: number): Partial<CatalogueItem> => ({
  id: `norma-${String(index).padStart(2, '0')}`,
  title: `Norma ${index + 1} ${index % 4 === 0 ? 'sui seminativi' : "sull'olio"}`,
  facets: {
    categories: named(CATEGORIES[index % 3] ?? ''),
    types: named(index % 2 === 0 ? 'Pagamenti diretti' : 'Sviluppo rurale'),
  },
  referenceYear: 2021 + (index % 4),
  publicationDate: isoDateFrom(`${2021 + (index % 4)}-0${1 + (index % 9)}-15`) ?? never(),
});

const never = (): never => {
  throw new Error('giorno inesistente');
};

const resolution = (index: number): Partial<CatalogueItem> => ({
  id: `delibera-${index}`,
  list: 'resolutions',
  title: `Delibera ${index + 1}`,
  deedNumber: String(index + 1),
  referenceYear: 2024,
});

/** A small catalogue in the memory, for the assembly that has no contents of its own. */
export const sampleCatalogue = (): CatalogueRepository =>
  withSpellingCorrection(
    new InMemoryCatalogueRepository([
      ...Array.from({ length: 40 }, (_, index) => aCatalogueDetail(regulation(index))),
      ...Array.from({ length: 12 }, (_, index) => aCatalogueDetail(resolution(index))),
    ]),
  );

/** A search stub with one result or more for each chip. */
export const sampleSearch = (): SearchIndex =>
  sampleSearchIndex([
    aSearchDocument(
      { id: 's-1', type: 'SERVIZI', title: 'Domanda unica', friendlyUrl: 'domanda-unica' },
      'Come presentare la domanda unica.',
    ),
    aSearchDocument(
      { id: 'd-1', type: 'DELIBERE', title: 'Delibera sulla domanda tardiva' },
      'Proroga dei termini della domanda.',
    ),
    aSearchDocument({ id: 'm-1', type: 'MODULISTICA', title: 'Modulo di domanda' }, 'Da allegare alla domanda.'),
    ...Array.from({ length: 12 }, (_, index) =>
      aSearchDocument(
        { id: `n-${index}`, type: 'NORMATIVE', title: `Norma ${index + 1}`, friendlyUrl: `norma-${index + 1}` },
        'Disciplina della domanda di pagamento per i seminativi.',
      ),
    ),
  ]);

/** One result of the search, of which only what matters is said. */
export const aSearchResult = aSearchHit;
