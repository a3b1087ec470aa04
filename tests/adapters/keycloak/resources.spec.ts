import { describe, expect, it } from 'vitest';
import { changedColours, type AgencyColours } from '#core/appearance/colours.ts';
import { readResources } from '#adapters/keycloak/embedded/resources.ts';

const sheetOf = (colours: AgencyColours): string =>
  readResources(colours)
    .find(({ name }) => name === 'sign-on.css')
    ?.body.toString('utf8') ?? '';

describe('the sheet of the sign-on pages', () => {
  it("[CONST-10] should end with the agency's colours, which come after those of the theme", () => {
    const plain = sheetOf({});
    const own = sheetOf({ brand: '#1b4f8a', accent: '#f2c14e' });
    expect(plain).toContain('--green-900: #113a29;');
    expect(own.startsWith(plain)).toBe(true);
    const added = own.slice(plain.length);
    for (const [name, value] of Object.entries(changedColours({ brand: '#1b4f8a', accent: '#f2c14e' })))
      expect(added).toContain(`--${name}: ${value};`);
    expect(added).toMatch(/^:root \{[^{}]*--green-700: #1b4f8a;[^{}]*--grain: #f2c14e;[^{}]*\}\n$/u);
  });
});
