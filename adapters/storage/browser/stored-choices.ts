import { rememberedFromText, rememberedToText, type RememberedChoices } from '#core/session/remembered-choices.ts';
import type { TextStore } from './safe-store.ts';

/** Keeps the stored choices in the browser, under the names of the specification (SES-24). */
export const storedChoices = (store: TextStore): RememberedChoices => ({
  get: (key) => rememberedFromText(key, store.getItem(key)),
  set: (key, value) => store.setItem(key, rememberedToText(value)),
  clear: (key) => store.removeItem(key),
});
