import { describe, expect, it } from 'vitest';
import type { ContentRedirect, ContentRedirects } from '#core/navigation/content-redirects.ts';
import { contractAdmission, type Started } from './started.ts';

/** A content as it stands, or as it was withdrawn. */
export interface StoredPage {
  readonly type: 'services' | 'pages' | 'regulations' | 'contracts-history';
  readonly slug: string;
  readonly formerPaths?: readonly string[];
  readonly facets?: readonly string[];
  readonly withdrawn?: true;
}

export const STORED_PAGES: readonly StoredPage[] = [
  { type: 'services', slug: 'domanda', formerPaths: ['/servizi/vecchia-domanda', '/normative/ritirata'] },
  { type: 'pages', slug: 'note-legali', formerPaths: ['/informazioni-legali', '/archivio/è così'] },
  { type: 'contracts-history', slug: 'viveri', formerPaths: ['/gara-viveri'], facets: ['fund:fead'] },
  { type: 'regulations', slug: 'ritirata', withdrawn: true },
  { type: 'regulations', slug: 'ritirata-anche-lei', withdrawn: true, formerPaths: ['/gia-ritirata'] },
];

/** What these contents come to. */
export const KNOWN_ADDRESSES: Readonly<Record<string, ContentRedirect>> = {
  '/servizi/vecchia-domanda': { kind: 'moved', path: '/servizi/domanda' },
  // Where it stands now counts more than that something else stood there.
  '/normative/ritirata': { kind: 'moved', path: '/servizi/domanda' },
  '/informazioni-legali': { kind: 'moved', path: '/note-legali' },
  '/archivio/è così': { kind: 'moved', path: '/note-legali' },
  '/gara-viveri': { kind: 'moved', path: '/aiuti-e-bandi/appalti/viveri' },
  '/normative/ritirata-anche-lei': { kind: 'withdrawn' },
};

/** What every `ContentRedirects` does; `start` makes one that holds these contents. */
export const contentRedirectsContract = (start: () => Promise<Started<ContentRedirects>>): void => {
  const admission = contractAdmission(start);

  describe('find', () => {
    it.each(Object.entries(KNOWN_ADDRESSES))('should know what became of %s', async (path, became) => {
      expect(await (await admission()).find(path)).toEqual(became);
    });

    it('should know a path however it is written', async () => {
      expect(await (await admission()).find('/archivio/%C3%A8%20cos%C3%AC/')).toEqual({
        kind: 'moved',
        path: '/note-legali',
      });
    });

    it.each([
      ['/servizi/domanda', 'has its page still'],
      ['/normative/mai-esistita', 'never had a page'],
      ['/gia-ritirata', 'stood for what was withdrawn since'],
      ['/scrivania', 'no content has'],
      ['/non/esiste', 'no route has'],
      ['//', 'is no path'],
    ])('should know nothing of %s, which %s', async (path) => {
      expect(await (await admission()).find(path)).toBeUndefined();
    });
  });
};
