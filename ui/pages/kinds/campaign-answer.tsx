import type { ReactNode } from 'react';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { type FollowedContent, followPath } from '#core/alerts/followed-content.ts';
import { type ServiceState, stateTag } from '#core/catalogue/service-state.ts';
import {
  type Campaign,
  campaignAction,
  type CampaignState,
  campaignStateOn,
  campaignTermOn,
} from '#core/content/campaign.ts';
import { isLoggedIn, type LoggedInState, SessionCell } from '#core/session/state.ts';
import { Answer, AnswerTerm, type AnswerFact } from '#ui/components/answer.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { ELEMENT } from '#ui/components/national-model.ts';
import { Tag } from '#ui/components/status.tsx';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { Remember } from './remember.tsx';

/** The reader: a visitor, or a person with a sign-in. */
export type Entering = { readonly session: LoggedInState } | undefined;

interface StateProps {
  readonly campaign: Campaign;
  /** Whether it can be used; why not stands in the place of the term. */
  readonly service?: ServiceState | undefined;
}

const State = ({ campaign, state, service }: StateProps & { readonly state: CampaignState }) => {
  const term = campaignTermOn(campaign, useToday());
  const shown = stateTag(service, state);
  const reason = service?.reason;
  return (
    <>
      {shown === undefined ? null : (
        <span data-element={service === undefined ? undefined : ELEMENT.serviceStatus}>
          <Tag {...shown} />
        </span>
      )}
      {reason === undefined ? null : <p>{reason}</p>}
      {term === undefined || reason !== undefined ? null : (
        <AnswerTerm text={term.text} day={term.day} leaf={term.leaf} isNear={term.kind === 'near'} />
      )}
    </>
  );
};

/**
 * The first block of an aid or service: how its campaign stands, until when, for whom, how much, and the one filled button that
 * follows from it (CAMP-01, D-53).
 */
export const CampaignAnswer = ({
  campaign,
  service,
  facts,
  enter,
  place,
  calendar,
  follow,
  context,
}: StateProps & {
  readonly facts: readonly AnswerFact[];
  /** The way in with its words; undefined where there is none. */
  readonly enter: ((words: string, entering: Entering) => ReactNode) | undefined;
  /** Where the way in leads, in words. */
  readonly place?: string | undefined;
  /** Where its days are given to a calendar, relative to the API base: the button of what is not open yet. */
  readonly calendar: string | undefined;
  /** What a reader follows to hear of its opening. */
  readonly follow: FollowedContent;
  readonly context: PageContext;
}) => {
  const today = useToday();
  const session = useCell(useInjection(SessionCell));
  const state = campaignStateOn(campaign, today);
  const action = campaignAction(state, isLoggedIn(session));
  const isWay = action.kind === 'enter' && enter !== undefined;
  const isToCome = action.kind === 'remember' && calendar !== undefined;
  const isFollowed = isToCome && offersAlerts(context.settings);
  return (
    <Answer
      state={<State campaign={campaign} state={state} service={service} />}
      act={
        isWay || isToCome ? (
          <>
            {isWay ? enter(action.words, isLoggedIn(session) ? { session } : undefined) : null}
            {isWay && place !== undefined ? <p>{place}</p> : null}
            {isFollowed ? (
              <LinkButton look="filled" icon="mail" to={followPath(context.table, follow)}>
                {COPY.followOpening}
              </LinkButton>
            ) : null}
            {isToCome ? <Remember address={calendar} context={context} look={isFollowed ? 'link' : 'filled'} /> : null}
          </>
        ) : undefined
      }
      facts={facts}
    />
  );
};
