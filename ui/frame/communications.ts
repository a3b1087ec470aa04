import type { MenuLink } from '#core/navigation/menu-link.ts';
import type { MenuAudience } from '#core/navigation/menus.ts';
import { ReadCommunicationsLink } from '#core/navigation/use-cases.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useQueryResults, type Query } from '#ui/state/queries.ts';

/** The link "Comunicazioni": for a CAA only, and only once the service has said that the CRM is there (NAV-11). */
export const useCommunications = (audience: MenuAudience | undefined): readonly MenuLink[] => {
  const read = useAction(ReadCommunicationsLink);
  const query: Query<MenuLink | null> = { queryKey: ['communications'], queryFn: async () => (await read()) ?? null };
  return useQueryResults(audience === 'caa' ? [query] : []).flatMap((result) =>
    result.kind === 'success' && result.value !== null ? [result.value] : [],
  );
};
