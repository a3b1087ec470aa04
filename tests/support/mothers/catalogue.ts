import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';

/** An item of a list, valid by default; only what matters to the case is said. */
export const aCatalogueItem = (fields: Partial<CatalogueItem> = {}): CatalogueItem => {
  const id = fields.id ?? 'voce-1';
  return {
    id,
    list: 'regulations',
    friendlyUrl: id,
    title: `Titolo di ${id}`,
    description: 'Descrizione in una frase.',
    facets: {},
    isNew: false,
    publicationDate: '2024-05-10' as NonNullable<CatalogueItem['publicationDate']>,
    ...fields,
  };
};

/** The page of an item, with a body and nothing around it. */
export const aCatalogueDetail = (
  fields: Partial<CatalogueItem> = {},
  rest: Partial<CatalogueDetail> = {},
): CatalogueDetail => ({
  item: aCatalogueItem(fields),
  body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Testo della pagina.' }] }],
  sections: [],
  documents: [],
  links: [],
  images: [],
  logos: [],
  ...rest,
});
