import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import { LinkTo } from './link-to.tsx';
import { TargetLink, type Target } from './target-link.tsx';

/** A tool: a sign in a disc and a name, all of it one link. */
export interface TileProps {
  readonly icon: IconName;
  readonly target: Target;
  readonly children: ReactNode;
  /** Name of the link when the words shown are too short to be one. */
  readonly label?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** A tool or a service, as a tile. */
export const Tile = ({ icon, target, children, label, onFollow }: TileProps) => {
  const dress = { className: 'pt-tile', 'aria-label': label, onClick: () => onFollow?.() };
  const inside = (
    <>
      <span className="pt-spot">
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </>
  );
  return (
    <TargetLink {...dress} target={target}>
      {inside}
    </TargetLink>
  );
};

/** "Tutte le notizie →": the way to the rest of a section. */
export const MoreLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <LinkTo to={to} className="read-more">
    {children}
    <Icon name="arrow-right" size="sm" />
  </LinkTo>
);
