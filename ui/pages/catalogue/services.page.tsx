import { serviceCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Services (ROUTE-07). */
export const page = listPage({ list: 'services', card: serviceCard });
