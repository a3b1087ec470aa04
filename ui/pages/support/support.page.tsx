import type { ContentPage } from '#core/content/page.ts';
import { nextChangeOf, phonesNow, type ContactNow } from '#core/support/contacts-now.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HIGHLIGHTS_COPY } from '#ui/copy/highlights.ts';
import { SUPPORT_COPY as COPY } from '#ui/copy/support.ts';
import { contentQuery } from '../content-queries.ts';
import { RecentFaqs } from '../highlights/blocks.tsx';
import { sectionPage } from '../kinds/section-page.tsx';
import { block } from '../page-blocks.tsx';
import { recentFaqsQuery } from '../selection-queries.ts';
import { contactsQuery, OpenNow } from './open-now.tsx';

/** Slug of "{AGENCY} risponde" (PAGE-44). */
const REPLIES = 'agency-replies';

const Replies = ({ replies }: { readonly replies: ContentPage }) => (
  <section>
    <SectionHead title={replies.title} text={replies.description} />
    <RichText text={replies.body} />
    {replies.cta === undefined ? null : (
      <p className="mt-4">
        <AddressButton address={replies.cta.url}>{replies.cta.title}</AddressButton>
      </p>
    )}
  </section>
);

/** Whom one can call, and whether they answer now; nothing where the service does not say when. */
const Phones = ({ contacts }: { readonly contacts: readonly ContactNow[] }) => {
  const phones = phonesNow(contacts);
  return phones.length === 0 ? null : (
    <section>
      <SectionHead title={COPY.phones} />
      <DefinitionList
        facts={phones.map(({ contact: { title, phone = '', opening }, state }) => ({
          term: title,
          value: (
            <>
              <PhoneLink number={phone} />{' '}
              {opening === undefined || state === undefined ? null : <OpenNow opening={opening} read={state} />}
            </>
          ),
        }))}
      />
    </section>
  );
};

/** The home of the support: ways to an answer, the latest questions, what the agency answers to all (PAGE-34, PAGE-44, PAGE-51). */
export const page = sectionPage({
  description: COPY.description,
  changesAt: (context, known) => nextChangeOf(known.value(contactsQuery(context)) ?? []),
  index: [{ group: 'supporto', title: COPY.ways, failed: COPY.waysFailed }],
  after: [
    block(
      (context) => recentFaqsQuery(context, 'supporto'),
      (faqs, context) => <RecentFaqs context={context} faqs={faqs} />,
      { failed: HIGHLIGHTS_COPY.faqsFailed, bare: true },
    ),
    block(
      (context) => contentQuery(context, REPLIES),
      (replies) => (replies === null ? null : <Replies replies={replies} />),
      { failed: COPY.repliesFailed, bare: true },
    ),
    block(contactsQuery, (contacts) => <Phones contacts={contacts} />, { failed: COPY.contactsFailed, bare: true }),
    {
      draw: ({ table }) => (
        <HelpBox
          text={COPY.help}
          actions={<LinkButton to={pathTo(table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
        />
      ),
    },
  ],
});
