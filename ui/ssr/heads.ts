import type { PageContext, PageHead } from '../pages/page-module.ts';

/** Head of a path that is not listed (ROUTE-02). */
export const NOT_FOUND_HEAD: PageHead = {
  title: 'Pagina non trovata',
  description: 'La pagina cercata non esiste o è stata spostata.',
  status: 404,
  noIndex: true,
};

/** Head of an address whose page was withdrawn. */
export const WITHDRAWN_HEAD: PageHead = {
  title: 'Pagina ritirata',
  description: 'La pagina che stava a questo indirizzo non è più pubblicata.',
  status: 410,
  noIndex: true,
};

/** Head of an address whose page only the browser can draw: the reserved area. */
export const FRAME_HEAD: PageHead = {
  title: 'Area riservata',
  description: 'Area riservata agli agricoltori e ai centri di assistenza agricola.',
  status: 200,
  noIndex: true,
};

/** Head of a page that no search engine lists, by its title. */
export const unlistedHead = ({ match: { route } }: PageContext): PageHead => ({
  title: route.title,
  description: route.title,
  status: 200,
  noIndex: true,
});

/** Type of a feed, by which its link is found in the head of a document. */
export const FEED_TYPE = 'application/atom+xml';
