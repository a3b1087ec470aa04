const conjunction = new Intl.ListFormat('it-IT', { style: 'long', type: 'conjunction' });

/** Several things in a sentence: "pagamenti, domande e debiti". */
export const listed = (words: readonly string[]): string => conjunction.format(words);
