import { guidedPath } from './guided-path.tsx';

/** The guided path of paying bodies; the service has neither carousel nor alerts for them (PAGE-27, ROUTE-14). */
export const page = guidedPath({ audience: 'op', faqs: 'supporto', hasCarousel: false, hasAlerts: false });
