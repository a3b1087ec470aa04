import { createHash } from 'node:crypto';
import { array, property, assert, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hashesOf,
  POLICY,
  type PolicyOrigins,
  policyWithInline,
  securityHeaders,
} from '#adapters/http/server/protection/security-headers.ts';

const headersWith = (given: Partial<PolicyOrigins>): Readonly<Record<string, string>> =>
  securityHeaders({
    formTargets: [],
    frames: [],
    tls: false,
    hstsSubdomains: false,
    staging: false,
    loose: false,
    ...given,
  });
const policyOf = (loose: boolean): string => headersWith({ loose })[POLICY] ?? '';
const directive = (policy: string, name: string): string =>
  policy.split(';').find((one) => one.startsWith(`${name} `)) ?? '';
const sources = (texts: readonly string[]): string =>
  texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

describe('policyWithInline', () => {
  it('should let through the inline parts of the page by their hashes, and change nothing else', () => {
    assert(
      property(array(string()), array(string()), (styles, scripts) => {
        const policy = policyOf(false);
        const own = policyWithInline(policy, hashesOf({ styles, scripts }));
        expect(directive(own, 'style-src')).toBe(`style-src 'self'${sources(styles)}`);
        expect(directive(own, 'script-src')).toBe(`script-src 'self'${sources(scripts)}`);
        const bare = own
          .replace(directive(own, 'style-src'), "style-src 'self'")
          .replace(directive(own, 'script-src'), "script-src 'self'");
        expect(bare).toBe(policy);
      }),
    );
  });

  it('should leave a policy as it is that lets through everything inline', () => {
    const policy = policyOf(true);
    expect(policyWithInline(policy, hashesOf({ styles: ['a{}'], scripts: ['b()'] }))).toBe(policy);
  });
});

describe('strict transport security', () => {
  it.each([
    [{ tls: false, hstsSubdomains: true }, undefined],
    [{ tls: true, hstsSubdomains: false }, 'max-age=31536000'],
    [{ tls: true, hstsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
  ])('[API-10] should bind the names below only where the agency says so: %j', (given, expected) => {
    expect(headersWith(given)['strict-transport-security']).toBe(expected);
  });
});
