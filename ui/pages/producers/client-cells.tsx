import type { ReactNode } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { Producer } from '#core/producers/producer.ts';
import { officeTown } from '#core/producers/work-words.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';

// What the rows of a centre have in common, on the desk and among the producers: who it is, and until when.

/** The producer of a row: name, code and office, with the box that chooses the row where there is one. */
export const Client = ({
  context,
  producer: { friendlyUrl, registeredName, cuaa, office },
  query,
  box,
}: {
  readonly context: PageContext;
  readonly producer: Pick<Producer, 'friendlyUrl' | 'registeredName' | 'cuaa' | 'office'>;
  /** What the producer's address tells of the list, with its question mark. */
  readonly query: string;
  readonly box?: ReactNode;
}) => (
  <div className="client">
    {box}
    <div>
      <LinkTo to={`${pathTo(context.table, 'producer', { friendlyUrl })}${query}`}>{registeredName}</LinkTo>
      <small>
        <span className="pt-mono">{cuaa}</span>
        {office === undefined ? null : ` · ${officeTown(office)}`}
      </small>
    </div>
  </div>
);

/** A term in one line: icon, state and days as one, then what ends, where the row does not say it, and on which day. */
export const Term = ({
  tag,
  what,
  day,
}: {
  readonly tag: StatusTag;
  readonly what?: string | undefined;
  readonly day: IsoDate | undefined;
}) => (
  <span className="d-block">
    <Tag {...tag} />{' '}
    <small>
      {what === undefined ? null : `${what} `}
      {day === undefined ? null : <time dateTime={day}>{formatDay(day)}</time>}
    </small>
  </span>
);
