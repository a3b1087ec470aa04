import { PageHead } from '#ui/components/page-head.tsx';
import { useAnswer } from '#ui/state/questions.ts';
import { heroQuestion } from './content-questions.ts';
import { PageCrumbs } from './page-crumbs.tsx';
import type { PageContext } from './page-module.ts';

/** The head of a page as the editors wrote it; until it is there, or without it, the route's own title (PAGE-36). */
export const HeroHead = ({ context, hero }: { readonly context: PageContext; readonly hero: string }) => {
  const answer = useAnswer(heroQuestion(context, hero));
  const section = answer.kind === 'answered' ? answer.value : null;
  return (
    <PageHead
      title={section?.title ?? context.match.route.title}
      lead={section?.description}
      breadcrumbs={<PageCrumbs context={context} />}
    />
  );
};
