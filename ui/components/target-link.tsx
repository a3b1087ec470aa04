import type { ReactNode } from 'react';
import { classifyLink } from '#core/navigation/links.ts';
import { ActionLink, LinkTo, OutLink, useLinkSettings } from './link-to.tsx';

/** Where a card or a tile leads: a page of the portal, or an outside address or document. */
export type Target = { readonly to: string } | { readonly href: string };

/** The link of a card or a tile. */
export interface TargetLinkProps {
  readonly target: Target;
  readonly className: string;
  readonly 'aria-label'?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to wherever a content leads: an outside address does what the core says of it, a document opens in a tab of its own (VAL-03, VAL-05). */
export const TargetLink = ({ target, ...rest }: TargetLinkProps) => {
  const settings = useLinkSettings();
  if ('to' in target) return <LinkTo {...rest} to={target.to} />;
  const action = classifyLink(target.href, settings);
  return action.kind === 'file' ? (
    <OutLink {...rest} href={target.href} bare />
  ) : (
    <ActionLink {...rest} action={action} bare />
  );
};
