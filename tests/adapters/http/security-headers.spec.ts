import { createHash } from 'node:crypto';
import { property, assert, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLICY, policyWithSheet, securityHeaders } from '#adapters/http/server/protection/security-headers.ts';

const policy = securityHeaders({ formTargets: [], frames: [], tls: false, loose: false })[POLICY] ?? '';
const stylesOf = (text: string): string => text.split(';').find((one) => one.startsWith('style-src ')) ?? '';

describe('policyWithSheet', () => {
  it('should let through the sheet of the page by its number, and change nothing else', () => {
    assert(
      property(string(), (sheet) => {
        const own = policyWithSheet(policy, sheet);
        const number = createHash('sha256').update(sheet).digest('base64');
        expect(stylesOf(own)).toBe(`style-src 'self' 'sha256-${number}'`);
        expect(own.replace(stylesOf(own), stylesOf(policy))).toBe(policy);
      }),
    );
  });
});
