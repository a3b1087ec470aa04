import type { AlertSearch } from '#core/alerts/alert-search.ts';
import type { Told } from '#core/alerts/digest.ts';

/** A message as it waits: a confirmation, whose lists are read when it leaves, or what is new in a list. */
export type QueuedMail =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'digest'; readonly search: AlertSearch; readonly told: readonly Told[] };
