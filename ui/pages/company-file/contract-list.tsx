import { useState } from 'react';
import type { Contract } from '#core/company-file/company-file.ts';
import { contractTag, expiredContractsShown, RECENTLY_EXPIRED_SENTENCE } from '#core/company-file/contracts.ts';
import { Button } from '#ui/components/button.tsx';
import { ProgressBar } from '#ui/components/progress.tsx';
import { Tag } from '#ui/components/status.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { codeOrMissing, dayOrMissing, orMissing } from './part-card.tsx';

/** Contracts, each with its term and its tag (FILE-05, FILE-12). */
export const ContractList = ({
  contracts,
  list,
  none,
}: {
  readonly contracts: readonly Contract[];
  readonly list: 'valid' | 'expired';
  readonly none: string;
}) =>
  contracts.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className="pt-rows list-unstyled">
      {contracts.map((contract, index) => (
        <li key={`${contract.protocol ?? ''} ${index}`}>
          <div>
            <p className="mb-0 fw-semibold">{orMissing(contract.type)}</p>
            <p className="mb-0">
              {COPY.protocol} {codeOrMissing(contract.protocol)}
            </p>
            <p className="mb-0 pt-soft">
              {COPY.startDate}: {dayOrMissing(contract.startDate)}, {COPY.endDate.toLowerCase()}:{' '}
              {dayOrMissing(contract.expirationDate)}
            </p>
            {contract.recentlyExpired ? <p className="mb-0 fw-semibold">{RECENTLY_EXPIRED_SENTENCE}</p> : null}
          </div>
          <Tag {...contractTag(contract, list)} />
        </li>
      ))}
    </ul>
  );

/** Expired contracts: the first ten, then all (FILE-06). */
export const ExpiredContracts = ({ contracts }: { readonly contracts: readonly Contract[] }) => {
  const [all, setAll] = useState(false);
  const shown = expiredContractsShown(contracts, all);
  return (
    <>
      <ContractList contracts={shown.contracts} list="expired" none={COPY.noExpiredContracts} />
      {contracts.length === 0 ? null : (
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
      )}
    </>
  );
};
