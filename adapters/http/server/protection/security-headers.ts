import { createHash } from 'node:crypto';

/** The header of the content policy. */
export const POLICY = 'content-security-policy';

/** What the content policy must let through besides the portal's own origin. */
export interface PolicyOrigins {
  /** Origin of the sign-on provider; undefined when it is the portal's own. */
  readonly provider?: string | undefined;
  /** Where the API and the pictures are, when that is not the portal's own origin. */
  readonly api?: string | undefined;
  readonly images?: string | undefined;
  /** Where page views are counted, if the agency does so. */
  readonly statistics?: string | undefined;
  /** Origins to which pages may post a form: the national system's sign-on. */
  readonly formTargets: readonly string[];
  /** Origins of videos that pages embed. */
  readonly frames: readonly string[];
  /** True behind TLS: browsers must come back by HTTPS only. */
  readonly tls: boolean;
  /** True where the names below the portal's own are all behind TLS too. */
  readonly hstsSubdomains: boolean;
  /** True on a trial, which no search engine may take in. */
  readonly staging: boolean;
  /** True while developing: the build tool writes inline styles and opens a socket. */
  readonly loose: boolean;
}

/** X-Robots-Tag of what is not for search engines. */
export const NOT_INDEXED = 'noindex, nofollow';

const ONE_YEAR_S = 31_536_000;

const NO_PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers that every answer carries: the strict content policy (no inline code but what a page names by its hash, no code from elsewhere, Trusted
 * Types), no sniffing, no framing by others, no referrer to other sites. They depend on nothing but the deployment, so
 * they are made once, at the start.
 */
export const securityHeaders = (origins: PolicyOrigins): Readonly<Record<string, string>> => ({
  [POLICY]: contentPolicy(origins),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': NO_PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  ...(origins.staging ? { 'x-robots-tag': NOT_INDEXED } : {}),
  ...(origins.tls ? { 'strict-transport-security': transportSecurity(origins.hstsSubdomains) } : {}),
});

/** Headers that mean nothing on what is no document: a script, a sheet or a font is never framed, and runs under the policy of its page. */
const OF_DOCUMENTS = [
  POLICY,
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

/** Takes from the answer of a file what it does not need: half a kilobyte and more for each of a page's scripts. */
export const withoutDocumentHeaders = (reply: { removeHeader(name: string): unknown }, file: string): void => {
  if (/\.(?:js|css|woff2)(?:\.(?:br|gz))?$/u.test(file)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
};

/**
 * Headers of the pages on which somebody may be logged in: they share neither window nor process with their opener. A
 * plain visitor's page, on which nothing is anybody's, goes without: in a tab that is new a browser would have to begin
 * a process for it once the answer is here, and the first view came half as late again on a computer.
 */
export const APART: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
};

/** The style sheets and scripts that stand inline in a page, or their hashes. */
export interface InlineParts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The hashes by which a browser knows what stands inline. */
export const hashesOf = ({ styles, scripts }: InlineParts): InlineParts => ({
  styles: styles.map(hashOf),
  scripts: scripts.map(hashOf),
});

/** The policy of a page with inline parts: these very ones are let through, by their hashes, and no other. */
export const policyWithInline = (policy: string, { styles, scripts }: InlineParts): string =>
  withHashes(withHashes(policy, 'style-src', styles), 'script-src', scripts);

// Helpers

const transportSecurity = (subdomains: boolean): string =>
  `max-age=${ONE_YEAR_S}${subdomains ? '; includeSubDomains' : ''}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Where everything inline is let through, as while developing, a hash would end that. */
const withHashes = (policy: string, directive: string, hashes: readonly string[]): string =>
  policy.replace(new RegExp(`${directive} 'self'(?! 'unsafe-inline')`), (own) =>
    [own, ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
  );

const only = (origin: string | undefined): readonly string[] => (origin === undefined ? [] : [origin]);

const contentPolicy = ({ provider, api, images, statistics, formTargets, frames, loose }: PolicyOrigins): string => {
  const own = loose ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  const signOn = only(provider);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': own,
    'style-src': own,
    'img-src': ["'self'", 'data:', ...only(images)],
    'media-src': ["'self'", ...only(images)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...signOn, ...only(api), ...only(statistics), ...(loose ? ['ws:'] : [])],
    'frame-src': ["'self'", ...signOn, ...frames],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...signOn, ...formTargets],
    ...(loose ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
};
