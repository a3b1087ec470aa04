import { fileCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';
import { shortcuts } from './shortcuts.tsx';

/** Forms: what most people come for, then format and size on the card, the rest in the details modal (ROUTE-09, PAGE-21, LIST-36). */
export const page = listPage({ list: 'forms', card: fileCard, ...shortcuts });
