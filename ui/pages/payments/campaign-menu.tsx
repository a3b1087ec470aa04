import { pathTo } from '#core/navigation/routes.ts';
import type { Campaign } from '#core/payments/campaign.ts';
import { campaignDropdowns, sideMenuFailure, SIDE_MENU_TITLE } from '#core/payments/side-menu.ts';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { SideMenu } from '#ui/components/side-menu.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import type { QueryResult } from '#ui/state/queries.ts';
import type { PageContext } from '../page-module.ts';

/** "Campagne", one dropdown per year with its divisions (MENU-03); or why it is not there (ERR-04). */
export const CampaignMenu = ({
  context,
  result,
  current,
  onRetry,
}: {
  readonly context: PageContext;
  readonly result: QueryResult<readonly Campaign[]>;
  /** Part of the address that names the division being shown. */
  readonly current?: string | undefined;
  readonly onRetry: () => void;
}) => {
  if (result.kind === 'pending') {
    return (
      <Waiting onRetry={onRetry}>
        <SkeletonText />
      </Waiting>
    );
  }
  if (result.kind === 'failed') {
    const { message, status } = sideMenuFailure(result.error);
    return <ErrorNotice title={COPY.menuFailed} text={message} status={status} onRetry={onRetry} />;
  }
  return (
    <SideMenu
      title={SIDE_MENU_TITLE}
      showTitle
      fold={SIDE_MENU_TITLE}
      items={campaignDropdowns(result.value).map(({ title, year, divisions }) => ({
        id: String(year),
        label: title,
        below: 'closed',
        items: divisions.map((division) => ({
          id: division.slug,
          label: division.title,
          to: pathTo(context.table, 'dashboardTable', { friendlyUrl: division.slug }),
          current: division.slug === current,
        })),
      }))}
    />
  );
};
