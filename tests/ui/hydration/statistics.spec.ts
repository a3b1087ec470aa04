import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryPairs } from '#core/kernel/address.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { countViews } from '#ui/hydration/statistics.ts';
import type { PageData } from '#ui/ssr/page-data.ts';

const PLACE = { url: 'https://statistiche.example/matomo.php', site: '7' };
const page = (facts: Partial<PageData> = {}): PageData => ({
  settings: demonstrationSettings,
  browser: { signOn: { url: '', realm: '', clientId: '' } },
  drawn: 'page',
  isPrivate: false,
  day: '2026-11-25' as IsoDate,
  queries: [],
  ...facts,
});

const asked = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();
let over: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', asked);
  // What a test listens to ends with it.
  over = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((kind: string, heard: unknown) =>
    listen(kind as 'popstate', heard as () => void, { signal: over.signal }),
  );
  window.history.replaceState(null, '', '/portale/normative?search=fieno');
  document.title = 'Normative - ANPAG';
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});
const reported = (): readonly (readonly [string | undefined, string | undefined])[] =>
  asked.mock.calls.map(([address]) => {
    const { url, action_name } = Object.fromEntries(queryPairs(address.split('?')[1] ?? ''));
    return [url?.replace(window.location.origin, ''), action_name] as const;
  });
const goTo = async (path: string, title: string): Promise<void> => {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new Event('pushState'));
  document.title = title;
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.dynamicImportSettled();
};

describe('countViews', () => {
  it('[CONST-10] should tell of the page and of each public one that follows, never of what was searched', async () => {
    countViews(page(), PLACE);
    await goTo('/portale/normative?search=altro', 'Normative - ANPAG');
    await goTo('/portale/servizi', 'Servizi - ANPAG');
    await goTo('/portale/fascicolo-aziendale', 'Fascicolo - ANPAG');
    await goTo('/portale/BNCNNA80A41H501R/niente', 'Pagina non trovata - ANPAG');
    await goTo('/portale/servizi', 'Servizi - ANPAG');
    expect(reported()).toEqual([
      ['/portale/normative', 'Normative - ANPAG'],
      ['/portale/servizi', 'Servizi - ANPAG'],
      ['/portale/servizi', 'Servizi - ANPAG'],
    ]);
    const [address = '', how] = asked.mock.calls[0] ?? [];
    expect(address.startsWith(`${PLACE.url}?idsite=7&`)).toBe(true);
    expect(how).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' });
  });

  it.each([
    ['a page of the reserved area', page({ isPrivate: true }), () => undefined],
    ['a page that script draws', page({ drawn: 'frame' }), () => undefined],
    [
      'a page that is no page',
      page(),
      () => document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">'),
    ],
    ['a reader who asks for privacy', page(), () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
    ['a reader who is not to be tracked', page(), () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
  ])('[CONST-10] should tell nothing of %s', (_what, data, prepare) => {
    prepare();
    countViews(data, PLACE);
    expect(reported()).toEqual([]);
  });

  it('[CONST-10] should be nobody’s loss when the collector is away', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    countViews(page(), PLACE);
    await goTo('/portale/servizi', 'Servizi - ANPAG');
    expect(reported()).toHaveLength(2);
  });
});
