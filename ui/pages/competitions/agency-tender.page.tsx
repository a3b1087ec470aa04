import { tenderPage } from './tender-page.tsx';

/** The page of a tender paid by the agency's budget, running or past (ROUTE-14). */
export const page = tenderPage('tenders');
