import { type Campaign, type CampaignDay, campaignRowsOn, campaignStateOn } from '#core/content/campaign.ts';
import type { RichText as Text } from '#core/content/rich-text.ts';
import { formatDayInWords } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { Remember } from './remember.tsx';

/** Whether an aid or service names a day at all: then its terms stand in a box. */
export const hasDays = ({ opensOn, closesOn, correctionsUntil }: Campaign, terms: readonly CampaignDay[]): boolean =>
  terms.length > 0 || [opensOn, closesOn, correctionsUntil].some((day) => day !== undefined);

/** "Tempi e scadenze": what is still to come, one row a day, with the days left; then what there is to say of it (CAMP-01). */
export const TermBox = ({
  campaign,
  terms,
  id,
  title = COPY.terms,
  text = [],
  element,
  calendar,
  context,
}: {
  readonly campaign: Campaign;
  readonly terms: readonly CampaignDay[];
  readonly id: string;
  readonly title?: string;
  readonly text?: Text;
  /** Name of the text in the national model. */
  readonly element?: string | undefined;
  /** Where they are given to a calendar on a day, relative to the API base; before the opening the first block offers it. */
  readonly calendar: (today: IsoDate) => string | undefined;
  readonly context: PageContext;
}) => {
  const today = useToday();
  const rows = campaignRowsOn(campaign, terms, today);
  return (
    <section className="pt-termbox">
      <h2 id={id}>{title}</h2>
      <div data-element={element}>
        {rows.length === 0 ? null : (
          <ol>
            {rows.map(({ day, title: what, left, isNear }) => (
              <li key={`${day} ${what}`} className={isNear ? 'now' : undefined}>
                <time dateTime={day}>{formatDayInWords(day)}</time>
                <span>{what}</span>
                <em>
                  {isNear ? <Icon name="clock" size="sm" /> : null}
                  {left}
                </em>
              </li>
            ))}
          </ol>
        )}
        {text.length === 0 ? null : <RichText text={text} />}
      </div>
      {campaignStateOn(campaign, today) === 'toCome' ? null : (
        <Remember address={calendar(today)} context={context} look="link" words={COPY.allTerms} />
      )}
    </section>
  );
};
