import { tenderCard } from './cards/state-card.tsx';
import { listPage } from './list-page.tsx';

/** Tenders of past years on the FEAD fund and the national fund (ROUTE-05). */
export const page = listPage({ list: 'feadTendersHistory', card: tenderCard });
