import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import type { CompanyFilePart, CompanyFileParts, CompanyFileTab } from '#core/company-file/company-file.ts';
import { partsAt } from '#core/company-file/parts.ts';
import { type Asking, granted, questionKey } from '#ui/pages/ask.ts';
import type { Question } from '#ui/state/questions.ts';

/** A part of a company's file. The company is among what is asked: a late answer about another one is never shown (NAV-25). */
export const filePartQuestion = <Name extends CompanyFilePart>(
  asking: Asking,
  cuaa: string,
  name: Name,
): Question<CompanyFileParts[Name]> => ({
  key: questionKey(asking.area, CompanyFileRepository, 'part', cuaa, name),
  ask: async () => granted(await asking.use(CompanyFileRepository).part(cuaa, name)),
});

/** What the page of the file asks at a tab; nothing while no company is selected (PAGE-07). */
export const fileQuestions = (
  asking: Asking,
  cuaa: string | undefined,
  tab: CompanyFileTab,
): readonly Question<unknown>[] =>
  cuaa === undefined ? [] : partsAt(tab).map((name) => filePartQuestion(asking, cuaa, name));
