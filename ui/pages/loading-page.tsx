import { Spinner, Waiting } from '#ui/components/waiting.tsx';

/** Shown while it is not known yet who is here, or while the page is on its way (ROUTE-03, PAGE-25). */
export const LoadingPage = () => (
  <div className="container-xxl pt-section">
    <Waiting onRetry={() => window.location.reload()}>
      <Spinner />
    </Waiting>
  </div>
);
