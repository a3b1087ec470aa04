import { Notice } from '#ui/components/status.tsx';
import { ALERTS_COPY as COPY } from '#ui/copy/alerts.ts';

const TROUBLES: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  tooMany: { title: COPY.tooMany, text: COPY.tooManyText },
  failed: { title: COPY.failed, text: COPY.failedText },
};

/** Why a request could not be taken, over its form; nothing where a field says it. */
export const Trouble = ({ reason }: { readonly reason: string | undefined }) => {
  const trouble = reason === undefined ? undefined : TROUBLES[reason];
  return trouble === undefined ? null : (
    <Notice tone="bad" title={trouble.title}>
      <p>{trouble.text}</p>
    </Notice>
  );
};
