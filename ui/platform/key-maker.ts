import type { KeyMaker } from '#core/kernel/key-maker.ts';

/** Makes keys that no other request has: random, from the browser's own source. */
export const randomKeys: KeyMaker = { next: () => crypto.randomUUID() };
