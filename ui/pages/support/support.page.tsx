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
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { recentFaqsQuery } from '../selection-queries.ts';

/** Slug of "{AGENCY} risponde" (PAGE-44). */
const REPLIES = 'agency-replies';

const Replies = ({ context }: { readonly context: PageContext }) => (
  <QuietBlock query={contentQuery(context, REPLIES)} failed={COPY.repliesFailed} bare>
    {(replies) =>
      replies === null ? null : (
        <section>
          <SectionHead title={replies.title} text={replies.description} />
          <RichText text={replies.body} />
          {replies.cta === undefined ? null : (
            <p className="mt-4">
              <AddressButton address={replies.cta.url}>{replies.cta.title}</AddressButton>
            </p>
          )}
        </section>
      )
    }
  </QuietBlock>
);

/** The home of the support: ways to an answer, the latest questions, what the agency answers to all (PAGE-34, PAGE-44). */
export const page = sectionPage({
  description: COPY.description,
  others: (context) => [recentFaqsQuery(context, 'supporto'), contentQuery(context, REPLIES)],
  index: [{ group: 'supporto', title: COPY.ways, failed: COPY.waysFailed }],
  after: (context) => (
    <>
      <QuietBlock query={recentFaqsQuery(context, 'supporto')} failed={HIGHLIGHTS_COPY.faqsFailed} bare>
        {(faqs) => <RecentFaqs context={context} faqs={faqs} />}
      </QuietBlock>
      <Replies context={context} />
      <HelpBox
        text={COPY.help}
        actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
      />
    </>
  ),
});
