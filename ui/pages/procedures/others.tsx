import { pairsToQuery } from '#core/kernel/address.ts';
import { isWhole, withWhole } from '#core/open-items/procedures-in-sight.ts';
import type { ProcedureKind } from '#core/procedures/read-procedures.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { useFirstNew } from '#ui/components/first-new.ts';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import type { PageContext } from '#ui/pages/page-module.ts';

/** Id of an entry, to which the focus goes when a phone shows more. */
export const rowIdOf = (kind: ProcedureKind, id: string): string => `${kind}-${id}`;

/** Class of the entry at a place of its list, where a phone shows it only once it is asked for. */
export const beyond = (at: number, inSight: number): string | undefined => (at < inSight ? undefined : 'pt-beyond');

/** Leads a phone to the others of a list, by an address that shows all of it, so that Back finds it open; elsewhere, and on paper, all of it stands there (PAGE-29). */
export const Others = ({
  context: { path, pairs },
  kind,
  ids,
  inSight,
}: {
  readonly context: Pick<PageContext, 'path' | 'pairs'>;
  readonly kind: ProcedureKind;
  /** Of all entries, in their order. */
  readonly ids: readonly string[];
  readonly inSight: number;
}) => {
  useFirstNew({
    ids: ids.slice(0, inSight).map((id) => rowIdOf(kind, id)),
    steps: isWhole(pairs, kind) ? 2 : 1,
  });
  const hidden = ids.length - inSight;
  return hidden === 0 ? null : (
    <p className="d-md-none d-print-none mb-0">
      <LinkButton look="link" iconEnd="expand" to={`${path}?${pairsToQuery(withWhole(pairs, kind))}`}>
        {COPY.others(kind, hidden)}
      </LinkButton>
    </p>
  );
};
