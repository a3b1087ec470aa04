import { fileCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Press releases, each of which opens its text (ROUTE-12). */
export const page = listPage({ list: 'pressReleases', card: fileCard });
