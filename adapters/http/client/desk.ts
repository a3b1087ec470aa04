import type { DeskRepository } from '#core/desk/desk-repository.ts';
import { deskCalls } from '#adapters/http/contract/figures.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** What stands on the desks, over the service. */
export const httpDesk = (http: Http): DeskRepository => {
  const calls = callsOf(http, deskCalls);
  return {
    services: (role) => calls.services({ isCAA: role === 'caa' ? true : undefined }),
    aids: () => calls.aids(),
    figures: () => calls.figures(),
  };
};
