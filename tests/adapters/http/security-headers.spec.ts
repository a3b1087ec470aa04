import { createHash } from 'node:crypto';
import { property, assert, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLICY, policyWithInline, securityHeaders } from '#adapters/http/server/protection/security-headers.ts';

const policy = securityHeaders({ formTargets: [], frames: [], tls: false, loose: false })[POLICY] ?? '';
const directiveOf = (text: string, name: string): string =>
  text.split(';').find((one) => one.startsWith(`${name} `)) ?? '';
const numberOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('policyWithInline', () => {
  it('should let through the sheet and the script of the page by their numbers, and change nothing else', () => {
    assert(
      property(string(), string(), (sheet, script) => {
        const own = policyWithInline(policy, { sheet, script });
        expect(directiveOf(own, 'style-src')).toBe(`style-src 'self' ${numberOf(sheet)}`);
        expect(directiveOf(own, 'script-src')).toBe(`script-src 'self' ${numberOf(script)}`);
        expect(own.replace(` ${numberOf(sheet)}`, '').replace(` ${numberOf(script)}`, '')).toBe(policy);
      }),
    );
  });
});
