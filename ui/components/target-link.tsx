import type { ReactNode } from 'react';
import { classifyLink, formerSite } from '#core/navigation/links.ts';
import { ActionLink, LinkTo, OutLink, useLinkSettings } from './link-to.tsx';

/** Where a card or a tile leads: a page of the portal, an outside address or document, or the former site (NAV-09). */
export type Target =
  | { readonly to: string; readonly fragment?: string | undefined }
  | { readonly href: string }
  | { readonly legacyUrl: string };

/** The link of a card or a tile. */
export interface TargetLinkProps {
  readonly target: Target;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  /** Name of the link in the national model. */
  readonly 'data-element'?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to wherever a content leads: an outside address does what the core says of it, a document opens in a tab of its own (VAL-03, VAL-05). */
export const TargetLink = ({ target, ...rest }: TargetLinkProps) => {
  const settings = useLinkSettings();
  if ('to' in target) return <LinkTo {...rest} to={target.to} fragment={target.fragment} />;
  const action = 'href' in target ? classifyLink(target.href, settings) : formerSite(target.legacyUrl, settings);
  return action.kind === 'file' ? (
    <OutLink {...rest} href={action.address} bare />
  ) : (
    <ActionLink {...rest} action={action} bare />
  );
};
