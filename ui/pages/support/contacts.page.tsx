import { Clock } from '#core/kernel/clock.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import { contactsAt, nextChangeOf, type ContactNow } from '#core/support/contacts-now.ts';
import { officeWords, type OfficeState, type Opening } from '#core/support/opening-hours.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { MailLink, PhoneLink } from '#ui/components/contact-links.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { Tag } from '#ui/components/status.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { SUPPORT_COPY as COPY } from '#ui/copy/support.ts';
import { useOffice } from '#ui/state/office.tsx';
import type { Query } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { portQuery } from '../query.ts';
import { sectionPage } from '../kinds/section-page.tsx';
import { block } from '../page-blocks.tsx';

/** The contacts and whether they answer at the moment of reading, as their cards first show it. */
const contactsQuery = (context: PageContext): Query<readonly ContactNow[]> => {
  const { queryKey, queryFn } = portQuery(context, AssistanceDesk, 'contacts');
  return {
    queryKey: [...queryKey, 'now'],
    queryFn: async (around) => contactsAt(await queryFn(around), context.use(Clock).now()),
  };
};

const OpenNow = ({ opening, read }: { readonly opening: Opening; readonly read: OfficeState }) => {
  const state = useOffice(opening, read);
  const words = officeWords(state, useToday());
  return (
    <span className="pt-open-now">
      <Tag
        tone={state.kind === 'open' ? 'ok' : 'mute'}
        icon={state.kind === 'open' ? 'check-circle' : 'clock'}
        word={words.state}
      />{' '}
      {words.next}
    </span>
  );
};

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
            min="wide"
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
