import { signInAddress } from '#core/access/enter-address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { HomeHead as Head } from '#ui/components/page-head.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { useFailureInPage } from '#ui/components/messages.tsx';
import { RetryButton } from '#ui/components/retry-button.tsx';
import { HOME_COPY as COPY } from '#ui/copy/home.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { heroQuery } from '../content-queries.ts';
import type { PageContext } from '../page-module.ts';
import { HomeTerms } from './home-terms.tsx';

/** The section whose words stand in the head of the home. */
export const HERO = 'homepage';

interface Verb {
  readonly to: string;
  readonly icon: IconName;
  readonly words: string;
}

/** The four verbs: to one's own payments through the sign-on, and to three pages (D-49). */
const verbs = (table: RouteTable): readonly Verb[] => [
  { to: signInAddress(table, 'procedures'), icon: 'card', words: COPY.checkPayments },
  { to: pathTo(table, 'aidFinder'), icon: 'sprout', words: COPY.findAid },
  { to: pathTo(table, 'forms'), icon: 'file', words: COPY.getForm },
  { to: pathTo(table, 'payingBodies'), icon: 'map-marker', words: COPY.findPayer },
];

/** Where the four verbs lead. */
export const verbPaths = (table: RouteTable): readonly string[] => verbs(table).map(({ to }) => to);

/** The head of the home: what the agency does, and the four tasks that most people come for. */
export const HomeHead = ({ context }: { readonly context: PageContext }) => {
  const { table, settings } = context;
  const hero = useQueryResult(heroQuery(context, HERO));
  const section = hero.kind === 'success' ? hero.value : null;
  useFailureInPage(hero.kind === 'failed' ? hero.error.status : undefined);
  return (
    <Head
      title={section?.title ?? settings.names.agencyName}
      aside={<HomeTerms context={context} />}
      lead={hero.kind === 'failed' ? COPY.heroFailed : (section?.description ?? '')}
    >
      {hero.kind === 'failed' ? <RetryButton onRetry={hero.refetch} /> : null}
      <ul className="pt-verbs list-unstyled">
        {verbs(table).map(({ to, icon, words }, index) => (
          <li key={to}>
            <LinkTo to={to} className={index === 0 ? 'btn-primary' : undefined}>
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
