import { guidedPath } from './guided-path.tsx';

/** The guided path of farmers (PAGE-27, ROUTE-14). */
export const page = guidedPath('agricoltori');
