import { CopyAddress } from '#core/content/share.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { TABLE_FILE_PATH, tableFileQuery, type CampaignDivision } from '#core/payments/dashboard-address.ts';
import { DEFINITIONS } from '#core/payments/table-summary.ts';
import { useHref } from '#ui/routing/address.tsx';
import { Button } from '#ui/components/button.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Accordion } from '#ui/components/opening.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { useAction } from '#ui/state/injection.tsx';
import type { PageContext } from '../page-module.ts';
import type { DashboardAddress } from './payment-queries.ts';

/** A table as it is looked at. */
interface CitedTable {
  readonly context: PageContext;
  readonly found: CampaignDivision;
  readonly address: Omit<DashboardAddress, 'slug'>;
  /** Path and query of the table as it is looked at. */
  readonly path: string;
}

/** What is needed to use the numbers elsewhere: files, source and address, what the words mean. */
export const CiteBox = ({ context: { settings, origin }, found, address, path }: CitedTable) => {
  const { say } = useStatus();
  const copyAddress = useAction(CopyAddress);
  const full = `${origin}${useHref()(path)}`;
  const copy = async (): Promise<void> => {
    say((await copyAddress(full)) ? COPY.copied : COPY.notCopied);
  };
  const query = pairsToQuery(tableFileQuery(found, address.look, address));
  const file = (ending: string): string => `${settings.apiBase}${TABLE_FILE_PATH}.${ending}?${query}`;
  return (
    <section className="pt-stack" aria-label={COPY.exportTitle}>
      <div className="d-flex flex-wrap gap-3">
        <a className="btn btn-outline-primary" href={file('csv')} download>
          {COPY.csv}
        </a>
        <a className="btn btn-outline-primary" href={file('json')} download>
          {COPY.json}
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          {COPY.copy}
        </Button>
      </div>
      <p className="pt-soft mb-0">
        {COPY.source(settings.names.agencyName)}, <span className="pt-address">{full}</span>
      </p>
      <Accordion
        items={[
          {
            key: 'definitions',
            title: COPY.definitions,
            content: <DefinitionList facts={DEFINITIONS.map(({ term, text }) => ({ term, value: text }))} />,
          },
        ]}
      />
    </section>
  );
};
