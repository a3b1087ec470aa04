import { act, useEffect, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '#ui/components/dialog.tsx';
import { keepFocus } from '#ui/components/keep-focus.ts';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { SidePanel } from '#ui/components/side-panel.tsx';
import { draw } from '#tests/support/drawn.tsx';

/** A part of a page that failed, is asked again, and then is there; the test says when it goes on. */
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
  return { Part, goOn: () => heard.goOn?.() };
};

const focused = (): string => document.activeElement?.id || (document.activeElement?.textContent ?? '');

/** A page whose focus is kept. */
const Kept = ({ children }: { readonly children: ReactNode }) => {
  useEffect(keepFocus, []);
  return (
    <main>
      <h1>Pagina</h1>
      {children}
    </main>
  );
};

/** Changes something as a press does, and lets the page answer to it; the focus is looked after in the frame that follows. */
const change = async (alter: () => void): Promise<void> => {
  await act(async () => alter());
  await act(async () => {
    await new Promise(requestAnimationFrame);
  });
};

const pressFocused = (): Promise<void> => change(() => (document.activeElement as HTMLElement).click());

describe('the focus of a page in which something goes away', () => {
  it('[ERR-08] should stay where a failure stood: on the wait, then on the heading of what came', async () => {
    const { Part, goOn } = part();
    const drawn = draw(
      <Kept>
        <Part />
        <p>Il resto</p>
      </Kept>,
    );
    drawn.one('button').focus();
    await pressFocused();
    await expect.poll(focused).toBe('attesa');
    await change(goOn);
    await expect.poll(focused).toBe('Avvisi');
  });

  it('[ERR-08] should be left alone once the reader has gone on', async () => {
    const { Part, goOn } = part();
    const drawn = draw(
      <Kept>
        <Part />
        <a href="#altro" id="altro">
          Altro
        </a>
      </Kept>,
    );
    drawn.one('button').focus();
    await pressFocused();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    drawn.one('#altro').focus();
    await change(goOn);
    expect(focused()).toBe('altro');
  });

  it('should be on the same control where that is drawn again, and come back to it after a wait', async () => {
    const Form = () => {
      const [turn, setTurn] = useState(0);
      return (
        <>
          {turn === 1 ? null : (
            <form key={turn}>
              <select aria-label="Ordina" />
              <button type="button" data-turn={turn} onClick={() => setTurn(turn + 1)}>
                Aggiorna
              </button>
            </form>
          )}
          <button type="button" id="poi" onClick={() => setTurn(2)}>
            Arriva
          </button>
        </>
      );
    };
    const drawn = draw(
      <Kept>
        <Form />
      </Kept>,
    );
    drawn.named('Aggiorna').focus();
    await pressFocused();
    await expect.poll(focused).toBe('poi');
    await change(() => drawn.one('#poi').click());
    await expect.poll(focused).toBe('Aggiorna');
    expect(document.activeElement?.getAttribute('data-turn')).toBe('2');
  });

  it.each([
    [0, 'Togli due'],
    [1, 'Togli tre'],
    [2, 'Togli due'],
  ])('[LIST-04] should go to the neighbour of entry %i that is removed', async (index, neighbour) => {
    const List = () => {
      const [words, setWords] = useState(['uno', 'due', 'tre']);
      return (
        <ul>
          {words.map((word) => (
            <li key={word}>
              {word}
              <button type="button" onClick={() => setWords(words.filter((other) => other !== word))}>
                Togli {word}
              </button>
            </li>
          ))}
        </ul>
      );
    };
    const drawn = draw(
      <Kept>
        <List />
      </Kept>,
    );
    drawn.all('button')[index]?.focus();
    await pressFocused();
    await expect.poll(focused).toBe(neighbour);
  });

  it('should go to what stands where the opener of a dialog stood, when both are gone', async () => {
    const Opened = () => {
      const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
      return (
        <>
          <ul>
            {step === 'done' ? null : (
              <li>
                <button type="button" onClick={() => setStep('open')}>
                  Elimina
                </button>
              </li>
            )}
            <li>
              <a href="#b">Seconda voce</a>
            </li>
          </ul>
          <Dialog open={step === 'open'} title="Sicuro?" onClose={() => setStep('closed')}>
            <button type="button" onClick={() => setStep('done')}>
              Conferma
            </button>
          </Dialog>
        </>
      );
    };
    const drawn = draw(
      <Kept>
        <Opened />
      </Kept>,
    );
    drawn.named('Elimina').focus();
    await pressFocused();
    drawn.named('Conferma').focus();
    await pressFocused();
    await expect.poll(focused).toBe('Seconda voce');
  });

  it('should return to the page from a message in passing that is dismissed', async () => {
    const Passing = () => {
      const [shown, setShown] = useState(true);
      return shown ? (
        <section className="pt-toasts">
          <button type="button" onClick={() => setShown(false)}>
            Chiudi
          </button>
        </section>
      ) : null;
    };
    const drawn = draw(
      <Kept>
        <a href="#qui" id="qui">
          Qui
        </a>
        <Passing />
      </Kept>,
    );
    drawn.one('#qui').focus();
    drawn.named('Chiudi').focus();
    await pressFocused();
    await expect.poll(focused).toBe('qui');
  });

  it('should leave a control that cannot be used for the next one', async () => {
    const Steps = () => {
      const [isLast, setIsLast] = useState(false);
      return (
        <p>
          <button type="button">Precedente</button>
          <button type="button" disabled={isLast} onClick={() => setIsLast(true)}>
            Successivo
          </button>
        </p>
      );
    };
    const drawn = draw(
      <Kept>
        <Steps />
      </Kept>,
    );
    drawn.named('Successivo').focus();
    await pressFocused();
    await expect.poll(focused).toBe('Precedente');
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
