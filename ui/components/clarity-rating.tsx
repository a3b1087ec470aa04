import { useState, type FormEvent } from 'react';
import { PARTS } from '#ui/copy/parts.ts';
import { Button } from './button.tsx';
import { Icon } from './icons/icon.tsx';

const SCORES = [1, 2, 3, 4, 5] as const;

/** How clear a page is, from 1 to 5. */
export type ClarityScore = (typeof SCORES)[number];

const isScore = (value: number): value is ClarityScore => SCORES.some((score) => score === value);

/** The clarity question. */
export interface ClarityRatingProps {
  readonly onRate: (score: ClarityScore) => void;
  /** Whether an answer was given. */
  readonly rated: boolean;
}

/** "Quanto sono chiare le informazioni su questa pagina?": five stars that are radio buttons, then "Invia la valutazione". */
export const ClarityRating = ({ onRate, rated }: ClarityRatingProps) => {
  const [score, setScore] = useState<ClarityScore>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (score !== undefined) onRate(score);
  };
  return (
    <div className="pt-rate cmp-rating">
      <div className="container-xxl">
        {rated ? (
          <p className="py-4 fw-semibold">{PARTS.rateThanks}</p>
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
                      onChange={(event) => {
                        const chosen = Number(event.currentTarget.value);
                        if (isScore(chosen)) setScore(chosen);
                      }}
                    />
                    <span className="visually-hidden">{PARTS.rateStar(each)}</span>
                    <Icon name="star-outline" className="empty" />
                    <Icon name="star-full" className="full" />
                  </label>
                ))}
              </div>
              <div className="after">
                <Button type="submit" look="outlined">
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
