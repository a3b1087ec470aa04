import { portKey } from '#core/kernel/port-key.ts';

/** Keeps a text where the reader can paste it from. Throws where the browser does not let it. */
export interface Clipboard {
  write(text: string): Promise<void>;
}
export const Clipboard = portKey<Clipboard>('Clipboard');
