import { lowered } from '#core/formatting/text.ts';
import { ReadAsVisitor } from '#core/access/enter-address.ts';
import type { FixedRouteId } from '#core/navigation/addresses.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { EndSession } from '#core/session/use-cases.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { Button } from '#ui/components/button.tsx';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { COMMON } from '#ui/copy/common.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { portQuery, publicScope } from '#ui/pages/query.ts';
import { useAction, useInjection, useInjector } from '#ui/state/injection.tsx';
import { useQueryResult } from '#ui/state/queries.ts';

const COPY = SESSION_COPY.denied;

/** A way on: it ends the refused session before it leads anywhere. */
interface Way {
  readonly key: keyof typeof COPY.ways;
  readonly icon: IconName;
  readonly go: () => void;
}

const Ways = ({ ways }: { readonly ways: readonly Way[] }) => (
  <ul className="pt-denied-ways list-unstyled">
    {ways.map(({ key, icon, go }) => (
      <li key={key}>
        <button type="button" onClick={go}>
          <Icon name={icon} />
          <span>
            <b>{COPY.ways[key].title}</b> <small>{COPY.ways[key].text}</small>
          </span>
          <Icon name="chevron-right" size="sm" />
        </button>
      </li>
    ))}
  </ul>
);

/** Whom to call, and when, as far as the contacts say it. */
const Call = () => {
  const { phone } = useInjection(PortalSettings).contacts;
  const contacts = useQueryResult(portQuery(publicScope(useInjector()), AssistanceService, 'contacts'));
  const hours =
    contacts.kind === 'success' ? contacts.value.find((contact) => contact.phone === phone)?.openingHours : undefined;
  return (
    <p className="pt-soft">
      {COPY.call} <PhoneLink number={phone} />
      {hours === undefined ? '.' : `, ${lowered(hours)}.`}
    </p>
  );
};

/**
 * Signed in, but without a company file or a convention: the button leads home, the cross back to the login (ERR-01). Three ways on, each of
 * which ends the refused session before it leads on (ERR-12, D-46).
 */
export const DeniedDialog = () => {
  const endSession = useAction(EndSession);
  const readAsVisitor = useAction(ReadAsVisitor);
  const { loginFailedPayingBodies, names } = useInjection(PortalSettings);
  const leaveFor = (page: FixedRouteId) => (): void => {
    readAsVisitor(pathTo(routeTable(names), page));
    void endSession('home');
  };
  return (
    <Dialog
      open
      title={COPY.title}
      firm
      role="alertdialog"
      onClose={() => void endSession('login')}
      actions={
        <Button look="filled" data-autofocus onClick={() => void endSession('home')}>
          {COMMON.backHome}
        </Button>
      }
    >
      <p>{COPY.sentence(loginFailedPayingBodies)}</p>
      <h3>{COPY.whatToDo}</h3>
      <Ways
        ways={[
          { key: 'payingBody', icon: 'map-marker', go: leaveFor('payingBodies') },
          { key: 'centre', icon: 'pa', go: leaveFor('assistanceCentres') },
          { key: 'identity', icon: 'key', go: () => void endSession('login') },
        ]}
      />
      <Call />
    </Dialog>
  );
};
