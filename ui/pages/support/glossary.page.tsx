import { GLOSSARY } from '#core/glossary/words.ts';
import { GLOSSARY_COPY as COPY } from '#ui/copy/glossary.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageModule } from '../page-module.ts';

/** The words of the procedures, each at an address of its own (PAROLE-01). */
export const page: PageModule = {
  queries: () => [],
  head: ({ match }) => ({ title: match.route.title, description: COPY.lead, status: 200 }),
  Page: ({ context }) => (
    <PageShell context={context} title={context.match.route.title} lead={COPY.lead} progress="never">
      <dl className="pt-dl">
        {GLOSSARY.map(({ id, word, explanation }) => (
          <div key={id} id={id}>
            <dt>{word}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </PageShell>
  ),
};
