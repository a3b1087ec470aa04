import { Logger } from '#core/kernel/logger.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { classifyLink } from './links.ts';
import { linkOutside, menuActionOf, type MenuAction, type MenuLink } from './menu-link.ts';
import { PortalSettings } from './portal-settings.ts';
import { CrmAvailability, WindowOpener } from './ports.ts';
import {
  defaultUnavailablePage,
  unavailablePage,
  unavailablePageAction,
  UnavailablePageCell,
  type UnavailablePageTexts,
} from './unavailable-page.ts';

/**
 * Follows a link or an entry of a menu as far as the portal is concerned: opens the unavailable-page modal or a new
 * tab, logs what may not be opened (VAL-03, VAL-05, NAV-09, NAV-24). The answer says what it was; pages inside, files
 * and mail are left to the page.
 */
export type FollowLink = (link: string | MenuLink, texts?: UnavailablePageTexts) => MenuAction;

/** Builds `FollowLink`. */
export const makeFollowLink = (
  settings: PortalSettings,
  modal: UnavailablePageCell,
  windows: WindowOpener,
  logger: Logger,
): FollowLink => {
  const run = (action: MenuAction, texts: UnavailablePageTexts): void => {
    if (action.kind === 'unavailable') modal.replace(unavailablePage({ url: action.address, ...texts }));
    if (action.kind === 'newTab') windows.openInNewTab(action.address);
    if (action.kind === 'refused') logger.warn(action.logText);
  };
  return (link, texts = {}) => {
    const action = typeof link === 'string' ? classifyLink(link, settings) : menuActionOf(link, settings);
    run(action, texts);
    return action;
  };
};
export const FollowLink = defineUseCase(
  'FollowLink',
  [PortalSettings, UnavailablePageCell, WindowOpener, Logger],
  makeFollowLink,
);

/** The button of the unavailable-page modal: leads on, and sets the modal back to its defaults (ERR-07). */
export type LeaveUnavailablePage = (how: 'proceed' | 'close') => void;

/** Builds `LeaveUnavailablePage`; an address that is not http or https is refused and logged (VAL-03). */
export const makeLeaveUnavailablePage =
  (modal: UnavailablePageCell, windows: WindowOpener, settings: PortalSettings, logger: Logger): LeaveUnavailablePage =>
  (how) => {
    const action = unavailablePageAction(modal.read());
    modal.replace(defaultUnavailablePage());
    if (how === 'close') return;
    if (action.kind === 'reload') return windows.reload();
    const target = classifyLink(action.address, settings);
    if (target.kind === 'refused') logger.warn(target.logText);
    else windows.openInNewTab(action.address);
  };
export const LeaveUnavailablePage = defineUseCase(
  'LeaveUnavailablePage',
  [UnavailablePageCell, WindowOpener, PortalSettings, Logger],
  makeLeaveUnavailablePage,
);

/**
 * The link "Comunicazioni" to the CAA portal: undefined while the CRM is not there. Throws `ServiceError` when the check
 * fails, and the link is then not shown either (NAV-11).
 */
export type ReadCommunicationsLink = () => Promise<MenuLink | undefined>;

/** Builds `ReadCommunicationsLink`. */
export const makeReadCommunicationsLink =
  (crm: CrmAvailability, { external }: PortalSettings): ReadCommunicationsLink =>
  async () =>
    (await crm.isAvailable()) ? linkOutside('communications', 'Comunicazioni', external.caaPortal) : undefined;
export const ReadCommunicationsLink = defineUseCase(
  'ReadCommunicationsLink',
  [CrmAvailability, PortalSettings],
  makeReadCommunicationsLink,
);
