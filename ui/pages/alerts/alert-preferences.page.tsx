import { MyAlerts, type PersonalAlerts } from '#core/alerts/personal-alerts.ts';
import type { Role } from '#core/session/user.ts';
import { isLoggedIn, type LoggedInState, SessionCell } from '#core/session/state.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { Section } from '#ui/components/layout.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { ALERT_PREFERENCES_COPY as COPY } from '#ui/copy/alert-preferences.ts';
import { useInjection } from '#ui/state/injection.tsx';
import type { Query } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { PageCrumbs } from '../page-crumbs.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { portQuery } from '../query.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { takesAlerts } from './takes-alerts.ts';
import '#ui/styles/reserved.scss';

const roleOf = ({ kind }: LoggedInState): Role => (kind === 'caa' ? 'caa' : 'farmer');
const chosenQuery = (context: PageContext, as: Role): Query<PersonalAlerts> => portQuery(context, MyAlerts, 'of', as);

/** The message as it will be, and what is kept. */
const Sample = ({ context }: { readonly context: PageContext }) => (
  <aside className="pt-mailpref-side" aria-label={COPY.sample}>
    <h2 className="h4 mb-2">{COPY.sample}</h2>
    <div className="pt-mailpref-sample">
      <div>
        <p className="small mb-0">{COPY.from(context.settings.names.agencyShortName)}</p>
        <p className="fw-semibold mb-0">{COPY.subject}</p>
      </div>
      <div>
        <p>{COPY.body}</p>
        <p className="pt-mailpref-link">{COPY.read}</p>
        <p className="small pt-soft mb-0">{COPY.foot}</p>
      </div>
    </div>
    <ul className="list-unstyled">
      {COPY.promises.map((promise) => (
        <li key={promise}>
          <Icon name="check" size="sm" />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
    <p className="small pt-soft d-flex gap-2">
      <Icon name="lock" size="sm" />
      <span>
        {COPY.kept} <LinkTo to={pathTo(context.table, 'privacy')}>{COPY.howWeUse}</LinkTo>
      </span>
    </p>
  </aside>
);

const Chosen = ({ context, session }: { readonly context: PageContext; readonly session: LoggedInState }) => {
  const as = roleOf(session);
  if (!takesAlerts(session)) return <Notice tone="info" title={COPY.notOffered} />;
  const query = chosenQuery(context, as);
  return (
    <div className="pt-mailpref">
      <QuietBlock bare query={query} failed={COPY.failed}>
        {(saved) => <PreferencesForm key={as} as={as} session={session} saved={saved} queryKey={query.queryKey} />}
      </QuietBlock>
      <Sample context={context} />
    </div>
  );
};

const View = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  return (
    <>
      <PageHead title={COPY.title} lead={COPY.lead} breadcrumbs={<PageCrumbs context={context} />} low />
      <Section>{isLoggedIn(session) ? <Chosen context={context} session={session} /> : null}</Section>
    </>
  );
};

/** The personal alerts by email: one address for farmers and centres (PREF-01, D-58). */
export const page: PageModule = {
  queries: (context) => {
    const session = context.use(SessionCell).read();
    return isLoggedIn(session) && takesAlerts(session) ? [chosenQuery(context, roleOf(session))] : [];
  },
  head: () => ({ title: COPY.title, description: COPY.lead, status: 200, noIndex: true }),
  Page: ({ context }) => <View context={context} />,
};
