import { tenderPage } from './tender-page.tsx';

/** The page of a tender paid by FEAD and the national fund (ROUTE-05). */
export const page = tenderPage('feadTenders');
