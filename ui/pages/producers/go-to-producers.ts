import { useCallback } from 'react';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { type ProducerAddress, producerAddressTo } from '#core/producers/producer-list.ts';
import { stateWithNote, TypedTexts } from '#core/producers/typed-texts.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';

/** Where a list of producers is, but for what was typed. */
export const producersPath = ({ table }: Pick<PageContext, 'table'>, address: ProducerAddress): string => {
  const query = pairsToQuery(producerAddressTo(address));
  return `${pathTo(table, 'producers')}${query === '' ? '' : `?${query}`}`;
};

/** Goes to a list: its filters into the address, what was typed only into the memory of this document. */
export const useGoToProducers = (
  context: PageContext,
): ((address: ProducerAddress, options?: { readonly replace: boolean }) => void) => {
  const navigate = useNavigate();
  const texts = useInjection(TypedTexts);
  const { table } = context;
  return useCallback(
    (address, options) =>
      navigate(producersPath({ table }, address), { ...options, state: stateWithNote(texts.note(address.text)) }),
    [table, navigate, texts],
  );
};
