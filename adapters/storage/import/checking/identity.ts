import { pathOfAid } from '../convert/page-paths.ts';
import type { TypedRecord } from '../convert/content-row.ts';

/** What tells a record from the others of its type; two with the same are a mistake. */
export const identityOf = (record: TypedRecord): string => {
  switch (record.type) {
    case 'people':
      return record.value.fiscal_code;
    case 'companies':
    case 'procedures':
      return record.value.cuaa;
    case 'offices':
      return record.value.idUfficio;
    case 'mandates':
      return `${record.value.cuaa}/${record.value.idUfficio}`;
    case 'notifications':
      return record.value.msgId;
    case 'regions':
    case 'assistance-scopes':
      return record.value.value;
    case 'paying-bodies':
      return record.value.id;
    case 'step-times':
      return String(record.value.campaign);
    case 'campaigns':
      return String(record.value.annoCampagna);
    case 'transparency':
      return record.value.path;
    case 'pages':
      return record.value.section === undefined ? record.value.slug : `${record.value.section}/${record.value.slug}`;
    case 'hero-sections':
      return `${record.value.area === 'riservata' ? 'private' : 'public'}/${record.value.slug}`;
    case 'carousels':
    case 'most-used-tools':
      return record.value.audience;
    case 'banners':
    case 'footer-pages':
      return record.value.key;
    case 'page-previews':
      return record.value.page;
    case 'aids':
      return pathOfAid(record.value);
    default:
      return record.value.friendlyUrl;
  }
};

/** The field that carries the identity, for the sentence about a duplicate. */
export const identityField = (record: TypedRecord): string => {
  const fields: Readonly<Record<string, string>> = {
    people: 'fiscal_code',
    companies: 'cuaa',
    procedures: 'cuaa',
    offices: 'idUfficio',
    mandates: 'cuaa',
    notifications: 'msgId',
    regions: 'value',
    'assistance-scopes': 'value',
    'paying-bodies': 'id',
    campaigns: 'annoCampagna',
    'step-times': 'campaign',
    transparency: 'path',
    pages: 'slug',
    'hero-sections': 'slug',
    carousels: 'audience',
    'most-used-tools': 'audience',
    banners: 'key',
    'footer-pages': 'key',
    'page-previews': 'page',
  };
  return fields[record.type] ?? 'friendlyUrl';
};
