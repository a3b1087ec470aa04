import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { MediaLibrary } from '../media/media.ts';
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
export const contentRow = (record: TypedRecord, library: MediaLibrary): ContentRow | undefined => {
  const row = bareRow(record, library);
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

const bareRow = (record: TypedRecord, library: MediaLibrary): ContentRow | undefined => {
  switch (record.type) {
    case 'pages':
      return pageRow(record.value, library);
    case 'transparency':
      return transparencyRow(record.value, library);
    case 'aids':
      return aidRow(record.value, library);
    case 'projects':
      return projectRow(record.value, library);
    case 'hero-sections':
      return heroRow(record.value, library);
    case 'page-previews':
      return previewsRow(record.value);
    case 'footer-pages':
      return footerRow(record.value);
    case 'carousels':
    case 'most-used-tools':
      return placedRow(record.type, record.value, library);
    case 'alerts':
      return alertRow(record.value, library);
    case 'banners':
      return bannerRow(record.value, library);
    case 'home-in-evidence':
      return inEvidenceRow(record.value, library);
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
        ? catalogueRow(record.type, record.value as ContentRecord<ListType>, library)
        : undefined;
  }
};
