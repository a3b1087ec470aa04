import type { ReactNode } from 'react';
import { hasSelections, selectedValues } from '#core/catalogue/criteria.ts';
import { withField } from '#core/catalogue/list-change.ts';
import { FROM_MEMORY } from '#core/catalogue/paging.ts';
import type { ListAddress } from '#core/catalogue/query-codec.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { filtersFromCriteria } from '#core/notifications/filters.ts';
import type { InboxAddress } from '#core/notifications/inbox-address.ts';
import { NOTIFICATION_LIST, NOTIFICATION_PERIODS } from '#core/notifications/notification-list.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { ChoiceChips } from '#ui/components/chip.tsx';
import { classes } from '#ui/components/classes.ts';
import { Drop } from '#ui/components/drop.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { type Shared, useUnread } from './inbox-state.ts';

const Filters = ({
  address,
  pathOf,
  children,
}: {
  /** After the filters: the way to clear them. */
  readonly children: ReactNode;
  readonly address: InboxAddress;
  readonly pathOf: (to: ListAddress) => string;
}) => {
  const period = selectedValues(address.criteria, 'timePeriod')[0];
  const isUnreadOnly = filtersFromCriteria(address.criteria).unreadOnly;
  const withPeriod = (values: readonly string[]): string =>
    pathOf(withField(NOTIFICATION_LIST, address, 'timePeriod', values));
  const periods = [{ value: undefined, name: COPY.anyTime }, ...NOTIFICATION_PERIODS].map(({ value, name }) => ({
    key: value ?? 'sempre',
    words: name,
    to: withPeriod(value === undefined ? [] : [value]),
    chosen: period === value,
  }));
  return (
    <>
      <div className="periods">
        <ChoiceChips label={COPY.period} choices={periods} />
      </div>
      {/* On phones the periods take one chip, which opens. */}
      <div className="period">
        <Drop
          group="periodo"
          start
          summaryClass={classes('chip', 'pt-choice-chip', period !== undefined && 'chosen')}
          summary={periods.find(({ chosen }) => chosen)?.words ?? COPY.period}
        >
          <h2>{COPY.period}</h2>
          <ul className="link-list">
            {periods.map(({ key, words, to, chosen }) => (
              <li key={key}>
                <LinkTo to={to} aria-current={chosen ? 'true' : undefined}>
                  {words}
                </LinkTo>
              </li>
            ))}
          </ul>
        </Drop>
      </div>
      <ChoiceChips
        label={COPY.filters}
        choices={[
          {
            key: 'da-leggere',
            words: COPY.unreadOnly,
            to: pathOf(withField(NOTIFICATION_LIST, address, 'unreadOnly', isUnreadOnly ? [] : ['true'])),
            chosen: isUnreadOnly,
          },
        ]}
        after={children}
      />
    </>
  );
};

export const ClearAll = ({ context, look }: { readonly context: PageContext; readonly look?: 'link' }) => (
  <LinkButton look={look} to={pathTo(context.table, 'notifications')}>
    {COMMON.clearAll}
  </LinkButton>
);

/** Filters and what can be done with the list as a whole (LIST-16, NOTE-05). */
export const Tools = ({
  isFromMemory,
  isSelecting,
  onSelecting,
  ...shared
}: Shared & {
  readonly isFromMemory: boolean;
  readonly isSelecting: boolean;
  readonly onSelecting: (is: boolean) => void;
}) => {
  const { context, inbox, address, pathOf, marking } = shared;
  const { messages, total } = shared.listed;
  const unread = useUnread(context, inbox);
  const isNarrowed = hasSelections(address.criteria);
  return (
    // Without any message there is nothing to filter.
    <div className={classes('tools', total === 0 && !isNarrowed && 'room')}>
      <Filters address={address} pathOf={pathOf}>
        {isNarrowed && total !== 0 ? (
          <>
            {isFromMemory ? <span className="fw-semibold">{FROM_MEMORY}</span> : null}
            <ClearAll context={context} look="link" />
          </>
        ) : null}
      </Filters>
      {/* What is not offered keeps its room: the list under it stands still when it is. */}
      <Button
        look="link"
        className={classes('select', messages.length === 0 && 'room')}
        aria-pressed={isSelecting}
        onClick={() => onSelecting(!isSelecting)}
      >
        {isSelecting ? COPY.stopSelecting : COPY.startSelecting}
      </Button>
      <Button
        look="link"
        className={classes('end', (unread === undefined || unread === 0) && 'room')}
        onClick={() => void marking.markAll()}
      >
        {COPY.markAll}
      </Button>
    </div>
  );
};
