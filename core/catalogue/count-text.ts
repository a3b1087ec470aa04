import { formatCount } from '#core/formatting/number.ts';

/** Repositories count exactly up to this; one more means "more than" (kernel `Page`). */
export const COUNT_LIMIT = 10_000;

/** A total as people read it: "12", "10.000", "più di 10.000". */
export const countText = (totalCount: number): string =>
  totalCount > COUNT_LIMIT ? `più di ${formatCount(COUNT_LIMIT)}` : formatCount(totalCount);

/** Shown for a page after the last one of a list that is not empty (LIST-02). */
export const pastEndText = (totalCount: number): string =>
  `L’elenco finisce prima di questa pagina: ha ${totalCount === 1 ? '1 risultato' : `${countText(totalCount)} risultati`}.`;
