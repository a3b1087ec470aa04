import { COMMON } from '#ui/copy/common.ts';
import { Button } from './button.tsx';
import { keepFocusNear } from './keep-focus.ts';

/** "Riprova": goes with the failure that it takes away, and leaves the reader where they were. */
export const RetryButton = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Button
    icon="refresh"
    onClick={({ currentTarget }) => {
      keepFocusNear(currentTarget);
      onRetry();
    }}
  >
    {COMMON.retry}
  </Button>
);
