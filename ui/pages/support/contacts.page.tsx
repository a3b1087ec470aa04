import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import type { SupportContact } from '#core/support/assistance-request.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { MailLink, PhoneLink } from '#ui/components/contact-links.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { SUPPORT_COPY as COPY } from '#ui/copy/support.ts';
import { portQuery } from '../query.ts';
import { sectionPage } from '../kinds/section-page.tsx';
import { block } from '../page-blocks.tsx';

const ContactCard = ({ contact }: { readonly contact: SupportContact }) => {
  const { title, description, phone, email, pec, address, openingHours } = contact;
  return (
    <Card title={title}>
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
    actions: (
      <div>
        <LinkButton to={pathTo(table, 'assistanceRequest')} look="filled" icon="mail">
          {COPY.writeRequest}
        </LinkButton>
      </div>
    ),
  }),
  before: [
    block(
      (context) => portQuery(context, AssistanceDesk, 'contacts'),
      (contacts) => (
        <section className="pt-contacts">
          <SectionHead title={COPY.contacts} />
          <CardGrid
            min="wide"
            items={contacts.map((contact) => ({ key: contact.title, card: <ContactCard contact={contact} /> }))}
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
