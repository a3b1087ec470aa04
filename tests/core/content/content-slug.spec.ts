import { assert, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSlugOf } from '#core/content/content-slug.ts';
import { percentEncode } from '#core/kernel/address.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { someTable as table } from '../navigation/deployment.ts';

const slugAt = (path: string): string | undefined => {
  const match = matchRoute(table, path);
  return match === undefined ? undefined : contentSlugOf(match);
};

describe('contentSlugOf', () => {
  it('[ROUTE-04] [ROUTE-06] [ROUTE-12] should be the path, unless the table says another', () => {
    expect(slugAt('/agenzia/direttore')).toBe('agenzia/direttore');
    expect(slugAt('/aiuti-e-bandi/pagamenti-ocm/vino/vendemmia-verde')).toBe(
      'aiuti-e-bandi/pagamenti-ocm/vino/vendemmia-verde',
    );
    expect(slugAt('/amministrazione-trasparente/organizzazione/articolazione-degli-uffici')).toBe(
      'amministrazione-trasparente/organizzazione/articolazione-degli-uffici',
    );
    expect(slugAt('/anpag-comunica/suolo-vivo')).toBe('progetti/suolo-vivo');
    expect(slugAt('/servizi/anpag-mobile')).toBe('servizi/app');
  });

  it('should decode what the address encodes, whatever it holds', () => {
    assert(
      property(string({ minLength: 1, unit: 'grapheme' }), (name) => {
        pre(!['appalti', 'pagamenti-ocm', 'pagamenti-diretti', 'sviluppo-rurale', '.', '..'].includes(name));
        const slug = slugAt(`/aiuti-e-bandi/${percentEncode(name)}`);
        expect(slug === undefined || slug === `aiuti-e-bandi/${name}`).toBe(true);
      }),
    );
  });
});
