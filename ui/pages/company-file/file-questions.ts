import type { CompanyFilePart, CompanyFileParts, CompanyFileTab } from '#core/company-file/company-file.ts';
import { partsAt } from '#core/company-file/parts.ts';
import { ReadCompanyFilePart } from '#core/company-file/use-cases.ts';
import { type Asking, askValue } from '#ui/pages/ask.ts';
import type { Question } from '#ui/state/questions.ts';

/** A part of a company's file. The company is among what is asked: a late answer about another one is never shown (NAV-25). */
export const filePartQuestion = <Name extends CompanyFilePart>(
  asking: Asking,
  cuaa: string,
  name: Name,
): Question<CompanyFileParts[Name]> =>
  askValue<[string, Name], CompanyFileParts[Name]>(asking, ReadCompanyFilePart, cuaa, name);

/** What the page of the file asks at a tab; nothing while no company is selected (PAGE-07). */
export const fileQuestions = (
  asking: Asking,
  cuaa: string | undefined,
  tab: CompanyFileTab,
): readonly Question<unknown>[] =>
  cuaa === undefined ? [] : partsAt(tab).map((name) => filePartQuestion(asking, cuaa, name));
