/** Negative, zero or positive as `left` is before, equal to or after `right` in code-unit order, the same on every machine. */
export const compareTexts = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
