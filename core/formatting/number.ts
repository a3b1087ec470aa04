const grouped = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });

/** A whole number with dots for thousands, also below ten thousand: "1.234". */
export const formatCount = (value: number): string => grouped.format(value);

const oneDecimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A mean with one decimal: "4,2"; a dash where there is nothing to take the mean of. */
export const formatMean = (value: number | undefined): string => (value === undefined ? '–' : oneDecimal.format(value));
