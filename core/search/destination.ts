import { percentEncode } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import type { HitDownload, SearchHit } from './search-hit.ts';

/** Where a result leads (LIST-12). */
export type HitDestination =
  | { readonly kind: 'details' }
  /** A page of the portal; path without base path. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'document'; readonly document: HitDownload }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'none' };

/** Each part encoded and none empty, so that no result leads out of the portal ("//altro.example"). */
const pathBelow = (friendlyUrl: string): string =>
  friendlyUrl
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `/${percentEncode(part)}`)
    .join('');

/** The page of a type's results: below its own part of the portal, or the list where there is no page for each. */
const pageOf = (table: RouteTable, type: string, friendlyUrl: string): string | undefined => {
  const params = { friendlyUrl };
  switch (type) {
    case 'SERVIZI':
      return pathTo(table, 'service', params);
    case 'NORMATIVE':
      return pathTo(table, 'regulation', params);
    case 'AIUTI_E_BANDI':
      // Below aids the address may have several parts: "pagamenti-ocm/vino", "appalti/…".
      return pathTo(table, 'aids') + pathBelow(friendlyUrl);
    case 'ARTICOLI':
      return pathTo(table, 'article', params);
    case 'EVENTI':
      return pathTo(table, 'event', params);
    case 'CONCORSI':
      return pathTo(table, 'competition', params);
    case 'APPALTI':
      return pathTo(table, 'agencyTender', params);
    case 'APPROFONDIMENTI':
      return pathTo(table, 'informationArticle', params);
    case 'PROGETTI':
      return pathTo(table, 'project', params);
    case 'AMMINISTRAZIONE_TRASPARENTE':
      return pathTo(table, 'transparencyPage', { rest: friendlyUrl });
    case 'PAGINE':
      return pathBelow(friendlyUrl);
    default:
      return undefined;
  }
};

/** The list that holds results of a type without pages of their own. */
const listOf = (table: RouteTable, type: string): string | undefined => {
  switch (type) {
    case 'COMUNICATI_STAMPA':
      return pathTo(table, 'pressReleases');
    case 'FAQ':
      return pathTo(table, 'faq');
    case 'PUBBLICI_PROCLAMI':
      return pathTo(table, 'proclamations');
    default:
      return undefined;
  }
};

/**
 * Where a result leads: resolutions and forms open in the details modal, the others go to their page, else to
 * their document, else to their list (LIST-12). A result of a kind that the portal does not know leads nowhere.
 */
export const destinationOf = (table: RouteTable, hit: SearchHit): HitDestination => {
  if (hit.type === 'DELIBERE' || hit.type === 'MODULISTICA') return { kind: 'details' };
  const page =
    hit.friendlyUrl === undefined || hit.friendlyUrl === '' ? undefined : pageOf(table, hit.type, hit.friendlyUrl);
  if (page !== undefined) return { kind: 'page', path: page };
  if (hit.document !== undefined) return { kind: 'document', document: hit.document };
  if (hit.url !== undefined) return { kind: 'link', url: hit.url };
  const list = listOf(table, hit.type);
  return list === undefined ? { kind: 'none' } : { kind: 'page', path: list };
};
