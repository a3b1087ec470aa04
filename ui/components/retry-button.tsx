import { COMMON } from '#ui/copy/common.ts';
import { Button } from './button.tsx';

/** "Riprova": goes with the failure that it takes away; `keepFocus` leaves the reader where they were. */
export const RetryButton = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Button icon="refresh" onClick={onRetry}>
    {COMMON.retry}
  </Button>
);
