import { portKey } from '#core/kernel/port-key.ts';

/** What became of an address that has no page any more. */
export type ContentRedirect =
  /** Its page stands elsewhere; path without base path. */
  | { readonly kind: 'moved'; readonly path: string }
  /** Its page was withdrawn for good. */
  | { readonly kind: 'withdrawn' };

/** What became of addresses. Throws `ServiceError` when that cannot be found out. */
export interface ContentRedirects {
  /** What became of a path without base path and query; undefined for one that never had a page, or has it still. */
  find(path: string): Promise<ContentRedirect | undefined>;
}
export const ContentRedirects = portKey<ContentRedirects>('ContentRedirects');
