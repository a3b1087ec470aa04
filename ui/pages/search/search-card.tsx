import { inLanguage } from '#ui/components/in-language.tsx';
import { fileLabel } from '#core/formatting/file.ts';
import { formatDay } from '#core/formatting/date.ts';
import { destinationOf, goToDetail, type HitDestination } from '#core/search/destination.ts';
import { typeLabel } from '#core/search/chips.ts';
import type { ExtractPart, SearchHit } from '#core/search/search-hit.ts';
import { Card } from '#ui/components/card.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { Target } from '#ui/components/target-link.tsx';
import { DETAILS_ID } from '../catalogue/focus.ts';
import type { PageContext } from '../page-module.ts';

/** Id of a result's card, to which the focus goes when more are shown. */
export const hitId = (hit: SearchHit): string => `esito-${hit.id}`;

const Extract = ({ parts }: { readonly parts: readonly ExtractPart[] }) => (
  <p>
    {parts.map(({ text, isMatch }, index) => {
      const key = `${index} ${text}`;
      return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
    })}
  </p>
);

const targetOf = (destination: HitDestination, detailsTo: string): Target | undefined => {
  switch (destination.kind) {
    case 'page':
      return { to: destination.path };
    case 'details':
      return { to: detailsTo, fragment: DETAILS_ID };
    case 'document':
      return { href: destination.document.contentUrl };
    case 'link':
      return { href: destination.url };
    case 'none':
      return undefined;
  }
};

const fileOf = (destination: HitDestination): string | undefined =>
  destination.kind === 'document' ? fileLabel(destination.document.format, destination.document.sizeBytes) : undefined;

/** One result: its kind, title, the words around what was found, and where it leads (PAGE-20, LIST-12). */
export const SearchCard = ({
  hit,
  context,
  detailsTo,
}: {
  readonly hit: SearchHit;
  readonly context: PageContext;
  /** Address of the search with the details of this result open (PAGE-21). */
  readonly detailsTo: string;
}) => {
  const destination = destinationOf(context.table, hit);
  const file = fileOf(destination);
  return (
    <Card
      id={hitId(hit)}
      title={inLanguage(hit.title, hit.titleLanguage)}
      level={2}
      target={targetOf(destination, detailsTo)}
      linkWords={file}
      kind={typeLabel(hit.type)}
      meta={
        hit.publicationDate === undefined ? undefined : (
          <time dateTime={hit.publicationDate}>{formatDay(hit.publicationDate)}</time>
        )
      }
      foot={
        destination.kind === 'none' ? undefined : (
          <>
            <span>{goToDetail(file)}</span>
            <Icon name={destination.kind === 'document' ? 'download' : 'arrow-right'} size="sm" />
          </>
        )
      }
    >
      {hit.extract.length === 0 ? <p className="pt-clamp">{hit.summary}</p> : <Extract parts={hit.extract} />}
    </Card>
  );
};
