import { useEffect, useState } from 'react';
import { addressToText, queryValue } from '#core/kernel/address.ts';
import { COMPANY_PARAMETER, companyOfferOf, withCompany } from '#core/session/company-offer.ts';
import type { Farmer } from '#core/session/state.ts';
import { ChooseCompany } from '#core/session/use-cases.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAddress, useNavigate } from '#ui/routing/address.tsx';
import { useAction } from '#ui/state/injection.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const COPY = SESSION_COPY.deepLink;

/**
 * A link may lead to a page of another of the person's companies: the switch is offered. Once the address and the company
 * in use agree, it is the address that follows the company, and a company that the person does not hold is left out of it.
 */
export const CompanyOffer = ({ session }: { readonly session: Farmer }) => {
  const { path, query, pairs } = useAddress();
  const navigate = useNavigate();
  const chooseCompany = useAction(ChooseCompany);
  const here = `${path}?${query}`;
  const [agreed, setAgreed] = useState<string>();
  const offer = companyOfferOf(session, queryValue(pairs, COMPANY_PARAMETER));
  const agrees = offer.kind === 'here';
  const isStale = offer.kind === 'notHeld' || (offer.kind === 'switch' && agreed === here);
  const nameless = addressToText({ path, query: withCompany(pairs, undefined), hash: '' });
  const named = addressToText({ path, query: withCompany(pairs, session.selectedCuaa), hash: '' });

  useEffect(() => {
    if (agrees) setAgreed(here);
  }, [agrees, here]);
  useEffect(() => {
    if (isStale) navigate(offer.kind === 'notHeld' ? nameless : named, { replace: true });
  }, [isStale, offer.kind, nameless, named, navigate]);

  // One offer at a time: what another tab has chosen comes first.
  if (offer.kind !== 'switch' || isStale || session.chosenElsewhere !== undefined) return null;
  const { cuaa, registeredName } = offer.company;
  return (
    <SwitchDialog
      title={COPY.title(registeredName)}
      session={session}
      follow={SESSION_COPY.elsewhere.follow}
      stay={SESSION_COPY.elsewhere.stay}
      onFollow={() => void chooseCompany(cuaa, false)}
      onStay={() => navigate(nameless, { replace: true })}
    />
  );
};
