const percent = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'always',
});
const signed = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'always',
  signDisplay: 'exceptZero',
});

/** A minus as long as a plus, as figures of one width want it. */
const withMinus = (text: string): string => text.replace('-', '−');

/** A part of the whole with one decimal: 0.474 is "47,4%". */
export const formatShare = (part: number): string => withMinus(percent.format(part));

/** A change with its sign and one decimal: 0.022 is "+2,2%". What rounds to nothing has no sign. */
export const formatChange = (change: number): string => withMinus(signed.format(change));
