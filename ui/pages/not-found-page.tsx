import { menusFor } from '#core/navigation/menus.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { NOT_FOUND_COPY as COPY } from '#ui/copy/not-found.ts';
import { useInjection } from '#ui/injection.tsx';

/** An address that is not listed, with ways to go on (ROUTE-02). */
export const NotFoundPage = () => {
  const settings = useInjection(PortalSettings);
  const { main } = menusFor('public', settings);
  return (
    <>
      <PageHead title={COPY.title} lead={COPY.lead}>
        <p>{COPY.help}</p>
        <div>
          <LinkButton to="/" look="filled">
            {COMMON.backHome}
          </LinkButton>
        </div>
      </PageHead>
      <div className="container-xxl pt-section">
        <h2>{COPY.ways}</h2>
        <ul className="pt-docs link-list">
          {main.map(({ id, title, friendlyUrl }) =>
            friendlyUrl === undefined ? null : (
              <li key={id}>
                <LinkTo to={friendlyUrl}>{title}</LinkTo>
              </li>
            ),
          )}
        </ul>
      </div>
    </>
  );
};
