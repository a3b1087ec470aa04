import { describe, expect, it } from 'vitest';
import { keywordsOfContent, searchedPages } from '#core/navigation/page-words.ts';
import { routeById } from '#core/navigation/routes.ts';
import { siteMapOf } from '#core/navigation/site-map.ts';
import { someSettings, someTable } from './deployment.ts';

const flags = someSettings.flags;

describe('searchedPages', () => {
  it('[LIST-30] should know every page of the site map whose text is not the editors’', () => {
    const own = siteMapOf(someTable, flags).filter(({ id }) => routeById(someTable, id).kind !== 'content');
    expect(searchedPages(someTable, flags).map(({ friendlyUrl }) => `/${friendlyUrl}`)).toEqual(
      own.map(({ id, address }) => (id === 'root' ? '/home' : address)),
    );
  });

  it('[LIST-30] should leave out the dashboard where it is switched off', () => {
    const ids = searchedPages(someTable, { ...flags, dashboardPayments: false }).map(({ id }) => id);
    expect(ids).not.toContain('dashboard');
    expect(ids).toContain('payingBodies');
  });

  it('[LIST-30] should name the agency of the settings', () => {
    const text = searchedPages(someTable, flags)
      .map(({ says }) => says)
      .join(' ');
    expect(text).toContain('ANPAG');
    expect(text).not.toMatch(/[{}]/u);
  });
});

describe('keywordsOfContent', () => {
  it('[LIST-30] should give every other page its words by the slug of its text', () => {
    const written = siteMapOf(someTable, flags)
      .map(({ id }) => routeById(someTable, id))
      .filter(({ kind }) => kind === 'content');
    expect(
      written.filter(({ content, pattern }) => keywordsOfContent(someTable, content ?? pattern.slice(1)) === ''),
    ).toEqual([]);
    expect(keywordsOfContent(someTable, 'altrove')).toBe('');
  });
});
