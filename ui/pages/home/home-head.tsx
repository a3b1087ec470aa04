import type { FixedRouteId } from '#core/navigation/addresses.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { HomeHead as Head } from '#ui/components/page-head.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { useFailureInPlace } from '#ui/components/messages.tsx';
import { RetryButton } from '#ui/components/retry-button.tsx';
import { HOME_COPY as COPY } from '#ui/copy/home.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { heroQuery } from '../content-queries.ts';
import type { PageContext } from '../page-module.ts';

/** The section whose words stand in the head of the home. */
export const HERO = 'homepage';

const VERBS: readonly { readonly route: FixedRouteId; readonly icon: IconName; readonly words: string }[] = [
  { route: 'procedures', icon: 'card', words: COPY.checkPayments },
  { route: 'aids', icon: 'list', words: COPY.findAid },
  { route: 'forms', icon: 'download', words: COPY.getForm },
  { route: 'payingBodies', icon: 'map-marker', words: COPY.findPayer },
];

/** Where the four verbs lead: to one's own payments through the sign-on, and to three pages (D-49). */
export const verbPaths = (table: RouteTable): readonly string[] => VERBS.map(({ route }) => pathTo(table, route));

/** The head of the home: what the agency does, and the four things that most people come for. */
export const HomeHead = ({ context: { table, settings, ...context } }: { readonly context: PageContext }) => {
  const hero = useQueryResult(heroQuery(context, HERO));
  const section = hero.kind === 'success' ? hero.value : null;
  useFailureInPlace(hero.kind === 'failed' ? hero.error.status : undefined);
  return (
    <Head
      title={section?.title ?? settings.names.agencyName}
      lead={hero.kind === 'failed' ? COPY.heroFailed : (section?.description ?? '')}
    >
      {hero.kind === 'failed' ? <RetryButton onRetry={hero.refetch} /> : null}
      <ul className="pt-verbs list-unstyled">
        {VERBS.map(({ route, icon, words }, place) => (
          <li key={route}>
            <LinkTo to={pathTo(table, route)} className={place === 0 ? 'btn-primary' : undefined}>
              <Icon name={icon} />
              <span>{words}</span>
              <Icon name="arrow-right" size="sm" />
            </LinkTo>
          </li>
        ))}
      </ul>
    </Head>
  );
};
