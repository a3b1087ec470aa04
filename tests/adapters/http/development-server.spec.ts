import { expect, it } from 'vitest';
import { sourceAddress } from '#adapters/http/server/pages/development-server.ts';

it.each([
  // Files are known without the base path.
  ['/portale/components/art/mark.svg', '/components/art/mark.svg'],
  ['/main.tsx', '/main.tsx'],
  ['/pages/home/home.page.tsx?t=1764130000000', '/pages/home/home.page.tsx?t=1764130000000'],
  ['/@vite/client', '/@vite/client'],
  ['/@fs/progetto/core/page-query.ts', '/@fs/progetto/core/page-query.ts'],
  // Pages, API and sign-on are the service's.
  ['/portale/normative?search=aiuti', undefined],
  ['/portale/', undefined],
  ['/', undefined],
  ['/api/news', undefined],
  ['/auth/realms/agenzia/protocol/openid-connect/auth', undefined],
])('should send %s while developing to the build tool as %s', (address, source) => {
  expect(sourceAddress(address, '/portale')).toBe(source);
});
