import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractFragment, anchorOfContract, anchorOfNotice } from '#core/company-file/file-anchor.ts';
import { type CompanyFileNoticeCode, FILE_NOTICES } from '#core/company-file/notice.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const CODES = Object.keys(FILE_NOTICES) as CompanyFileNoticeCode[];

describe('anchorOfNotice', () => {
  it('[FILE-16] should give each notice a card of its own, by a name that an address can carry', () => {
    const fragments = CODES.map((code) => anchorOfNotice(code).fragment);
    expect(new Set(fragments).size).toBe(CODES.length);
    for (const fragment of fragments) expect(encodeURIComponent(fragment)).toBe(fragment);
  });
});

describe('contractFragment', () => {
  it('[FILE-16] should name a contract by its protocol number, and lead to the tab of the contracts', () => {
    expect(anchorOfContract('ANPAG.2022.0115590')).toEqual({
      tab: 'contracts',
      fragment: 'contratto-ANPAG.2022.0115590',
    });
    expect(anchorOfContract(undefined)).toEqual({ tab: 'contracts', fragment: undefined });
  });

  it('[FILE-16] should be an id without blanks for any number, and none for an empty one', () => {
    fc.assert(
      fc.property(anyText(), (protocol) => {
        const fragment = contractFragment(protocol);
        if (protocol.trim() === '') expect(fragment).toBeUndefined();
        else expect(fragment).toMatch(/^contratto-\S+$/u);
      }),
      RUNS,
    );
  });
});
