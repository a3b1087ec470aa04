import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { MediaShelf } from '../media/media.ts';
import type { ContentRecord, ContentType } from '../schemas/index.ts';
import { given } from '#adapters/http/contract/schema.ts';
import { isListType, type ListType } from '#adapters/names/list-names.ts';
import { catalogueRow } from './catalogue.ts';
import {
  alertRow,
  bannerRow,
  contactRow,
  inEvidenceRow,
  kpiRow,
  placedRow,
  scopeRow,
  synonymRow,
} from './highlights.ts';
import { aidRow, footerRow, heroRow, pageRow, previewsRow, projectRow, transparencyRow } from './pages.ts';
import type { ContentRow } from './rows.ts';

/** A checked record, still with its type. */
export type TypedRecord = { [T in ContentType]: { readonly type: T; readonly value: ContentRecord<T> } }[ContentType];

/** Where a record stood before, as it says itself. */
export const formerPathsOf = ({ value }: TypedRecord): readonly string[] =>
  'vecchiIndirizzi' in value ? (value.vecchiIndirizzi ?? []) : [];

/** The line of the content table that a record becomes; undefined for a type that has tables of its own. */
export const contentRow = (record: TypedRecord, shelf: MediaShelf): ContentRow | undefined => {
  const row = bareRow(record, shelf);
  if (row === undefined) return undefined;
  const formerPaths = formerPathsOf(record);
  return {
    ...row,
    ...(formerPaths.length === 0 ? {} : { formerPaths }),
    ...given('publishOn', isoDateFrom(publicationDateOf(record) ?? '')),
  };
};

const publicationDateOf = ({ value }: TypedRecord): string | undefined =>
  'publicationDate' in value ? value.publicationDate : undefined;

const bareRow = (record: TypedRecord, shelf: MediaShelf): ContentRow | undefined => {
  switch (record.type) {
    case 'pages':
      return pageRow(record.value, shelf);
    case 'transparency':
      return transparencyRow(record.value, shelf);
    case 'aids':
      return aidRow(record.value, shelf);
    case 'projects':
      return projectRow(record.value, shelf);
    case 'hero-sections':
      return heroRow(record.value, shelf);
    case 'page-previews':
      return previewsRow(record.value);
    case 'footer-pages':
      return footerRow(record.value);
    case 'carousels':
    case 'most-used-tools':
      return placedRow(record.type, record.value, shelf);
    case 'alerts':
      return alertRow(record.value, shelf);
    case 'banners':
      return bannerRow(record.value, shelf);
    case 'home-in-evidence':
      return inEvidenceRow(record.value, shelf);
    case 'kpis':
    case 'caa-kpis':
      return kpiRow(record.type, record.value);
    case 'synonyms':
      return synonymRow(record.value);
    case 'contacts':
      return contactRow(record.value);
    case 'assistance-scopes':
      return scopeRow(record.value);
    default:
      return isListType(record.type)
        ? catalogueRow(record.type, record.value as ContentRecord<ListType>, shelf)
        : undefined;
  }
};
