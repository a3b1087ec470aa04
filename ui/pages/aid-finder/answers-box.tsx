import {
  AID_QUESTIONS,
  type AidAnswers,
  type AidPage,
  type AidQuestion,
  type AidStep,
  isAnswered,
  stepOf,
} from '#core/aids/answers.ts';
import { type AidChoices, answerWords } from '#core/aids/questions.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { classes } from '#ui/components/classes.ts';
import { Folding } from '#ui/components/folding.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { AID_FINDER_COPY as COPY } from '#ui/copy/aid-finder.ts';
import type { PageContext } from '../page-module.ts';
import { aidPath } from './aid-paths.ts';

type AnswerState = 'answered' | 'answering' | 'skipped' | 'toAnswer';

const SIGNS: Readonly<Record<AnswerState, IconName>> = {
  answered: 'check',
  answering: 'pencil',
  skipped: 'help-circle',
  toAnswer: 'clock',
};
const WORDS = { skipped: COPY.skipped, toAnswer: COPY.toAnswer } as const;

/** A question that was passed without an answer is skipped; one that is still to come is not. */
const stateOf = ({ step, back }: AidPage, answers: AidAnswers, question: AidQuestion): AnswerState => {
  const own = stepOf(question);
  if (own === step) return 'answering';
  if (isAnswered(answers, question)) return 'answered';
  const isPassed = (other: AidStep | undefined): boolean =>
    other !== undefined && (other === 'esito' || Number(own) < other);
  return isPassed(step) || isPassed(back) ? 'skipped' : 'toAnswer';
};

const Answer = ({
  context,
  page,
  question,
  answer,
  state,
}: {
  readonly context: PageContext;
  readonly page: AidPage;
  readonly question: AidQuestion;
  /** In words; none where there is no answer. */
  readonly answer: string | undefined;
  readonly state: AnswerState;
}) => {
  const { short } = COPY.questions[question];
  return (
    <li className={state}>
      <Icon name={SIGNS[state]} size="sm" />
      <p>
        {short}
        {state === 'answered' ? (
          <strong>{answer}</strong>
        ) : state === 'answering' ? (
          <strong>{COPY.answering}</strong>
        ) : (
          <span>{WORDS[state]}</span>
        )}
      </p>
      {state === 'answered' || state === 'skipped' ? (
        <LinkTo to={aidPath(context, { answers: page.answers, step: stepOf(question), back: page.step })}>
          {state === 'answered' ? COPY.change : COPY.answer}
          <span className="visually-hidden">{COPY.ofQuestion(short)}</span>
        </LinkTo>
      ) : null}
    </li>
  );
};

/** All five answers, each with its state by sign and word, and what is still possible (AIDS-01). */
export const AnswersBox = ({
  context,
  page,
  answers,
  choices,
  possible,
}: {
  readonly context: PageContext;
  readonly page: AidPage;
  /** Those of the address, and what the company file says besides. */
  readonly answers: AidAnswers;
  readonly choices: AidChoices;
  readonly possible: string;
}) => {
  const isFound = page.step === 'esito';
  const count = AID_QUESTIONS.filter((question) => isAnswered(answers, question)).length;
  return (
    <section className={classes('pt-ask-answers', isFound && 'found')} aria-labelledby="pagina-risposte">
      <h2 id="pagina-risposte" className="h4">
        {COPY.answers}
      </h2>
      <Folding words={COPY.answersCount(count)}>
        <ol className="list-unstyled">
          {AID_QUESTIONS.map((question) => (
            <Answer
              key={question}
              context={context}
              page={page}
              question={question}
              answer={answerWords(answers, question, choices)}
              state={stateOf(page, answers, question)}
            />
          ))}
        </ol>
        <div className="end">
          <p className="fw-semibold">{possible}</p>
          {isFound ? (
            <>
              <p className="pt-soft small">
                {count < AID_QUESTIONS.length ? COPY.lastAnswer : null} {COPY.answersKept}
              </p>
              <LinkTo to={pathTo(context.table, 'aidFinder')}>{COPY.again}</LinkTo>
            </>
          ) : (
            <LinkTo to={aidPath(context, { answers: page.answers, step: 'esito' })}>{COPY.results}</LinkTo>
          )}
        </div>
      </Folding>
    </section>
  );
};
