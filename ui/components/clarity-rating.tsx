import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { QueryPairs } from '#core/kernel/address.ts';
import { CLARITY_SCORES } from '#core/feedback/feedback-box.ts';
import { NEGATIVE, POSITIVE, type FollowUp } from '#core/feedback/follow-up.ts';
import {
  DETAILS_MAX_CHARACTERS,
  OPINION_FIELDS as FIELDS,
  type OpinionDraft,
  type OpinionErrors,
} from '#core/feedback/opinion.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Button } from './button.tsx';
import { Checkbox } from './choices.tsx';
import { classes } from './classes.ts';
import { FieldError, TextArea } from './fields.tsx';
import { Icon } from './icons/icon.tsx';

/** How far the answer is. */
export type RatingStage = 'asking' | 'sending' | 'failed' | 'rated';

/** The clarity question. */
export interface ClarityRatingProps {
  /** Path of the page that is rated. */
  readonly page: string;
  /** Address that takes the form where there is no script. */
  readonly action: string;
  readonly stage: RatingStage;
  /** What was filled in before, and what is wrong with it. */
  readonly draft?: OpinionDraft | undefined;
  readonly errors?: OpinionErrors | undefined;
  readonly onRate: (fields: QueryPairs) => void;
  /** Beside the thanks. */
  readonly after?: ReactNode;
}

/** What stands in place of the question once it is answered; the focus was on a button that is gone, so it comes here. */
const Thanks = ({ after }: { readonly after: ReactNode }) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="thanks">
      <p ref={text} tabIndex={-1}>
        <Icon name="check-circle" />
        {PARTS.rateThanks}
      </p>
      {after}
    </div>
  );
};

const Stars = ({ chosen }: { readonly chosen: string | undefined }) => (
  <div className="pt-stars">
    {CLARITY_SCORES.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name={FIELDS.clarity}
          value={each}
          defaultChecked={chosen === String(each)}
          data-element={`feedback-rate-${each}`}
        />
        <span className="visually-hidden">{PARTS.rateStar(each)}</span>
        <Icon name="star-outline" className="empty" />
        <Icon name="star-full" className="full" />
      </label>
    ))}
  </div>
);

/** One of the two questions after the score; the sheet shows the one that goes with it, also without script. */
const Aspects = ({
  followUp: { kind, question, answers },
  ticked,
}: {
  readonly followUp: FollowUp;
  readonly ticked: readonly string[];
}) => (
  <fieldset className={classes('aspects', kind)} data-element={`feedback-rating-${kind}`}>
    <legend data-element="feedback-rating-question">{question}</legend>
    {answers.map(({ code, words }) => (
      <Checkbox
        key={code}
        name={FIELDS.answers}
        value={code}
        defaultChecked={ticked.includes(code)}
        label={<span data-element="feedback-rating-answer">{words}</span>}
      />
    ))}
  </fieldset>
);

const fieldsOf = (form: HTMLFormElement): QueryPairs =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const);

/**
 * "Quanto sono chiare le informazioni su questa pagina?": five stars that are radio buttons, then what was good or
 * difficult, details, and "Invia la valutazione". The names after `data-element` are those of the national model.
 */
export const ClarityRating = ({ page, action, stage, draft, errors = {}, onRate, after }: ClarityRatingProps) => {
  const errorId = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage !== 'sending') onRate(fieldsOf(event.currentTarget));
  };
  return (
    <div className="pt-rate cmp-rating" data-element="feedback">
      <div className="container-xxl">
        {stage === 'rated' ? (
          <Thanks after={after} />
        ) : (
          <form method="post" action={action} onSubmit={send} aria-label={PARTS.rateForm}>
            <input type="hidden" name={FIELDS.page} value={page} />
            <fieldset className="rating" aria-describedby={errors.clarity === undefined ? undefined : errorId}>
              <legend data-element="feedback-title">{PARTS.rateQuestion}</legend>
              <Stars chosen={draft?.clarity} />
              {errors.clarity === undefined ? null : <FieldError id={errorId}>{errors.clarity}</FieldError>}
            </fieldset>
            <div className="after">
              <Aspects followUp={POSITIVE} ticked={draft?.answers ?? []} />
              <Aspects followUp={NEGATIVE} ticked={draft?.answers ?? []} />
              <TextArea
                label={PARTS.rateDetails}
                hint={PARTS.rateDetailsHint(DETAILS_MAX_CHARACTERS)}
                error={errors.details}
                optional
                name={FIELDS.details}
                rows={2}
                maxLength={DETAILS_MAX_CHARACTERS}
                defaultValue={draft?.details}
                autoComplete="off"
                data-element="feedback-input-text"
              />
              {stage === 'failed' ? <p>{PARTS.rateFailed}</p> : null}
              <div>
                <Button type="submit" look="outlined" aria-disabled={stage === 'sending'}>
                  {PARTS.rateSend}
                </Button>
              </div>
            </div>
          </form>
        )}
      </div>
    </div>
  );
};
