import { fileCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Regulations (ROUTE-09). */
export const page = listPage({ list: 'regulations', card: fileCard });
