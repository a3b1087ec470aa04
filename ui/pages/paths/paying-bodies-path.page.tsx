import { guidedPath } from './guided-path.tsx';

/** The guided path of paying bodies (PAGE-27, ROUTE-14). */
export const page = guidedPath('op');
