import type { Contract } from '#core/company-file/company-file.ts';
import type { CompanyFileNotice } from '#core/company-file/notice.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { heldSentence, heldWords } from '#core/open-items/words/amounts.ts';
import { heldBy } from './amounts.ts';
import { causesOf } from './to-do.ts';

/**
 * What an alert of the file stops, as a sentence beside it: "Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio.", or
 * that it stops nothing (STOP-05). `contracts` are those that it is about, all of its kind without them.
 */
export const noticeHeld = (
  notice: Pick<CompanyFileNotice, 'code'>,
  contracts: readonly Contract[] | undefined,
  payments: readonly CompanyPayment[],
  today: IsoDate,
): string => {
  const causes = causesOf(notice, contracts);
  const held = heldBy(payments, causes, today);
  const [cause] = causes;
  return (cause === undefined ? undefined : heldSentence(cause.kind, held, today)) ?? heldWords(held, today);
};
