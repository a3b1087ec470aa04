import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOfName } from '#core/formatting/document-formats.ts';
import { fileLabel, formatFileSize } from '#core/formatting/file.ts';
import { foldedWords, foldText } from '#core/formatting/folded.ts';
import { headingIds } from '#core/formatting/heading-id.ts';
import { formatCount } from '#core/formatting/number.ts';
import { MAX_TEXT_LENGTH, typedText } from '#core/formatting/typed-text.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1_000, '1 kB'],
    [412_345, '412 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_449_000, '1,4 MB'],
    [25_000_000, '25 MB'],
  ])('should write %d bytes as «%s»', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });

  it('should say format and size of a download', () => {
    expect(fileLabel('pdf', 412_345)).toBe('PDF, 412 kB');
    expect(fileLabel('.xlsx', 1_449_000)).toBe('XLSX, 1,4 MB');
    expect(fileLabel('tar.gz', 412_345)).toBe('TAR.GZ, 412 kB');
  });

  it.each([
    ['circolare.pdf.p7m', 'PDF firmato (P7M), 11 kB'],
    ['elenco.XML.P7M', 'XML firmato (P7M), 11 kB'],
    ['allegato.p7m', 'File firmato (P7M), 11 kB'],
    ['avviso.pdf.p7s', 'Firma di un PDF (P7S), 11 kB'],
    ['avviso.pdf.tsd', 'PDF firmato (TSD), 11 kB'],
    ['confini.gpkg', 'GPKG, 11 kB'],
    ['relazione.v2.docx', 'DOCX, 11 kB'],
  ])('[API-08] should say of %s what it is: «%s»', (name, label) => {
    expect(fileLabel(formatOfName(name), 11_204)).toBe(label);
  });
});

describe('formatCount', () => {
  it('[CONST-01] should group thousands below ten thousand too', () => {
    expect([0, 999, 1000, 12_345].map(formatCount)).toEqual(['0', '999', '1.000', '12.345']);
  });
});

describe('foldText', () => {
  it.each([
    ["L'Unità  n. 5", 'l unita n 5'],
    ['Reg. (UE) 1308/2013', 'reg ue 1308 2013'],
    ['PERCHÉ', 'perche'],
    ['!!!', ''],
  ])('should fold «%s» into «%s»', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('should find no word in a text of signs alone', () => {
    expect([foldedWords('!!!'), foldedWords('')]).toEqual([[], []]);
  });

  it('should change nothing the second time', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldedWords(text).join(' ')).toBe(foldText(text));
      }),
      RUNS,
    );
  });
});

describe('typedText', () => {
  it('[LIST-03] should be the same after one round, also where the limit cuts through a composed picture', () => {
    const once = typedText(`${'a'.repeat(MAX_TEXT_LENGTH - 3)}👩\u200D🌾`);
    expect(typedText(once)).toBe(once);
    fc.assert(
      fc.property(fc.nat(8), anyText(), (less, text) => {
        const typed = typedText(`${'a'.repeat(MAX_TEXT_LENGTH - less)}${text}`);
        expect(typedText(typed)).toBe(typed);
        expect(typed.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
      }),
      RUNS,
    );
  });

  it('should keep words apart and show where half a character stood', () => {
    expect(typedText('prima\tseconda')).toBe('prima seconda');
    expect(typedText('uva\uD83D')).toBe('uva\uFFFD');
  });

  it('should not count the blanks before the text, nor end in the blank of a cut', () => {
    const longest = 'a'.repeat(MAX_TEXT_LENGTH);
    expect(typedText(`  ${longest}`)).toBe(longest);
    expect(typedText(`${'a'.repeat(MAX_TEXT_LENGTH - 1)} b`)).toBe('a'.repeat(MAX_TEXT_LENGTH - 1));
  });

  it('should cut what is too long and never leave half a character', () => {
    expect(typedText('a'.repeat(MAX_TEXT_LENGTH + 1))).toHaveLength(MAX_TEXT_LENGTH);
    expect(typedText(`${'a'.repeat(MAX_TEXT_LENGTH - 1)}😀`)).toBe('a'.repeat(MAX_TEXT_LENGTH - 1));
  });

  it('[LIST-03] should be fit for an address, and change nothing the second time', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const typed = typedText(text);
        expect(typedText(typed)).toBe(typed);
        expect(decodeURIComponent(encodeURIComponent(typed))).toBe(typed);
        expect(/\p{Cc}/u.test(typed)).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('headingIds', () => {
  it('should be readable and different from each other', () => {
    expect(headingIds(['A chi è rivolto', 'Contatti', 'Contatti', '???', 'Contatti 2'])).toEqual([
      'a-chi-e-rivolto',
      'contatti',
      'contatti-2',
      'sezione',
      'contatti-2-2',
    ]);
    expect(headingIds(['Contatti', 'Contatti', 'Contatti'])).toEqual(['contatti', 'contatti-2', 'contatti-3']);
  });

  it('should give every heading an anchor of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText(), fc.constantFrom('Contatti', 'contatti-2', 'Contatti 2'))),
        (headings) => {
          const ids = headingIds(headings);
          expect(ids).toHaveLength(headings.length);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.every((id) => /^[\p{L}\p{N}-]+$/u.test(id))).toBe(true);
        },
      ),
      RUNS,
    );
  });
});
