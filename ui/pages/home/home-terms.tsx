import { formatLongDay } from '#core/formatting/date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { termPath, termWords, type Term } from '#core/selections/next-terms.ts';
import { classes } from '#ui/components/classes.ts';
import { DateLeaf } from '#ui/components/date-leaf.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SkeletonText } from '#ui/components/waiting.tsx';
import { HOME_COPY as COPY } from '#ui/copy/home.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { termsQuery } from '../selection-queries.ts';

const Row = ({ context: { table }, term }: { readonly context: PageContext; readonly term: Term }) => {
  const { title, titleLanguage, closesOn } = term;
  const { text, kind, moved } = termWords(term, useToday());
  const path = termPath(table, term);
  const words = inLanguage(title, titleLanguage);
  return (
    <li>
      <DateLeaf from={closesOn} />
      <div>
        {path === undefined ? words : <LinkTo to={path}>{words}</LinkTo>}
        <p className={classes(kind === 'near' && 'near')}>
          {text}
          <time className="visually-hidden" dateTime={closesOn}>
            , {formatLongDay(closesOn)}
          </time>
          {moved === undefined ? null : `, ${moved}`}
        </p>
      </div>
    </li>
  );
};

/** The next terms in the head of the home, each with the days that are left (PAGE-53); a service that tells none has no such card. */
export const HomeTerms = ({ context }: { readonly context: PageContext }) => (
  <QuietBlock query={termsQuery(context)} failed={COPY.termsFailed} waiting={<SkeletonText lines={6} />} bare>
    {(terms) =>
      terms === null ? null : (
        <section className="pt-next-terms" aria-labelledby="pagina-scadenze">
          <h2 id="pagina-scadenze" className="h4">
            {COPY.terms}
          </h2>
          {terms.length === 0 ? (
            <p>{COPY.noTerms}</p>
          ) : (
            <ul className="pt-agenda list-unstyled">
              {terms.map((term) => (
                <Row key={`${term.closesOn} ${term.friendlyUrl}`} context={context} term={term} />
              ))}
            </ul>
          )}
          <p className="mb-0">
            <LinkTo to={pathTo(context.table, 'milestones')}>{COPY.allTerms}</LinkTo>
          </p>
        </section>
      )
    }
  </QuietBlock>
);
