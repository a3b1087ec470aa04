import { createHash } from 'node:crypto';
import { array, property, assert, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  POLICY,
  policyWithSheets,
  securityHeaders,
  sheetNumber,
} from '#adapters/http/server/protection/security-headers.ts';

const policy = securityHeaders({ formTargets: [], frames: [], tls: false, staging: false, loose: false })[POLICY] ?? '';
const stylesOf = (text: string): string => text.split(';').find((one) => one.startsWith('style-src ')) ?? '';

describe('policyWithSheets', () => {
  it('should let through the sheets of the page by their numbers, and change nothing else', () => {
    assert(
      property(array(string()), (sheets) => {
        const own = policyWithSheets(policy, sheets.map(sheetNumber));
        const numbers = sheets.map((sheet) => ` 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
        expect(stylesOf(own)).toBe(`style-src 'self'${numbers.join('')}`);
        expect(own.replace(stylesOf(own), stylesOf(policy))).toBe(policy);
      }),
    );
  });
});
