import { ADDRESSES, type RouteId } from '#core/navigation/addresses.ts';

/** How the files of pages end; what stands before is the route's name. */
const PAGE_FILE = /([a-z0-9-]+)\.page\.tsx$/;

/** Draws texts that editors wrote, for every route of kind `content` that has no file of its own. */
export const CONTENT_PAGE_FILE = './kinds/content-page.tsx';

/** The route whose page a file holds, by its name: `company-file/company-file.page.tsx` is of `companyFile`. Undefined for any other file. */
export const routeOfFile = (file: string): string | undefined =>
  PAGE_FILE.exec(file)?.[1]?.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * The file that draws each route: its own, else that of the route whose page it shows, else that of its kind. A route
 * that is not among them has no page yet.
 */
export const fileByRoute = (files: readonly string[]): Readonly<Partial<Record<RouteId, string>>> => {
  const byName = new Map(files.map((file) => [routeOfFile(file), file]));
  return Object.fromEntries(
    ADDRESSES.flatMap((line) => {
      const file =
        byName.get(line.id) ??
        ('pageOf' in line ? byName.get(line.pageOf) : undefined) ??
        (line.kind === 'content' ? CONTENT_PAGE_FILE : undefined);
      return file === undefined ? [] : [[line.id, file]];
    }),
  );
};
