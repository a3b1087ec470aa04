/**
 * From where a reader is answered: what everybody has, what a farmer has, what an assistance centre has. It belongs to
 * everything by which an answer is known, so that nobody is shown what was answered to somebody else (PAGE-37).
 */
export type Area = 'public' | 'farmer' | 'caa';
