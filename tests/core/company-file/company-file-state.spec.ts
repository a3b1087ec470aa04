import { describe, expect, it } from 'vitest';
import {
  noCompanyFile,
  withCompanyFileOf,
  withoutCompanyFile,
  withPart,
  type CompanyFileState,
} from '#core/company-file/company-file-state.ts';

const ANNA = 'BNCNNA80A41H501R';
const VINES = '01234560017';
const refused = { kind: 'failed', failure: 'company-file.forbidden', status: undefined } as const;

describe('withPart', () => {
  const asked = withCompanyFileOf(noCompanyFile(), ANNA);

  it('should take the news that the open file asked for', () => {
    expect(withPart(asked, asked, 'header', refused)).toEqual({ ...asked, parts: { ...asked.parts, header: refused } });
  });

  it.each([
    ['of another company', withCompanyFileOf(asked, VINES)],
    ['of the same company, opened once more', withCompanyFileOf(withCompanyFileOf(asked, VINES), ANNA)],
    ['of nobody, as it was closed', withoutCompanyFile(asked)],
  ] satisfies [string, CompanyFileState][])(
    '[NAV-25] [PAGE-07] should take no late news once the file is %s',
    (_, state) => {
      expect(withPart(state, asked, 'header', refused)).toBe(state);
    },
  );

  it('[PAGE-07] should open nothing by news while no file is open', () => {
    const closed = noCompanyFile();
    expect(withPart(closed, { opening: closed.opening }, 'header', refused)).toBe(closed);
  });
});

describe('withCompanyFileOf and withoutCompanyFile', () => {
  it('should count each opening and closing, but not the same company again', () => {
    const first = withCompanyFileOf(noCompanyFile(), ANNA);
    const states = [
      noCompanyFile(),
      first,
      withCompanyFileOf(first, ANNA),
      withoutCompanyFile(first),
      withCompanyFileOf(withoutCompanyFile(first), ANNA),
    ];
    expect(states.map(({ opening }) => opening)).toEqual([0, 1, 1, 2, 3]);
  });
});
