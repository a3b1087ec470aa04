import type { AlertsView } from '#core/alerts/alert-service.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { ALERTS_COPY as COPY } from '#ui/copy/alerts.ts';
import type { PageContext } from '../page-module.ts';
import { ActForm } from './act-form.tsx';

const { personal } = COPY;

/** What a link to somebody who is signed in opens: it confirms the address or ends what is sent there, and says nothing of what was chosen (PREF-02, PREF-07). */
export const PersonalView = ({
  context,
  view,
  isNew,
}: {
  readonly context: PageContext;
  readonly view: AlertsView & { kind: 'personalConfirm' | 'personalEnd' | 'personalEnded' };
  readonly isNew: boolean;
}) => {
  const preferences = (
    <p>
      <LinkTo to={pathTo(context.table, 'alertPreferences')}>{personal.choose}</LinkTo>
    </p>
  );
  if (view.kind === 'personalEnded')
    return (
      <Notice tone="ok" word={COPY.done} title={personal.ended}>
        {preferences}
      </Notice>
    );
  if (view.kind === 'personalConfirm' && view.isActive)
    return (
      <Notice tone="ok" title={isNew ? personal.confirmed : COPY.alreadyActive}>
        <p>{personal.confirmedText(view.mail)}</p>
        {preferences}
      </Notice>
    );
  const isConfirm = view.kind === 'personalConfirm';
  return (
    <section className="pt-alert-ticket">
      <h2>{isConfirm ? personal.confirmTitle : personal.endTitle}</h2>
      <p className="lead">{isConfirm ? personal.confirmLead : personal.endLead}</p>
      <div className="pt-alert-paper">
        <dl>
          <div>
            <dt>{COPY.toWhom}</dt>
            <dd>{view.mail}</dd>
          </div>
        </dl>
        <ActForm context={context} viewKey={view.key} act={isConfirm ? 'conferma' : 'termina'}>
          <Button type="submit" look="filled" wide>
            {isConfirm ? personal.confirm : personal.end}
          </Button>
        </ActForm>
      </div>
      {isConfirm ? (
        <p className="pt-soft">
          <Icon name="info-circle" size="sm" /> {COPY.notYou(formatLongDay(view.until))}
        </p>
      ) : null}
    </section>
  );
};
