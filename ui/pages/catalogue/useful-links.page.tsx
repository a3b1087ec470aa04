import { linkCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Useful links (PAGE-34). */
export const page = listPage({ list: 'usefulLinks', card: linkCard });
