import { pagePath } from '#core/catalogue/card-target.ts';
import { isAddedSlug } from '#core/content/added-pages.ts';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { linksIn } from '#core/content/rich-text-links.ts';
import { parseAddress } from '#core/kernel/address.ts';
import { nearest } from '#core/kernel/nearest.ts';
import { isListType, listOf } from '#adapters/names/list-names.ts';
import { matchRoute, pathTo, type RouteTable, segmentsOf } from '#core/navigation/routes.ts';
import type { TypedRecord } from '../convert/content-row.ts';
import { identityOf } from './identity.ts';
import { AIDS_FOLDER, type KnownRecord } from './known-records.ts';
import { type LocatedText, textsMarked } from './schema-fields.ts';
import { CONTENT_SCHEMAS, type ContentType } from '../schemas/index.ts';

/** Whether only the reserved area shows a record. */
export const isReserved = ({ type, value }: TypedRecord): boolean =>
  type === 'banners' ? value.key === 'myagricat' : 'area' in value && value.area === 'riservata';

/** Every link of a record into the portal, in its fields and in its texts. */
export const linksOf = ({ type, value }: TypedRecord): readonly LocatedText[] => {
  const schema = CONTENT_SCHEMAS[type];
  const inTexts = textsMarked('richText', schema, value).flatMap(({ path, text }) =>
    linksIn(richTextFromMarkdown(text)).map((url) => ({ path, text: url })),
  );
  return [...textsMarked('link', schema, value), ...inTexts].filter(({ text }) => text.startsWith('/'));
};

/** Says in Italian what is wrong with a link; undefined when it leads somewhere. */
type JudgeLink = (url: string, fromReserved: boolean) => string | undefined;

/**
 * Judges links into the portal by its addresses and by the records that have a page, of this batch and of others: a
 * link must lead to a page that there is, and one that everybody sees must not lead to a page that only the reserved
 * area has (API-08).
 */
export const linkJudge = (
  table: RouteTable,
  records: readonly TypedRecord[],
  known: readonly KnownRecord[],
): JudgeLink => {
  const pages = new Map<string, { readonly isReserved: boolean }>();
  for (const { type, slug, isReserved: isKept } of known)
    for (const path of pathsOf(table, type, slug)) pages.set(path, { isReserved: isKept });
  for (const record of records) {
    const slug = record.type === 'aids' ? identityOf(record).slice(AIDS_FOLDER.length) : identityOf(record);
    for (const path of pathsOf(table, record.type, slug)) pages.set(path, { isReserved: isReserved(record) });
  }
  const fixed = table.routes.filter(({ pattern }) => !/[:*]/u.test(pattern)).map(({ pattern }) => pattern);

  return (url, fromReserved) => {
    const path = plainPath(parseAddress(url).path);
    const found = path === undefined ? undefined : matchRoute(table, path);
    if (path !== undefined && found !== undefined) {
      // The dashboard's pages stand for amounts, which come and go without the editors.
      if (Object.keys(found.params).length === 0 || found.route.audience === 'dashboardFlag') return undefined;
      const page = pages.get(path);
      if (page !== undefined)
        return page.isReserved && !fromReserved
          ? `il collegamento «${url}» porta a una pagina riservata, che da un contenuto pubblico non si apre`
          : undefined;
    }
    const near = nearest(path ?? url, [...fixed, ...pages.keys()]);
    return `il collegamento «${url}» non porta a nessuna pagina del portale${near === undefined ? '' : `: forse si intendeva «${near}»?`}`;
  };
};

// Helpers

/** A path decoded and without a final slash, as pages are known by. */
const plainPath = (path: string): string | undefined => {
  const segments = segmentsOf(path);
  return segments === undefined ? undefined : `/${segments.join('/')}`;
};

/** The pages that a record has, by what it is stored under. */
export const pathsOf = (table: RouteTable, type: ContentType, slug: string): readonly string[] => {
  switch (type) {
    case 'aids':
      return [`/${AIDS_FOLDER}${slug}`];
    case 'transparency':
      return [pathTo(table, 'transparencyPage', { rest: slug })];
    case 'projects':
      return [pathTo(table, 'project', { friendlyUrl: slug })];
    case 'contracts-history':
      // Which of the two funds it was is not known of a record of another batch.
      return [
        pathTo(table, 'agencyTender', { friendlyUrl: slug }),
        pathTo(table, 'nationalTender', { friendlyUrl: slug }),
      ];
    case 'pages':
      return isAddedSlug(slug) ? [`/${slug}`] : [];
    default: {
      const path = isListType(type) ? pagePath(table, { list: listOf(type), friendlyUrl: slug }) : undefined;
      return path === undefined ? [] : [path];
    }
  }
};
