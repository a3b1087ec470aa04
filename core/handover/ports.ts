import { portKey } from '#core/kernel/port-key.ts';

/** A form to send by POST in a new window. */
export interface FormToPost {
  /** Full http or https address. */
  readonly action: string;
  /** Hidden fields in order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Sends a form by POST. */
export interface FormPoster {
  /** Sends it in a new window; false where the browser blocks the window, and then nothing is sent. */
  postInNewWindow(form: FormToPost): boolean;
  /** Sends it in this window, which leaves the portal. */
  postHere(form: FormToPost): void;
}
export const FormPoster = portKey<FormPoster>('FormPoster');

/** Gives the bearer token of the person; the sign-on provider's adapter fits. */
export interface TokenSource {
  token(): string | undefined;
}
export const TokenSource = portKey<TokenSource>('TokenSource');
