import { deedCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Resolutions of the agency (ROUTE-14). */
export const page = listPage({ list: 'resolutions', card: deedCard });
