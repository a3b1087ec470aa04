import { describe, expect, it, vi } from 'vitest';
import type { Menus } from '#core/navigation/menus.ts';
import { Header, type HeaderProps } from '#ui/components/frame/header.tsx';
import { NotificationList, NotificationsMenu } from '#ui/components/frame/notifications-menu.tsx';
import { ProfileMenu } from '#ui/components/frame/profile-menu.tsx';
import { SearchBox, type SearchBoxProps } from '#ui/components/frame/search-box.tsx';
import { draw } from '#tests/support/drawn.tsx';

const link = (id: string, friendlyUrl: string) => ({ id, title: id, friendlyUrl });
const menus: Menus = {
  topBar: [link('Modulistica', '/modulistica')],
  main: [link('Scrivania', '/scrivania'), link('Fascicolo', '/scrivania/fascicolo-aziendale')],
  guidedPaths: [link('Agricoltori', '/agricoltori')],
  usefulTools: [link('Servizi', '/servizi')],
  extra: [link('Modulistica', '/modulistica'), link('Comunicazione', '/comunicazione')],
};
const header = (more: Partial<HeaderProps> = {}) => (
  <Header
    agency={{ shortName: 'ANPAG', name: 'Agenzia' }}
    homeTo="/"
    path="/scrivania/fascicolo-aziendale"
    menus={menus}
    supportTo="/supporto"
    zone={null}
    {...more}
  />
);
const search = (more: Partial<SearchBoxProps> = {}): SearchBoxProps => ({
  action: '/portale/ricerca',
  name: 'search',
  value: '',
  onSearch: () => undefined,
  ...more,
});

describe('Header', () => {
  it('should mark one entry only, the nearest above the page', () => {
    const page = draw(header());
    expect(page.all('.pt-nav [aria-current]').map((entry) => entry.textContent)).toEqual(['Fascicolo']);
  });

  it('[NAV-03] [NAV-04] should open paths, tools and the extra menu from words of the bar', () => {
    const page = draw(header());
    expect(
      page
        .all('.pt-nav details')
        .map((drop) => [...drop.querySelectorAll('a')].map((entry) => entry.getAttribute('href'))),
    ).toEqual([['/portale/agricoltori'], ['/portale/servizi', '/portale/modulistica', '/portale/comunicazione']]);
  });

  it('[NAV-10] should have neither search nor support when it is not given them', () => {
    const page = draw(header({ supportTo: undefined }));
    expect([page.all('[role=combobox]').length, page.text().includes('Supporto')]).toEqual([0, false]);
  });

  it('[NAV-14] should open the menu of small screens as a named dialog and close it when an entry is followed', () => {
    const page = draw(header({ search: search() }), { follow: () => undefined });
    const menu = page.one('#menu-del-portale');
    page.click(page.named('Apri il menu'));
    expect(menu.hasAttribute('open')).toBe(true);
    expect([...menu.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
      'Percorsi guidati',
      'Strumenti utili',
      'Altri collegamenti',
    ]);
    const entry = menu.querySelector<HTMLElement>('a[href="/portale/servizi"]');
    if (entry === null) throw new Error('no entry');
    page.click(entry);
    expect(menu.hasAttribute('open')).toBe(false);
  });

  it('should name no entry twice among the other links', () => {
    const page = draw(header());
    expect(page.all('#menu-del-portale a[href="/portale/modulistica"]')).toHaveLength(1);
  });
});

describe('SearchBox', () => {
  const field = '[role=combobox]';

  it('[NAV-15] should send what was written, trimmed, by Enter and by the button', () => {
    const onSearch = vi.fn();
    const page = draw(<SearchBox {...search({ onSearch })} />);
    page.write(page.one(field), '  vigneti ');
    page.click(page.named('Cerca'));
    expect(onSearch.mock.calls).toEqual([['vigneti']]);
    expect(page.one('form').getAttribute('action')).toBe('/portale/ricerca');
  });

  it.each(['', '   '])('[NAV-15] should do nothing for %j', (text) => {
    const onSearch = vi.fn();
    const page = draw(<SearchBox {...search({ onSearch })} />);
    page.write(page.one(field), text);
    page.click(page.named('Cerca'));
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('[NAV-10] [NAV-15] should be emptied by its clear button, which is there only with a text', () => {
    const page = draw(<SearchBox {...search({ value: 'vigneti' })} />);
    page.click(page.named('Cancella'));
    expect([
      page.one(field).getAttribute('value'),
      document.activeElement === page.one(field),
      page.all('.pt-search-clear').length,
    ]).toEqual(['', true, 0]);
  });

  it('should ask for suggestions after a pause only, and once', () => {
    const onSuggest = vi.fn();
    const page = draw(<SearchBox {...search({ onSuggest })} />);
    page.write(page.one(field), 'dom');
    page.timer.pass(199);
    page.write(page.one(field), 'doma');
    page.timer.pass(199);
    expect(onSuggest).not.toHaveBeenCalled();
    page.timer.pass(1);
    expect(onSuggest.mock.calls).toEqual([['doma']]);
  });

  it('should send the suggestion that the arrows chose, and what was written when none is', () => {
    const onSearch = vi.fn();
    const page = draw(<SearchBox {...search({ onSearch, suggestions: ['domanda unica', 'domanda di pagamento'] })} />);
    const input = page.one(field);
    page.write(input, 'domanda');
    page.key(input, 'ArrowDown');
    page.key(input, 'ArrowDown');
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      'domanda di pagamento',
    );
    page.key(input, 'ArrowDown');
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    page.key(input, 'ArrowUp');
    page.click(page.named('Cerca'));
    expect(onSearch.mock.calls).toEqual([['domanda di pagamento']]);
    page.write(input, 'domanda');
    page.click(page.named('Cerca'));
    expect(onSearch.mock.lastCall).toEqual(['domanda']);
  });

  it('should keep the suggestions among which one is chosen, and show the newest when none is', () => {
    const onSearch = vi.fn();
    const suggesting = (...suggestions: readonly string[]) => <SearchBox {...search({ onSearch, suggestions })} />;
    const page = draw(suggesting('domanda unica', 'domanda di pagamento'));
    const input = page.one(field);
    const shown = (): readonly string[] => page.all('[role=option]').map(({ textContent }) => textContent);
    page.write(input, 'domand');
    page.key(input, 'ArrowDown');
    page.again(suggesting('domanda di aiuto'));
    expect(shown()).toEqual(['domanda unica', 'domanda di pagamento']);
    page.key(input, 'ArrowUp');
    expect(shown()).toEqual(['domanda di aiuto']);
    page.again(suggesting('domanda unica'));
    page.key(input, 'ArrowDown');
    page.again(suggesting('domanda di aiuto'));
    page.click(page.named('Cerca'));
    expect(onSearch.mock.calls).toEqual([['domanda unica']]);
  });

  it('should close its suggestions on Escape and keep the text', () => {
    const page = draw(<SearchBox {...search({ suggestions: ['domanda unica'] })} />);
    const input = page.one(field);
    page.write(input, 'domanda');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    page.key(input, 'Escape');
    expect([input.getAttribute('aria-expanded'), input.getAttribute('value')]).toEqual(['false', 'domanda']);
  });

  it('should take over the text of another address', () => {
    const page = draw(<SearchBox {...search({ value: 'prima' })} />);
    page.write(page.one(field), 'a metà');
    page.again(<SearchBox {...search({ value: 'dopo' })} />);
    expect(page.one(field).getAttribute('value')).toBe('dopo');
  });
});

describe('ProfileMenu', () => {
  const companies = [
    { cuaa: 'BNCNNA80A41H501X', registeredName: 'Azienda agricola Bianchi Anna' },
    { cuaa: '01234567890', registeredName: 'Le Querce' },
  ];

  it('[NAV-13] [NAV-25] should greet, show name and cuaa of each company, mark the selected one, and give each its pin', () => {
    const calls: string[] = [];
    const page = draw(
      <ProfileMenu
        name="Anna"
        companies={companies}
        selectedCuaa="BNCNNA80A41H501X"
        mainCuaa="01234567890"
        onChoose={(cuaa) => calls.push(`choose ${cuaa}`)}
        onPin={(cuaa) => calls.push(`pin ${cuaa}`)}
        ways={[]}
        onLogOut={() => calls.push('out')}
      />,
    );
    expect(page.one('summary').textContent).toBe('Ciao Anna!');
    expect(page.all('[aria-current=true]').map((entry) => entry.textContent)).toEqual([
      'Azienda agricola Bianchi AnnaBNCNNA80A41H501X, azienda in uso',
    ]);
    expect(page.all('[aria-pressed]').map((pin) => pin.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    page.click(page.named('01234567890'));
    page.click(page.named('Usa sempre Azienda agricola Bianchi Anna'));
    page.click(page.named('Esci'));
    expect(calls).toEqual(['choose 01234567890', 'pin BNCNNA80A41H501X', 'out']);
  });

  it('[NAV-13] should not have "Le tue aziende" without companies', () => {
    const page = draw(
      <ProfileMenu
        name="Paola"
        companies={[]}
        onChoose={() => undefined}
        onPin={() => undefined}
        ways={[{ to: '/avvisi-per-email', label: 'Avvisi per email', icon: 'mail' }]}
        onLogOut={() => undefined}
      />,
    );
    expect(page.text()).not.toContain('Le tue aziende');
    expect(page.named('Avvisi per email').getAttribute('href')).toMatch(/\/avvisi-per-email$/);
  });

  it('[NAV-13] [SES-30] should say beside each company how it stands, and in words what its pin does', () => {
    const page = draw(
      <ProfileMenu
        name="Anna"
        companies={companies.map((company) => ({ ...company, state: <span>3 cose da fare</span> }))}
        mainCuaa="01234567890"
        onChoose={() => undefined}
        onPin={() => undefined}
        ways={[]}
        onLogOut={() => undefined}
      />,
    );
    expect(page.all('.pt-companies li').map((entry) => entry.textContent)).toEqual([
      'Azienda agricola Bianchi AnnaBNCNNA80A41H501X 3 cose da fareUsa sempre',
      'Le Querce01234567890 3 cose da farePrincipale',
    ]);
  });
});

describe('NotificationsMenu', () => {
  it.each([
    { unread: 0, icon: 'bell', name: 'Notifiche, nessuna da leggere', badge: 0 },
    { unread: 3, icon: 'bell-alert', name: 'Notifiche, 3 da leggere', badge: 1 },
  ])('[NOTE-02] should show $icon with $unread to read', ({ unread, icon, name, badge }) => {
    const page = draw(
      <NotificationsMenu unread={unread} allTo="/notifiche">
        {null}
      </NotificationsMenu>,
    );
    const summary = page.one('summary');
    expect([
      summary.getAttribute('aria-label'),
      summary.querySelector('use')?.getAttribute('href')?.split('#it-')[1],
      page.all('.pt-badge').length,
    ]).toEqual([name, icon, badge]);
  });

  it('[NOTE-01] [NOTE-14] should say in words what the yellow dot says, before the subject, and name the button by nothing else', () => {
    const onOpen = vi.fn();
    const page = draw(
      <NotificationList
        onOpen={onOpen}
        entries={[
          { id: 'a', subject: 'Richiesta', text: 'Serve una copia.', day: 'Oggi', unread: true },
          { id: 'b', subject: 'Istruzioni', day: '28/10/2026', unread: false },
        ]}
      />,
    );
    expect(page.all('li').map((entry) => [entry.className, entry.textContent])).toEqual([
      ['unread', 'Da leggere: Richiesta Serve una copia.Oggi'],
      ['', 'Istruzioni28/10/2026'],
    ]);
    expect(page.all('button').map((button) => button.textContent)).toEqual(['Da leggere: Richiesta', 'Istruzioni']);
    page.click(page.named('Richiesta'));
    expect(onOpen.mock.calls).toEqual([['a']]);
  });
});
