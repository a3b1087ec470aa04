import { AID_CALENDAR, foundIcs } from '#core/aids/aid-calendar.ts';
import { type AidAnswers, type AidPage, answersToQuery, MORE_AIDS, stepOf } from '#core/aids/answers.ts';
import {
  type AidFit,
  type FoundAid,
  type FoundAids,
  hasTermAndAmount,
  nextDayOf,
  waitsForRegion,
} from '#core/aids/find-aids.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { formatDayInWords } from '#core/formatting/date.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { daysLeftTo } from '#core/milestones/milestone.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { Folding } from '#ui/components/folding.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { AID_FINDER_COPY as COPY } from '#ui/copy/aid-finder.ts';
import { AID_LIST_COPY } from '#ui/copy/aid-list.ts';
import { saveFile } from '#ui/platform/windows.ts';
import { useToday } from '#ui/state/today.tsx';
import { AidListForm } from '../alerts/aid-list-form.tsx';
import type { PageContext } from '../page-module.ts';
import { aidPath } from './aid-paths.ts';
import { FoundCard, FoundRow, GroupHead, PrintButton } from './found-card.tsx';

/** Aids that do not fit, shown at first. */
const FIRST_REFUSED = 4;
/** Rows of the others open on a narrow screen, those with the nearest day. */
const FIRST_ROWS = 10;

interface FoundViewProps {
  readonly context: PageContext;
  readonly page: AidPage;
  readonly found: FoundAids;
  /** Whether the company file says something that the address does not: it never gets into one (D-61). */
  readonly hasFile: boolean;
  /** What the list is made of: what was typed, and what the file says. */
  readonly answers: AidAnswers;
  readonly isSignedIn: boolean;
}

/** The nearest term, and ways to take the list along. */
const Head = ({ context, page, found, hasFile, answers }: FoundViewProps) => {
  const today = useToday();
  const hydrated = useHydrated();
  const [first] = found.fits.flatMap(({ aid }) => {
    const day = nextDayOf(aid, today);
    return day === undefined ? [] : [{ aid, day }];
  });
  const query = pairsToQuery(answersToQuery(page.answers));
  return (
    <>
      <p className="lead">
        {first === undefined ? null : (
          <>
            {COPY.firstTerm} {first.aid.title}:{' '}
            <strong>
              {formatDayInWords(first.day)}, {daysLeftTo(first.day, today)}
            </strong>
            .{' '}
          </>
        )}
        {COPY.noDecision}
      </p>
      <div className="pt-found-kit">
        {offersAlerts(context.settings) ? (
          <details className="pt-found-mail">
            <summary className="btn btn-outline-primary">
              <Icon name="mail" size="sm" />
              <span>{AID_LIST_COPY.open}</span>
            </summary>
            <AidListForm context={context} answers={answers} typed={page.answers} />
          </details>
        ) : null}
        <PrintButton hydrated={hydrated} />
        {hasFile ? null : (
          <a
            className="btn btn-outline-primary"
            href={`${context.settings.apiBase}${AID_CALENDAR}${query === '' ? '' : `?${query}`}`}
          >
            <Icon name="calendar" size="sm" />
            <span>{COPY.calendar}</span>
          </a>
        )}
        {hasFile ? (
          <Button
            icon="calendar"
            onClick={() =>
              saveFile(
                'quali-aiuti.ics',
                'text/calendar',
                foundIcs(found, `${context.origin}${context.settings.basePath}`, COPY.title),
              )
            }
          >
            {COPY.calendar}
          </Button>
        ) : null}
      </div>
    </>
  );
};

const Group = ({
  context,
  page,
  found,
  fit,
  isSignedIn,
}: Pick<FoundViewProps, 'context' | 'page' | 'found' | 'isSignedIn'> & { readonly fit: Exclude<AidFit, 'no'> }) => {
  const today = useToday();
  const cards = fit === 'fits' ? found.fits.filter(({ aid }) => hasTermAndAmount(aid, today)) : [];
  const rows = found[fit].filter((one) => !cards.includes(one));
  const regional = rows.filter(waitsForRegion);
  const isOneRow = regional.length > 1;
  const plain = isOneRow ? rows.filter((one) => !waitsForRegion(one)) : rows;
  return (
    <section className="pt-stack mt-4">
      <GroupHead fit={fit} count={found[fit].length} />
      {found[fit].length === 0 ? <p>{COPY.emptyGroups[fit]}</p> : null}
      {cards.length === 0 ? null : (
        <ul className="list-unstyled pt-stack">
          {cards.map((one, at) => (
            <FoundCard key={one.aid.slug} context={context} found={one} isFirst={at === 0} isSignedIn={isSignedIn} />
          ))}
        </ul>
      )}
      <Rows found={plain.slice(0, FIRST_ROWS)} />
      {plain.length <= FIRST_ROWS ? null : (
        <Folding words={COPY.more(plain.length - FIRST_ROWS)}>
          <Rows found={plain.slice(FIRST_ROWS)} />
        </Folding>
      )}
      {isOneRow ? (
        <>
          <p className="mb-0">
            {COPY.regional(regional.length)}{' '}
            <LinkTo to={aidPath(context, { answers: page.answers, step: stepOf('region'), back: page.step })}>
              {COPY.sayRegion}
            </LinkTo>
          </p>
          <Folding words={COPY.regionalList}>
            <Rows found={regional} />
          </Folding>
        </>
      ) : null}
    </section>
  );
};

const Rows = ({ found }: { readonly found: readonly FoundAid[] }) =>
  found.length === 0 ? null : (
    <ul className="pt-found-rows list-unstyled">
      {found.map((one) => (
        <FoundRow key={one.aid.slug} found={one} />
      ))}
    </ul>
  );

/** What was found: the aids that fit, those that could, those that do not, with the reason (AIDS-02). */
export const FoundView = (props: FoundViewProps) => {
  const { context, page, found } = props;
  const count = FIRST_REFUSED + (page.more ?? 0);
  const refused = found.no.slice(0, count);
  return (
    <>
      <Head {...props} />
      <Group {...props} fit="fits" />
      <Group {...props} fit="could" />
      <section className="pt-stack mt-4">
        <GroupHead fit="no" count={found.no.length} />
        {refused.length === 0 ? <p>{COPY.emptyGroups.no}</p> : <Rows found={refused} />}
        {found.no.length <= count ? null : (
          <p className="text-center">
            <LinkButton to={aidPath(context, { ...page, more: (page.more ?? 0) + MORE_AIDS })} iconEnd="expand">
              {COPY.more(Math.min(MORE_AIDS, found.no.length - count))}
            </LinkButton>
          </p>
        )}
      </section>
    </>
  );
};
