import type { PageNode } from '#core/content/page.ts';
import { forEverybody } from '#ui/pages/ask.ts';
import { treeQuestion } from '#ui/pages/content-questions.ts';
import type { Injector } from '#ui/state/injection.tsx';
import type { Question } from '#ui/state/questions.ts';

/** The pages that the editors add to the footer. */
export const footerQuestion = (injector: Injector): Question<readonly PageNode[]> =>
  treeQuestion(forEverybody(injector), 'footer');
