import { isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';

/** A day that has to exist. */
export const day = (text: string): IsoDate => {
  const found = isoDateFrom(text);
  if (found === undefined) throw new Error(`no such day: ${text}`);
  return found;
};
