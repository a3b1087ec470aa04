import { CopyAddress } from '#core/content/share.ts';
import { formatDay } from '#core/formatting/date.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { TABLE_FILE_PATH, tableFileQuery, type CampaignDivision } from '#core/payments/dashboard-address.ts';
import { DEFINITIONS } from '#core/payments/table-summary.ts';
import { useHref } from '#ui/routing/address.tsx';
import { Button } from '#ui/components/button.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { useAction } from '#ui/state/injection.tsx';
import type { PageContext } from '../page-module.ts';
import type { DashboardAddress } from './payment-queries.ts';

/** A table as it is looked at. */
interface CitedTable {
  readonly context: PageContext;
  readonly found: CampaignDivision;
  readonly address: DashboardAddress;
  /** Path and query of the table as it is looked at. */
  readonly path: string;
}

/** The table as files. */
const Files = ({ context: { settings }, found, address }: CitedTable) => {
  const query = pairsToQuery(tableFileQuery(found, address.look, address));
  const file = (ending: string): string => `${settings.apiBase}${TABLE_FILE_PATH}.${ending}?${query}`;
  return (
    <>
      <a className="btn btn-outline-primary" href={file('csv')} download>
        {COPY.csv}
      </a>
      <a className="btn btn-outline-primary" href={file('json')} download>
        {COPY.json}
      </a>
    </>
  );
};

const useFullAddress = ({ context: { origin }, path }: CitedTable): string => `${origin}${useHref()(path)}`;

const CopyButton = (table: CitedTable) => {
  const { say } = useStatus();
  const copyAddress = useAction(CopyAddress);
  const full = useFullAddress(table);
  const copy = async (): Promise<void> => {
    say((await copyAddress(full)) ? COPY.copied : COPY.notCopied);
  };
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {COPY.copy}
    </Button>
  );
};

/** Files and address in one row. */
export const CiteRow = (table: CitedTable) => (
  <div className="d-flex flex-wrap gap-3">
    <Files {...table} />
    <CopyButton {...table} />
  </div>
);

/** What a reader needs to use the numbers elsewhere: files, address, source, day, definitions. */
export const CiteBox = (table: CitedTable) => {
  const { context, found } = table;
  const { settings } = context;
  const full = useFullAddress(table);
  return (
    <section className="pt-cite pt-stack">
      <SectionHead title={COPY.exportTitle} text={COPY.exportText} />
      <div className="d-flex flex-wrap gap-3">
        <Files {...table} />
      </div>
      <h3>{COPY.citeTitle}</h3>
      <p className="mb-0">{COPY.citeText}</p>
      <p className="mb-0 pt-address">{full}</p>
      <div>
        <CopyButton {...table} />
      </div>
      <p className="mb-0">
        {COPY.source(settings.names.agencyName)}.
        {found.campaign.countedUntil === undefined ? null : ` ${COPY.until(formatDay(found.campaign.countedUntil))}.`}
      </p>
      <h3>{COPY.definitions}</h3>
      <DefinitionList facts={DEFINITIONS.map(({ term, text }) => ({ term, value: text }))} />
    </section>
  );
};
