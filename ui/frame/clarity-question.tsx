import { useState } from 'react';
import type { ClarityScore } from '#core/feedback/feedback-box.ts';
import { RatePage } from '#core/feedback/rate-page.ts';
import { ClarityRating, type RatingStage } from '#ui/components/clarity-rating.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { PARTS } from '#ui/copy/parts.ts';
import { useAction } from '#ui/state/injection.tsx';

/** Asks how clear the page with this path is, and thanks; a page that is opened anew is asked about anew. */
export const ClarityQuestion = ({ path }: { readonly path: string }) => {
  const rate = useAction(RatePage);
  const { say } = useStatus();
  const [stage, setStage] = useState<RatingStage>('asking');
  const send = async (score: ClarityScore): Promise<void> => {
    setStage('sending');
    const { ok } = await rate(path, score);
    setStage(ok ? 'rated' : 'failed');
    say(ok ? PARTS.rateThanks : PARTS.rateFailed);
  };
  return <ClarityRating stage={stage} onRate={(score) => void send(score)} />;
};
