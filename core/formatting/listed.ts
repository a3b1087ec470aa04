const conjunction = new Intl.ListFormat('it-IT', { style: 'long', type: 'conjunction' });

/** Several nouns in a sentence: "pagamenti, domande e debiti". */
export const listed = (words: readonly string[]): string => conjunction.format(words);

const disjunction = new Intl.ListFormat('it-IT', { style: 'long', type: 'disjunction' });

/** One of several nouns in a sentence: "pagamenti, domande o debiti". */
export const listedOr = (words: readonly string[]): string => disjunction.format(words);
