import type { ReactNode } from 'react';
import { accessesOfMonth } from '#core/company-file/access-log.ts';
import type { CompanyFileHeader, ValidationSheet } from '#core/company-file/company-file.ts';
import { summaryFileName, SUMMARY_UNAVAILABLE_SENTENCE, FetchFileSummary } from '#core/company-file/fetch-documents.ts';
import { fileStatusTag } from '#core/company-file/file-status.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { Company } from '#core/session/user.ts';
import { AwaitedFacts, type Fact, FactsRow, TagOnItsWay } from '#ui/components/facts.tsx';
import { Folding } from '#ui/components/folding.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Tag } from '#ui/components/status.tsx';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { FILE_ACCESSES_COPY as ACCESSES_COPY } from '#ui/copy/file-accesses.ts';
import { ExplainedTag } from '#ui/pages/explained.tsx';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useAction } from '#ui/state/injection.tsx';
import { type QueryResult, useQueryResult } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { DocumentLine } from './document-button.tsx';
import { accessLogQuery } from './file-queries.ts';
import { codeOrMissing, dayOrMissing, orMissing, Part } from './part-card.tsx';
import { type DocumentWords, useDocument } from './use-document.ts';

const SUMMARY_WORDS: DocumentWords = {
  button: COPY.openSummary,
  asked: COPY.openingSummary,
  opened: COPY.summaryOpened,
  saved: COPY.summarySaved,
  failed: SUMMARY_UNAVAILABLE_SENTENCE,
};

/** Two ways on in the head: the whole file as a PDF, and who has read it. */
const Ways = ({ context, cuaa }: { readonly context: PageContext; readonly cuaa: string }) => {
  const fetchSummary = useAction(FetchFileSummary);
  const summary = useDocument(SUMMARY_WORDS, summaryFileName, () => fetchSummary(cuaa));
  const accesses = useQueryResult(accessLogQuery(context, cuaa, 1));
  const today = useToday();
  return (
    <div className="pt-file-ways">
      <button type="button" className="pt-file-way" aria-disabled={summary.isAsked} onClick={summary.open}>
        <Icon name="file-pdf" />
        <span>
          <b>{COPY.takeAway}</b> <small>{COPY.openSummary}</small>
        </span>
      </button>
      <LinkTo className="pt-file-way" to={pathTo(context.table, 'fileAccesses')}>
        <Icon name="user" />
        <span>
          <b>{ACCESSES_COPY.ask}</b>{' '}
          <small>{accesses.kind === 'success' ? accessesOfMonth(accesses.value, today) : ''}</small>
        </span>
      </LinkTo>
      <div className="said">
        <DocumentLine {...summary} />
      </div>
    </div>
  );
};

/** What the head tells of the file once it is here. */
const AWAITED = [
  { term: COPY.facts.status, as: 'tag' },
  { term: COPY.facts.lastValidation },
  { term: COPY.facts.mandate, as: 'long' },
  { term: COPY.facts.heldAt },
] as const;

/** The facts in one line; on phones the first of them, and the others behind "Altri dati". */
const Folded = ({ words, children }: { readonly words: ReactNode; readonly children: ReactNode }) => (
  <div className="pt-file-facts">
    <Folding
      words={
        <>
          <span className="first">{words}</span>
          <span className="more">{COPY.moreFacts}</span>
        </>
      }
    >
      {children}
    </Folding>
  </div>
);

/** The state of the file; whether the validation still counts is waited for: no green stands there that turns red (STATO-01). */
const State = ({
  status,
  sheet,
  isExplained = false,
}: {
  readonly status: string | undefined;
  readonly sheet: QueryResult<ValidationSheet>;
  /** What is pressed to fold has no link in it. */
  readonly isExplained?: boolean;
}) => {
  const tag = fileStatusTag(status, sheet.kind === 'success' && sheet.value.expired);
  if (tag === undefined) return orMissing(undefined);
  if (sheet.kind === 'pending') return <TagOnItsWay />;
  return isExplained ? <ExplainedTag {...tag} /> : <Tag {...tag} />;
};

const Facts = ({
  cuaa,
  header,
  sheet,
  isAnythingShown,
}: {
  readonly cuaa: string;
  readonly header: QueryResult<CompanyFileHeader>;
  readonly sheet: QueryResult<ValidationSheet>;
  readonly isAnythingShown: boolean;
}) => {
  const code: Fact = { term: COPY.facts.cuaa, value: codeOrMissing(cuaa) };
  return (
    <Part
      result={header}
      title={COPY.title}
      isAnythingShown={isAnythingShown}
      awaited={
        <Folded words={<span className="pt-skeleton placeholder" aria-hidden="true" />}>
          <AwaitedFacts known={[code]} awaited={AWAITED} />
        </Folded>
      }
    >
      {({ status, mandateEntity, heldAt, lastValidation }) => {
        return (
          <Folded words={<State status={status} sheet={sheet} />}>
            <FactsRow
              facts={[
                { term: COPY.facts.status, value: <State status={status} sheet={sheet} isExplained /> },
                { term: COPY.facts.lastValidation, value: dayOrMissing(lastValidation) },
                { term: COPY.facts.mandate, value: orMissing(mandateEntity) },
                { term: COPY.facts.heldAt, value: orMissing(heldAt) },
                code,
              ]}
            />
          </Folded>
        );
      }}
    </Part>
  );
};

/** The low head of the file: whose it is, two ways on, and its facts (PAGE-05, FILE-17). */
export const FileHead = ({
  context,
  company,
  header,
  sheet,
  isAnythingShown,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly header: QueryResult<CompanyFileHeader>;
  readonly sheet: QueryResult<ValidationSheet>;
  readonly isAnythingShown: boolean;
}) => (
  <div className="pt-file-head">
    <PageHead
      low
      title={COPY.title}
      lead={company.registeredName}
      breadcrumbs={<PageCrumbs context={context} />}
      wide={<Facts cuaa={company.cuaa} header={header} sheet={sheet} isAnythingShown={isAnythingShown} />}
    >
      <Ways context={context} cuaa={company.cuaa} />
    </PageHead>
  </div>
);
