import { signInAddressTo } from '#core/access/enter-address.ts';
import { type AidFit, type FoundAid, nextDayOf } from '#core/aids/find-aids.ts';
import { campaignAction, campaignStateOn, campaignTag, campaignTermOn } from '#core/content/campaign.ts';
import { formatDayInWords } from '#core/formatting/date.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { DateLeaf } from '#ui/components/date-leaf.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { AID_FINDER_COPY as COPY } from '#ui/copy/aid-finder.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';

interface FoundProps {
  readonly context: PageContext;
  readonly found: FoundAid;
}

/** The way on: into the service where it is open, else to what is asked for (D-53). */
const Way = ({
  context,
  found: { aid },
  isFirst,
  isSignedIn,
}: FoundProps & { readonly isFirst: boolean; readonly isSignedIn: boolean }) => {
  const state = campaignStateOn(aid, useToday());
  const page = `/${aid.slug}`;
  const action = campaignAction(state, isSignedIn);
  const { applyUrl } = aid;
  if (action.kind === 'enter' && state !== 'unnamed' && applyUrl?.startsWith('/') === true)
    return (
      <LinkButton
        wide
        look={isFirst ? 'filled' : 'outlined'}
        to={isSignedIn ? applyUrl : signInAddressTo(context.table, applyUrl)}
      >
        {action.words}
      </LinkButton>
    );
  return (
    <LinkButton wide to={page}>
      {state === 'toCome' ? COPY.prepare : COPY.requirements}
    </LinkButton>
  );
};

/** An aid that fits, whose term and amount are known: why, how much and where it is asked for (AIDS-02). */
export const FoundCard = ({
  context,
  found,
  isFirst,
  isSignedIn,
}: FoundProps & { readonly isFirst: boolean; readonly isSignedIn: boolean }) => {
  const today = useToday();
  const { aid } = found;
  const state = campaignStateOn(aid, today);
  const tag = campaignTag(state);
  const term = campaignTermOn(aid, today);
  const day = nextDayOf(aid, today);
  return (
    <li className={classes('pt-found-card', state === 'toCome' && 'opens')}>
      <div className="main">
        {day === undefined ? null : <DateLeaf from={day} word={state === 'toCome' ? COPY.opens : undefined} />}
        <div>
          <h3 className="h5">
            <LinkTo to={`/${aid.slug}`}>{aid.title}</LinkTo>
          </h3>
          <p>
            {tag === undefined ? null : <Tag {...tag} />}
            {term === undefined ? null : (
              <strong>
                {term.text}
                {state === 'toCome' && aid.closesOn !== undefined ? COPY.closes(formatDayInWords(aid.closesOn)) : null}
                {term.day === undefined ? null : <span className="visually-hidden">, {term.day}</span>}
              </strong>
            )}
          </p>
          <ul className="list-unstyled">
            {found.met.map(({ words }) => (
              <li key={words}>
                <Icon name="check" size="sm" />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="foot">
        <dl>
          <div>
            <dt>{COPY.howMuch}</dt>
            <dd>{aid.howMuch}</dd>
          </div>
          {aid.applyPlace === undefined ? null : (
            <div>
              <dt>{COPY.where}</dt>
              <dd>{aid.applyPlace}</dd>
            </div>
          )}
        </dl>
        <Way context={context} found={found} isFirst={isFirst} isSignedIn={isSignedIn} />
      </div>
    </li>
  );
};

const SIGNS = { fits: 'check', could: 'help-circle', no: 'close' } as const;

/** An aid in one row: one that could fit or does not, with its reason, and one of which no term or no amount is known. */
export const FoundRow = ({ found: { aid, fit, met, open, failed } }: { readonly found: FoundAid }) => {
  const today = useToday();
  const term = campaignTermOn(aid, today);
  const wordsOf = (conditions: typeof met): string => conditions.map(({ words }) => words).join(', ');
  return (
    <li>
      <div>
        <LinkTo to={`/${aid.slug}`}>{aid.title}</LinkTo>
        <p>
          <Icon name={SIGNS[fit]} size="sm" />
          <span>
            {failed === undefined
              ? fit === 'fits'
                ? wordsOf(met)
                : `${COPY.toKnow} ${wordsOf(open)}`
              : `${COPY.whyNot} ${failed.words}`}
          </span>
        </p>
      </div>
      <p className="pt-soft small">
        {[term?.text, term?.day, aid.howMuch, aid.applyPlace].filter((words) => words !== undefined).join(' · ')}
      </p>
    </li>
  );
};

const DISCS: Readonly<Record<AidFit, 'check-circle' | 'help-circle' | 'close'>> = {
  fits: 'check-circle',
  could: 'help-circle',
  no: 'close',
};

/** The head of a group: disc, word and number. */
export const GroupHead = ({ fit, count }: { readonly fit: AidFit; readonly count: number }) => (
  <div className={classes('pt-found-head', fit)}>
    <Icon name={DISCS[fit]} />
    <h2 className="h3">
      {COPY.groups[fit]}: {count}
    </h2>
    <span className="pt-soft">{COPY.groupNotes[fit]}</span>
  </div>
);

/** Sends the list on paper, or nothing before script. */
export const PrintButton = ({ hydrated }: { readonly hydrated: boolean }) => (
  <Button icon="print" className={hydrated ? undefined : 'invisible'} onClick={() => window.print()}>
    {COPY.print}
  </Button>
);
