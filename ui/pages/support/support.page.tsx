import type { ContentPage } from '#core/content/page.ts';
import { nextChangeOf } from '#core/support/contacts-now.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HIGHLIGHTS_COPY } from '#ui/copy/highlights.ts';
import { SUPPORT_COPY as COPY } from '#ui/copy/support.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { contentQuery } from '../content-queries.ts';
import { RecentFaqs } from '../highlights/blocks.tsx';
import { sectionPage } from '../kinds/section-page.tsx';
import { type Block, block, blocks } from '../page-blocks.tsx';
import type { PageContext } from '../page-module.ts';
import { recentFaqsQuery } from '../selection-queries.ts';
import { contactsQuery } from './open-now.tsx';
import { PhonesCard } from './phones-card.tsx';

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

const REPLIES_BLOCK = block(
  (context) => contentQuery(context, REPLIES),
  (replies) => (replies === null ? null : <Replies replies={replies} />),
  { failed: COPY.repliesFailed, bare: true },
);

const PHONES_BLOCK = block(contactsQuery, (contacts) => <PhonesCard title={COPY.phones} contacts={contacts} />, {
  failed: COPY.contactsFailed,
  bare: true,
});

/** What the agency answers to all, and beside it whom one can call; the telephones alone where it answers nothing. */
const AnswersAndPhones = ({ context }: { readonly context: PageContext }) => {
  const replies = useQueryResult(contentQuery(context, REPLIES));
  if (replies.kind === 'success' && replies.value === null) return PHONES_BLOCK.draw(context);
  return (
    <div className="pt-cols aside">
      <div>{REPLIES_BLOCK.draw(context)}</div>
      <div>{PHONES_BLOCK.draw(context)}</div>
    </div>
  );
};

const ANSWERS_AND_PHONES: Block = {
  queries: blocks([REPLIES_BLOCK, PHONES_BLOCK]).queries,
  draw: (context) => <AnswersAndPhones context={context} />,
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
    ANSWERS_AND_PHONES,
    {
      draw: ({ table }) => (
        <HelpBox
          text={COPY.help}
          actions={
            <>
              <LinkButton to={pathTo(table, 'contacts')}>{COMMON.goToContacts}</LinkButton>
              <MoreLink to={pathTo(table, 'glossary')}>{COPY.words}</MoreLink>
            </>
          }
        />
      ),
    },
  ],
});
