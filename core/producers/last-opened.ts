import { defineUseCase } from '#core/kernel/port-key.ts';
import type { Producer } from './producer.ts';

/** A producer that was opened, as far as it takes to find it again. */
export type OpenedProducer = Pick<Producer, 'friendlyUrl' | 'registeredName' | 'cuaa'>;

/** How many are remembered. */
const MOST = 3;

/**
 * The producers that were opened last, the latest first. A name or a CUAA may be those of a person: they are remembered only while this
 * document lives, and no storage holds them (CAAK-03).
 */
export interface LastOpened {
  note(producer: OpenedProducer): void;
  latest(): readonly OpenedProducer[];
}

/** Builds `LastOpened`. */
export const makeLastOpened = (): LastOpened => {
  let opened: readonly OpenedProducer[] = [];
  return {
    note: ({ friendlyUrl, registeredName, cuaa }) => {
      opened = [
        { friendlyUrl, registeredName, cuaa },
        ...opened.filter((one) => one.friendlyUrl !== friendlyUrl),
      ].slice(0, MOST);
    },
    latest: () => opened,
  };
};
export const LastOpened = defineUseCase('LastOpened', [], makeLastOpened);
