import { useState } from 'react';
import type { Contract } from '#core/company-file/company-file.ts';
import {
  contractTag,
  contractTerm,
  expiredContractsShown,
  latestExpiredFirst,
  RECENTLY_EXPIRED_SENTENCE,
  RENEWED_CONTRACT_SENTENCE,
} from '#core/company-file/contracts.ts';
import type { WriteToManager } from '#core/company-file/mandate-manager.ts';
import type { Urgency } from '#core/formatting/days-left.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { Button } from '#ui/components/button.tsx';
import { useFirstNew } from '#ui/components/first-new.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { ProgressBar } from '#ui/components/progress.tsx';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { Stake } from './file-stakes.tsx';
import { codeOrMissing, dayOrMissing, orMissing } from './part-card.tsx';

interface ContractsProps {
  readonly contracts: readonly Contract[];
  readonly today: IsoDate;
  readonly write: WriteToManager | undefined;
}

const ICONS = { past: 'error', soon: 'clock', later: undefined } as const satisfies Readonly<
  Record<Urgency, 'error' | 'clock' | undefined>
>;

/** How long a contract still runs, in words and, where it presses, with an icon. */
const Term = ({ contract, today }: { readonly contract: Contract; readonly today: IsoDate }) => {
  const { left } = contractTerm(contract, today);
  if (left === undefined) return null;
  const icon = ICONS[left.urgency];
  return (
    <span className={`pt-term ${left.urgency}`}>
      {icon === undefined ? null : <Icon name={icon} size="sm" />} {left.words}
    </span>
  );
};

/** Id of a contract's row, to which the focus goes when more are shown. */
const rowId = (list: 'valid' | 'expired', at: number): string => `contratto-${list}-${at}`;

/** Contracts in rows, their days in columns (FILE-05, FILE-12). */
export const ContractTable = ({
  contracts,
  list,
  today,
  write,
  caption,
  none,
}: ContractsProps & {
  readonly list: 'valid' | 'expired';
  readonly caption: string;
  readonly none: string;
}) =>
  contracts.length === 0 ? (
    <p>{none}</p>
  ) : (
    <Table
      even
      caption={<span className="visually-hidden">{caption}</span>}
      rows={contracts.map((contract, at) => ({ contract, at }))}
      rowKey={({ contract, at }) => `${contract.protocol ?? ''} ${at}`}
      rowId={({ at }) => rowId(list, at)}
      head={{
        title: COPY.contract,
        cell: ({ contract }) => (
          <>
            <span className="fw-semibold">{orMissing(contract.type)}</span>
            <small>
              {COPY.protocol} {codeOrMissing(contract.protocol)}
            </small>
            {contract.recentlyExpired ? (
              <>
                <span className="d-block fw-semibold">{RECENTLY_EXPIRED_SENTENCE}.</span>
                <Stake notice={{ code: 'company-file.contract-recently-expired' }} contracts={[contract]} />
                <small>
                  {RENEWED_CONTRACT_SENTENCE} {write === undefined ? null : <a href={write.href}>{write.label}</a>}
                </small>
              </>
            ) : null}
          </>
        ),
      }}
      columns={[
        {
          key: 'start',
          title: COPY.startDate,
          named: true,
          cell: ({ contract }) => dayOrMissing(contract.startDate),
        },
        {
          key: 'end',
          title: COPY.endDate,
          named: true,
          cell: ({ contract }) =>
            contract.expirationDate === undefined ? (
              contractTerm(contract, today).end
            ) : (
              <time dateTime={contract.expirationDate}>{contractTerm(contract, today).end}</time>
            ),
        },
        {
          key: 'term',
          title: COPY.state,
          cell: ({ contract }) => (
            <>
              <Tag {...contractTag(contract, list)} /> <Term contract={contract} today={today} />
            </>
          ),
        },
      ]}
    />
  );

/** Expired contracts: the first ten, then all (FILE-06). */
export const ExpiredContracts = ({ contracts, today, write }: ContractsProps) => {
  const [all, setAll] = useState(false);
  const shown = expiredContractsShown(latestExpiredFirst(contracts), all);
  useFirstNew({ ids: shown.contracts.map((_contract, at) => rowId('expired', at)), steps: all ? 2 : 1 });
  return (
    <>
      <ContractTable
        contracts={shown.contracts}
        list="expired"
        today={today}
        write={write}
        caption={COPY.expiredContracts}
        none={COPY.noExpiredContracts}
      />
      {shown.isCounted ? (
        <div className="pt-end">
          <p className="pt-num mb-0" role="status">
            {shown.counter}
          </p>
          <ProgressBar value={shown.contracts.length} max={contracts.length} label={shown.counter} />
          {shown.hasMore ? (
            <Button iconEnd="expand" onClick={() => setAll(true)} wide>
              {COMMON.showMore}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
};
