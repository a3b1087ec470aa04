import type { AddressLine } from './address-line.ts';

/** Addresses that lead to another page (D-14). */
export const REDIRECT_ADDRESSES = [
  {
    id: 'communication',
    kind: 'own',
    pattern: '/comunicazione',
    audience: 'everyone',
    title: '{AGENCY} comunica',
    redirectTo: 'communicates',
  },
  {
    id: 'discover',
    kind: 'own',
    pattern: '/scopri-di-piu',
    audience: 'everyone',
    title: 'Scopri di più',
    redirectTo: 'agency',
  },
] as const satisfies readonly AddressLine[];
