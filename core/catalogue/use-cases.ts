import { defineUseCase } from '#core/kernel/port-key.ts';
import { CatalogueRepository } from './catalogue-repository.ts';
import type { ListId } from './definition.ts';
import type { CatalogueDetail } from './item.ts';
import { relatedTo } from './related.ts';

/** The page of an item; undefined leads to the not-found page (ROUTE-21). */
export type ReadDetail = (list: ListId, friendlyUrl: string) => Promise<CatalogueDetail | undefined>;

/** Reads an item with its related items. */
export const makeReadDetail =
  (items: CatalogueRepository): ReadDetail =>
  async (list, friendlyUrl) => {
    const detail = await items.detail(list, friendlyUrl);
    if (detail === undefined || detail.related !== undefined) return detail;
    return { ...detail, related: await relatedTo(items, detail) };
  };
export const ReadDetail = defineUseCase('ReadDetail', [CatalogueRepository], makeReadDetail);
