import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';

/** How a link leaves the page. */
export interface LinkContextValue {
  /** Address to write for a path of the portal, base path included. */
  readonly href: (path: string) => string;
  /** Goes to a path of the portal without loading a document; without it the browser follows the address. */
  readonly follow?: ((path: string) => void) | undefined;
  /** Asked before an outside address is opened; `true` when somebody took care of it (the "Presto on line" dialog). */
  readonly leave?: ((address: string, kind: 'external' | 'legacy') => boolean) | undefined;
}

const LinkContext = createContext<LinkContextValue>({ href: (path) => path });

/** Gives the links below it their behaviour. */
export const LinkProvider = LinkContext.Provider;

/** The behaviour of links, for components that write their own. */
export const useLinks = (): LinkContextValue => useContext(LinkContext);

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'style'>;

/** A link inside the portal. */
export interface LinkToProps extends AnchorProps {
  /** Path below the base path, with its query if any: `/normative?page=2`. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Whether a click asks for this very window: no key held, main button, nobody said no before. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** A link to a page of the portal: an ordinary anchor that the router follows when a script runs. */
export const LinkTo = ({ to, onClick, children, ...rest }: LinkToProps) => {
  const { href, follow } = useLinks();
  return (
    <a
      {...rest}
      href={href(to)}
      onClick={(event) => {
        onClick?.(event);
        if (follow === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        follow(to);
      }}
    >
      {children}
    </a>
  );
};

/** A link out of the portal. */
export interface OutLinkProps extends AnchorProps {
  readonly href: string;
  /** `legacy` addresses go through the "Presto on line" dialog (NAV-09). */
  readonly kind?: 'external' | 'legacy' | undefined;
  /** Leaves the arrow out where a sign of its own is shown; the words for assistive technology stay. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** What assistive technology hears after the name of a link that opens a tab of its own. */
export const NEW_TAB_WORDS = '(si apre in una nuova scheda)';

/** A link that opens a new tab, and says so. */
export const OutLink = ({ href, kind = 'external', bare = false, onClick, children, ...rest }: OutLinkProps) => {
  const { leave } = useLinks();
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && leave?.(href, kind) === true) event.preventDefault();
      }}
    >
      {children}
      {bare ? null : <Icon name="external-link" size="sm" />}
      <span className="visually-hidden"> {NEW_TAB_WORDS}</span>
    </a>
  );
};
