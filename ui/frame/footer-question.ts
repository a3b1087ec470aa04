import type { PageNode } from '#core/content/page.ts';
import type { Injector } from '#ui/state/injection.tsx';
import { treeQuestion } from '#ui/pages/content-questions.ts';
import type { Question } from '#ui/state/questions.ts';

/** The pages that the editors add to the footer: the same for everybody, so that who is logged in asks nothing anew. */
export const footerQuestion = (injector: Injector): Question<readonly PageNode[]> =>
  treeQuestion({ area: 'public', use: (key) => injector.get(key) }, 'footer');
