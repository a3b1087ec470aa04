import { FINDER_COPY as COPY } from '#ui/copy/paying-bodies.ts';
import { OutLink } from '../link-to.tsx';

/** Whose the outlines are, as their licence asks. */
export const MapCredit = () => (
  <p className="pt-soft small mb-0">
    {COPY.credit} {COPY.creditName},{' '}
    <OutLink href="https://creativecommons.org/licenses/by/4.0/deed.it">{COPY.creditLicence}</OutLink>
  </p>
);
