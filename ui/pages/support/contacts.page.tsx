import { nextChangeOf, type ContactNow } from '#core/support/contacts-now.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { MailLink, PhoneLink } from '#ui/components/contact-links.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { SUPPORT_COPY as COPY } from '#ui/copy/support.ts';
import { sectionPage } from '../kinds/section-page.tsx';
import { block } from '../page-blocks.tsx';
import { contactsQuery, OpenNow } from './open-now.tsx';

const ContactCard = ({ contact, state }: ContactNow) => {
  const { opening } = contact;
  const { title, description, phone, email, pec, address, openingHours } = contact;
  return (
    <Card
      title={title}
      meta={opening === undefined || state === undefined ? undefined : <OpenNow opening={opening} read={state} />}
    >
      {description === undefined ? null : <p>{description}</p>}
      <DefinitionList
        facts={[
          { term: COPY.phone, value: phone === undefined ? undefined : <PhoneLink number={phone} /> },
          { term: COPY.email, value: email === undefined ? undefined : <MailLink address={email} /> },
          { term: COPY.pec, value: pec === undefined ? undefined : <MailLink address={pec} /> },
          { term: COPY.address, value: address },
          { term: COPY.hours, value: openingHours },
        ].filter(({ value }) => value !== undefined)}
      />
    </Card>
  );
};

/** The contacts of the agency, and the way to the assistance request (PAGE-34, ROUTE-10). */
export const page = sectionPage({
  description: COPY.contactsDescription,
  shell: ({ table }) => ({
    lowHead: true,
    picture: undefined,
    actions: (
      <div>
        <LinkButton to={pathTo(table, 'assistanceRequest')} look="filled" icon="mail">
          {COPY.writeRequest}
        </LinkButton>
      </div>
    ),
  }),
  changesAt: (context, known) => nextChangeOf(known.value(contactsQuery(context)) ?? []),
  before: [
    block(
      contactsQuery,
      (contacts) => (
        <section className="pt-contacts">
          <SectionHead title={COPY.contacts} />
          <CardGrid
            look="wide"
            items={contacts.map((now) => ({ key: now.contact.title, card: <ContactCard {...now} /> }))}
          />
        </section>
      ),
      { failed: COPY.contactsFailed, bare: true },
    ),
  ],
  after: [
    {
      draw: ({ table }) => (
        <HelpBox
          title={COPY.firstAnswers}
          text={COPY.firstAnswersText}
          actions={
            <>
              <LinkButton to={pathTo(table, 'faq')}>{COPY.readFaqs}</LinkButton>
              <LinkButton to={pathTo(table, 'payingBodies')}>{COPY.findBody}</LinkButton>
            </>
          }
        />
      ),
    },
  ],
});
