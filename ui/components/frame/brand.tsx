import ownMark from '../art/mark.svg?inline';
import { LinkTo } from '../link-to.tsx';

/** Whose portal it is. */
export interface Agency {
  readonly shortName: string;
  readonly name: string;
  /** Address of its mark; the portal's own without one. */
  readonly mark?: string | undefined;
}

/** The drawing alone, beside which the name stands in words. */
export const Mark = ({ mark }: Pick<Agency, 'mark'>) => (
  // The portal's own is written in its place: as a file it would be missing while a page is rendered again.
  <img src={mark ?? ownMark} width={60} height={60} alt="" aria-hidden="true" decoding="sync" fetchPriority="low" />
);

/** Mark and name of the agency, leading home. */
export const Brand = ({ agency, homeTo }: { readonly agency: Agency; readonly homeTo: string }) => (
  <div className="it-brand-wrapper">
    <LinkTo to={homeTo} className="pt-brand">
      <Mark mark={agency.mark} />
      <span className="it-brand-text">
        <span className="it-brand-title">{agency.shortName}</span>
        <span className="it-brand-tagline">{agency.name}</span>
      </span>
    </LinkTo>
  </div>
);
