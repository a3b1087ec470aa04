import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ClarityScore } from '#core/feedback/feedback-box.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Button } from './button.tsx';
import { Icon } from './icons/icon.tsx';

const SCORES: readonly ClarityScore[] = [1, 2, 3, 4, 5];

/** How far the answer is. */
export type RatingStage = 'asking' | 'sending' | 'failed' | 'rated';

/** The clarity question. */
export interface ClarityRatingProps {
  readonly onRate: (score: ClarityScore) => void;
  readonly stage: RatingStage;
}

/** What stands in place of the question once it is answered; the focus was on a button that is gone, so it comes here. */
const Thanks = () => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="thanks">
      <Icon name="check-circle" />
      {PARTS.rateThanks}
    </p>
  );
};

/** "Quanto sono chiare le informazioni su questa pagina?": five stars that are radio buttons, then "Invia la valutazione". */
export const ClarityRating = ({ onRate, stage }: ClarityRatingProps) => {
  const [score, setScore] = useState<ClarityScore>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (score !== undefined && stage !== 'sending') onRate(score);
  };
  return (
    <div className="pt-rate cmp-rating">
      <div className="container-xxl">
        {stage === 'rated' ? (
          <Thanks />
        ) : (
          <form onSubmit={send}>
            <fieldset className="rating">
              <legend>{PARTS.rateQuestion}</legend>
              <div className="pt-stars">
                {SCORES.map((each) => (
                  <label key={each}>
                    <input
                      type="radio"
                      name="chiarezza"
                      value={each}
                      checked={score === each}
                      onChange={() => setScore(each)}
                    />
                    <span className="visually-hidden">{PARTS.rateStar(each)}</span>
                    <Icon name="star-outline" className="empty" />
                    <Icon name="star-full" className="full" />
                  </label>
                ))}
              </div>
              <div className="after">
                {stage === 'failed' ? <p>{PARTS.rateFailed}</p> : null}
                <Button type="submit" look="outlined" aria-disabled={stage === 'sending'}>
                  {PARTS.rateSend}
                </Button>
              </div>
            </fieldset>
          </form>
        )}
      </div>
    </div>
  );
};
