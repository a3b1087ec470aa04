import { formatCount } from '#core/formatting/number.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { workPath } from '#core/producers/work-address.ts';
import { FILE_WORK_KINDS, type WorkKind } from '#core/open-items/work-item.ts';
import type { WorkAddress, WorkKindSum } from '#core/producers/work-list.ts';
import { workKindName } from '#core/producers/work-words.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { WORK_COPY as COPY } from '#ui/copy/work.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { workKindsQuery } from './work-queries.ts';

const isOfFile = ({ kind }: WorkKindSum): boolean => (FILE_WORK_KINDS as readonly WorkKind[]).includes(kind);

const Sum = ({ stoppedCents, atRiskCents }: WorkKindSum) => (
  <span className="pt-num">
    {stoppedCents > 0 ? formatEuro(euroFromCents(stoppedCents)) : atRiskCents > 0 ? null : COPY.noSum}
    {atRiskCents > 0 ? <small className="d-block">{COPY.atRisk(formatEuro(euroFromCents(atRiskCents)))}</small> : null}
  </span>
);

/** What is wrong in files, by kind: how many producers, what it stops, and the way to their rows (CAA-03). */
export const WorkKinds = ({ context, address }: { readonly context: PageContext; readonly address: WorkAddress }) => (
  <section className="pt-stack">
    <SectionHead title={COPY.anomalies} />
    <QuietBlock bare query={workKindsQuery(context, address.office)} failed={COPY.anomaliesFailed}>
      {(sums) => {
        const wrong = sums.filter(isOfFile);
        return wrong.length === 0 ? (
          <Notice tone="ok" title={COPY.anomaliesNone} />
        ) : (
          <ul className="list-unstyled pt-work-kinds">
            {wrong.map((sum) => (
              <li key={sum.kind}>
                <span className="count">
                  {formatCount(sum.producers)}{' '}
                  <span className="visually-hidden">{COPY.producers(sum.producers)}: </span>
                </span>
                <LinkTo to={workPath(context.table, { ...address, term: 'past', kind: sum.kind, page: 1 })}>
                  {workKindName(sum.kind)}
                </LinkTo>
                <Sum {...sum} />
              </li>
            ))}
          </ul>
        );
      }}
    </QuietBlock>
  </section>
);
