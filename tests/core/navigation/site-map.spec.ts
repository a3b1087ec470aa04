import { describe, expect, it } from 'vitest';
import { decideAccess } from '#core/access/decide-access.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { siteMapOf } from '#core/navigation/site-map.ts';
import { anonymousSession } from '#core/session/state.ts';
import { someSettings, someTable } from './deployment.ts';

describe('siteMapOf', () => {
  it('[NAV-22] should list only pages that a visitor may open, each once', () => {
    const entries = siteMapOf(someTable, someSettings.flags);
    expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length);
    for (const { address } of entries) {
      expect(decideAccess(matchRoute(someTable, address)?.route, anonymousSession(), someSettings.flags)).toEqual({
        kind: 'allow',
      });
    }
    expect(entries.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/', '/normative', '/cruscotto-pagamenti', '/agenzia/delibere']),
    );
    expect(entries).toContainEqual({ id: 'regulations', title: 'Normative', address: '/normative' });
  });

  it('[NAV-22] should list the pages that are for visitors alone, and the home page under one address', () => {
    const addresses = siteMapOf(someTable, someSettings.flags).map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['/agricoltori', '/caa', '/op', '/agenzia']));
    expect(addresses.filter((address) => /[:*]/.test(address))).toEqual([]);
    expect(addresses.filter((address) => address === '/' || address === '/home')).toEqual(['/']);
  });

  it('[NAV-22] should leave the dashboard out while its flag is off', () => {
    const addresses = siteMapOf(someTable, { ...someSettings.flags, dashboardPayments: false }).map(
      ({ address }) => address,
    );
    expect(addresses).not.toContain('/cruscotto-pagamenti');
    expect(addresses).not.toContain('/comunicazione');
    expect(addresses).not.toContain('/scrivania');
  });
});
