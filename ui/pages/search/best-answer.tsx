import { useId } from 'react';
import { campaignStateOn, campaignTag, campaignTermOn } from '#core/content/campaign.ts';
import { answerWays } from '#core/search/best-answer.ts';
import { typeLabel } from '#core/search/chips.ts';
import { destinationOf } from '#core/search/destination.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { hitId } from './search-card.tsx';

/** The result that answers by itself, before all others: what it is, the answer in few words, and what one would press next (LIST-33). */
export const BestAnswer = ({ hit, context }: { readonly hit: SearchHit; readonly context: PageContext }) => {
  const today = useToday();
  const titleId = useId();
  const { table, area } = context;
  const { answer = {}, summary } = hit;
  const destination = destinationOf(table, hit);
  const title = inLanguage(hit.title, hit.titleLanguage);
  const tag = campaignTag(campaignStateOn(answer, today));
  const term = campaignTermOn(answer, today);
  const [first, ...others] = answerWays(table, hit, { area, today });
  return (
    <section id={hitId(hit)} className="pt-best" aria-labelledby={titleId}>
      <div>
        <p className="kind">{typeLabel(hit.type)}</p>
        <h2 id={titleId} className="h3">
          {destination.kind === 'page' ? <LinkTo to={destination.path}>{title}</LinkTo> : title}
        </h2>
        <p>{summary}</p>
        {tag === undefined ? null : (
          <p className="mb-0">
            <Tag {...tag} /> {term?.text}
          </p>
        )}
      </div>
      {first === undefined ? null : (
        <div className="next">
          <LinkButton to={first.to} wide>
            {first.label}
          </LinkButton>
          {first.note === undefined ? null : <p className="pt-soft small">{first.note}</p>}
          {others.map(({ to, label }) => (
            <p key={to}>
              <LinkTo to={to}>{label}</LinkTo>
            </p>
          ))}
        </div>
      )}
    </section>
  );
};
