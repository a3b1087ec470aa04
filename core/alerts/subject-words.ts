import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { criteriaOf, searchPath, type SearchWords, searchWords, type AlertSubject, isContent } from './alert-search.ts';
import { followedWords } from './followed-content.ts';
import type { FollowedEntries } from './followed-entries.ts';
import { followedPath } from './followed-path.ts';

/** What is followed, in words. */
export interface SubjectWords extends SearchWords {
  /** Path of the list or of the entry. */
  readonly path: string;
}

/** Says what is followed; with `typed` false nothing of it is said that a stranger may have written (ALERT-01, FOLLOW-01). */
export const makeSubjectWords =
  (table: RouteTable, items: Pick<CatalogueRepository, 'filterOptions'>, entries: FollowedEntries) =>
  async (subject: AlertSubject, typed: boolean): Promise<SubjectWords> => {
    if (isContent(subject)) {
      const found = await entries.entry(subject);
      const path = followedPath(table, found?.at ?? subject);
      return { text: followedWords(subject, found?.title), isGone: found === undefined, path };
    }
    const options = await items.filterOptions(subject.list, criteriaOf(subject));
    return { ...searchWords(table, subject, options, typed), path: searchPath(table, subject) };
  };
