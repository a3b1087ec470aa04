import { describe, expect, it } from 'vitest';
import { inboxOf } from '#core/notifications/inbox.ts';

const NICCOLO = 'DLCNCL82E05F839N';

describe('inboxOf', () => {
  it('[NOTE-04] should be of kind AGRI with the selected company for a farmer', () => {
    expect(inboxOf({ isCaa: false, fiscalCode: NICCOLO, selectedCuaa: '01234560066' })).toEqual({
      kind: 'AGRI',
      id: '01234560066',
      reader: NICCOLO,
    });
  });

  it('[NOTE-04] should be of kind CAA with the fiscal code for an operator, whatever company was selected before', () => {
    expect(inboxOf({ isCaa: true, fiscalCode: NICCOLO, selectedCuaa: '01234560066' })).toEqual({
      kind: 'CAA',
      id: NICCOLO,
      reader: NICCOLO,
    });
    expect(inboxOf({ isCaa: true, fiscalCode: NICCOLO })).toEqual({ kind: 'CAA', id: NICCOLO, reader: NICCOLO });
  });

  it('should be none for a farmer who has not selected a company', () => {
    expect(inboxOf({ isCaa: false, fiscalCode: NICCOLO, selectedCuaa: undefined })).toBeUndefined();
  });
});
