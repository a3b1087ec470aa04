import { tenderCard } from './cards/state-card.tsx';
import { listPage } from './list-page.tsx';

/** Tenders of past years on the budget of the agency (ROUTE-14). */
export const page = listPage({ list: 'tendersHistory', card: tenderCard });
