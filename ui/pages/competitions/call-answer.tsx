import { followedCall, followPath } from '#core/alerts/followed-content.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { type CatalogueItem, type DetailSection, REQUIREMENTS, saysHowToApply } from '#core/catalogue/item.ts';
import { applyAddressOn, callTermOn, phasesOf, takesPartOn } from '#core/competitions/call.ts';
import type { HandedIn } from '#core/competitions/deadline.ts';
import { COMPETITION_STATUSES, progressOf, statusOn, TENDER_STATUSES } from '#core/competitions/status.ts';
import { entryCalendarAddress } from '#core/catalogue/export.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { Answer, AnswerTerm, type AnswerFact } from '#ui/components/answer.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import type { TextLook } from '#ui/components/rich-text.tsx';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { useToday } from '#ui/state/today.tsx';
import { Remember } from '../kinds/remember.tsx';
import type { PageContext } from '../page-module.ts';
import { StatusMeaning, toneOf } from './call-state.tsx';

const STATUSES: Readonly<Record<HandedIn, readonly string[]>> = {
  Domande: COMPETITION_STATUSES,
  Offerte: TENDER_STATUSES,
};

/** The three phases by name, with what happens in each; the present one is marked (BANDO-01). Nothing for a status that is none of them. */
const Phases = ({ status, what }: { readonly status: string; readonly what: HandedIn }) => {
  const { steps, colour } = progressOf(status);
  const names = STATUSES[what];
  if (!names.includes(status)) return null;
  const happens = phasesOf(what);
  return (
    <div className="floor">
      <ol className={classes('pt-track', toneOf(colour))} aria-label={COPY.phases}>
        {names.map((name, step) => (
          <li
            key={name}
            className={step < steps ? 'on' : undefined}
            aria-current={name === status ? 'step' : undefined}
          >
            <b>{name}</b>
            <span>{happens[step]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** How one applies is a list of steps; requirements are a list of items to have. */
export const callTextLook = (section: DetailSection): TextLook | undefined =>
  saysHowToApply(section) ? 'steps' : section.title === REQUIREMENTS ? 'ticks' : undefined;

const factsOf = ({ forWhom, positions, workplace, howMuch, amount }: CatalogueItem): readonly AnswerFact[] => [
  { term: COPY.forWhom, value: forWhom },
  positions === undefined
    ? { term: COPY.workplace, value: workplace }
    : { term: COPY.positions, value: positions, note: workplace },
  { term: COPY.pay, value: howMuch },
  { term: COPY.startingPrice, value: amount === undefined ? undefined : formatEuro(amount) },
];

/**
 * The first block of a competition's or tender's page: how it stands, until when, for whom, how much, and the way to apply while
 * applications are taken (BANDO-01 to BANDO-04). A service that says less is shown with what it says.
 */
export const CallAnswer = ({
  item,
  what,
  context,
}: {
  readonly item: CatalogueItem;
  readonly what: HandedIn;
  readonly context: PageContext;
}) => {
  const today = useToday();
  const { status: written, deadline, applyPlace } = item;
  const status = written === undefined ? undefined : statusOn(written, deadline, today);
  const term = callTermOn(item, what, today);
  const address = applyAddressOn(item, today);
  const calendar = entryCalendarAddress(item, context.area !== 'public', today);
  const place = takesPartOn(item, today) ? applyPlace : undefined;
  const follow = offersAlerts(context.settings) ? followedCall(item, status) : undefined;
  const canAct = follow !== undefined || address !== undefined || place !== undefined || calendar !== undefined;
  return (
    <Answer
      state={
        <>
          {status === undefined ? null : <StatusMeaning status={status} />}
          {term === undefined ? null : (
            <AnswerTerm
              text={term.text}
              day={term.day}
              leaf={term.kind === 'unnamed' ? undefined : deadline}
              isNear={term.kind === 'near'}
            />
          )}
        </>
      }
      act={
        canAct ? (
          <>
            {address === undefined ? null : (
              <AddressButton address={address} look="filled">
                {what === 'Domande' ? COPY.apply : COPY.offer}
              </AddressButton>
            )}
            {place === undefined ? null : <p>{place}</p>}
            <Remember address={calendar} context={context} look="link" />
            {follow === undefined ? null : (
              <LinkButton look="link" icon="mail" to={followPath(context.table, follow)}>
                {COPY.followCall[what]}
              </LinkButton>
            )}
          </>
        ) : undefined
      }
      facts={factsOf(item)}
      floor={status === undefined ? null : <Phases status={status} what={what} />}
    />
  );
};
