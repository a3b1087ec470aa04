import { guideCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

/** Information articles (ROUTE-10). */
export const page = listPage({ list: 'informationArticles', card: guideCard });
