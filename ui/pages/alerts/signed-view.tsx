import { type AlertsOutcome, type AlertsView, MOST_LISTS, type ShownSubscription } from '#core/alerts/alert-service.ts';
import { alertLinkPath, isContent } from '#core/alerts/alert-search.ts';
import { FREQUENCIES, type Frequency } from '#core/alerts/frequency.ts';
import { FREQUENCY_NAMES, frequencyWords } from '#core/alerts/frequency-words.ts';
import { ALERT_FIELDS } from '#core/alerts/alert-fields.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Button } from '#ui/components/button.tsx';
import { Fieldset } from '#ui/components/choices.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Notice } from '#ui/components/status.tsx';
import { ALERTS_COPY as COPY } from '#ui/copy/alerts.ts';
import type { PageContext } from '../page-module.ts';
import { ActForm } from './act-form.tsx';
import { PersonalView } from './personal-view.tsx';

const Words = ({ one }: { readonly one: ShownSubscription }) =>
  one.path === undefined ? one.words : <LinkTo to={one.path}>{one.words}</LinkTo>;

const often = (frequency: Frequency): string => {
  const words = frequencyWords(frequency);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const AfterConfirm = ({ context }: { readonly context: PageContext }) => (
  <div className="pt-alert-after">
    <h2 className="h4 mb-2">{COPY.after}</h2>
    <ul>
      {COPY.afterLines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <LinkTo to={pathTo(context.table, 'privacy')}>{COPY.howWeUse}</LinkTo>
  </div>
);

type Waiting = { readonly waiting: readonly ShownSubscription[] };

/** What is confirmed, where nothing else waits. */
const OnlyOne = ({ waiting }: Waiting) =>
  waiting.map((one) => (
    <dl key={one.id}>
      <div>
        <dt>{COPY.what}</dt>
        <dd>
          <input type="hidden" name={ALERT_FIELDS.subscription} value={one.id} />
          <Words one={one} />
        </dd>
      </div>
      <div>
        <dt>{COPY.howOften}</dt>
        <dd>{often(one.frequency)}</dd>
      </div>
    </dl>
  ));

/** All that waits, each to be taken or left: somebody else may have asked for one of them. */
const Several = ({ waiting }: Waiting) => (
  <Fieldset legend={COPY.what}>
    <p>{COPY.leaveOut}</p>
    {waiting.map((one) => (
      <label key={one.id} className="pt-check form-check-label">
        <input type="checkbox" name={ALERT_FIELDS.subscription} value={one.id} defaultChecked />
        <span>
          {one.words}, {frequencyWords(one.frequency)}
        </span>
      </label>
    ))}
  </Fieldset>
);

const Ticket = ({
  context,
  view,
}: {
  readonly context: PageContext;
  readonly view: AlertsView & { kind: 'confirm' };
}) => (
  <div className="pt-ask-page">
    <section className="pt-alert-ticket">
      <h2>{COPY.confirmTitle(view.waiting.length)}</h2>
      <p className="lead">{COPY.confirmLead}</p>
      <div className="pt-alert-paper">
        <ActForm context={context} viewKey={view.key} act="conferma">
          {view.waiting.length === 1 ? <OnlyOne waiting={view.waiting} /> : <Several waiting={view.waiting} />}
          <dl>
            <div>
              <dt>{COPY.toWhom}</dt>
              <dd>{view.mail}</dd>
            </div>
          </dl>
          <Button type="submit" look="filled" wide>
            {COPY.confirm(view.waiting.length)}
          </Button>
        </ActForm>
      </div>
      <p className="pt-soft d-flex gap-2">
        <Icon name="info-circle" size="sm" />
        <span>{COPY.notYou(formatLongDay(view.until))}</span>
      </p>
    </section>
    <AfterConfirm context={context} />
  </div>
);

const RhythmButton = ({
  context,
  view,
  one,
  frequency,
}: {
  readonly context: PageContext;
  readonly view: AlertsView & { kind: 'manage' };
  readonly one: ShownSubscription;
  readonly frequency: Frequency;
}) => (
  <ActForm
    context={context}
    viewKey={view.key}
    act="cambia"
    fields={{ [ALERT_FIELDS.subscription]: one.id, [ALERT_FIELDS.frequency]: frequency }}
  >
    <button type="submit" className="pt-alert-rhythm" aria-pressed={one.frequency === frequency}>
      {one.frequency === frequency ? <Icon name="check" size="sm" /> : null}
      {FREQUENCY_NAMES[frequency]}
    </button>
  </ActForm>
);

const Row = ({
  context,
  view,
  one,
}: {
  readonly context: PageContext;
  readonly view: AlertsView & { kind: 'manage' };
  readonly one: ShownSubscription;
}) => (
  <li>
    <h2 className="h4">
      <Words one={one} />
    </h2>
    <p className="small pt-soft mb-2">
      {one.isGone
        ? isContent(one.search)
          ? COPY.goneEntryRow
          : COPY.goneRow
        : one.lastMail === undefined
          ? COPY.noMail(formatLongDay(one.confirmedOn ?? dayInRome(0)))
          : COPY.lastMail(formatLongDay(dayInRome(one.lastMail.at)), one.lastMail.count)}
    </p>
    <div className="pt-alert-acts">
      {one.isGone ? null : (
        <div className="pt-alert-rhythms" role="group" aria-label={`${COPY.often}: ${one.words}`}>
          {FREQUENCIES.map((frequency) => (
            <RhythmButton key={frequency} context={context} view={view} one={one} frequency={frequency} />
          ))}
        </div>
      )}
      <ActForm context={context} viewKey={view.key} act="termina" fields={{ [ALERT_FIELDS.subscription]: one.id }}>
        <button type="submit" className="pt-alert-end" aria-label={COPY.endOf(one.words)}>
          <Icon name="close" size="sm" />
          <span>{COPY.end}</span>
        </button>
      </ActForm>
    </div>
  </li>
);

const Manage = ({
  context,
  view,
}: {
  readonly context: PageContext;
  readonly view: AlertsView & { kind: 'manage' };
}) => (
  <>
    <p>
      <strong>{COPY.count(view.subscriptions.length)}</strong> {COPY.oneTouch(view.mail)}
    </p>
    <ul className="pt-alert-rows">
      {view.subscriptions.map((one) => (
        <Row key={one.id} context={context} view={view} one={one} />
      ))}
    </ul>
    <div className="pt-alert-all">
      <div>
        <h2 className="h6 mb-0">{COPY.endAllQuestion}</h2>
        <p className="small mb-0">{COPY.endAllText}</p>
      </div>
      <ActForm context={context} viewKey={view.key} act="termina-tutti">
        <Button type="submit" wide>
          {COPY.endAll}
        </Button>
      </ActForm>
    </div>
  </>
);

const wordsOf = (view: AlertsView, id: string): string =>
  view.kind === 'manage' ? (view.subscriptions.find((one) => one.id === id)?.words ?? '') : '';

/** What a press did, at the top of the page. */
const Done = ({ context, outcome }: { readonly context: PageContext; readonly outcome: AlertsOutcome }) => {
  switch (outcome.kind) {
    case 'changed': {
      const { view, subscription, frequency, before } = outcome;
      const words = wordsOf(view, subscription);
      return (
        <Notice
          tone="ok"
          word={COPY.done}
          title={frequency === 'now' ? COPY.changedNow(words) : COPY.changed(words, frequencyWords(frequency))}
        >
          {view.kind === 'manage' && before !== frequency ? (
            <ActForm
              context={context}
              viewKey={view.key}
              act="cambia"
              fields={{ [ALERT_FIELDS.subscription]: subscription, [ALERT_FIELDS.frequency]: before }}
            >
              <Button type="submit" look="link">
                {COPY.undo}
              </Button>
            </ActForm>
          ) : null}
        </Notice>
      );
    }
    case 'ended':
      if (outcome.view.kind === 'personalEnded') return null;
      return <Notice tone="ok" word={COPY.done} title={COPY.ended} />;
    case 'noneChosen':
      return <Notice tone="bad" title={COPY.noneChosen} />;
    case 'tooManyLists':
      return <Notice tone="bad" title={COPY.tooManyLists(MOST_LISTS)} />;
    default:
      return null;
  }
};

/** What an address follows once nothing is left to confirm. */
const Active = ({
  context,
  view,
  isNew,
}: {
  readonly context: PageContext;
  readonly view: AlertsView & { kind: 'confirm' };
  readonly isNew: boolean;
}) => (
  <Notice tone="ok" title={isNew ? COPY.confirmed : COPY.alreadyActive}>
    <p>{isNew ? COPY.confirmedText : COPY.alreadyActiveText}</p>
    <ul>
      {view.active.map((one) => (
        <li key={one.id}>
          <Words one={one} />, {frequencyWords(one.frequency)}
        </li>
      ))}
    </ul>
    {view.waiting.length === 0 ? null : <p>{COPY.leftOut(view.waiting.length, formatLongDay(view.until))}</p>}
    {view.manage === undefined ? null : (
      <p>
        <LinkTo to={alertLinkPath(context.table, 'manage', view.manage)}>{COPY.manage}</LinkTo>
      </p>
    )}
  </Notice>
);

const Body = ({
  context,
  view,
  outcome,
}: {
  readonly context: PageContext;
  readonly view: AlertsView;
  readonly outcome: AlertsOutcome | undefined;
}) => {
  switch (view.kind) {
    case 'manage':
      return <Manage context={context} view={view} />;
    case 'confirm':
      return view.waiting.length > 0 && outcome?.kind !== 'confirmed' ? (
        <Ticket context={context} view={view} />
      ) : (
        <Active context={context} view={view} isNew={outcome?.kind === 'confirmed'} />
      );
    case 'personalConfirm':
    case 'personalEnd':
    case 'personalEnded':
      return <PersonalView context={context} view={view} isNew={outcome?.kind === 'confirmed'} />;
    default:
      return (
        <Notice
          tone={view.kind === 'expired' ? 'warn' : 'info'}
          title={view.kind === 'expired' ? COPY.expired : COPY.none}
        >
          <p>{view.kind === 'expired' ? COPY.expiredText : COPY.noneText}</p>
          <p>
            <LinkTo to={pathTo(context.table, 'alerts')}>{COPY.seeLists}</LinkTo>
          </p>
        </Notice>
      );
  }
};

/** What a signed link shows, and what a press on it did (ALERT-03, ALERT-04). */
export const SignedView = ({
  context,
  view,
  outcome,
}: {
  readonly context: PageContext;
  readonly view: AlertsView;
  readonly outcome: AlertsOutcome | undefined;
}) => (
  <div className="pt-alert-signed pt-stack">
    {outcome === undefined ? null : <Done context={context} outcome={outcome} />}
    <Body context={context} view={view} outcome={outcome} />
  </div>
);
