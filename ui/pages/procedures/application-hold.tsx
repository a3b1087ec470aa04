import type { CompanyFileAlerts } from '#core/company-file/company-file.ts';
import { writeToMandateManager } from '#core/company-file/mandate-manager.ts';
import { nationalSystemStart } from '#core/handover/hand-over.ts';
import type { Mover } from '#core/procedures/application-detail.ts';
import { type ApplicationTurn, turnOf } from '#core/procedures/application-turn.ts';
import { askedWords, termWords, turnWords } from '#core/procedures/application-words.ts';
import type { Application, CompanyPayment } from '#core/procedures/procedure.ts';
import { alertHeldWords } from '#core/open-items/words/amounts.ts';
import { heldBy } from '#core/open-items/amounts.ts';
import { isLoggedIn, selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { Notice } from '#ui/components/status.tsx';
import { APPLICATION_COPY as COPY } from '#ui/copy/application.ts';
import { PROCEDURES_COPY } from '#ui/copy/procedures.ts';
import { Explained } from '#ui/pages/explained.tsx';
import { HandOverButton } from '#ui/pages/handover/hand-over-button.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useToday } from '#ui/state/today.tsx';

interface HoldProps {
  readonly context: PageContext;
  readonly application: Application;
  /** Payments of the company, for what the application stops; undefined while they are not known. */
  readonly payments: readonly CompanyPayment[] | undefined;
  readonly alerts: CompanyFileAlerts | undefined;
  readonly isFarmer: boolean;
}

/** The party that has to move, in words and again in three pills: the one whose turn it is has tint, edge and weight. */
const Whose = ({
  who,
  what,
  agency,
  isFarmer,
}: {
  readonly who: Mover;
  readonly what: string | undefined;
  readonly agency: string;
  readonly isFarmer: boolean;
}) => (
  <div className="foot">
    <p>
      <strong>
        <Explained text={isFarmer || who !== 'farmer' ? turnWords(who, agency) : COPY.farmerTurn} />
      </strong>{' '}
      {what}
    </p>
    {/* Decoration: the sentence says the same. */}
    <ul className="pt-who" aria-hidden="true">
      {(
        [
          ['farmer', 'user', isFarmer ? COPY.you : COPY.farmer],
          ['centre', 'pin', COPY.centre],
          ['agency', 'pa', agency],
        ] as const
      ).map(([mover, icon, word]) => (
        <li key={mover} className={who === mover ? 'on' : undefined}>
          <Icon name={icon} size="sm" />
          {word}
        </li>
      ))}
    </ul>
  </div>
);

/** What one can do about it: nothing is sent or changed in the portal, so that one writes or goes over there (PAGE-08, D-48). */
const Actions = ({
  context,
  application,
  turn,
  alerts,
  isFarmer,
}: Omit<HoldProps, 'payments'> & { readonly turn: Extract<ApplicationTurn, { readonly kind: 'asked' }> }) => {
  const session = useCell(useInjection(SessionCell));
  const { nationalSystemSignOn } = context.settings.external;
  if (!isLoggedIn(session)) return null;
  const company = selectedCompanyOf(session);
  const subject = COPY.name(application.number);
  const what = [turn.request === undefined ? undefined : `${COPY.missing(turn.request.what)}.`, turn.what];
  const body = COPY.message(
    application.number,
    company?.registeredName,
    what.filter(Boolean).join(' '),
    session.user.name,
  );
  const write = isFarmer ? writeToMandateManager(alerts, company, subject, body) : undefined;
  return (
    <div className="acts">
      {write === undefined ? null : (
        <LinkButton look="filled" href={write.href} wide>
          {COPY.write}
        </LinkButton>
      )}
      {nationalSystemSignOn === '' ? null : (
        <HandOverButton
          session={session}
          target={nationalSystemStart(nationalSystemSignOn)}
          {...(write === undefined && !isFarmer ? { look: 'filled' as const } : {})}
        >
          {COPY.toSystem}
        </HandOverButton>
      )}
    </div>
  );
};

const Asked = ({
  turn,
  ...props
}: HoldProps & { readonly turn: Extract<ApplicationTurn, { readonly kind: 'asked' }> }) => {
  const { application, payments, context, isFarmer } = props;
  const today = useToday();
  const { request } = turn;
  const held = heldBy(payments ?? [], [{ kind: 'application', thing: application.id }], today);
  const sentences = [
    request === undefined ? undefined : termWords(request.dueOn, today),
    payments === undefined ? undefined : alertHeldWords(held, today),
    request === undefined ? undefined : askedWords(request),
  ];
  const [term, ...others] = sentences;
  return (
    <section className="pt-hold" aria-labelledby="che-cosa-manca">
      <div className="top">
        <div>
          <h2 id="che-cosa-manca">
            {request === undefined
              ? application.state === 'draft'
                ? COPY.draft
                : COPY.asked
              : COPY.missing(request.what)}
          </h2>
          <p>
            {term === undefined ? null : <strong>{term}</strong>} {others.filter(Boolean).join(' ')}
          </p>
        </div>
        <Actions {...props} turn={turn} />
      </div>
      <Whose who={turn.who} what={turn.what} agency={context.settings.names.agencyShortName} isFarmer={isFarmer} />
    </section>
  );
};

/** What holds an application up, until when, what it stops, and whose turn it is (PRAT-04). */
export const ApplicationHold = (props: HoldProps) => {
  const turn = turnOf(props.application);
  const agency = props.context.settings.names.agencyShortName;
  switch (turn?.kind) {
    case undefined:
      return null;
    case 'free':
      return <Notice tone="ok" title={COPY.free} />;
    case 'refused':
      return (
        <Notice tone="bad" title={COPY.refused}>
          <p>{PROCEDURES_COPY.object}</p>
        </Notice>
      );
    case 'agency':
      return (
        <section className={classes('pt-hold', 'agency')} aria-labelledby="che-cosa-manca">
          <div className="top">
            <h2 id="che-cosa-manca">{COPY.agency(agency)}</h2>
          </div>
          <Whose who="agency" what={turn.what} agency={agency} isFarmer={props.isFarmer} />
        </section>
      );
    case 'asked':
      return <Asked {...props} turn={turn} />;
  }
};
