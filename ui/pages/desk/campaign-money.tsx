import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { campaignSums } from '#core/procedures/filters.ts';
import type { Company } from '#core/session/user.ts';
import { Card } from '#ui/components/card.tsx';
import { MoneyBars } from '#ui/components/money-bars.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { SkeletonText } from '#ui/components/waiting.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { proceduresQuery } from '#ui/pages/procedures/procedure-queries.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';

/** So many campaigns stand on the desk; the others are on the page of the procedures. */
const CAMPAIGNS_SHOWN = 2;

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

/** What was paid and is on its way in the latest campaigns; that it could not be read is told where the next payment stands. */
export const CampaignMoney = ({ context, company }: { readonly context: PageContext; readonly company: Company }) => (
  <Card title={COPY.sums} level={2}>
    <QuietBlock
      bare
      query={proceduresQuery(context, { cuaa: company.cuaa, as: 'farmer' }, 'payments')}
      waiting={<SkeletonText lines={6} />}
    >
      {(payments) =>
        payments.length === 0 ? (
          <p>{COPY.noSums}</p>
        ) : (
          <MoneyBars
            rows={campaignSums(payments)
              .sums.slice(0, CAMPAIGNS_SHOWN)
              .map(({ campaign, paidCents, awaitedCents }) => ({
                key: String(campaign),
                title: COPY.campaign(campaign),
                paid: paidCents,
                awaited: awaitedCents,
                paidWords: euro(paidCents),
                awaitedWords: euro(awaitedCents),
              }))}
          />
        )
      }
    </QuietBlock>
    <p className="mb-0">
      <MoreLink to={pathTo(context.table, 'procedures')}>{COPY.allProcedures}</MoreLink>
    </p>
  </Card>
);
