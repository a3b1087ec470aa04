import * as z from 'zod';
import { friendlyUrl, line, record } from './primitives.ts';

/** Most words of either side: each is one more alternative in a search. */
const MOST_WORDS = 12;

const phrases = z.array(line.max(60)).min(1).max(MOST_WORDS);

/** What people mean by what they type: the search looks for that as well. */
export const synonym = record({ friendlyUrl, typed: phrases, means: phrases });
