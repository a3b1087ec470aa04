import { pairsToQuery } from '#core/kernel/address.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { TYPED_PARAMETER } from '#core/producers/producer-text.ts';
import { isLoggedIn, type SessionState } from '#core/session/state.ts';
import { SearchBox } from '#ui/components/frame/search-box.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { SignedIn } from './signed-in.ts';

const FIELD_ID = 'cerca-produttore';

/** The search of a centre in the brand row; until it is known who is here, a form that leads to the list (CAAK-01, D-44). */
export const ProducerBox = ({ session }: { readonly session: SessionState }) => {
  const list = pathTo(routeTable(useInjection(PortalSettings).names), 'producers');
  const href = useHref();
  const navigate = useNavigate();
  const box = {
    action: href(list),
    name: TYPED_PARAMETER,
    value: '',
    label: FRAME.producerSearch,
    hint: FRAME.producerHint,
    fieldId: FIELD_ID,
    // As the form itself does: what is typed before it is known who is here goes along.
    onSearch: (text: string) => navigate(text === '' ? list : `${list}?${pairsToQuery([[TYPED_PARAMETER, text]])}`),
  };
  return isLoggedIn(session) ? (
    <SignedIn>{({ ProducerSearch }) => <ProducerSearch box={box} />}</SignedIn>
  ) : (
    <SearchBox {...box} />
  );
};
