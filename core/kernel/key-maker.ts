import { portKey } from './port-key.ts';

/** Makes keys that nobody else has made. */
export interface KeyMaker {
  next(): string;
}
export const KeyMaker = portKey<KeyMaker>('KeyMaker');
