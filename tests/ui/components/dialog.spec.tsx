import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { SidePanel } from '#ui/components/side-panel.tsx';
import { draw } from '#tests/support/drawn.tsx';

const Session = ({ onSafe }: { readonly onSafe: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Dialog
        open={open}
        title="La sessione sta per scadere"
        cross={false}
        onClose={() => {
          onSafe();
          setOpen(false);
        }}
        actions={
          <>
            <Button>Disconnetti</Button>
            <Button look="filled" data-autofocus>
              Rimani collegato
            </Button>
          </>
        }
      />
    </>
  );
};

describe('Dialog', () => {
  it('should be modal, named by its title, and give the focus to the safe choice', () => {
    const page = draw(<Session onSafe={() => undefined} />);
    page.click(page.named('Apri'));
    const dialog = page.one('dialog');
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(title?.textContent).toBe('La sessione sta per scadere');
    expect(document.activeElement).toBe(page.named('Rimani collegato'));
  });

  it('should take Escape as the safe choice, once', () => {
    const onSafe = vi.fn();
    const page = draw(<Session onSafe={onSafe} />);
    page.click(page.named('Apri'));
    expect(page.key(page.named('Rimani collegato'), 'Escape')).toBe(false);
    expect(onSafe).toHaveBeenCalledTimes(1);
    expect(page.one('dialog').hasAttribute('open')).toBe(false);
  });

  it('should stay open when the safe choice is to stay', () => {
    const page = draw(<Dialog open title="Come vuoi entrare?" onClose={() => undefined} cross={false} />);
    const dialog = page.one('dialog');
    page.key(dialog, 'Escape');
    expect(dialog.hasAttribute('open')).toBe(true);
  });

  it('should come back when a browser closes it unasked', () => {
    const onClose = vi.fn();
    const page = draw(<Dialog open title="Come vuoi entrare?" onClose={onClose} />);
    const dialog = page.one('dialog');
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('not a dialog');
    dialog.close();
    expect(dialog.open).toBe(true);
    expect(onClose).toHaveBeenCalled();
  });
});

describe('SidePanel', () => {
  const panel = (onCancel: () => void, onApply: () => void) => (
    <SidePanel
      id="filtri"
      open
      count={2}
      action="/portale/normative"
      onCancel={onCancel}
      onApply={onApply}
      onClear={() => undefined}
    >
      <input name="categories" />
    </SidePanel>
  );

  it('[LIST-02] should show title, number of applied filters, and its three ways out', () => {
    const page = draw(
      panel(
        () => undefined,
        () => undefined,
      ),
    );
    expect(page.one('h2').textContent).toContain('Filtri');
    expect(page.text()).toContain('2 filtri applicati');
    expect(['Annulla', 'Applica filtri', 'Elimina tutto'].map((words) => page.named(words).textContent)).toEqual([
      'Annulla',
      'Applica filtri',
      'Elimina tutto',
    ]);
  });

  it('[LIST-04] should offer "Elimina tutto" only when told that there is something', () => {
    const page = draw(
      <SidePanel id="filtri" open action="/" onCancel={() => undefined} onApply={() => undefined}>
        {null}
      </SidePanel>,
    );
    expect(page.text()).not.toContain('Elimina tutto');
  });

  const pressBegins = (target: HTMLElement) => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

  it('should cancel on Escape and on a press on the veil, and not on one inside or begun inside', () => {
    const onCancel = vi.fn();
    const page = draw(panel(onCancel, () => undefined));
    page.click(page.one('input'));
    expect(onCancel).not.toHaveBeenCalled();
    pressBegins(page.one('input'));
    page.click(page.one('dialog'));
    expect(onCancel).not.toHaveBeenCalled();
    pressBegins(page.one('dialog'));
    page.click(page.one('dialog'));
    page.key(page.one('input'), 'Escape');
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it('should apply without sending the form when a script runs', () => {
    const onApply = vi.fn();
    const page = draw(panel(() => undefined, onApply));
    page.click(page.named('Applica filtri'));
    expect(onApply).toHaveBeenCalledTimes(1);
  });
});
