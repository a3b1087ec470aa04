import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { AddressProvider, type AddressSource } from './routing/address.tsx';
import { InjectionProvider, type Injector } from './state/injection.tsx';
import { PortalRouter } from './routing/router.tsx';

/** What a rendering of the portal is made from; the same on the server and in the browser. */
export interface PortalProps {
  readonly injector: Injector;
  readonly client: QueryClient;
  readonly address: AddressSource;
}

/** The portal, from its composition down. */
export const Portal = ({ injector, client, address }: PortalProps) => (
  <InjectionProvider value={injector}>
    <QueryClientProvider client={client}>
      <AddressProvider value={address}>
        <PortalRouter />
      </AddressProvider>
    </QueryClientProvider>
  </InjectionProvider>
);
