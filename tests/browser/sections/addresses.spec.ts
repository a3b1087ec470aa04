import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/tools/conformita/page.ts';
import { mappedUrls } from '#tests/tools/conformita/around.ts';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** A page as the service sends it, and its status. */
const read = async (path: string) => {
  const url = new URL(`${portal.home}${path.slice(1)}`);
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, document: pageOf(await answer.text(), url, new URL(portal.home)).document };
};
const words = (node: { readonly textContent: string | null } | null): string =>
  (node?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
/** The last steps of the way to a page. */
const way = async (path: string): Promise<readonly string[]> =>
  [...(await read(path)).document.querySelectorAll('[data-element="breadcrumb"] li')].map((step) =>
    words(step).replace(/^\/\s*/u, ''),
  );
/** The first address of the map below a path. */
const firstBelow = async (path: string): Promise<string> => {
  const root = `${new URL(portal.home).pathname.replace(/\/$/u, '')}${path}/`;
  const found = (await mappedUrls(new URL(portal.home))).find(
    ({ pathname }) => pathname.startsWith(root) && !pathname.endsWith('storico-appalti'),
  );
  if (found === undefined) throw new Error(`the map names nothing below ${path}`);
  return found.pathname.slice(root.length - path.length - 1);
};
const api = async <T>(path: string): Promise<T> => (await (await fetch(`${portal.origin}/api${path}`)).json()) as T;

describe('tenders and sections', () => {
  it.each([
    ['/agenzia/appalti', 'Appalti a valere sul bilancio ANPAG'],
    ['/agenzia/appalti/storico-appalti', 'Appalti a valere sul bilancio ANPAG'],
    ['/aiuti-e-bandi/appalti', 'Appalti a valere sul fondo FEAD e fondo Nazionale'],
    ['/aiuti-e-bandi/appalti/storico-appalti', 'Appalti a valere sul fondo FEAD e fondo Nazionale'],
    ['/agenzia/concorsi', 'Concorsi e procedure di reclutamento personale'],
    ['/agenzia/direttore', 'L’Agenzia'],
    ['/aiuti-e-bandi/sviluppo-rurale', 'Programmi di Sviluppo Rurale'],
    ['/aiuti-e-bandi/pagamenti-ocm', 'Pagamenti Organizzazioni Comuni dei Mercati (OCM)'],
  ])('[NAV-18] [NAV-19] should be named on the way to %s as «%s»', async (path, label) => {
    expect(await way(path)).toContain(label);
  });

  it.each(['/aiuti-e-bandi/appalti', '/aiuti-e-bandi/appalti/storico-appalti'])(
    '[ROUTE-05] %s should be open to everyone, beside the menu of the aids',
    async (path) => {
      const { status, document } = await read(path);
      expect([status, document.querySelectorAll('main h1').length]).toEqual([200, 1]);
      expect(document.querySelectorAll('main nav.pt-side a').length).toBeGreaterThan(5);
    },
  );

  it.each(['/aiuti-e-bandi/appalti', '/agenzia/appalti', '/agenzia/concorsi'])(
    '[ROUTE-05] [ROUTE-14] an entry of %s should be open to everyone, under its own title',
    async (path) => {
      const entry = await firstBelow(path);
      const { status, document } = await read(entry);
      expect([entry, status]).toEqual([entry, 200]);
      expect((await way(entry)).at(-1)).toBe(words(document.querySelector('h1')));
    },
  );
});

describe('pages of texts', () => {
  it.each([
    ['[ROUTE-07] the app', '/servizi/anpag-mobile', '/pages/servizi/app'],
    ['[ROUTE-07] condizionalità', '/servizi/condizionalita', '/pages/servizi/condizionalita'],
    ['[ROUTE-11] privacy', '/privacy-and-cookies', '/pages/privacy-and-cookies'],
    ['[ROUTE-11] legal notes', '/note-legali', '/pages/note-legali'],
  ])('%s should show title, description and every part that the editors wrote', async (_name, path, call) => {
    const content = await api<{ title: string; description: string; sections: { title: string }[] }>(call);
    const { status, document } = await read(path);
    expect([status, words(document.querySelector('h1'))]).toEqual([200, content.title]);
    const text = words(document.querySelector('main'));
    for (const part of [content.description, ...content.sections.map(({ title }) => title)])
      expect(text).toContain(part);
    expect(text).toMatch(/Ultimo aggiornamento/u);
  });

  it('[ROUTE-07] [PAGE-35] a service should be open to everyone at its own address', async () => {
    const entry = await firstBelow('/servizi');
    expect((await read(entry)).status).toBe(200);
    expect((await read('/servizi')).status).toBe(200);
  });
});
