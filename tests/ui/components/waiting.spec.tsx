import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BlockBoundary } from '#ui/components/block-boundary.tsx';
import { StatusProvider, useStatus } from '#ui/components/status-line.tsx';
import { Spinner, Waiting } from '#ui/components/waiting.tsx';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { draw } from '#tests/support/drawn.tsx';

describe('Waiting', () => {
  it('[ERR-10] should offer "Riprova" after ten seconds and not before', () => {
    const onRetry = vi.fn();
    const page = draw(
      <Waiting onRetry={onRetry}>
        <Spinner />
      </Waiting>,
    );
    page.timer.pass(9_999);
    expect(page.text()).toBe('Caricamento in corso');
    page.timer.pass(1);
    page.click(page.named('Riprova'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('[PAGE-25] should say what it is doing', () => {
    expect(draw(<Spinner />).text()).toBe('Caricamento in corso');
  });
});

describe('BlockBoundary', () => {
  it('[ERR-08] should show the fallback of the part that fails, tell the fault, and leave the rest', () => {
    const fault = new Error('guasto');
    const reported = vi.fn();
    let broken = true;
    const Part = () => {
      if (broken) throw fault;
      return <p>Notizie</p>;
    };
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = draw(
      <>
        <BlockBoundary onFault={reported}>
          <Part />
        </BlockBoundary>
        <p>Resto della pagina</p>
      </>,
    );
    expect(reported.mock.calls).toEqual([[fault]]);
    expect(page.text()).toContain('Questa parte della pagina non è disponibile');
    expect(page.text()).toContain('Resto della pagina');
    broken = false;
    page.click(page.named('Riprova'));
    expect(page.text()).toBe('NotizieResto della pagina');
    silent.mockRestore();
  });
});

describe('ErrorNotice', () => {
  it('[ERR-03] should say the HTTP status and the ways out', () => {
    const page = draw(<ErrorNotice title="Errore" status={503} onRetry={() => undefined} homeTo="/" />);
    expect(page.text()).toContain('Codice dell’errore: 503');
    expect([page.named('Riprova').tagName, page.named('Torna alla Home').getAttribute('href')]).toEqual([
      'BUTTON',
      '/portale/',
    ]);
  });

  it.each([
    [true, undefined, 'service'],
    [false, undefined, 'line'],
    [true, 'Manutenzione fino alle 18.', 'said'],
    [false, 'Manutenzione fino alle 18.', 'said'],
  ])(
    '[ERR-03] should lay nothing to the service while the line is cut (on line: %s, said: %s)',
    (onLine, said, reported) => {
      const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      onTestFinished(() => line.mockRestore());
      const text = draw(<ErrorNotice title="Errore" text={said} />).text();
      expect([
        text.includes('Manca la connessione'),
        text.includes(COMMON.failedHelp),
        text.includes('Manutenzione'),
      ]).toEqual([!onLine, reported === 'service', reported === 'said']);
    },
  );
});

describe('StatusProvider', () => {
  it('should keep one polite line from the start, and change it even when the same is said twice', () => {
    const Speaker = () => {
      const { say } = useStatus();
      return <button onClick={() => say('12 risultati')}>Cerca</button>;
    };
    const page = draw(
      <StatusProvider>
        <Speaker />
      </StatusProvider>,
    );
    const line = page.one('[aria-live=polite]');
    expect(line.textContent).toBe('');
    page.click(page.named('Cerca'));
    const first = line.textContent;
    page.click(page.named('Cerca'));
    expect([first, line.textContent.trim(), line.textContent === first]).toEqual([
      '12 risultati',
      '12 risultati',
      false,
    ]);
  });
});
