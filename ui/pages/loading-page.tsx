import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Spinner, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { WITHOUT_SCRIPT_COPY as COPY } from '#ui/copy/without-script.ts';
import { LATE, SCRIPT_MISSING } from '#ui/ssr/document-ids.ts';
import { useInjection } from '#ui/state/injection.tsx';

/** What is needed and where to go on, for a reader whose script will not come. */
const WithoutScript = ({
  lead,
  help,
  isWorthAnotherTry = false,
}: {
  readonly lead: string;
  readonly help: string;
  readonly isWorthAnotherTry?: boolean;
}) => {
  const { names } = useInjection(PortalSettings);
  const table = routeTable(names);
  return (
    <>
      <p className="lead">{lead}</p>
      <p>{help}</p>
      <div className="d-flex flex-wrap gap-3">
        {isWorthAnotherTry ? (
          // An empty address is that of the document, which is one for all addresses of a page.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          <a className="btn btn-primary" href="">
            <span>{COMMON.retry}</span>
          </a>
        ) : null}
        <LinkButton to={pathTo(table, 'contacts')}>{COMMON.goToContacts}</LinkButton>
        <LinkButton to={pathTo(table, 'home')}>{COMMON.backHome}</LinkButton>
      </div>
    </>
  );
};

/** What a document says that came without its page: only the service draws it, and only there are its words wanted. */
const ForDocument = () => (
  <>
    <noscript>
      <div className="container-xxl pt-section pt-stack">
        <h1>{COPY.noScript.title}</h1>
        <WithoutScript {...COPY.noScript} />
      </div>
    </noscript>
    <div role="alert" className={LATE} {...{ [SCRIPT_MISSING]: '' }}>
      <div className="container-xxl pt-section pt-stack">
        <WithoutScript {...COPY.scriptMissing} isWorthAnotherTry />
      </div>
    </div>
  </>
);

/**
 * Shown while it is not known yet who is here, or while the page is on its way (ROUTE-03, PAGE-25). A document that comes with it
 * says what it needs where no script runs, and after ten seconds, by its sheet alone, that its script did not come (D-15).
 */
export const LoadingPage = () => (
  <>
    <div className="pt-needs-script container-xxl pt-section">
      <Waiting onRetry={() => window.location.reload()}>
        <Spinner />
      </Waiting>
    </div>
    {import.meta.env.SSR ? <ForDocument /> : null}
  </>
);
