import { guidedPath } from './guided-path.tsx';

/** The guided path of assistance centres (PAGE-27, ROUTE-14). */
export const page = guidedPath('caa');
