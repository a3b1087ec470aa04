import { portKey, defineUseCase } from '#core/kernel/port-key.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';
import type { AssistanceDraft, AssistanceScope } from './assistance-request.ts';

/** A request that a page of the reserved area has begun for somebody: it goes to the form in memory, and stands in no address (PAGA-03). */
export interface PreparedRequest {
  /** The fiscal code of the person logged in: nobody else is shown it. */
  readonly writer: string;
  /** The "ambito" of the office that can answer, where it is known. */
  readonly scope: string | undefined;
  readonly subject: string;
  readonly message: string;
}

/** The request on its way to the form, if there is one. */
export interface PreparedState {
  readonly request: PreparedRequest | undefined;
}
export type PreparedRequestCell = StateCell<PreparedState>;
export const PreparedRequestCell = portKey<PreparedRequestCell>('PreparedRequestCell');

/** Nothing is prepared. A fresh object each time. */
export const nothingPrepared = (): PreparedState => ({ request: undefined });

/** Puts a request where the form finds it. */
export type PrepareRequest = (request: PreparedRequest) => void;

/** Takes the request that was prepared for this very person, once; what was prepared for somebody else goes, unseen (SES-28). */
export type TakePreparedRequest = (writer: string) => PreparedRequest | undefined;

/** Builds `PrepareRequest`. */
export const makePrepareRequest =
  (cell: PreparedRequestCell): PrepareRequest =>
  (request) =>
    cell.replace({ request });
export const PrepareRequest = defineUseCase('PrepareRequest', [PreparedRequestCell], makePrepareRequest);

/** Builds `TakePreparedRequest`. */
export const makeTakePreparedRequest =
  (cell: PreparedRequestCell): TakePreparedRequest =>
  (writer) => {
    const { request } = cell.read();
    if (request === undefined) return undefined;
    cell.replace(nothingPrepared());
    return request.writer === writer ? request : undefined;
  };
export const TakePreparedRequest = defineUseCase('TakePreparedRequest', [PreparedRequestCell], makeTakePreparedRequest);

/** A blank form with what was prepared written in; an "ambito" that the form does not offer is left to the person. */
export const draftWith = (
  blank: AssistanceDraft,
  { scope, subject, message }: PreparedRequest,
  scopes: readonly AssistanceScope[],
): AssistanceDraft => ({
  ...blank,
  subject,
  message,
  scope: scope !== undefined && scopes.some(({ value }) => value === scope) ? scope : '',
});
