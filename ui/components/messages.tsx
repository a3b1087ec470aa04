import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { pastEndText } from '#core/catalogue/count-text.ts';
import type { ServiceError } from '#core/kernel/service-error.ts';
import { COMMON } from '#ui/copy/common.ts';
import { Button, LinkButton } from './button.tsx';
import { CardTitle, type HeadingLevel } from './card.tsx';
import { Illustration } from './illustration.tsx';
import { useOffline } from './offline.ts';
import { RetryButton } from './retry-button.tsx';
import { Notice } from './status.tsx';

/** What went wrong, in a part of a page. */
export interface ErrorNoticeProps {
  readonly title: string;
  /** What to do; without it, to try again later. */
  readonly text?: string | undefined;
  /** HTTP status, in small print. */
  readonly status?: number | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Path of the Home, or of the desk, for "Torna alla Home". */
  readonly homeTo?: string | undefined;
  /** Goes to the page before this one, for "Torna indietro". */
  readonly onBack?: (() => void) | undefined;
}

/** Hears that a place of the page tells of a failure, so that nobody else goes on telling it (D-30). */
const ReportContext = createContext<(status: number) => void>(() => undefined);
export const ReportProvider = ReportContext.Provider;

/** Takes a failure over from the page: its place tells it, or stands well enough without what did not come (D-30). */
export const useFailureInPage = (status: number | undefined): void => {
  const reportInPage = useContext(ReportContext);
  useEffect(() => {
    if (status !== undefined) reportInPage(status);
  }, [status, reportInPage]);
};

/** A failure: what happened, what to do, the ways out; its status in small print. */
export const ErrorNotice = ({ title, text, status, onRetry, homeTo, onBack }: ErrorNoticeProps) => {
  useFailureInPage(status);
  const offline = useOffline();
  return (
    <Notice tone="bad" title={title}>
      {offline ? <p>{COMMON.offline}</p> : null}
      {/* The service is blamed for nothing while it is the reader's own line that is cut. */}
      {text === undefined && offline ? null : <p>{text ?? COMMON.failedHelp}</p>}
      {status === undefined ? null : <p className="pt-soft small">{COMMON.errorWithStatus(status)}</p>}
      {onRetry === undefined && homeTo === undefined ? null : (
        <div className="d-flex flex-wrap gap-3 mt-3">
          {onRetry === undefined ? null : <RetryButton onRetry={onRetry} />}
          {onBack === undefined ? null : <Button onClick={onBack}>{COMMON.back}</Button>}
          {homeTo === undefined ? null : <LinkButton to={homeTo}>{COMMON.backHome}</LinkButton>}
        </div>
      )}
    </Notice>
  );
};

/** What a notice says of what could not be read, with the way to ask again. */
export const failureOf = (
  title: string,
  { error, refetch }: { readonly error: ServiceError; readonly refetch: () => void },
) => ({ title, text: error.serverMessage, status: error.status, onRetry: refetch });

/** Nothing to show, said kindly: contour lines, a sentence, and the way on. */
export const EmptyState = ({
  text,
  heading = false,
  children,
}: {
  readonly text: string;
  /** Whether it stands for all that would follow, and is found among the headings. */
  readonly heading?: boolean;
  readonly children?: ReactNode;
}) => (
  <div className="pt-empty">
    <Illustration name="contours" />
    <div>
      {heading ? <h2 className="lead">{text}</h2> : <p className="lead">{text}</p>}
      {children}
    </div>
  </div>
);

/** An address beyond the end of a list that has entries: how many there are, and the way to the first of them. */
export const PastEnd = ({
  total,
  firstTo,
  onFirst,
}: {
  readonly total: number;
  readonly firstTo: string;
  /** Goes there where the address alone would not be enough. */
  readonly onFirst?: (() => void) | undefined;
}) => (
  <EmptyState text={pastEndText(total)}>
    <LinkButton to={firstTo} {...(onFirst === undefined ? {} : { onPress: onFirst })}>
      {COMMON.firstResults}
    </LinkButton>
  </EmptyState>
);

/** A box that offers help. */
interface HelpBoxProps {
  readonly title?: string | undefined;
  readonly level?: HeadingLevel | undefined;
  /** Where numbers and hours stand, unless there is more to say: the hours of an office are the editors' to write. */
  readonly text?: ReactNode;
  /** The way to help: a button, one or more. */
  readonly actions?: ReactNode;
}

/** Help, on sand with contour lines. */
export const HelpBox = ({ title = COMMON.needHelp, level = 2, text = COMMON.writeOrCall, actions }: HelpBoxProps) => (
  <section className="pt-help">
    <Illustration name="contours" className="art" />
    <div className="pt-stack">
      <CardTitle level={level}>{title}</CardTitle>
      <p>{text}</p>
    </div>
    {actions === undefined ? null : <div className="d-flex flex-wrap gap-3">{actions}</div>}
  </section>
);
