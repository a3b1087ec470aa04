import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { Drop } from '#ui/components/drop.tsx';
import { TruncatedText } from '#ui/components/opening.tsx';
import { Opener } from '#ui/components/opener.tsx';
import { draw } from '#tests/support/drawn.tsx';

const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Passo ${index + 1}`,
    address: index === count - 1 ? undefined : `/passo-${index + 1}`,
  }));

describe('Breadcrumbs', () => {
  it('[NAV-20] should hide the middle of a long path behind an ellipsis that a keyboard opens by itself', () => {
    const page = draw(<Breadcrumbs steps={steps(6)} />);
    const ellipsis = page.one('details');
    expect(page.one('summary').getAttribute('aria-label')).toBe('Mostra le pagine intermedie');
    expect(ellipsis.hasAttribute('open')).toBe(false);
    expect([...ellipsis.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Passo 2',
      'Passo 3',
      'Passo 4',
    ]);
  });

  it('[NAV-20] should show a short path whole', () => {
    const page = draw(<Breadcrumbs steps={steps(4)} />);
    expect(page.all('details')).toEqual([]);
    expect(page.all('[aria-current=page]').map((step) => step.textContent)).toEqual(['/Passo 4']);
  });

  it('should mark no step of a longer path but the page', () => {
    expect(renderToString(<Breadcrumbs steps={steps(7)} />).match(/aria-current/g)).toHaveLength(1);
  });
});

describe('TruncatedText', () => {
  it('[CONST-04] should keep the whole text at hand behind "Mostra di più" and "Mostra di meno"', () => {
    const text = 'Testo '.repeat(80).trim();
    const page = draw(<TruncatedText text={text} />);
    expect(page.one('.short').textContent).toMatch(/…$/);
    expect(page.one('summary').textContent).toBe('Mostra di piùMostra di meno');
    expect(page.one('details > p').textContent).toBe(text);
  });

  it('[CONST-04] should show a text within the limit as it is', () => {
    const page = draw(<TruncatedText text="Testo breve" />);
    expect([page.text(), page.all('details').length]).toEqual(['Testo breve', 0]);
  });
});

describe('Drop', () => {
  const opened = () => {
    const page = draw(
      <>
        <Drop group="testata" summary="Strumenti utili">
          <a href="#servizi">Servizi</a>
        </Drop>
        <p>Altrove</p>
      </>,
    );
    const drop = page.one('details');
    if (!(drop instanceof HTMLDetailsElement)) throw new Error('not a disclosure');
    drop.open = true;
    return { page, drop };
  };

  it('should close on Escape and give the focus back to its word', () => {
    const { page, drop } = opened();
    page.key(page.one('a'), 'Escape');
    expect(drop.open).toBe(false);
    expect(document.activeElement).toBe(page.one('summary'));
  });

  it('should close on a press elsewhere, and not on one inside', () => {
    const { page, drop } = opened();
    const press = (target: HTMLElement) =>
      act(() => void target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    press(page.one('summary'));
    expect(drop.open).toBe(true);
    press(page.one('p'));
    expect(drop.open).toBe(false);
  });

  it('should close when a link in it is followed', () => {
    const { page, drop } = opened();
    page.click(page.one('a'));
    expect(drop.open).toBe(false);
  });
});

describe('Opener', () => {
  it('should be a way to the panel before any script, and a button after', () => {
    let count = 0;
    const page = draw(
      <Opener panelId="filtri" open={false} onOpen={() => (count += 1)}>
        Filtri
      </Opener>,
    );
    const opener = page.one('a');
    expect([opener.getAttribute('href'), opener.getAttribute('role'), opener.getAttribute('aria-expanded')]).toEqual([
      '#filtri',
      'button',
      'false',
    ]);
    page.click(opener);
    page.key(opener, ' ');
    expect(count).toBe(2);
  });
});
