import type { ReactNode } from 'react';
import type { Contract } from '#core/company-file/company-file.ts';
import { anchorOfNotice } from '#core/company-file/file-anchor.ts';
import type { CompanyFileNotice } from '#core/company-file/notice.ts';
import { partFailureOf, partFailureSentence } from '#core/company-file/parts.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { WriteToManager } from '#core/company-file/mandate-manager.ts';
import { Breakable } from '#ui/components/breakable.tsx';
import { Card } from '#ui/components/card.tsx';
import { MailButton } from '#ui/components/mail-button.tsx';
import { ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { Notice, Tag } from '#ui/components/status.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import type { QueryResult } from '#ui/state/queries.ts';
import { AmountAtRisk } from './file-amounts.tsx';

/** A value or, where the file has none, words that say so. */
export const orMissing = (value: string | undefined): ReactNode =>
  value === undefined || value.trim() === '' ? <span className="pt-soft">{COPY.missing}</span> : value;

/** A day, or words that say that there is none. */
export const dayOrMissing = (day: IsoDate | undefined): ReactNode =>
  day === undefined ? orMissing(undefined) : <time dateTime={day}>{formatDay(day)}</time>;

/** A code in the type of codes. */
export const codeOrMissing = (code: string | undefined): ReactNode =>
  code === undefined ? orMissing(undefined) : <span className="pt-mono">{code}</span>;

/** What is wrong, what to do, and a button to write to the office that can do it (PAGE-08). */
export const FileNotice = ({
  notice,
  contracts,
  write,
  isFirst = false,
}: {
  readonly notice: CompanyFileNotice;
  /** The contracts that it is about. */
  readonly contracts?: readonly Contract[] | undefined;
  readonly write: WriteToManager | undefined;
  /** The first alert of a tab has its one filled button. */
  readonly isFirst?: boolean | undefined;
}) => (
  <Notice
    tone={notice.tag.tone}
    title={notice.sentence}
    end={
      write === undefined ? undefined : (
        <div className="act">
          <MailButton href={write.href} filled={isFirst}>
            {COPY.write}
          </MailButton>
          <p className="pt-soft">
            <Breakable text={write.address} />
          </p>
        </div>
      )
    }
  >
    <AmountAtRisk notice={notice} contracts={contracts} />
    <p>{notice.whatToDo}</p>
  </Notice>
);

/** A card of the file, in alert when one of its tab's notices is about it. */
export const FileCard = ({
  title,
  id,
  notices = [],
  contracts,
  write,
  isAnnounced = false,
  children,
}: {
  readonly title: string;
  /** What leads to this card (D-60). */
  readonly id?: string | undefined;
  /** Those of the tab, in the order of its cards: the first one has its filled button. */
  readonly notices?: readonly CompanyFileNotice[] | undefined;
  /** As of `FileNotice`. */
  readonly contracts?: readonly Contract[] | undefined;
  readonly write?: WriteToManager | undefined;
  /** Whether the rows have the state already: then it is said there alone. */
  readonly isAnnounced?: boolean | undefined;
  readonly children: ReactNode;
}) => {
  const notice = notices.find(({ code }) => anchorOfNotice(code).fragment === id);
  return (
    <Card
      id={id}
      title={title}
      level={3}
      auto
      tag={notice === undefined || isAnnounced ? undefined : <Tag {...notice.tag} />}
      alert={notice === undefined ? undefined : notice.tag.tone === 'warn' ? 'warn' : 'bad'}
    >
      {notice === undefined ? null : (
        <FileNotice notice={notice} contracts={contracts} write={write} isFirst={notice === notices[0]} />
      )}
      {children}
    </Card>
  );
};

/** Draws a part of the file, or what there is to say while it is not there; the other parts live on (FILE-09). */
export const Part = <T,>({
  result,
  title,
  isAnythingShown,
  awaited,
  children,
}: {
  readonly result: QueryResult<T>;
  readonly title: string;
  /** Whether another part of the file can be read. */
  readonly isAnythingShown: boolean;
  /** What stands there until it comes, in its place and size; a card of grey lines where nothing is said. */
  readonly awaited?: ReactNode;
  readonly children: (value: T) => ReactNode;
}) => {
  switch (result.kind) {
    case 'success':
      return children(result.value);
    case 'failed':
      return (
        <Card title={title} level={3} auto>
          <ErrorNotice
            {...failureOf(partFailureSentence(partFailureOf(result.error.status), isAnythingShown), result)}
          />
        </Card>
      );
    case 'pending':
      return awaited !== undefined ? (
        <Waiting onRetry={result.refetch}>{awaited}</Waiting>
      ) : (
        <Card title={title} level={3} auto>
          <Waiting onRetry={result.refetch}>
            <SkeletonText />
          </Waiting>
        </Card>
      );
  }
};
