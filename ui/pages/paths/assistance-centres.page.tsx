import { guidedPath } from './guided-path.tsx';

/** The guided path of assistance centres; the service has questions of farmers and of the support only (PAGE-27, ROUTE-14). */
export const page = guidedPath({ audience: 'caa', faqs: 'supporto' });
