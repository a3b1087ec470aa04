import { pagePath } from '#core/catalogue/card-target.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { openedAddress, opensInList } from '#core/catalogue/opened.ts';
import { percentEncode } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import type { Download } from '#core/content/pieces.ts';
import type { SearchHit } from './search-hit.ts';

/** Where a result leads (LIST-12). */
export type HitDestination =
  | { readonly kind: 'details' }
  /** A page of the portal; path without base path. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'document'; readonly document: Download }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'none' };

/**
 * The link text of a result's card: the same for a page, for details and for a document, whose format and size follow (PAGE-20).
 * `file` is the label of the document's file.
 */
export const goToDetail = (file?: string): string =>
  file === undefined ? 'Vai al dettaglio' : `Vai al dettaglio (${file})`;

/** Each part encoded and none empty, so that no result leads out of the portal ("//altro.example"). */
const pathBelow = (friendlyUrl: string): string =>
  friendlyUrl
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `/${percentEncode(part)}`)
    .join('');

/** Whether a path stays below its root: browsers take `..` for a step up, however it is encoded. */
const leadsBelow = (friendlyUrl: string | undefined): friendlyUrl is string =>
  friendlyUrl !== undefined &&
  friendlyUrl !== '' &&
  !friendlyUrl.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));

/** The list whose entries have this type of result; histories have the type of their lists. */
const listOf = (type: string): ListDefinition | undefined =>
  Object.values(LISTS).find(({ hitType }) => hitType === type);

/** The page of a result: below its section of the portal, or the page of an entry of the type's list. */
const pageOf = (
  table: RouteTable,
  { type, hasDetail }: Pick<SearchHit, 'type' | 'hasDetail'>,
  friendlyUrl: string,
): string | undefined => {
  switch (type) {
    case 'AIUTI_E_BANDI':
      // Below aids the address may have several parts: "pagamenti-ocm/vino", "appalti/…".
      return pathTo(table, 'aids') + pathBelow(friendlyUrl);
    case 'PROGETTI':
      return pathTo(table, 'project', { friendlyUrl });
    case 'AMMINISTRAZIONE_TRASPARENTE':
      return pathTo(table, 'transparencyPage', { rest: friendlyUrl });
    case 'CHE_COSA_FARE':
      return pathTo(table, 'informationArticle', { friendlyUrl });
    case 'PAGINE':
    case 'CRUSCOTTO':
      return pathBelow(friendlyUrl);
    default: {
      const list = listOf(type);
      return list === undefined
        ? undefined
        : pagePath(table, { list: list.id, friendlyUrl, ...(hasDetail === undefined ? {} : { hasDetail }) });
    }
  }
};

/**
 * Where a result leads: resolutions and forms open in the details modal, the others go to their page, else to
 * their document, else to their list (LIST-12). A result of a kind that the portal does not know leads nowhere.
 */
export const destinationOf = (table: RouteTable, hit: SearchHit): HitDestination => {
  if (hit.type === 'DELIBERE' || hit.type === 'MODULISTICA') return { kind: 'details' };
  const page = leadsBelow(hit.friendlyUrl) ? pageOf(table, hit, hit.friendlyUrl) : undefined;
  if (page !== undefined) return { kind: 'page', path: page };
  if (hit.document !== undefined) return { kind: 'document', document: hit.document };
  if (hit.url !== undefined) return { kind: 'link', url: hit.url };
  // A list whose entries have no page of their own shows them itself.
  const list = listOf(hit.type);
  if (list === undefined || !opensInList(list)) return { kind: 'none' };
  const path = pathTo(table, list.route);
  const { friendlyUrl } = hit;
  return {
    kind: 'page',
    path: leadsBelow(friendlyUrl) ? openedAddress(list, path, { id: friendlyUrl, friendlyUrl }) : path,
  };
};
