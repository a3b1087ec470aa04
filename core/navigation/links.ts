import { DOCUMENT_FORMATS, SIGNED_FORMATS } from '#core/formatting/document-formats.ts';
import type { PortalSettings } from './portal-settings.ts';
import { cleanedAddress, isUnderDomain, parseWebAddress, type WebAddress } from './web-address.ts';

/** What is logged when an address may not be opened (VAL-03). */
export const INVALID_ADDRESS_LOG = 'Invalid URL or parameters';

/** What following a link does. */
export type LinkAction =
  /** A page of the portal; the address is without base path. */
  | { readonly kind: 'inside'; readonly address: string }
  /** A file of the portal, such as a document or an image, beside its pages. */
  | { readonly kind: 'file'; readonly address: string }
  /** A document that only someone who is signed in may read; the path is the one below `reservedFilesBase`. */
  | { readonly kind: 'reservedFile'; readonly address: string; readonly path: string }
  /** A full http or https address, or one of the portal (beginning with a slash, without base path). */
  | { readonly kind: 'newTab'; readonly address: string }
  /** The unavailable-page modal opens first; it then leads to the address. */
  | { readonly kind: 'unavailable'; readonly address: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'call'; readonly address: string }
  | { readonly kind: 'refused'; readonly logText: typeof INVALID_ADDRESS_LOG };

/** What the classification needs of the settings. */
export type LinkSettings = Pick<
  PortalSettings,
  'agencyDomains' | 'agencyServices' | 'external' | 'imageBase' | 'apiBase'
>;

const DOCUMENT = new RegExp(`\\.(?:${[...DOCUMENT_FORMATS, ...SIGNED_FORMATS].join('|')})$`, 'i');
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|tiff?|bmp)$/i;

const REFUSED: LinkAction = { kind: 'refused', logText: INVALID_ADDRESS_LOG };

/** Puts `http://` before an address that has no http or https prefix, as the sign-on wants it (VAL-04). */
export const completeAddress = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : `http://${address}`;

/** Whether an address may be opened in a new tab: only http and https (VAL-03). */
export const isWebAddress = (address: string): boolean => parseWebAddress(address) !== undefined;

/** Whether another service than the portal's own is behind the contract (CONST-10). */
export const hasForeignService = ({
  apiBase,
  foreignService = false,
}: Pick<PortalSettings, 'apiBase' | 'foreignService'>): boolean => foreignService || isWebAddress(apiBase);

/** Whether an address is a certain one or lies under it. */
const isAtOrUnder = (address: WebAddress, base: string): boolean => {
  const at = parseWebAddress(completeAddress(base));
  if (at === undefined || at.host !== address.host) return false;
  const root = at.path.replace(/\/+$/, '');
  return address.path === root || address.path.startsWith(`${root}/`);
};

/** Where the documents of the reserved area stand: a link alone does not say who is asking, so they are read like all that is private (PAGE-37). */
export const reservedFilesBase = ({ apiBase }: Pick<PortalSettings, 'apiBase'>): string => `${apiBase}/private/media`;

/** Folders and a name without anything that would lead elsewhere. */
const PLAIN_PATH = /^(?:[\w-]+\/)+[\w-]+\.\w+$/;

/** The path of a document of the reserved area, when the address is one's. */
const reservedPath = (address: string, settings: LinkSettings): string | undefined => {
  const base = `${reservedFilesBase(settings)}/`;
  const path = settings.apiBase !== '' && address.startsWith(base) ? address.slice(base.length) : '';
  return PLAIN_PATH.test(path) ? path : undefined;
};

/** Whether an address lies where the portal's files are, which may be another origin. */
const isFileOfPortal = (path: string, { imageBase, apiBase }: LinkSettings): boolean =>
  [imageBase, apiBase].some((base) => base !== '' && path.startsWith(`${base}/`));

/** What the deployment names as working today: every external address but the former site, and the agency's services. */
const directlyReached = ({ external, agencyServices }: LinkSettings): readonly string[] => [
  external.nationalSystemSignOn,
  external.caaPortal,
  external.fraudReport,
  external.accessibilityDeclaration,
  external.ministry,
  external.gazette,
  ...(external.documentSigning === undefined ? [] : [external.documentSigning]),
  ...external.social.map(({ href }) => href),
  ...agencyServices,
];

/** Agency addresses that are reached directly (VAL-05, NAV-01). */
const isExempt = (address: WebAddress, settings: LinkSettings): boolean =>
  DOCUMENT.test(address.path) ||
  IMAGE.test(address.path) ||
  directlyReached(settings).some((base) => isAtOrUnder(address, base));

const outside = (address: string, settings: LinkSettings): LinkAction => {
  const web = parseWebAddress(address);
  if (web === undefined) return REFUSED;
  const isOfAgency = settings.agencyDomains.some((domain) => isUnderDomain(web.host, domain));
  return { kind: isOfAgency && !isExempt(web, settings) ? 'unavailable' : 'newTab', address };
};

/** Says what following a link does (VAL-03, VAL-05, NAV-24); total over all strings. */
export const classifyLink = (text: string, settings: LinkSettings): LinkAction => {
  const address = cleanedAddress(text);
  const path = reservedPath(address, settings);
  if (path !== undefined) return { kind: 'reservedFile', address, path };
  if (/^mailto:/i.test(address)) return { kind: 'mail', address };
  if (/^tel:\+?[\d().-]+$/i.test(address)) return { kind: 'call', address };
  if (/^[?#]/.test(address)) return { kind: 'inside', address };
  if (isFileOfPortal(address, settings)) return { kind: 'file', address };
  // Two slashes, or a slash and a backslash, lead to another host.
  if (/^\/(?![/\\])/.test(address)) return { kind: 'inside', address };
  return outside(address, settings);
};

/** What following an address on the agency's former site does: the unavailable-page modal comes first (NAV-09). */
export const formerSite = (text: string, settings: LinkSettings): LinkAction => {
  const old = classifyLink(text, settings);
  return old.kind === 'refused' || old.kind === 'mail' || old.kind === 'call'
    ? old
    : { kind: 'unavailable', address: old.address };
};
