import type { ContentPage } from '#core/content/page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { LinkButton } from '#ui/components/button.tsx';
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

/** The home of the support: ways to an answer, the latest questions, what the agency answers to all (PAGE-34, PAGE-44). */
export const page = sectionPage({
  description: COPY.description,
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
