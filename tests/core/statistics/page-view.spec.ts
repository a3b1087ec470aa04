import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryPairs } from '#core/kernel/address.ts';
import { pageViewQuery } from '#core/statistics/page-view.ts';
import { RUNS } from '#tests/support/property.ts';

const PLACE = { url: 'https://statistiche.example/matomo.php', site: 'Xy12' };
const VIEW = {
  origin: 'https://portale.example',
  path: '/portale/normative',
  title: 'Normative - ANPAG',
  referrer: '',
  random: 42,
};
const reported = (view: Partial<typeof VIEW>) =>
  Object.fromEntries(queryPairs(pageViewQuery(PLACE, { ...VIEW, ...view })));

describe('pageViewQuery', () => {
  it('[CONST-10] should tell the page and nothing of who reads it', () => {
    expect(reported({})).toEqual({
      idsite: 'Xy12',
      rec: '1',
      apiv: '1',
      send_image: '0',
      cookie: '0',
      action_name: 'Normative - ANPAG',
      url: 'https://portale.example/portale/normative',
      rand: '42',
    });
  });

  it.each([
    ['https://www.ricerca.example/cerca?q=BNCNNA80A41H501R', 'https://www.ricerca.example/'],
    ['https://portale.example/portale/ricerca?search=fieno', undefined],
    ['android-app://com.example/', undefined],
  ])('[CONST-10] should tell of %s only whose site it is', (referrer, urlref) => {
    expect(reported({ referrer })['urlref']).toBe(urlref);
  });

  it('[CONST-10] should never tell what another page was asked for', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (referrer) => {
        const { urlref = '' } = reported({ referrer });
        expect(urlref).toMatch(/^(?:https?:\/\/[^/?#]+\/)?$/u);
      }),
      RUNS,
    );
  });
});
