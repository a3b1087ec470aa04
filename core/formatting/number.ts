const grouped = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });

/** A whole number with dots for thousands, also below ten thousand: "1.234". */
export const formatCount = (value: number): string => grouped.format(value);
