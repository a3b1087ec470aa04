import { portKey } from '#core/kernel/port-key.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';

/** The modal for a page that is still on the old site (ERR-07). */
export interface UnavailablePage {
  readonly isOpen: boolean;
  readonly title: string;
  readonly subtitle: string;
  readonly message: string;
  readonly button: string;
  /** Where the button leads; undefined where the modal is static. */
  readonly url: string | undefined;
  /** True: the button reloads the page instead of opening an address. */
  readonly isStatic: boolean;
}

/** What may be said otherwise than by default. */
export type UnavailablePageTexts = Partial<Omit<UnavailablePage, 'isOpen'>>;

/** The cell that holds the modal. */
export type UnavailablePageCell = StateCell<UnavailablePage>;
export const UnavailablePageCell = portKey<UnavailablePageCell>('UnavailablePageCell');

/** The modal as it is by default, closed (ERR-07). */
export const defaultUnavailablePage = (): UnavailablePage => ({
  isOpen: false,
  title: 'Presto on line',
  subtitle: 'La pagina che cerchi sarà presto disponibile',
  message: 'Ti indirizziamo sulla versione precedente del sito',
  button: 'Prosegui',
  url: undefined,
  isStatic: false,
});

/** The open modal; what is not given has its default, whatever was shown before (ERR-07). */
export const unavailablePage = (texts: UnavailablePageTexts): UnavailablePage => ({
  ...defaultUnavailablePage(),
  ...texts,
  isOpen: true,
});

/** What the button does (ERR-07). */
export type UnavailablePageAction = { readonly kind: 'newTab'; readonly address: string } | { readonly kind: 'reload' };

/** The page is reloaded when the modal is static or has nowhere to lead (ERR-07). */
export const unavailablePageAction = ({ isStatic, url }: UnavailablePage): UnavailablePageAction =>
  isStatic || url === undefined ? { kind: 'reload' } : { kind: 'newTab', address: url };
