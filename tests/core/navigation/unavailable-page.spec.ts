import { describe, expect, it } from 'vitest';
import { PlainCell } from '#tests/support/doubles/plain-cell.ts';
import { InMemoryWindowOpener } from '#tests/support/doubles/session.ts';
import { defaultUnavailablePage, unavailablePage, unavailablePageAction } from '#core/navigation/unavailable-page.ts';
import { makeFollowLink, makeLeaveUnavailablePage } from '#core/navigation/use-cases.ts';
import { RecordedLog } from '#features/support/recorded-log.ts';
import { someSettings } from './deployment.ts';

describe('unavailablePage', () => {
  it('[ERR-07] should have its default texts', () => {
    expect(defaultUnavailablePage()).toEqual({
      isOpen: false,
      title: 'Presto on line',
      subtitle: 'La pagina che cerchi sarà presto disponibile',
      message: 'Ti indirizziamo sulla versione precedente del sito',
      button: 'Prosegui',
      url: undefined,
      isStatic: false,
    });
  });

  it('[ERR-07] should say what it is told to, and its defaults where it is told nothing', () => {
    expect(
      unavailablePage({ title: 'Manutenzione', button: 'Ricarica', isStatic: true, url: 'https://x.example' }),
    ).toEqual({
      ...defaultUnavailablePage(),
      isOpen: true,
      title: 'Manutenzione',
      button: 'Ricarica',
      isStatic: true,
      url: 'https://x.example',
    });
  });

  it('[ERR-07] should lead on, or reload when static or without an address', () => {
    expect(unavailablePageAction(unavailablePage({ url: 'https://x.example' }))).toEqual({
      kind: 'newTab',
      address: 'https://x.example',
    });
    expect(unavailablePageAction(unavailablePage({ url: 'https://x.example', isStatic: true }))).toEqual({
      kind: 'reload',
    });
    expect(unavailablePageAction(unavailablePage({}))).toEqual({ kind: 'reload' });
  });
});

describe('makeFollowLink', () => {
  it('[VAL-05][NAV-09] should open the modal for an agency address and open nothing yet', () => {
    const { follow, modal, windows } = aPage();
    follow('https://anpag.example/vecchia');
    expect(modal.read()).toMatchObject({ isOpen: true, url: 'https://anpag.example/vecchia', title: 'Presto on line' });
    expect(windows.opened).toEqual([]);
  });

  it('[NAV-09] should open the modal for an entry with a legacyUrl', () => {
    const { follow, modal } = aPage();
    follow(
      { id: 'x', title: 'Archivio', legacyUrl: 'https://vecchio.example/archivio' },
      { title: 'Archivio storico' },
    );
    expect(modal.read()).toMatchObject({
      isOpen: true,
      url: 'https://vecchio.example/archivio',
      title: 'Archivio storico',
    });
  });

  it('[VAL-03] should open another site in a new tab', () => {
    const { follow, windows } = aPage();
    follow('https://gazzetta.example');
    expect(windows.opened).toEqual(['https://gazzetta.example']);
  });

  it('[VAL-03] should log what it refuses, without the address', () => {
    const { follow, windows, log } = aPage();
    follow('javascript:alert(1)');
    expect(windows.opened).toEqual([]);
    expect(log.lines).toEqual([{ level: 'warn', message: 'Invalid URL or parameters', facts: {} }]);
  });

  it('[NAV-24] should leave pages and dropdowns to the page', () => {
    const { follow, modal, windows, log } = aPage();
    expect(follow('/normative').kind).toBe('inside');
    expect(follow({ id: 'x', title: 'Organi', isDropdown: true }).kind).toBe('dropdown');
    expect([modal.read().isOpen, windows.opened, log.lines]).toEqual([false, [], []]);
  });
});

describe('makeLeaveUnavailablePage', () => {
  it('[ERR-07] should open the target in a new tab and set the texts back', () => {
    const { follow, leave, modal, windows } = aPage();
    follow('https://anpag.example/vecchia', { title: 'Altro titolo' });
    leave('proceed');
    expect(windows.opened).toEqual(['https://anpag.example/vecchia']);
    expect(modal.read()).toEqual(defaultUnavailablePage());
  });

  it('[ERR-07] should only set the texts back when it is closed', () => {
    const { follow, leave, modal, windows } = aPage();
    follow('https://anpag.example/vecchia');
    leave('close');
    expect([windows.opened, windows.reloads]).toEqual([[], 0]);
    expect(modal.read()).toEqual(defaultUnavailablePage());
  });

  it('[ERR-07] should reload the page when it is static', () => {
    const { leave, modal, windows } = aPage();
    modal.replace(unavailablePage({ isStatic: true }));
    leave('proceed');
    expect([windows.opened, windows.reloads]).toEqual([[], 1]);
  });

  it('[VAL-03] should refuse and log a target that is not http or https', () => {
    const { leave, modal, windows, log } = aPage();
    modal.replace(unavailablePage({ url: 'javascript:alert(1)' }));
    leave('proceed');
    expect(windows.opened).toEqual([]);
    expect(log.lines.map(({ message }) => message)).toEqual(['Invalid URL or parameters']);
  });
});

// Helpers

const aPage = () => {
  const modal = new PlainCell(defaultUnavailablePage());
  const windows = new InMemoryWindowOpener();
  const log = new RecordedLog();
  return {
    modal,
    windows,
    log,
    follow: makeFollowLink(someSettings, modal, windows, log),
    leave: makeLeaveUnavailablePage(modal, windows, someSettings, log),
  };
};
