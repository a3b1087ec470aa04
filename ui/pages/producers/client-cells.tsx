import type { ReactNode } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { Producer } from '#core/producers/producer.ts';
import { officeTown, workEuro } from '#core/producers/work-words.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';

// What the rows of a centre have in common, on the desk and among the producers: who it is, until when, and for how much.

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

/** What is stopped and what is at risk, each on a line of its own. */
export const Euro = ({
  sums,
  note,
}: {
  readonly sums: Parameters<typeof workEuro>[0];
  /** What there is to know of the stopped sum. */
  readonly note?: string | undefined;
}) => {
  const { stopped, atRisk, none } = workEuro(sums);
  return (
    <>
      {stopped === undefined ? null : <strong className="d-block">{stopped}</strong>}
      {note === undefined ? null : <small className="d-block">{note}</small>}
      {atRisk === undefined ? null : (
        <>
          <span className="d-block">{atRisk.sum}</span>
          <small className="d-block">{atRisk.from}</small>
        </>
      )}
      {none === undefined ? null : <span className="withheld">{none}</span>}
    </>
  );
};
