import { useState, type ReactNode } from 'react';
import { SkeletonRows, useImpatience } from '#ui/components/waiting.tsx';
import { type Query, useQueryResults } from '#ui/state/queries.ts';
import { SafePart } from './quiet-block.tsx';

/** A part of a page, and what must be known before it takes its place. */
interface Part {
  readonly key: string;
  readonly queries: readonly Query<unknown>[];
  readonly part: ReactNode;
}

/**
 * Parts one below the other, each rendered when those above it are complete, so that nothing is pushed down by what comes later.
 * A failure counts as a result; after ten seconds no part waits for another, and each has its own wait and its own fault (ERR-08,
 * ERR-10).
 */
export const InOrder = ({ className, parts }: { readonly className: string; readonly parts: readonly Part[] }) => {
  const results = useQueryResults(parts.flatMap(({ queries }) => queries));
  const impatient = useImpatience();
  const [standing, setStanding] = useState(0);
  const isAwaited = results.map(({ kind }) => kind === 'pending');
  const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, { queries }) => sum + queries.length, 0));
  const known = isAwaited.includes(true)
    ? ends.filter((end) => !isAwaited.slice(0, end).includes(true)).length
    : parts.length;
  // A rendered part stays, also while it is refetched.
  const drawn = impatient ? parts.length : Math.max(standing, known);
  if (drawn > standing) setStanding(drawn);
  return (
    <div className={className}>
      {parts.slice(0, drawn).map(({ key, part }) => (
        <SafePart key={key}>{part}</SafePart>
      ))}
      {drawn === parts.length ? null : (
        // Another one for each step: it gives its place away, it is not pushed down.
        <div key={`attesa-${drawn}`} className="pt-later" aria-busy="true">
          <div className="pt-stack">
            <div className="pt-skeleton title placeholder" aria-hidden="true" />
            <SkeletonRows count={6} />
          </div>
        </div>
      )}
    </div>
  );
};
