import { expect, it } from 'vitest';
import { injectorWith, rendererOver } from '#tests/support/renderer.ts';

const footerOf = async (settings: Readonly<Record<string, unknown>>): Promise<string> => {
  const render = await rendererOver(injectorWith(settings));
  const { html } = await render({ path: '/', query: '', wasLoggedIn: false, origin: 'https://portale.example' });
  return /<footer.*<\/footer>/su.exec(html)?.[0] ?? '';
};

it('[NAV-07] should say where the agency can be followed, and nothing where it is in no such place', async () => {
  const some = await footerOf({});
  expect(some).toContain('Seguici su');
  const none = await footerOf({ external: { social: [] } });
  expect(none).not.toContain('Seguici su');
  expect(none).not.toContain('pt-socials');
  for (const footer of [some, none]) expect(footer).toContain('Portale con dati dimostrativi.');
});
