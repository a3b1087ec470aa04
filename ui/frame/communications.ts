import type { MenuLink } from '#core/navigation/menu-link.ts';
import type { MenuAudience } from '#core/navigation/menus.ts';
import { ReadCommunicationsLink } from '#core/navigation/use-cases.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useAnswers, type Question } from '#ui/state/questions.ts';

/** The link "Comunicazioni": for a CAA only, and only once the service has said that the CRM is there (NAV-11). */
export const useCommunications = (audience: MenuAudience | undefined): readonly MenuLink[] => {
  const read = useAction(ReadCommunicationsLink);
  const question: Question<MenuLink | null> = { key: ['communications'], ask: async () => (await read()) ?? null };
  return useAnswers(audience === 'caa' ? [question] : []).flatMap((answer) =>
    answer.kind === 'answered' && answer.value !== null ? [answer.value] : [],
  );
};
