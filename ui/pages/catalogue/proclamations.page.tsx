import { proclamationCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Public proclamations (PAGE-19). */
export const page = listPage({ list: 'publicProclamations', card: proclamationCard });
