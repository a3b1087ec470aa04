import { AGENCY_COPY as COPY } from '#ui/copy/agency.ts';
import { contentPageWith } from '../kinds/content-page.tsx';

/** The board of auditors; where it cannot be had, the specification has words of its own for it (PAGE-01, ERR-03). */
export const page = contentPageWith({ failed: COPY.auditorsFailed });
