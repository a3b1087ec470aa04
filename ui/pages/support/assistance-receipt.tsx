import { useEffect, useRef, useState } from 'react';
import { CopyAddress } from '#core/content/share.ts';
import { formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import {
  answeredBy,
  type AssistanceDraft,
  type AssistanceReceipt,
  type AssistanceScope,
} from '#core/support/assistance-request.ts';
import { Breakable } from '#ui/components/breakable.tsx';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { Tag } from '#ui/components/status.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { ASSISTANCE_COPY as COPY } from '#ui/copy/assistance.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';

/** Takes the number along; what came of it is said, and stands on the button until the page is left. */
const CopyNumber = ({ number }: { readonly number: string }) => {
  const copy = useAction(CopyAddress);
  const { say } = useStatus();
  const [isCopied, setIsCopied] = useState(false);
  const press = async (): Promise<void> => {
    const copied = await copy(number);
    setIsCopied(copied);
    say(copied ? COPY.numberCopied : COPY.numberNotCopied);
  };
  return (
    <Button icon={isCopied ? 'check' : 'copy'} className="d-print-none" onClick={() => void press()}>
      {isCopied ? COPY.copied : COPY.copyNumber}
    </Button>
  );
};

const Next = ({ context }: { readonly context: PageContext }) => (
  <section className="it-card auto">
    <h2 className="h5">{COPY.next}</h2>
    <div className="pt-reading steps">
      <ol>
        {COPY.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
    <div className="d-flex flex-wrap gap-3 d-print-none">
      <LinkButton look="filled" to={pathTo(context.table, 'support')}>
        {COPY.backToSupport}
      </LinkButton>
      {useHydrated() ? <Button onClick={() => window.print()}>{COPY.print}</Button> : null}
    </div>
  </section>
);

/** The receipt: a number to keep, to copy and to print, by when the answer comes, what was sent, and what happens now (PAGE-33). */
export const Receipt = ({
  context,
  receipt: { number },
  draft,
  scopes,
}: {
  readonly context: PageContext;
  readonly receipt: AssistanceReceipt;
  readonly draft: AssistanceDraft;
  readonly scopes: readonly AssistanceScope[];
}) => {
  const title = useRef<HTMLHeadingElement>(null);
  const day = answeredBy(scopes, draft, useToday());
  const hydrated = useHydrated();
  useEffect(() => {
    // Whoever has sent the form is at its end: the receipt begins above it.
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
    // A request that was refused before it was taken has left its prefix in the title.
    document.title = document.title.replace(`${COPY.errorPrefix} `, '').replace(COPY.title, COPY.taken);
  }, []);
  return (
    <div className="pt-stack">
      <section className="pt-receipt" aria-labelledby="ricevuta">
        <div className="pt-stack">
          <div>
            <Tag tone="ok" icon="check-circle" word={COPY.sent} />
          </div>
          <h2 id="ricevuta" ref={title} tabIndex={-1}>
            {COPY.received}
          </h2>
          <p>
            {COPY.answerTo} <Breakable text={draft.email} />
            {day === undefined ? '' : ` ${COPY.by(formatDayInWordsAfterIl(day))}`}.
          </p>
          <div>
            <p className="pt-soft mb-0">{COPY.number}</p>
            <p className="number pt-mono">{number}</p>
          </div>
          {hydrated ? (
            <div>
              <CopyNumber number={number} />
            </div>
          ) : null}
        </div>
        <DefinitionList
          facts={[
            { term: COPY.fields.scope, value: scopes.find(({ value }) => value === draft.scope)?.name },
            { term: COPY.fields.subject, value: draft.subject },
            { term: COPY.from, value: `${draft.name} ${draft.surname}` },
            { term: COPY.fields.message, value: <span className="pt-typed">{draft.message}</span> },
          ].filter(({ value }) => value !== undefined)}
        />
      </section>
      <Next context={context} />
    </div>
  );
};
