import { useEffect, useRef } from 'react';
import {
  AID_QUESTIONS,
  type AidAnswers,
  type AidPage,
  aidPageFromQuery,
  isAnswered,
  questionAt,
} from '#core/aids/answers.ts';
import { answersOfFile, withFile } from '#core/aids/file-answers.ts';
import type { FinderAid } from '#core/aids/aid-repository.ts';
import { findAids, possibleCount } from '#core/aids/find-aids.ts';
import { aidChoices, answerWords, foundTitle, knownPage } from '#core/aids/questions.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { PersonalData } from '#core/company-file/company-file.ts';
import { isLoggedIn, selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { failureOf } from '#ui/components/messages.tsx';
import { PAGE_TITLE_ID } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { AID_FINDER_COPY as COPY } from '#ui/copy/aid-finder.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { type Query, useQueryResult } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useToday } from '#ui/state/today.tsx';
import { filePartQuery } from '../company-file/file-queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { aidsQuery } from './aid-paths.ts';
import { AnswersBox } from './answers-box.tsx';
import { FoundView } from './found-view.tsx';
import { QuestionForm } from './question-form.tsx';

/** The title of the page: the question, or the answer to all of them. */
const titleOf = (aids: readonly FinderAid[], page: AidPage, ofFile: AidAnswers, today: IsoDate): string => {
  const question = questionAt(page.step);
  if (question !== undefined) return COPY.questions[question].title;
  const { answers } = knownPage(page, aidChoices(aids)).page;
  const { fits, could } = findAids(aids, withFile(answers, ofFile), today);
  return foundTitle(fits.length, could.length);
};

const Progress = ({ page }: { readonly page: AidPage }) => {
  const step = page.step === 'esito' ? AID_QUESTIONS.length : page.step;
  return (
    <div className="pt-ask-progress">
      <p>
        <strong>{COPY.step(step)}</strong> · {COPY.left(AID_QUESTIONS.length - step)}
      </p>
      <div aria-hidden="true">
        {AID_QUESTIONS.map((question, at) => (
          <i key={question} className={at < step ? 'on' : undefined} />
        ))}
      </div>
    </div>
  );
};

interface FinderProps {
  readonly context: PageContext;
  readonly aids: readonly FinderAid[];
  /** What the company file says, with a sign-in (D-61). */
  readonly ofFile: AidAnswers;
}

/** The heading of the next question takes the focus: it has another address, but is no other page to the router. */
const useStepFocus = (step: AidPage['step']): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
};

const Finder = ({ context, aids, ofFile }: FinderProps) => {
  const today = useToday();
  const session = useCell(useInjection(SessionCell));
  const choices = aidChoices(aids);
  const { page, isForgetful } = knownPage(aidPageFromQuery(context.pairs), choices);
  const answers = withFile(page.answers, ofFile);
  const groups = findAids(aids, answers, today);
  const question = questionAt(page.step);
  useStepFocus(page.step);
  const known =
    question === undefined || isAnswered(page.answers, question) ? undefined : answerWords(ofFile, question, choices);
  return (
    <div className="pt-ask-page">
      <div className="pt-stack pt-stack-wide">
        {isForgetful ? <Notice tone="info" title={COPY.forgotten} /> : null}
        {question === undefined ? (
          <FoundView
            context={context}
            page={page}
            found={groups}
            answers={answers}
            hasFile={AID_QUESTIONS.some((one) => isAnswered(ofFile, one))}
            isSignedIn={isLoggedIn(session)}
          />
        ) : (
          <>
            <Progress page={page} />
            <QuestionForm
              context={context}
              page={page}
              question={question}
              choices={choices}
              ofFile={ofFile}
              known={known}
            />
          </>
        )}
      </div>
      <AnswersBox
        context={context}
        page={page}
        answers={answers}
        choices={choices}
        possible={COPY.possible(possibleCount(groups), aids.length)}
      />
    </div>
  );
};

/** What is asked for where no file can be opened. */
const NO_FILE: Query<PersonalData | null> = { queryKey: ['no file'], queryFn: () => Promise.resolve(null) };

/** What the file of the selected company says; until it has come, or where it cannot be read, what its code says (AIDS-05). */
const useFileAnswers = (context: PageContext, aids: readonly FinderAid[] | null): AidAnswers => {
  const today = useToday();
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  const canOpen = company !== undefined && !company.mandateClosed;
  const result = useQueryResult<PersonalData | null>(
    canOpen ? filePartQuery(context, company.cuaa, 'personal-data') : NO_FILE,
  );
  if (company === undefined) return {};
  const farm = result.kind === 'success' ? result.value?.farm : undefined;
  return answersOfFile(company, farm ?? {}, aidChoices(aids ?? []), today);
};

const View = ({ context }: { readonly context: PageContext }) => {
  const result = useQueryResult(aidsQuery(context));
  const today = useToday();
  const aids = result.kind === 'success' ? result.value : null;
  const ofFile = useFileAnswers(context, aids);
  return (
    <PageShell
      title={aids === null ? COPY.title : titleOf(aids, aidPageFromQuery(context.pairs), ofFile, today)}
      above={aids === null ? undefined : <p className="mb-0">{COPY.title}</p>}
      context={context}
      progress="never"
      lowHead
    >
      {result.kind === 'pending' ? (
        <Waiting onRetry={result.refetch}>
          <SkeletonText lines={8} />
        </Waiting>
      ) : result.kind === 'failed' ? (
        <PageFailure {...failureOf(COPY.failed, result)} />
      ) : aids === null ? (
        <Notice tone="info" title={COPY.notOffered} />
      ) : (
        <Finder context={context} aids={aids} ofFile={ofFile} />
      )}
    </PageShell>
  );
};

/** "A quali aiuti ho diritto?": five questions, and the aids in three groups (AIDS-01 to AIDS-04). */
export const page: PageModule = {
  queries: (context) => [aidsQuery(context)],
  head: (context, known) => {
    const failure = known.error(aidsQuery(context));
    const page = aidPageFromQuery(context.pairs);
    const question = questionAt(page.step);
    const isBare = AID_QUESTIONS.every((one) => !isAnswered(page.answers, one)) && page.step === 1;
    return {
      title:
        question === undefined || page.step === 'esito' || isBare
          ? COPY.title
          : COPY.headTitle(page.step, COPY.questions[question].title),
      description: COPY.description,
      status: failure === undefined ? 200 : (failure.status ?? 503),
      ...(isBare ? {} : { noIndex: true }),
    };
  },
  Page: ({ context }) => <View context={context} />,
};
