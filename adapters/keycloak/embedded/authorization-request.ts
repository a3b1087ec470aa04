import type { Parameters } from './http.ts';

/** Where the response goes, and whether in the query or in the fragment. */
interface RedirectTarget {
  readonly redirectUri: string;
  readonly mode: 'fragment' | 'query';
  readonly state: string | undefined;
}

/** A valid authorization request. */
export interface AuthorizationRequest {
  readonly target: RedirectTarget;
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly scope: string;
  readonly prompt: 'none' | 'login' | undefined;
  /** A session older than this does not count; undefined for any age. */
  readonly maxAgeMs: number | undefined;
}

/** `refused` when the browser must not be redirected at all (unknown client or address): the message is shown to the user. */
type AuthorizationReading =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  | { readonly kind: 'invalid'; readonly target: RedirectTarget; readonly error: string; readonly description: string }
  | { readonly kind: 'refused'; readonly message: string };

const S256_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const WHOLE_SECONDS = /^\d{1,9}$/;

/** Reads an authorization request: exact redirect URI, `code` only, PKCE with S256 only. */
export const readAuthorizationRequest = (
  parameters: Parameters | undefined,
  client: {
    readonly clientId: string;
    readonly redirectUris: readonly string[];
    readonly loopbackPaths?: readonly string[];
  },
): AuthorizationReading => {
  if (parameters === undefined)
    return { kind: 'refused', message: 'La richiesta di accesso ripete un parametro o ne contiene uno troppo lungo.' };
  if (parameters.get('client_id') !== client.clientId)
    return { kind: 'refused', message: 'L’applicazione che chiede l’accesso non è conosciuta.' };
  const redirectUri = parameters.get('redirect_uri');
  if (
    redirectUri === undefined ||
    !(client.redirectUris.includes(redirectUri) || isLoopback(redirectUri, client.loopbackPaths))
  )
    return { kind: 'refused', message: 'L’indirizzo a cui tornare dopo l’accesso non è tra quelli ammessi.' };

  const mode = parameters.get('response_mode') === 'fragment' ? 'fragment' : 'query';
  const target: RedirectTarget = { redirectUri, mode, state: parameters.get('state') };
  const fault = faultOf(parameters);
  if (fault !== undefined) return { kind: 'invalid', target, error: fault[0], description: fault[1] };

  const prompts = promptsOf(parameters);
  const maxAge = parameters.get('max_age');
  return {
    kind: 'valid',
    request: {
      target,
      challenge: parameters.get('code_challenge') ?? '',
      nonce: parameters.get('nonce'),
      scope: parameters.get('scope') ?? 'openid',
      prompt: prompts.includes('none') ? 'none' : prompts.includes('login') ? 'login' : undefined,
      maxAgeMs: maxAge === undefined ? undefined : Number(maxAge) * 1000,
    },
  };
};

/** The redirect URI with the response in its query or fragment. */
export const responseUrl = (target: RedirectTarget, response: Readonly<Record<string, string>>): string => {
  const url = new URL(target.redirectUri);
  const pairs = new URLSearchParams({ ...(target.state === undefined ? {} : { state: target.state }), ...response });
  if (target.mode === 'fragment') url.hash = pairs.toString();
  else for (const [name, value] of pairs) url.searchParams.append(name, value);
  return url.toString();
};

// Helpers

const isLoopback = (uri: string, paths: readonly string[] = []): boolean =>
  paths.some((path) => new RegExp(`^http://127\\.0\\.0\\.1:\\d{1,5}${path}$`, 'u').test(uri));

const promptsOf = (parameters: Parameters): readonly string[] =>
  (parameters.get('prompt') ?? '').split(' ').filter((one) => one !== '');

/** Error code and description, for the client. */
const faultOf = (parameters: Parameters): readonly [string, string] | undefined => {
  if (!['query', 'fragment'].includes(parameters.get('response_mode') ?? 'query'))
    return ['invalid_request', 'response_mode non ammesso'];
  const responseType = parameters.get('response_type');
  if (responseType === undefined) return ['invalid_request', 'manca response_type'];
  if (responseType !== 'code') return ['unsupported_response_type', 'response_type ammesso: code'];
  if (parameters.get('code_challenge_method') !== 'S256')
    return ['invalid_request', 'code_challenge_method ammesso: S256'];
  if (!S256_CHALLENGE.test(parameters.get('code_challenge') ?? ''))
    return ['invalid_request', 'code_challenge mancante o non valido'];
  const prompts = promptsOf(parameters);
  if (prompts.includes('none') && prompts.length > 1)
    return ['invalid_request', 'prompt=none non ammette altri valori'];
  if (!WHOLE_SECONDS.test(parameters.get('max_age') ?? '0')) return ['invalid_request', 'max_age non valido'];
  return undefined;
};
