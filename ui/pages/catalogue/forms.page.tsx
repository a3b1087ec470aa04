import { fileCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Forms: format and size on the card, the rest in the details modal (ROUTE-09, PAGE-21). */
export const page = listPage({ list: 'forms', card: fileCard });
