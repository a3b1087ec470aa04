import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { MissingScript } from '#core/navigation/missing-script.ts';
import { AddressProvider, type AddressSource } from './routing/address.tsx';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { InjectionProvider, type Injector } from './state/injection.tsx';
import { PortalRouter } from './routing/router.tsx';
import { TodayProvider } from './state/today.tsx';

/** What a rendering of the portal is made from; the same on the server and in the browser. */
export interface PortalProps {
  readonly injector: Injector;
  readonly client: QueryClient;
  readonly address: AddressSource;
  /** The day in Italy on which the service renders, or has rendered, the page. */
  readonly servedDay: IsoDate;
  /** What somebody who is signed in needs did not come: the page says so. */
  readonly missing?: MissingScript | undefined;
}

/** The portal, from its composition down. */
export const Portal = ({ injector, client, address, servedDay, missing }: PortalProps) => (
  <InjectionProvider value={injector}>
    <QueryClientProvider client={client}>
      <AddressProvider value={address}>
        <TodayProvider served={servedDay}>
          <PortalRouter missing={missing} />
        </TodayProvider>
      </AddressProvider>
    </QueryClientProvider>
  </InjectionProvider>
);
