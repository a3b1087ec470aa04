import { tasksAddress } from '#core/catalogue/task-page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { ASSISTANCE_COPY as COPY } from '#ui/copy/assistance.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { contactsQuery } from './open-now.tsx';
import { PhonesCard } from './phones-card.tsx';

/** Beside the request: answers that are there already, and whom one can call (PAGE-33, PAGE-51). */
export const AssistanceRail = ({ context }: { readonly context: PageContext }) => {
  const { table } = context;
  return (
    <aside className="pt-stack" aria-label={COPY.before}>
      <section className="it-card auto">
        <h2 className="h5">{COPY.before}</h2>
        <p className="pt-soft">{COPY.beforeText}</p>
        <ul className="pt-task-ways list-unstyled">
          <li>
            <LinkTo to={pathTo(table, 'faq')}>{COPY.faq}</LinkTo>
          </li>
          <li>
            <LinkTo to={tasksAddress(table)}>{COPY.tasks}</LinkTo>
          </li>
          <li>
            <LinkTo to={pathTo(table, 'payingBodies')}>{COPY.findBody}</LinkTo>
          </li>
        </ul>
      </section>
      <QuietBlock query={contactsQuery(context)} bare>
        {(contacts) => <PhonesCard title={COPY.talk} contacts={contacts} />}
      </QuietBlock>
    </aside>
  );
};
