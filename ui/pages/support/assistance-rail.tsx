import { tasksAddress } from '#core/catalogue/task-page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { phonesNow, type ContactNow } from '#core/support/contacts-now.ts';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { ASSISTANCE_COPY as COPY } from '#ui/copy/assistance.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { contactsQuery, OpenNow } from './open-now.tsx';

/** Whom one can call instead of writing, and whether they answer now. */
const Phones = ({ contacts }: { readonly contacts: readonly ContactNow[] }) => {
  const phones = phonesNow(contacts);
  return phones.length === 0 ? null : (
    <section className="it-card auto">
      <h2 className="h5">{COPY.talk}</h2>
      <ul className="pt-rail-phones list-unstyled">
        {phones.map(({ contact: { title, phone = '', opening }, state }) => (
          <li key={title}>
            <span className="pt-soft small">{title}</span>
            <PhoneLink number={phone} />
            {opening === undefined || state === undefined ? null : <OpenNow opening={opening} read={state} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

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
        {(contacts) => <Phones contacts={contacts} />}
      </QuietBlock>
    </aside>
  );
};
