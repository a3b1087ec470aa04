import { footerFor, type MenuAudience } from '#core/navigation/menus.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { Agency } from '#ui/components/frame/brand.tsx';
import { Footer } from '#ui/components/frame/footer.tsx';
import { CachedFragment, useFragmentKey } from '#ui/components/frame/cached-fragment.tsx';
import { marksOf } from '#ui/components/menu-entry.tsx';
import { useInjection, useInjector } from '#ui/state/injection.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { footerQuery } from './footer-query.ts';

/** The footer with the pages that the editors add to it (PAGE-44); where these cannot be had, all the rest stands. */
export const FrameFooter = ({
  agency,
  homeTo,
  path,
  audience,
  cacheKey,
}: {
  readonly agency: Agency;
  readonly homeTo: string;
  readonly path: string;
  /** Undefined while it is not known who is here: then it shows what everybody has. */
  readonly audience: MenuAudience | undefined;
  /** All that the frame depends on besides settings and editors, where it is cached. */
  readonly cacheKey: string | undefined;
}) => {
  const settings = useInjection(PortalSettings);
  const pages = useQueryResult(footerQuery(useInjector()));
  const links = footerFor(audience ?? 'caa', settings, pages.kind === 'success' ? pages.value : []);
  const all = [...links.useful, ...links.assistance, ...links.social];
  const key = useFragmentKey(() => [cacheKey, marksOf(all, path), JSON.stringify(links)].join(' '));
  return (
    <CachedFragment name="footer" cacheKey={pages.kind === 'success' ? key : undefined}>
      <Footer
        agency={agency}
        homeTo={homeTo}
        path={path}
        contacts={settings.contacts}
        links={links}
        onRetry={audience !== 'caa' && pages.kind === 'failed' ? pages.refetch : undefined}
        demonstration={settings.demonstration}
      />
    </CachedFragment>
  );
};
