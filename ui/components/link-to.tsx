import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { isLinkAddress } from '#core/navigation/foreign-addresses.ts';
import { classifyLink, type LinkAction, type LinkSettings } from '#core/navigation/links.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/** How links behave. */
export interface LinkContextValue {
  /** Address to write for a path of the portal, base path included. */
  readonly href: (path: string) => string;
  /** Goes to a path of the portal without loading a document; without it the browser follows the address. */
  readonly follow?: ((path: string) => void) | undefined;
  /** Distinguishes addresses of contents from those of menus. */
  readonly settings?: LinkSettings | undefined;
  /** Shows the "Presto on line" dialog for an address of the agency's former site (NAV-09, VAL-05). */
  readonly unavailable?: ((address: string) => void) | undefined;
  /** Opens a document that only someone who is signed in may read (PAGE-37). */
  readonly reserved?: ((path: string) => void) | undefined;
  /** Called for an address that may not be opened (VAL-03). */
  readonly refused?: ((logText: string) => void) | undefined;
}

const LinkContext = createContext<LinkContextValue>({ href: (path) => path });

/** Gives the links below it their behaviour. */
export const LinkProvider = LinkContext.Provider;

/** The behaviour of links, for components that write their own. */
const useLinks = (): LinkContextValue => useContext(LinkContext);

const NO_AGENCY: LinkSettings = {
  agencyDomains: [],
  agencyServices: [],
  imageBase: '',
  apiBase: '',
  external: {
    fraudReport: '',
    accessibilityDeclaration: '',
    ministry: '',
    gazette: '',
    oldSite: '',
    caaPortal: '',
    nationalSystemSignOn: '',
    social: [],
  },
};

/** Distinguishes addresses here. */
export const useLinkSettings = (): LinkSettings => useLinks().settings ?? NO_AGENCY;

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'style'> & {
  readonly 'data-autofocus'?: boolean | undefined;
  /** Name of the link in the national model. */
  readonly 'data-element'?: string | undefined;
};

/** A link inside the portal. */
export interface LinkToProps extends AnchorProps {
  /** Path below the base path, with its query if any: `/normative?page=2`. */
  readonly to: string;
  /** Id of the place in the page led to at which the reader goes on, where the browser follows the link by itself; script knows the place without. */
  readonly fragment?: string | undefined;
  readonly children: ReactNode;
}

/** Whether a click asks for what is here, not for another tab or window, and nobody has answered it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** A link to a page of the portal: an ordinary anchor that the router follows when a script runs. */
export const LinkTo = ({ to, fragment, onClick, children, ...rest }: LinkToProps) => {
  const { href, follow } = useLinks();
  return (
    <a
      {...rest}
      href={`${/^[?#]/.test(to) ? to : href(to)}${fragment === undefined ? '' : `#${fragment}`}`}
      onClick={(event) => {
        onClick?.(event);
        if (follow === undefined || to.startsWith('#') || !isPlainClick(event)) return;
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
  /** Leaves the arrow out where an icon of its own is shown; the words for assistive technology stay. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** What assistive technology hears after the name of a link that opens a tab of its own. */
const NEW_TAB_WORDS = '(si apre in una nuova scheda)';

/** A link that opens a new tab, and says so; words alone where the address is none that a link may have (VAL-03). */
export const OutLink = ({ href, bare = false, children, ...rest }: OutLinkProps) =>
  isLinkAddress(href) ? (
    <NewTabLink {...rest} href={href} bare={bare}>
      {children}
    </NewTabLink>
  ) : (
    <span>{children}</span>
  );

const NewTabLink = ({ href, bare = false, children, ...rest }: OutLinkProps) => (
  <a
    {...rest}
    className={rest.className ?? (bare ? undefined : 'pt-out')}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
    {bare ? null : <Icon name="external-link" size="sm" />}
    <span className="visually-hidden"> {NEW_TAB_WORDS}</span>
  </a>
);

/** A link that does what the core says of its address. */
export interface ActionLinkProps extends AnchorProps {
  readonly action: LinkAction;
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** A link to a page, a file, another site, the former site, or a mail box; an address that may not be opened opens nothing. */
export const ActionLink = ({ action, bare, children, onClick, ...rest }: ActionLinkProps) => {
  const { unavailable, reserved, refused } = useLinks();
  /** Does something of ours rather than let the browser follow the address. */
  const instead =
    (act: (() => void) | undefined) =>
    (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      if (act === undefined || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
  switch (action.kind) {
    case 'inside':
      return (
        <LinkTo {...rest} onClick={onClick} to={action.address}>
          {children}
        </LinkTo>
      );
    case 'newTab':
      return (
        <OutLink {...rest} onClick={onClick} href={action.address} bare={bare}>
          {children}
        </OutLink>
      );
    case 'unavailable':
    case 'reservedFile': {
      const act =
        action.kind === 'unavailable'
          ? unavailable && (() => unavailable(action.address))
          : reserved && (() => reserved(action.path));
      return (
        <OutLink {...rest} data-by-script href={action.address} bare={bare} onClick={instead(act)}>
          {children}
        </OutLink>
      );
    }
    case 'file':
    case 'mail':
    case 'call':
      return (
        <a {...rest} onClick={onClick} href={action.address}>
          {children}
        </a>
      );
    case 'refused':
      return (
        <button
          type="button"
          className={classes('pt-refused', rest.className)}
          onClick={() => refused?.(action.logText)}
        >
          {children}
        </button>
      );
  }
};

/** A link to an address as a content has it. */
export const AddressLink = ({
  address,
  newTab = false,
  ...rest
}: Omit<ActionLinkProps, 'action'> & {
  readonly address: string;
  /** Whether a page of the portal too opens in a tab of its own. */
  readonly newTab?: boolean | undefined;
}) => {
  const { href } = useLinks();
  const action = classifyLink(address, useLinkSettings());
  return newTab && action.kind === 'inside' ? (
    <OutLink {...rest} href={href(action.address)} />
  ) : (
    <ActionLink {...rest} action={action} />
  );
};
