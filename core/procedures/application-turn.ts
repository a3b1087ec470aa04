import { compareTexts } from '#core/kernel/text-order.ts';
import type { ApplicationRequest, Mover } from './application-detail.ts';
import type { Application } from './procedure.ts';

/** What an application waits for. */
export type ApplicationTurn =
  /** Something is to be handed in, or done, by the farmer or the centre. */
  | {
      readonly kind: 'asked';
      readonly who: Mover;
      readonly what: string | undefined;
      readonly request: ApplicationRequest | undefined;
    }
  /** The agency works on it. */
  | { readonly kind: 'agency'; readonly what: string }
  /** It was refused. */
  | { readonly kind: 'refused' }
  /** Nothing holds it up. */
  | { readonly kind: 'free' };

/** The request that is still awaited, the nearest term first; what a row of the list tells where the detail has no requests. */
export const openRequest = ({ detail, request }: Application): ApplicationRequest | undefined => {
  const requests: readonly ApplicationRequest[] = detail?.requests ?? (request === undefined ? [] : [request]);
  return requests
    .filter(({ deliveredOn }) => deliveredOn === undefined)
    .toSorted((a, b) => compareTexts(a.dueOn ?? '~', b.dueOn ?? '~'))[0];
};

/**
 * The party that has to move an application, and what for (PRAT-04). An open request holds it up.
 * Undefined where the service tells nothing of it (D-40).
 */
export const turnOf = (application: Application): ApplicationTurn | undefined => {
  const { detail, state } = application;
  if (state === 'rejected' || detail?.steps?.some(({ refused }) => refused === true) === true)
    return { kind: 'refused' };
  const request = openRequest(application);
  const turn = detail?.turn;
  if (request !== undefined || state === 'draft')
    return {
      kind: 'asked',
      who: turn === undefined || turn.who === 'agency' ? 'farmer' : turn.who,
      what: turn?.who === 'agency' ? undefined : turn?.what,
      request,
    };
  if (turn === undefined) return detail?.steps === undefined ? undefined : { kind: 'free' };
  return turn.who === 'agency'
    ? { kind: 'agency', what: turn.what }
    : { kind: 'asked', who: turn.who, what: turn.what, request: undefined };
};
