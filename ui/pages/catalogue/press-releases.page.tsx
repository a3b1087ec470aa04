import { fileCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Press releases, each of which opens its text, or its file where it has none (ROUTE-12, PAGE-65). */
export const page = listPage({ list: 'pressReleases', card: fileCard });
