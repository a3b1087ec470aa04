import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  AID_PARAMETERS,
  type AidAnswers,
  type AidPage,
  type AidQuestion,
  aidPageFromQuery,
  aidPageToQuery,
  landToText,
  stepAfter,
  stepBefore,
  type UnreadableYears,
  withoutAnswer,
} from '#core/aids/answers.ts';
import { landRowOf, withFile, withoutFile } from '#core/aids/file-answers.ts';
import { type AidChoices, NONE } from '#core/aids/questions.ts';
import type { FilterValue } from '#core/catalogue/definition.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { SelectField, TextField } from '#ui/components/fields.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { AID_FINDER_COPY as COPY } from '#ui/copy/aid-finder.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import type { PageContext } from '../page-module.ts';
import { aidPath } from './aid-paths.ts';

interface Ticks {
  readonly name: string;
  readonly options: readonly FilterValue[];
  readonly chosen: readonly string[];
}

const Rows = ({
  kind,
  name,
  options,
  chosen,
  areShort = kind === 'checkbox',
}: Ticks & { readonly kind: 'checkbox' | 'radio'; readonly areShort?: boolean }) => (
  <div className={classes('pt-ask-rows', areShort && 'many')}>
    {options.map(({ value, name: words }) => (
      <label key={value} className="pt-check form-check-label">
        <input type={kind} name={name} value={value} defaultChecked={chosen.includes(value)} />
        <span>{words}</span>
      </label>
    ))}
  </div>
);

const Produce = ({
  choices,
  chosen,
  organic,
}: Pick<AidAnswers, 'organic'> & { readonly choices: AidChoices; readonly chosen: readonly string[] }) => (
  <>
    {(
      [
        [COPY.grows, choices.grows],
        [COPY.raises, choices.raises],
      ] as const
    ).map(([words, options]) =>
      options.length === 0 ? null : (
        <div key={words}>
          <p className="fw-semibold mb-2">{words}</p>
          <Rows kind="checkbox" name={AID_PARAMETERS.produce} options={options} chosen={chosen} />
        </div>
      ),
    )}
    <Rows kind="checkbox" name={AID_PARAMETERS.produce} options={[NONE]} chosen={chosen} />
    {choices.organic.length === 0 ? null : (
      <fieldset>
        <legend className="fs-6 fw-semibold mb-2">{COPY.organic}</legend>
        <Rows
          kind="radio"
          areShort
          name={AID_PARAMETERS.organic}
          options={choices.organic}
          chosen={organic === undefined ? [] : [organic]}
        />
      </fieldset>
    )}
  </>
);

const Person = ({
  age,
  years,
  unreadable = {},
}: Pick<AidAnswers, 'age' | 'years'> & { readonly unreadable: UnreadableYears | undefined }) => (
  <div className="pt-ask-person">
    <TextField
      label={COPY.age}
      name={AID_PARAMETERS.age}
      inputMode="numeric"
      defaultValue={unreadable.age ?? age ?? ''}
      error={unreadable.age === undefined ? undefined : COPY.unreadable}
    />
    <TextField
      label={COPY.years}
      hint={COPY.yearsHint}
      name={AID_PARAMETERS.years}
      inputMode="numeric"
      defaultValue={unreadable.years ?? years ?? ''}
      error={unreadable.years === undefined ? undefined : COPY.unreadable}
    />
  </div>
);

/** What a question offers, with what was answered. */
const Choices = ({
  question,
  answers,
  choices,
  unreadable,
}: Pick<AidPage, 'unreadable'> & {
  readonly question: AidQuestion;
  readonly answers: AidAnswers;
  readonly choices: AidChoices;
}): ReactNode => {
  switch (question) {
    case 'produce':
      return <Produce choices={choices} chosen={answers.produce ?? []} organic={answers.organic} />;
    case 'region':
      return (
        <SelectField
          label={COPY.region}
          name={AID_PARAMETERS.region}
          defaultValue={answers.region ?? ''}
          none={COPY.anyRegion}
          groups={groupedRegions(REGIONS).map(({ title, regions }) => ({ name: title, options: regions }))}
        />
      );
    case 'land':
      return (
        <Rows
          kind="radio"
          name={AID_PARAMETERS.land}
          options={choices.land}
          chosen={[landRowOf(answers.land, choices.land)].flatMap((land) =>
            land === undefined ? [] : landToText(land),
          )}
        />
      );
    case 'person':
      return <Person age={answers.age} years={answers.years} unreadable={unreadable} />;
    case 'needs':
      return <Rows kind="checkbox" name={AID_PARAMETERS.needs} options={choices.needs} chosen={answers.needs ?? []} />;
  }
};

/** Sends an answer on; the first field with a fault takes the focus after each attempt. */
const useSending = (context: PageContext, page: AidPage, ofFile: AidAnswers, choices: AidChoices) => {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const sent = aidPageFromQuery(pairs);
    const answered = withoutFile(sent.answers, ofFile, choices.land);
    // The address that is left keeps the answer, so that "back" in the browser shows it.
    navigate(aidPath(context, { ...page, unreadable: sent.unreadable, answers: answered }), { replace: true });
    if (sent.unreadable === undefined) navigate(aidPath(context, { ...sent, answers: answered }));
    setAttempts((count) => count + 1);
  };
  return { form, submit };
};

/** The ways on from a question, and back to the one before. */
const QuestionWays = ({
  context,
  answers,
  onward,
  before,
}: {
  readonly context: PageContext;
  readonly answers: AidAnswers;
  readonly onward: AidPage;
  readonly before: AidPage['step'] | undefined;
}) => (
  <div className="pt-ask-ways">
    <Button type="submit" look="filled" iconEnd="arrow-right" wide>
      {COPY.next}
    </Button>
    <LinkButton to={aidPath(context, onward)} wide>
      {COPY.skip}
    </LinkButton>
    {before === undefined || before === 'esito' ? null : (
      <LinkTo to={aidPath(context, { answers, step: before })}>{COPY.back(before)}</LinkTo>
    )}
  </div>
);

/** One question, its choices and the ways on: to go on with nothing chosen is to skip it (AIDS-01). */
export const QuestionForm = ({
  context,
  page,
  question,
  choices,
  ofFile,
  known,
}: {
  readonly context: PageContext;
  readonly page: AidPage;
  readonly question: AidQuestion;
  readonly choices: AidChoices;
  /** What the company file says. */
  readonly ofFile: AidAnswers;
  /** The answer that the company file gives, in words; undefined where it gives none, or another was typed. */
  readonly known: string | undefined;
}) => {
  const href = useHref();
  const { title, hint, why } = COPY.questions[question];
  const onward: AidPage = { answers: withoutAnswer(page.answers, question), step: page.back ?? stepAfter(page.step) };
  const { form, submit } = useSending(context, page, ofFile, choices);
  return (
    <form
      key={question}
      ref={form}
      className="pt-ask pt-stack"
      aria-label={title}
      action={href(pathTo(context.table, 'aidFinder'))}
      onSubmit={submit}
      noValidate
    >
      {aidPageToQuery(onward).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="pt-stack">
        <legend className="visually-hidden">{title}</legend>
        <p className="pt-soft">{hint}</p>
        {known === undefined ? null : <p className="fw-semibold">{COPY.fromFile(known)}</p>}
        <Choices
          question={question}
          answers={withFile(page.answers, ofFile)}
          choices={choices}
          unreadable={page.unreadable}
        />
      </fieldset>
      <QuestionWays context={context} answers={page.answers} onward={onward} before={stepBefore(page.step)} />
      <details>
        <summary>
          <Icon name="help-circle" size="sm" /> {COPY.why}
        </summary>
        <p>{why}</p>
      </details>
      <p className="pt-soft small d-flex gap-2">
        <Icon name="lock" size="sm" />
        <span>{COPY.kept}</span>
      </p>
    </form>
  );
};
