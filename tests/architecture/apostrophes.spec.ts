import { describe, expect, it } from 'vitest';
import { straightApostrophesInCode, straightApostrophesInContent } from './apostrophes.ts';
import { contentFiles, foundIn, shippedCode } from './texts.ts';

describe('apostrophes in what people read', () => {
  it.each([
    `const a = "L'Agenzia";`,
    `const a = 'Accedi all\\'area riservata';`,
    "const a = (count) => `L'elenco ha ${count} voci`;",
    `const a = <p>Hai bisogno d'aiuto?</p>;`,
    `const a = "un po' di pazienza";`,
  ])('should notice %s', (line) => {
    expect(straightApostrophesInCode('a.tsx', line)).toHaveLength(1);
  });

  it.each([`// the portal's own\nconst a = 'L’Agenzia';`, `const a = "date '2026-03-29'";`])(
    'should let %s be',
    (line) => {
      expect(straightApostrophesInCode('a.tsx', line)).toEqual([]);
    },
  );

  it('should notice lines of content, also where the apostrophe is written twice', () => {
    expect(straightApostrophesInContent("title: L'olio\ntext: 'dell''olio'\nkind: 'direct' # l'elenco")).toHaveLength(
      2,
    );
  });

  it('should find only printed apostrophes in the code that ships', () => {
    const sources = shippedCode();
    expect(sources.length).toBeGreaterThan(500);
    expect(foundIn(sources, straightApostrophesInCode)).toEqual([]);
  });

  it('should find only printed apostrophes in the content files', () => {
    const contents = contentFiles();
    expect(contents.length).toBeGreaterThan(100);
    expect(foundIn(contents, (_path, source) => straightApostrophesInContent(source))).toEqual([]);
  });
});
