import type { Parameters } from './parameters.ts';

/** Where the answer goes and how it is written there. */
export interface ReturnAddress {
  readonly redirectUri: string;
  readonly mode: 'fragment' | 'query';
  readonly state: string | undefined;
}

/** A request to sign in that keeps the protocol's rules. */
export interface AuthorizationRequest {
  readonly returnTo: ReturnAddress;
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly scope: string;
  readonly prompt: 'none' | 'login' | 'any';
  /** A session older than this many milliseconds does not count; undefined for any age. */
  readonly maxAgeMs: number | undefined;
}

/**
 * What a request to sign in is: valid; wrong in a way that is told to the client; or so wrong that the
 * browser must not be sent anywhere (unknown client or address), with a sentence for the person.
 */
export type AuthorizationReading =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  | {
      readonly kind: 'returned';
      readonly returnTo: ReturnAddress;
      readonly error: string;
      readonly description: string;
    }
  | { readonly kind: 'refused'; readonly message: string };

/** What the provider knows of its one client. */
export interface ClientRules {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
}

const S256_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const WHOLE_SECONDS = /^\d{1,9}$/;

/** Reads a request to sign in: exact redirect address, `code` only, PKCE with S256 only. */
export const readAuthorizationRequest = (
  parameters: Parameters | undefined,
  client: ClientRules,
): AuthorizationReading => {
  if (parameters === undefined)
    return { kind: 'refused', message: 'La richiesta di accesso ripete un parametro o ne contiene uno troppo lungo.' };
  if (parameters.get('client_id') !== client.clientId)
    return { kind: 'refused', message: 'L’applicazione che chiede l’accesso non è conosciuta.' };
  const redirectUri = parameters.get('redirect_uri');
  if (redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
    return { kind: 'refused', message: 'L’indirizzo a cui tornare dopo l’accesso non è tra quelli ammessi.' };
  }

  const mode = parameters.get('response_mode') ?? 'query';
  const returnTo: ReturnAddress = {
    redirectUri,
    mode: mode === 'fragment' ? 'fragment' : 'query',
    state: parameters.get('state'),
  };
  const returned = (error: string, description: string): AuthorizationReading => ({
    kind: 'returned',
    returnTo,
    error,
    description,
  });

  if (mode !== 'fragment' && mode !== 'query') return returned('invalid_request', 'response_mode non ammesso');
  const responseType = parameters.get('response_type');
  if (responseType === undefined) return returned('invalid_request', 'manca response_type');
  if (responseType !== 'code') return returned('unsupported_response_type', 'response_type ammesso: code');

  const challenge = parameters.get('code_challenge');
  if (parameters.get('code_challenge_method') !== 'S256')
    return returned('invalid_request', 'code_challenge_method ammesso: S256');
  if (challenge === undefined || !S256_CHALLENGE.test(challenge))
    return returned('invalid_request', 'code_challenge mancante o non valido');

  const prompts = (parameters.get('prompt') ?? '').split(' ').filter((one) => one !== '');
  if (prompts.includes('none') && prompts.length > 1)
    return returned('invalid_request', 'prompt=none non ammette altri valori');
  const prompt = prompts.includes('none') ? 'none' : prompts.includes('login') ? 'login' : 'any';

  const maxAge = parameters.get('max_age');
  if (maxAge !== undefined && !WHOLE_SECONDS.test(maxAge)) return returned('invalid_request', 'max_age non valido');

  return {
    kind: 'valid',
    request: {
      returnTo,
      challenge,
      nonce: parameters.get('nonce'),
      scope: parameters.get('scope') ?? 'openid',
      prompt,
      maxAgeMs: maxAge === undefined ? undefined : Number(maxAge) * 1000,
    },
  };
};

/** The address with the provider's answer in it: after `#` or in the query, whatever was asked. */
export const answerAddress = (to: ReturnAddress, answer: Readonly<Record<string, string>>): string => {
  const address = new URL(to.redirectUri);
  const pairs = new URLSearchParams({ ...(to.state === undefined ? {} : { state: to.state }), ...answer });
  if (to.mode === 'fragment') address.hash = pairs.toString();
  else for (const [name, value] of pairs) address.searchParams.append(name, value);
  return address.toString();
};
