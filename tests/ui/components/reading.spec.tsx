import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ReadingProgress, useActiveHeading, useHeaderSticky } from '#ui/components/reading.tsx';
import { SideMenu } from '#ui/components/side-menu.tsx';
import { draw } from '#tests/support/drawn.tsx';

const scrollTo = (top: number) => {
  Reflect.set(window, 'scrollY', top);
  act(() => void window.dispatchEvent(new Event('scroll')));
};

describe('useActiveHeading', () => {
  const tops = new Map<string, number>();
  const Index = () => {
    const active = useActiveHeading(['uno', 'due']);
    return (
      <>
        <h2 id="uno">Uno</h2>
        <h2 id="due">Due</h2>
        <output>{active ?? 'nessuno'}</output>
      </>
    );
  };

  it('[MENU-04] should follow the last heading above 200 px, looking no more than once in 300 ms', () => {
    const look = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(
      this: HTMLElement,
    ) {
      return new DOMRect(0, tops.get(this.id) ?? 0, 0, 0);
    });
    tops.set('uno', 900).set('due', 1500);
    const page = draw(<Index />);
    const active = () => page.one('output').textContent;
    expect(active()).toBe('nessuno');
    tops.set('uno', 199).set('due', 800);
    const before = look.mock.calls.length;
    scrollTo(700);
    scrollTo(701);
    page.timer.pass(299);
    expect([active(), look.mock.calls.length]).toEqual(['nessuno', before]);
    page.timer.pass(1);
    expect([active(), look.mock.calls.length]).toEqual(['uno', before + 2]);
    look.mockRestore();
  });
});

describe('ReadingProgress', () => {
  it('[MENU-05] should go from 0 at the top to 100 at the end', () => {
    Reflect.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true });
    Reflect.defineProperty(document.documentElement, 'clientHeight', { value: 1000, configurable: true });
    Reflect.set(window, 'scrollY', 0);
    const page = draw(<ReadingProgress />);
    const value = () => page.one('progress').getAttribute('value');
    const seen = [value()];
    for (const top of [1000, 2000]) {
      scrollTo(top);
      page.timer.pass(50);
      seen.push(value());
    }
    expect(seen).toEqual(['0', '50', '100']);
  });
});

describe('useHeaderSticky', () => {
  it('[NAV-14] should hold from more than 50 px of scroll', () => {
    Reflect.set(window, 'scrollY', 0);
    const Header = () => <output>{String(useHeaderSticky())}</output>;
    const page = draw(<Header />);
    const seen = [50, 51, 10].map((top) => {
      scrollTo(top);
      page.timer.pass(0);
      return page.one('output').textContent;
    });
    expect(seen).toEqual(['false', 'true', 'false']);
  });
});

describe('SideMenu', () => {
  it('[PAGE-06] should show an alert as an icon with its words, also on the current entry', () => {
    const page = draw(
      <SideMenu
        title="Parti del fascicolo"
        sticky="file"
        items={[
          { id: 'a', label: 'Dati anagrafici', to: '?scheda=a', current: true, alert: true },
          { id: 'b', label: 'Coordinate bancarie', to: '?scheda=b' },
        ]}
      />,
    );
    expect(
      page.all('[role=img]').map((icon) => [icon.getAttribute('aria-label'), icon.closest('a')?.textContent]),
    ).toEqual([['Attenzione: ci sono dati da controllare', 'Dati anagrafici']]);
    expect(page.one('nav').className).toContain('file');
    expect(page.all('[aria-current=page]')).toHaveLength(1);
  });

  it('[MENU-03] should open the group that holds the current page and leave the others closed', () => {
    const group = (id: string, current: boolean) => ({
      id,
      label: `Campagna ${id}`,
      below: 'closed' as const,
      items: [{ id: `${id}-1`, label: 'Pagamenti diretti', to: `/${id}`, current }],
    });
    const page = draw(<SideMenu title="Campagne" items={[group('2025', true), group('2024', false)]} />);
    expect(page.all('details').map((details) => details.hasAttribute('open'))).toEqual([true, false]);
  });
});
