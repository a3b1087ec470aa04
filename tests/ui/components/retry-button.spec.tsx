import { act, useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { SidePanel } from '#ui/components/side-panel.tsx';
import { draw } from '#tests/support/drawn.tsx';

/** A part of a page that failed, is asked anew, and then is there; the test says when it goes on. */
const part = () => {
  const heard: { goOn?: () => void } = {};
  const Part = () => {
    const [step, setStep] = useState<'failed' | 'waiting' | 'answered'>('failed');
    useEffect(() => {
      heard.goOn = () => setStep('answered');
    }, []);
    if (step === 'failed') return <ErrorNotice title="Non disponibile" onRetry={() => setStep('waiting')} />;
    return step === 'waiting' ? (
      <div id="attesa">Caricamento in corso</div>
    ) : (
      <section>
        <h2>Avvisi</h2>
      </section>
    );
  };
  return { Part, goOn: () => act(async () => heard.goOn?.()) };
};

const focused = (): string => document.activeElement?.id || (document.activeElement?.textContent ?? '');

describe('the button "Riprova"', () => {
  it('[ERR-08] should leave the focus where it stood: on the wait, then on the heading of what came', async () => {
    const { Part, goOn } = part();
    const drawn = draw(
      <main>
        <h1>Pagina</h1>
        <Part />
        <p>Il resto</p>
      </main>,
    );
    const retry = drawn.one('button');
    retry.focus();
    await act(async () => retry.click());
    expect(focused()).toBe('attesa');
    await goOn();
    expect(focused()).toBe('Avvisi');
  });

  it('[ERR-08] should leave a reader alone who has gone on', async () => {
    const { Part, goOn } = part();
    const drawn = draw(
      <main>
        <Part />
        <a href="#altro" id="altro">
          Altro
        </a>
      </main>,
    );
    const retry = drawn.one('button');
    retry.focus();
    await act(async () => retry.click());
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    drawn.one('#altro').focus();
    await goOn();
    expect(focused()).toBe('altro');
  });
});

describe('"Elimina tutto" in a panel', () => {
  it('[LIST-04] should hand the focus to the first field before it goes', async () => {
    const Panel = () => {
      const [chosen, setChosen] = useState(true);
      return (
        <SidePanel
          id="filtri"
          open
          onCancel={() => undefined}
          onApply={() => undefined}
          action="/normative"
          onClear={chosen ? () => setChosen(false) : undefined}
        >
          <input id="primo" />
          <input id="secondo" />
        </SidePanel>
      );
    };
    const drawn = draw(<Panel />);
    const clear = drawn.named('Elimina tutto');
    clear.focus();
    await act(async () => clear.click());
    expect([drawn.all('button').filter((button) => button.textContent === 'Elimina tutto').length, focused()]).toEqual([
      0,
      'primo',
    ]);
  });
});
