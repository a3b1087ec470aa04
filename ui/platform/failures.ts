import type { ServiceError } from '#core/kernel/service-error.ts';
import { ReportServiceError } from '#core/notices/use-cases.ts';
import { fetchSignedIn } from '#ui/frame/signed-in.ts';
import { recoverFromMissingScript } from './missing-script.ts';
import type { Injector } from '#ui/state/injection.tsx';

const UNAUTHORISED = 401;

/** Tells the core of a call that failed: a 401 is a matter of the session, a fault of the service is said in a toast (SES-16, ERR-02). */
export const tellFailure = (injector: Injector, failure: ServiceError): void => {
  if (failure.status === UNAUTHORISED)
    void fetchSignedIn().then(
      ({ ReportUnauthorised }) => injector.get(ReportUnauthorised)(),
      () => recoverFromMissingScript(),
    );
  else injector.get(ReportServiceError)(failure);
};
