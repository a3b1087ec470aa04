import { LogInCard } from '../services/log-in-card.tsx';
import { serviceCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';
import { shortcuts } from './shortcuts.tsx';

/** Services (ROUTE-07), after what most people come for (LIST-36), and after them the way in for companies (NAV-21). */
export const page = listPage({ list: 'services', card: serviceCard, ...shortcuts, after: () => <LogInCard /> });
